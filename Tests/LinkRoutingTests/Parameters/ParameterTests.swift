import Foundation
import LinkPatterns
import LinkRouting
import Testing

@Suite struct ParameterTests {
  /// A link that holds one value of any type.
  struct Box<Value: Hashable & Sendable>: DeepLink { let value: Value }

  /// A router with one route: `/x?v=`.
  private func router<Value: Hashable & Sendable>(
    _ parameter: TypedParameter<Value>
  ) -> LinkRouter<Box<Value>> {
    LinkRouter(
      prefixes: [.scheme("app"), .domain("app.example")],
      routes: [LinkRoute("/x?v=:v", parameter, name: "x", read: Box.init) { $0.value }]
    )
  }

  /// What a value is printed as, after it was read back.
  private func printed<Value: Hashable & Sendable>(
    _ value: Value,
    _ parameter: TypedParameter<Value>
  ) throws -> String {
    let router = router(parameter)
    let text = try router.url(for: Box(value: value), at: router.prefixes[0]).text
    #expect((try? router.link(for: text)) == Box(value: value))
    return String(text.dropFirst("app://x".utf8.count))
  }

  /// The code of the reason why a query is not a value.
  private func code<Value: Hashable & Sendable>(
    _ query: String,
    _ parameter: TypedParameter<Value>
  ) -> LinkFailure.Code? {
    guard let reason = router(parameter).reason(for: "app://x?v=\(query)") else {
      return nil
    }
    return reason.code
  }

  @Test func integersOfEveryWidth() throws {
    #expect(try printed(Int.min, .int("v")) == "?v=-9223372036854775808")
    #expect(try printed(UInt.max, .uint("v")) == "?v=18446744073709551615")
    #expect(try printed(Int8.min, .value("v")) == "?v=-128")
    #expect(try printed(UInt64.max, .value("v")) == "?v=18446744073709551615")
    #expect(code("-1", .uint("v")) == .valueType)
    #expect(code("128", .value("v", as: Int8.self)) == .valueType)
    #expect(code("-129", .value("v", as: Int8.self)) == .valueType)
    #expect(code("18446744073709551616", .uint("v")) == .valueType)
    #expect(code("-9223372036854775809", .int("v")) == .valueType)
    #expect(code("-99999999999999999999", .int("v")) == .valueType)
    for text in ["", "-", "-0", "+1", "01", "1.0", "1e3", "0x1", "１", "--1", "1 "] {
      #expect(code(text, .int("v")) != nil, "\(text)")
    }
  }

  @Test func numbers() throws {
    #expect(try printed(-2.5, .double("v")) == "?v=-2.5")
    #expect(try printed(0.1, .float("v")) == "?v=0.1")
    #expect(throws: LinkFailure.self) { try printed(Double.infinity, .double("v")) }
    #expect(try printed(0.00005, .double("v")) == "?v=0.00005")
    #expect(try printed(-1.25e-7, .double("v")) == "?v=-0.000000125")
    #expect(try printed(1e16, .double("v")) == "?v=10000000000000000")
    #expect(try printed(1.5e22, .double("v")) == "?v=15000000000000000000000")
    for value in [Double.leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-5, 123456.789e-9] {
      let text = try printed(value, .double("v")).dropFirst(3)
      #expect(Double(text) == value && !text.contains("e"), "\(value)")
    }
    #expect(throws: LinkFailure.self) { try printed(Double.nan, .double("v")) }
    for text in ["", ".5", "5.", "1e3", "nan", "inf", "0x1p3", "1.2.3", "1,5"] {
      #expect(code(text, .double("v")) == .valueType, "\(text)")
    }
    #expect(code("1.5", .double("v", in: 0...1)) == .valueRange)
  }

  @Test func truthValues() throws {
    #expect(try printed(true, .bool("v")) == "?v=true")
    #expect(code("1", .bool("v")) == .valueType)
    let own = TypedParameter.bool("v", true: ["yes", "1"], false: ["no", "0"])
    #expect(try printed(true, own) == "?v=yes")
    #expect((try? router(own).link(for: "app://x?v=0")) == Box(value: false))
    #expect(code("true", own) == .valueType)
    #expect(try printed(true, .flag("v")) == "?v")
    #expect(try printed(false, .flag("v")) == "")
    #expect(code("", .flag("v")) == .valueType)
  }

  @Test func texts() throws {
    #expect(try printed("a b+c/é", .string("v")) == "?v=a%20b%2Bc/%C3%A9")
    #expect(try printed("ab"[...], .substring("v")) == "?v=ab")
    #expect(code("abc", .string("v", length: 1...2)) == .valueRange)
    #expect(code("", .string("v", length: 1...2)) == .valueRange)
    #expect(code("%C3%A9%C3%A9", .string("v", length: 1...2)) == nil)
    #expect(code("%C3", .string("v")) == .valueEncoding)
  }

  @Test func uuids() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(try printed(id, .uuid("v")) == "?v=E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    #expect(code("e621e1f8-c36c-495a-93fc-0c247a3e6e5f", .uuid("v")) == nil)
    #expect(code("e621e1f8c36c-495a-93fc-0c247a3e6e5f0", .uuid("v")) == .valueType)
    #expect(code("g621e1f8-c36c-495a-93fc-0c247a3e6e5f", .uuid("v")) == .valueType)
  }

  @Test(arguments: [
    (0.0, "1970-01-01"), (951_782_400, "2000-02-29"), (951_782_460, "2000-02-29T00:01:00Z"),
    (1_795_305_600.125, "2026-11-22T00:00:00.125Z"), (-1, "1969-12-31T23:59:59Z"),
    (-62_135_596_800, "0001-01-01"), (253_402_300_799, "9999-12-31T23:59:59Z"),
  ])
  func dates(seconds: Double, text: String) throws {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(date.linkText == text)
    #expect(Date.linkValue(from: LinkText(text)) == date)
  }

  @Test func datesThatNoCalendarHas() throws {
    for seconds in [-1e300, -62_167_219_201, 253_402_300_800, 1e18, .infinity] {
      let date = Date(timeIntervalSince1970: seconds)
      for format in [LinkDateFormat.iso8601, .day, .unixSeconds] {
        #expect(throws: LinkFailure.self) { try printed(date, .date("v", as: format)) }
      }
    }
    #expect(code("9223372036854775807", .date("v", as: .unixSeconds)) == .valueType)
    #expect(code("-62167219201", .date("v", as: .unixSeconds)) == .valueType)
    let last = Date(timeIntervalSince1970: 253_402_300_799)
    #expect(try printed(last, .date("v", as: .unixSeconds)) == "?v=253402300799")
  }

  @Test func datesInOtherForms() throws {
    let day = Date(timeIntervalSince1970: 951_782_400)
    #expect(try printed(day, .date("v", as: .day)) == "?v=2000-02-29")
    #expect(try printed(day, .date("v", as: .unixSeconds)) == "?v=951782400")
    #expect(try printed(day, .date("v")) == "?v=2000-02-29T00:00:00Z")
    #expect(try printed(day, .value("v")) == "?v=2000-02-29")
    #expect(code("2000-02-29T00:00:00Z", .date("v", as: .day)) == .valueType)
    #expect(Date.linkValue(from: LinkText("2000-02-29T02:00:00+02:00")) == day)
    #expect(throws: LinkFailure.self) {
      try printed(day.addingTimeInterval(1), .date("v", as: .day))
    }
    for text in [
      "2001-02-29", "2000-13-01", "2000-00-01", "2000-01-00", "2000-04-31", "1900-02-29",
      "2000-1-1", "2000-01-01T24:00:00Z", "2000-01-01T00:00:00", "2000-01-01T00:00:00.Z",
      "2000-01-01 00:00:00Z", "2000-01-01T00:00:00Zx", "2000-01-01T00:00:60Z", "",
    ] {
      #expect(Date.linkValue(from: LinkText(text)) == nil, "\(text)")
    }
  }

  @Test func urlsOfTrustedHostsOnly() throws {
    let parameter = TypedParameter.url("v", hosts: ["www.example.com"])
    let url = try #require(URL(string: "https://www.example.com/a?b=c"))
    #expect(try printed(url, parameter) == "?v=https://www.example.com/a?b=c")
    for text in [
      "http://www.example.com/", "https://example.com/", "https://www.example.com.evil.example/",
      "javascript:alert(1)", "https://evil.example/www.example.com",
    ] {
      #expect(code(text, parameter) == .valueRange, "\(text)")
    }
    #expect(code("https://www.example.com@evil.example/", parameter) == .valueType)
    #expect(code("//www.example.com/", parameter) == .valueType)
  }

  @Test func enumsByRawValue() throws {
    enum Level: Int, LinkParameter { case low = 1, high }
    #expect(try printed(ShopLink.Sort.bestRated, .value("v")) == "?v=best%20rated")
    #expect(try printed(Level.high, .value("v")) == "?v=2")
    #expect(code("3", .value("v", as: Level.self)) == .valueType)
    #expect(ShopLink.Sort.linkShape == .oneOf(["newest", "oldest", "best rated"]))
  }

  @Test func typesThatDescribeThemselves() throws {
    struct Version: LosslessStringConvertible, Hashable, Sendable {
      let major: Int
      init(major: Int) { self.major = major }
      init?(_ text: String) {
        guard text.hasPrefix("v"), let major = Int(text.dropFirst()) else { return nil }
        self.major = major
      }
      var description: String { "v\(major)" }
    }
    #expect(try printed(Version(major: 2), .lossless("v")) == "?v=v2")
    #expect(code("2", .lossless("v", as: Version.self)) == .valueType)
  }

  @Test func listsWithASeparator() throws {
    let parameter = TypedParameter<[String]>.list(.string("v"), separator: .semicolon)
    #expect(try printed(["a;b", "", "c"], parameter) == "?v=a%3Bb;;c")
    #expect((try? router(parameter).link(for: "app://x")) == Box(value: []))
    #expect((try? router(parameter).link(for: "app://x?v=")) == Box(value: []))
    #expect(throws: LinkFailure.self) { try printed([""], parameter) }
    #expect(code("1,x", .list(.int("v"), separator: .comma)) == .valueType)
    #expect(code("1,9", .list(.int("v", in: 1...3), separator: .comma)) == .valueRange)
  }

  @Test func duplicatesByDeclaration() {
    let url = "app://x?v=1&v=2"
    #expect((try? router(.int("v").duplicates(.first)).link(for: url)) == Box(value: 1))
    #expect((try? router(.int("v").duplicates(.last)).link(for: url)) == Box(value: 2))
    #expect((try? router(.int("v")).link(for: url)) == Box(value: 1))
    #expect((try? router(.int("v").duplicates(.refuse)).link(for: url)) != Box(value: 1))
  }

  @Test func formerNamesAreRead() throws {
    let parameter = TypedParameter.int("v").renamed(from: "w", "u")
    #expect((try? router(parameter).link(for: "app://x?w=1")) == Box(value: 1))
    #expect(try printed(1, parameter) == "?v=1")
    #expect((try? router(parameter).link(for: "app://x?w=1&v=2")) == Box(value: 1))
    #expect(
      (try? router(parameter.duplicates(.refuse)).link(for: "app://x?w=1&v=1")) != Box(value: 1)
    )
  }

  @Test func defaultsAreOmitted() throws {
    let parameter = TypedParameter.optional(.int("v"), default: 5)
    #expect(try printed(5, parameter) == "")
    #expect(try printed(6, parameter) == "?v=6")
    #expect((try? router(parameter).link(for: "app://x?v")) == Box(value: 5))
    #expect((try? router(parameter).link(for: "app://x?v=")) == Box(value: 5))
  }
}
