import Testing

@testable import LinkAnalysis
@testable import LinkPatterns

@Suite struct CatalogTypeTests {
  @Test func anOwnTypeTakesNoNameThatIsTaken() throws {
    var catalog = CatalogSamples.bare
    let short = try ParameterShape(name: "Int", matching: "[0-9]{1,3}")
    let letters = try ParameterShape(name: "Day", matching: "[a-z]+")
    let digits = try ParameterShape(name: "Day", matching: "[0-9]+")
    #expect(catalog.type(of: "Number", shape: short) == "Int_")
    #expect(catalog.type(of: "Number", shape: short) == "Int_")
    #expect(catalog.type(of: "Letters", shape: letters) == "Day")
    #expect(catalog.type(of: "Digits", shape: digits) == "Day_")
    #expect(catalog.type(of: "Letters", shape: letters) == "Day")
    #expect(catalog.shapes.keys.sorted() == ["Day", "Day_", "Int_"])
  }

  @Test(arguments: [
    ("Int8", "-128", "127"), ("Int16", "-32768", "32767"), ("Int32", "-2147483648", "2147483647"),
    ("Int64", "-9223372036854775808", "9223372036854775807"),
    ("Int", "-9223372036854775808", "9223372036854775807"), ("UInt8", "0", "255"),
    ("UInt16", "0", "65535"), ("UInt32", "0", "4294967295"),
    ("UInt64", "0", "18446744073709551615"),
    ("UInt", "0", "18446744073709551615"),
  ])
  func anIntegerIsWithinItsBits(name: String, least: String, greatest: String) throws {
    let type = try #require(ResolvedType(CatalogType(name)))
    for text in [least, greatest] { #expect(type.value(of: text)?.description == text) }
    #expect(type.type.range?.minimum.description == least)
    #expect(type.type.range?.maximum.description == greatest)
    #expect(type.value(of: Self.beyond(greatest)) == nil)
    #expect(type.value(of: least == "0" ? "-1" : Self.beyond(least)) == nil)
  }

  @Test(arguments: ["0", "9223372036854775807", "9223372036854775808", "18446744073709551615"])
  func boundsBeyondSignedIntegersAreCompared(text: String) throws {
    let value = try #require(ResolvedType("UInt64")?.value(of: text))
    for (bound, number) in [
      (CatalogValue.integer(.max), UInt64(Int.max)), (.unsigned(1 << 63), 1 << 63),
      (.unsigned(.max), .max),
    ] {
      let own = try #require(UInt64(text))
      #expect(value.isLess(than: bound) == (own < number), "\(bound)")
      #expect(bound.isLess(than: value) == (number < own), "\(bound)")
    }
  }

  @Test(arguments: [
    ("Int16", "Int8", true), ("Int8", "Int16", false), ("Int", "Int64", true),
    ("UInt16", "UInt8", true), ("UInt8", "UInt16", false), ("Int16", "UInt8", true),
    ("Int8", "UInt8", false), ("Int8", "UInt64", false), ("UInt64", "Int8", false),
    ("UInt8", "Int8", false), ("Double", "Float", true), ("Float", "Double", false),
    ("a|b|c", "b|a", true), ("b|a", "a|b|c", false), ("Int", "Double", false),
    ("UUID", "UUID", true),
  ])
  func aTypeIncludesThoseWhoseValuesItHas(name: String, other: String, includes: Bool) throws {
    let (type, other) = (
      try #require(ResolvedType(CatalogType(name))), try #require(ResolvedType(CatalogType(other)))
    )
    #expect(type.includes(other) == includes)
  }

  /// The integer whose last digit is one more.
  private static func beyond(_ text: String) -> String {
    String(text.dropLast()) + String((text.last?.wholeNumberValue ?? 0) + 1)
  }

  @Test(arguments: [
    ("Double", "0.5", true), ("Double", ".5", false), ("Double", "1.", false),
    ("Double", "nan", false),
    ("Double", String(repeating: "9", count: 400), false), ("Double", "-00.10", true),
    ("Float", "1" + String(repeating: "0", count: 38), true),
    ("Float", "1" + String(repeating: "0", count: 39), false), ("Int", "+1", false),
    ("Int", "", false),
    ("Bool", "TRUE", false), ("Bool", "true", true), ("UUID", "0-0-0-0-0", false),
    ("a|b", "b", true),
    ("a|b", "a|b", false), ("é|b", "e\u{301}", false), ("String", "", true),
  ])
  func aValueHasTheShapeOfItsType(name: String, text: String, isValue: Bool) throws {
    #expect((try #require(ResolvedType(CatalogType(name))).value(of: text) != nil) == isValue)
  }

  @Test(arguments: CatalogType.Known.allCases.map(\.rawValue) + ["a|b c"])
  func theSampleIsAValue(name: String) throws {
    let type = try #require(ResolvedType(CatalogType(name)))
    #expect(type.value(of: type.sample) != nil)
    let value = try #require(type.value(of: type.sample))
    #expect(type.value(meant: value) == value)
  }

  @Test func aTextInAnotherSpellingMeansTheSameValue() throws {
    let uuid = "00000000-0000-0000-0000-00000000000A"
    let type = try #require(ResolvedType("UUID"))
    #expect(type.value(meant: .text(uuid.lowercased())) == .text(uuid))
    #expect(try #require(ResolvedType("a|b")).value(meant: .text("A")) == nil)
  }

  @Test func aTypeThatIsUnknownIsSaidWithTheOneThatWasMeant() {
    func message(_ type: CatalogType) -> String? {
      let route = LinkCatalogV1.Route(name: "a", path: "/:x", types: ["x": type])
      let catalog = LinkCatalogV1(prefixes: [.scheme("s", host: nil)], routes: [route])
      return ParsedCatalog(catalog).problems.first?.message
    }
    #expect(message("Itn") == "'Itn' is not a type; did you mean 'Int'?")
    let all = CatalogType.Known.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(
      message("Slug")
        == "'Slug' is not a type; \(all), words with | between them, and the names of shapes are."
    )
  }

  @Test(arguments: ["", "string", "Int7", "Slug", "|", "a|", "|a", "a||b"])
  func otherNamesAreNoTypes(name: String) {
    #expect(CatalogType(name) == .own(name))
    #expect(ResolvedType(CatalogType(name)) == nil)
  }

  @Test(arguments: ["String", "Int8", "UInt", "Float", "UUID", "new|old", "Slug"])
  func aTypeHasItsName(name: String) {
    #expect(CatalogType(name).name == name)
  }
}
