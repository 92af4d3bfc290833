import Testing

@testable import LinkPatterns

/// The percent-encode sets, byte by byte, against the definitions of the URL Standard.
@Suite struct PercentEncodeSetTests {
  /// A set as the Standard defines it: another set, and some more code points.
  struct Definition: CustomTestStringConvertible, Sendable {
    /// Its name in the Standard.
    let testDescription: String

    /// The set under test.
    let set: PercentEncodeSet

    /// The definitions from the C0 control percent-encode set up, each with what it adds.
    let additions: [String]
  }

  /// Source: WHATWG URL Standard, "Percent-encoded bytes", written as it is there.
  static let definitions: [Definition] = {
    let query = [" \"#<>"]
    let path = query + ["?^`{}"]
    let userinfo = path + ["/:;=@", "[\\]", "|"]
    return [
      Definition(testDescription: "C0 control", set: .controls, additions: []),
      Definition(testDescription: "fragment", set: .fragment, additions: [" \"<>`"]),
      Definition(testDescription: "query", set: .query, additions: query),
      Definition(testDescription: "special-query", set: .specialQuery, additions: query + ["'"]),
      Definition(testDescription: "path", set: .path, additions: path),
      Definition(
        testDescription: "component",
        set: .component,
        additions: userinfo + ["$%&", "+,"]
      ),
    ]
  }()

  /// What a host may hold in its canonical form.
  private static let plainHost = Array("-.0123456789_abcdefghijklmnopqrstuvwxyz".utf8)

  @Test(
    arguments: [
      ("host", .host, (0..<0x80).filter { !plainHost.contains($0) }),
      ("forbidden host", .forbiddenHost, Array(0...0x20) + Array("<>@[\\]^|\u{7F}".utf8)),
    ] as [(String, PercentEncodeSet, [UInt8])]
  )
  func holdsExactlyTheBytesThatItsCommentLists(
    name: String,
    set: PercentEncodeSet,
    bytes: [UInt8]
  ) {
    #expect((0..<0x80).filter { set.contains($0) } == bytes, "\(name)")
  }

  /// Source: RFC 3986 §3.3 to §3.5, characters of a segment, a query and a fragment; `+` is always escaped.
  @Test(
    arguments: [
      ("segment", .segmentValue, "!$&'()*,;=:@"), ("query", .queryValue, "!$()*,;=:@/?"),
      ("name", .queryName, "!$()*,;:@/?"), ("fragment", .fragmentValue, "!$&'()*,;=:@/?"),
    ] as [(String, PercentEncodeSet, String)]
  )
  func escapesOfAValueAreThoseThatItsPlaceNeeds(name: String, set: PercentEncodeSet, others: String)
  {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    let raw = Set((letters + others).utf8)
    for byte in UInt8.min...UInt8.max {
      #expect(set.contains(byte) != raw.contains(byte), "\(name) \(byte)")
    }
  }

  @Test(arguments: definitions)
  func holdsWhatTheStandardSays(definition: Definition) {
    let added = Set(definition.additions.joined().utf8)
    for byte in UInt8.min...UInt8.max {
      let isControl = byte < 0x20 || byte > 0x7E
      #expect(
        definition.set.contains(byte) == (isControl || added.contains(byte)),
        "byte \(byte) in \(definition.testDescription)"
      )
    }
  }

  @Test func encodesWithUpperCaseDigits() {
    let encoded = PercentCoding.encoded("a \u{E9}~\u{7F}".utf8, .controls)
    #expect(encoded.elementsEqual("a %C3%A9~%7F".utf8))
    #expect(PercentCoding.encoded("a b%20".utf8, .component).elementsEqual("a%20b%2520".utf8))
  }
}
