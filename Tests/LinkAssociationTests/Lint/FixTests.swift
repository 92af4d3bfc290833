import LinkAssociation
import Testing

/// What is mended without asking.
@Suite struct FixTests {
  /// A file after its changes.
  private func mended(_ text: String, oldest: Double? = nil) -> String {
    let lint = AssociationLint(oldestSystem: oldest)
    return String(decoding: AssociationFix.mended(Array(text.utf8), by: lint).bytes, as: UTF8.self)
  }

  @Test func mechanicalChangesLeaveTheRestAsItIs() {
    let bad = """
      \u{FEFF}{ "applinks": { "details": [ { "appID": "ABCDE12345.a.b", "appIDs": ["ABCDE12345.a.b"],
        "components": [ { "/": "/x", "/": "/caf%c3%a9 b" }, { "casesensitive": "false", "/": "/caf%C3%A9%20b" },
          { "/": "/a/*", "exclude": "true" }, { "/": "/a/b" }, { "/": "/a/c" } ] } ] } }
      """
    #expect(
      mended(bad) == """
        { "applinks": { "details": [ { "appIDs": ["ABCDE12345.a.b"],
          "components": [ { "/": "/caf%C3%A9%20b" }, { "caseSensitive": false, "/": "/caf%C3%A9%20b" },
            { "/": "/a/*", "exclude": true } ] } ] } }
        """
    )
  }

  @Test func aMendedFileHasNothingMoreToMend() throws {
    let text = Files.text(#"{"/": "/a"}, {"/": "/a/"}, {"/": "a"}"#, more: #","apps":["x"]"#)
    let once = mended(text, oldest: 12)
    #expect(mended(once, oldest: 12) == once)
    #expect(try Files.read(once).association.appLinks?.details.first?.components.count == 1)
    #expect(try Files.read(once).association.appLinks?.apps == [])
    #expect(
      mended(#"{"applinks":{"details":[]}}"#, oldest: 12)
        == #"{"applinks":{"apps": [], "details":[]}}"#
    )
  }
}
