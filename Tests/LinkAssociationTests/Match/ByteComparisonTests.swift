@_spi(Tools) @testable import LinkAssociation
import Testing

/// Texts that look alike and are other bytes, which no system takes for the same.
@Suite struct ByteComparisonTests {
  /// é as one scalar, and as two.
  private static let (one, two) = ("\u{E9}", "e\u{301}")

  @Test func patternsAreKeptApart() throws {
    let rules = #"""
      {"/": "/\#(Self.one)", "percentEncoded": false, "exclude": true},
      {"/": "/\#(Self.two)", "percentEncoded": false}
      """#
    #expect(try Files.decide("/%C3%A9", rules).verdict == .exclude)
    #expect(try Files.decide("/e%CC%81", rules).verdict == .match)
  }

  @Test func variablesAreKeptApart() throws {
    let more = #","substitutionVariables":{"\#(Self.one)":["a"],"\#(Self.two)":["b"]}"#
    #expect(try Files.decide("/a", #"{"/": "/$(\#(Self.one))"}"#, more: more).verdict == .match)
    #expect(try Files.decide("/b", #"{"/": "/$(\#(Self.two))"}"#, more: more).verdict == .match)
    let only = #","substitutionVariables":{"\#(Self.one)":["a"]}"#
    let text = Files.text(#"{"/": "/$(\#(Self.two))"}"#, more: only)
    let findings = AssociationLint().findings(of: Array(text.utf8))
    #expect(findings.contains { $0.rule == .undefinedVariable })
  }

  @Test func appsAreKeptApart() throws {
    let text = #"""
      {"applinks":{"details":[{"appIDs":["T.\#(Self.one)"],"components":[{"/": "/a"}]},
        {"appIDs":["T.\#(Self.two)"],"components":[{"/": "/b"}]}]}}
      """#
    let reading = try Files.read(text)
    let matcher = AssociationMatcher(reading.association)
    let decide = { try matcher.decide(AssociationURL($0), app: $1).verdict }
    #expect(try decide("/a", "T.\(Self.one)") == .match)
    #expect(try decide("/b", "T.\(Self.two)") == .match)
    #expect(try decide("/a", "T.\(Self.two)") == .none)
    let findings = AssociationLint().findings(of: reading)
    #expect(!findings.contains { $0.rule == .repeatedIdentifier })
  }

  @Test func filesThatDifferInBytesDiffer() throws {
    let file = { (item: String, app: String) in
      try Files.read(
        #"{"applinks":{"details":[{"appIDs":["T.a"],"components":[{"/":"\#(item)","percentEncoded":false}]}]},"#
          + #""webcredentials":{"apps":["T.\#(app)"]}}"#
      ).association
    }
    let (old, new) = (try file("/\(Self.one)", "b"), try file("/\(Self.two)", "b"))
    #expect(AssociationComparison(old, new).differences().count == 2)
    let apps = (try file("/a", Self.one), try file("/a", Self.two))
    #expect(AssociationComparison(apps.0, apps.1).differences().count == 2)
    let items = try [Self.one, Self.two].map {
      try Files.rules(#"{"?": {"\#($0)": "?*"}, "percentEncoded": false}"#)
    }
    let differences = AssociationComparison(items[0], items[1]).differences()
    #expect(differences.map(\.isDecided) == [false, false])
  }

  @Test func pointersAreReadByByte() throws {
    let reading = try Files.read(Files.text("{\"?\": {\"\u{301}q\": \"*\", \"\u{301}\": \"*\"}}"))
    let pointer = JSONPointer(text: "/applinks/details/0/components/0/?")
    #expect(reading.text.value(at: pointer.appending("\u{301}q"))?.string == "*")
    #expect(reading.text.value(at: pointer.appending("\u{301}"))?.string == "*")
    let findings = AssociationLint().findings(of: reading).filter { $0.rule == .absentItem }
    #expect(findings.map(\.position?.column) == [93, 103])
    let list = try JSONText("[1, 2]")
    #expect(list.value(at: JSONPointer(text: "/1"))?.content == .number("2"))
    for text in ["/+1", "/01", "/-0", "/", "/9223372036854775808"] {
      #expect(list.value(at: JSONPointer(text: text)) == nil)
    }
  }
}
