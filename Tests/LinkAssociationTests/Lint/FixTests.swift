import LinkAssociation
import Testing

/// What is mended without asking.
@Suite struct FixTests {
  /// A file after its changes.
  private func corrected(_ text: String, oldest: Double? = nil) -> String {
    let lint = AssociationLint(oldestSystem: oldest)
    return String(
      decoding: AssociationFix.corrected(Array(text.utf8), by: lint).bytes,
      as: UTF8.self
    )
  }

  @Test func mechanicalChangesLeaveTheRestAsItIs() {
    let bad = """
      \u{FEFF}{ "applinks": { "details": [ { "appID": "ABCDE12345.a.b", "appIDs": ["ABCDE12345.a.b"],
        "components": [ { "/": "/x", "/": "/caf%c3%a9 b" }, { "casesensitive": "false", "/": "/caf%C3%A9%20b" },
          { "/": "/a/*", "exclude": "true" }, { "/": "/a/b" }, { "/": "/a/c" } ] } ] } }
      """
    #expect(
      corrected(bad) == """
        { "applinks": { "details": [ { "appIDs": ["ABCDE12345.a.b"],
          "components": [ { "/": "/caf%C3%A9%20b" }, { "caseSensitive": false, "/": "/caf%C3%A9%20b" },
            { "/": "/a/*", "exclude": true }, { "/": "/a/b" }, { "/": "/a/c" } ] } ] } }
        """
    )
  }

  @Test func aMendedFileHasNothingMoreToMend() throws {
    let text = Files.text(#"{"/": "/a"}, {"/": "/a/"}, {"/": "a"}"#, more: #","apps":["x"]"#)
    let once = corrected(text, oldest: 12)
    #expect(corrected(once, oldest: 12) == once)
    #expect(try Files.read(once).association.appLinks?.details.first?.components.count == 1)
    #expect(try Files.read(once).association.appLinks?.apps == [])
    #expect(
      corrected(#"{"applinks":{"details":[]}}"#, oldest: 12)
        == #"{"applinks":{"apps": [], "details":[]}}"#
    )
  }

  @Test(arguments: [
    #"{"/": "*"}, {"/": "/buy/*"}, {"/": "/help/*"}"#,
    #"{"/": "/*", "exclude": true}, {"/": "/buy/*"}"#,
    #"{"/": "/buy/*", "exclude": true}, {"/": "/buy/now"}, {"/": "/help"}"#,
  ])
  func rulesBehindOneThatMatchesEverythingAreADecision(rules: String) {
    #expect(corrected(Files.text(rules)) == Files.text(rules))
  }

  @Test func aSecondRuleThatMatchesEverythingIsRemoved() {
    let rules = #"{"/": "/buy/*"}, {"/": "*"}"#
    #expect(corrected(Files.text(rules + #", {"/": "/*"}"#)) == Files.text(rules))
  }

  @Test func aRuleThatAnotherAppReachesStays() throws {
    let text = #"""
      {"applinks":{"details":[
        {"appIDs":["ABCDE12345.a"],"components":[{"/":"/*"}]},
        {"appIDs":["ABCDE12345.a","ABCDE12345.b"],"components":[{"/":"/x"},{"/":"/y"},{"/":"/x"}]}]}}
      """#
    let findings = AssociationLint().findings(of: Array(text.utf8))
    let covered = findings.filter { $0.rule == .unreachableRule }
    #expect(covered.map { $0.edits.count } == [0, 0, 1])
    #expect(covered.first?.message.contains("for the app 'ABCDE12345.a'") == true)
    #expect(
      corrected(text) == text.replacing(#"{"/":"/y"},{"/":"/x"}"#, with: #"{"/":"/y"}"#)
    )
  }

  @Test func anExclusionThatAnotherAppReachesIsNotSaidToBeLate() {
    let text = #"""
      {"applinks":{"details":[
        {"appIDs":["ABCDE12345.b"],"components":[{"/":"/*"}]},
        {"appIDs":["ABCDE12345.a","ABCDE12345.b"],
         "components":[{"/":"/x","exclude":true},{"/":"/*"}]}]}}
      """#
    let findings = AssociationLint().findings(of: Array(text.utf8))
    let late = findings.filter { $0.rule == .lateExclusion }
    #expect(late.map(\.severity) == [.warning])
    #expect(late.first?.message.contains("for the app 'ABCDE12345.b'; others may reach it") == true)
    #expect(late.first?.fix == "Give the apps entries of their own, unless that is meant.")
    let alone = #"{"/":"/*"},{"/":"/x","exclude":true}"#
    let own = AssociationLint().findings(of: Array(Files.text(alone).utf8))
    let found = own.first { $0.rule == .lateExclusion }
    #expect(found?.severity == .error && found?.edits.isEmpty == true)
  }

  @Test func namesOfVariablesAreNotEncoded() throws {
    let more = #","substitutionVariables":{"größe":["s"],"food type":["a"]}"#
    let good = Files.text(#"{"/": "/x/$(größe)"}, {"/": "/y/$(food type)"}"#, more: more)
    #expect(corrected(good) == good)
    #expect(!AssociationLint().findings(of: Array(good.utf8)).contains { $0.rule == .encoding })
    let bad = Files.text(#"{"/": "/é/$(größe)%c3?*"}"#, more: more)
    #expect(corrected(bad) == Files.text(#"{"/": "/%C3%A9/$(größe)%C3?*"}"#, more: more))
    let paths = #"{"applinks":{"details":[{"appID":"ABCDE12345.a","paths":["NOT /é", "/*"]}]}}"#
    #expect(corrected(paths) == paths.replacing("é", with: "%C3%A9"))
  }

  @Test func valuesOfVariablesAreEncodedAsTheirRulesNeed() throws {
    let text = { (values: String, rules: String) in
      Files.text(rules, more: #","substitutionVariables":{"v":[\#(values)]}"#)
    }
    let written = #"{"/": "/a/$(v)"}"#
    let decoded = #"{"/": "/b/$(v)", "percentEncoded": false}"#
    let pointers = { (file: String) in
      AssociationLint().findings(of: Array(file.utf8)).filter { $0.rule == .encoding }
        .map(\.pointer.text)
    }
    let place = "/applinks/substitutionVariables/v/0"
    #expect(pointers(text(#""Zürich""#, written)) == [place])
    #expect(corrected(text(#""Zürich""#, written)) == text(#""Z%C3%BCrich""#, written))
    #expect(pointers(text(#""Zürich""#, decoded)).isEmpty)
    #expect(pointers(text(#""Z%C3%BCrich""#, decoded)) == [place])
    #expect(pointers(text(#""Z%C3%BCrich""#, written)).isEmpty)
    // What one rule needs is wrong in the other, so that nothing is changed.
    let both = text(#""Zürich""#, "\(written), \(decoded)")
    #expect(pointers(both) == [place] && corrected(both) == both)
  }
}
