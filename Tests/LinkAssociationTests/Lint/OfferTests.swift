import LinkAssociation
import Testing

/// Entries that offer their apps nothing are not passed over in silence.
@Suite struct OfferTests {
  /// What is found in the entries of a file, severity and code.
  private func found(_ details: String, _ more: String = "") -> [String] {
    let text = #"{"applinks":{"details":[\#(details)]\#(more)}}"#
    return AssociationLint().findings(of: Array(text.utf8)).map { "\($0.severity) \($0.rule.name)" }
  }

  private static let app = #""appIDs":["ABCDE12345.com.x.y"]"#

  @Test(arguments: [
    "", #","components":[]"#, #","paths":[]"#, #","defaults":{"caseSensitive":false}"#,
  ])
  func anEntryWithoutRules(members: String) {
    let found = found("{\(Self.app)\(members)}")
    #expect(found.contains("error noRules"), "\(found)")
  }

  @Test(arguments: ["compnents", "Components", "component", "path", "pathes"])
  func aMisspeltKeyIsNamed(key: String) throws {
    let text = #"{"applinks":{"details":[{\#(Self.app),"\#(key)":[{"/":"/a"}]}]}}"#
    let findings = AssociationLint().findings(of: Array(text.utf8))
    let none = findings.first { $0.rule == .noRules }
    #expect(none?.fix == "Mend the key '\(key)'.", "\(findings)")
    #expect(findings.first { $0.rule == .unknownKey }?.severity == .warning)
  }

  @Test(arguments: [
    ("{}", ["warning Add applinks with an entry for each app."]),
    (#"{"webcredentials":{"apps":[]}}"#, ["warning Add applinks with an entry for each app."]),
    (
      #"{"data":{"applinks":{"details":[]}}}"#,
      ["warning Move what is in 'data' to the root.", "note Remove it."]
    ),
    (#"{"AppLinks":{"details":[]}}"#, ["warning Write 'applinks', or remove it."]),
    (#"{"webcredentials":{"apps":["ABCDE12345.a"]}}"#, []),
    (#"{"webcredentials":1}"#, ["error Write an object."]),
  ])
  func aFileThatSaysNothingIsAWarning(text: String, expected: [String]) {
    let found = AssociationLint().findings(of: Array(text.utf8))
    #expect(found.map { "\($0.severity) \($0.fix)" } == expected)
  }

  @Test(arguments: [
    ("path", "/"), ("pathPattern", "/"), ("query", "?"), ("fragment", "#"),
  ])
  func aPartOfAURLHasAKeyOfItsOwn(name: String, key: String) {
    let text = Files.text("{\"\(name)\": \"/a\"}")
    let findings = AssociationLint().findings(of: Array(text.utf8))
    let found = findings.first { $0.rule == .unknownKey }
    #expect(found?.severity == .warning)
    #expect(found?.fix == "Write '\(key)'.")
    let corrected = String(
      decoding: AssociationFix.corrected(Array(text.utf8)).bytes,
      as: UTF8.self
    )
    #expect(corrected == text.replacing("\"\(name)\"", with: "\"\(key)\""))
  }

  @Test func servicesThatAreRareAreKnown() {
    let text = #"""
      {"authsrv": {"apps": ["ABCDE12345.a"]}, "messagefilter": {"apps": ["ABCDE12345.b"]}}
      """#
    #expect(AssociationLint().findings(of: Array(text.utf8)).isEmpty)
    for entry in ["authsrv:a.example", "messagefilter:a.example"] {
      #expect((try? AssociatedDomain(entry))?.description == entry)
    }
  }

  @Test func whatIsOfTheWrongTypeIsSaidOnce() {
    #expect(found(#"{\#(Self.app),"components":{}}"#) == ["error wrongType"])
    #expect(found(#"{\#(Self.app),"components":[1]}"#) == ["error wrongType"])
  }

  @Test func aPathInComponentsIsSaidWithTheRuleToWrite() {
    let text = #"{"applinks":{"details":[{\#(Self.app),"components":["*","NOT /a"]}]}}"#
    let findings = AssociationLint().findings(of: Array(text.utf8))
    #expect(
      findings.map(\.fix) == [
        #"Write {"/": "*"}."#, #"Write {"/": "/a", "exclude": true}."#,
      ]
    )
    let corrected = String(
      decoding: AssociationFix.corrected(Array(text.utf8)).bytes,
      as: UTF8.self
    )
    #expect(
      corrected
        == #"{"applinks":{"details":[{\#(Self.app),"components":[{"/": "*"},{"/": "/a", "exclude": true}]}]}}"#
    )
  }

  @Test func onlyExclusions() {
    let excluding = #"{\#(Self.app),"components":[{"/":"/a","exclude":true}]}"#
    #expect(found(excluding) == ["error onlyExclusions"])
    #expect(found(excluding + "," + excluding).contains("error onlyExclusions"))
    let legacy = #"{"appID":"ABCDE12345.com.x.y","paths":["NOT /a","NOT /b"]}"#
    #expect(found(legacy) == ["error onlyExclusions"])
    let byDefault = #"{\#(Self.app),"components":[{"/":"/a"}],"defaults":{"exclude":true}}"#
    #expect(found(byDefault).contains("error onlyExclusions"))
  }

  @Test(arguments: [
    // Source: element-hq/element-call, pull request 1693.
    (#"{"?":{"no_universal_link":"*"},"exclude":true},{"/":"/*"}"#, true),
    (#"{"?":{"no_universal_link":"?*"},"exclude":true},{"/":"/*"}"#, false),
    (#"{"/":"/*","exclude":true},{"/":"/a"},{"/":"/b"}"#, true),
    (#"{"/":"/a/*","exclude":true},{"/":"/a/b"}"#, true),
    (#"{"/":"/a/*","exclude":true},{"/":"/a/b"},{"/":"/c"}"#, false),
    (#"{"/":"/a*","exclude":true},{"/":"/b*","exclude":true},{"/":"/a/?"},{"/":"/b/?"}"#, true),
    (#"{"/":"/a/é"}"#, true), (#"{"/":"/a"},{"/":"*","exclude":true}"#, false),
  ])
  func anAppThatIsOfferedNoURLIsAnError(rules: String, isNothing: Bool) {
    let found = found("{\(Self.app),\"components\":[\(rules)]}")
    #expect(found.contains("error nothingOffered") == isNothing, "\(found)")
    // What another entry admits is offered.
    let more = #"{\#(Self.app),"components":[{"/":"/z"}]}"#
    let both = self.found("{\(Self.app),\"components\":[\(rules)]},\(more)")
    let isAll =
      rules.hasPrefix(#"{"/":"/*","exclude""#) || rules.hasPrefix(#"{"?":{"no_universal_link":"*""#)
    #expect(both.contains("error nothingOffered") == isAll, "\(both)")
  }

  @Test func anEntryWithoutRulesBesideOneWithRulesIsAWarning() {
    let admitting = #"{\#(Self.app),"components":[{"/":"/b"}]}"#
    let found = found("{\(Self.app)},\(admitting)")
    #expect(found.contains("warning noRules") && !found.contains { $0.hasPrefix("error") })
  }

  @Test(arguments: [#"{"path":"/a"}"#, #"{"pathh":"/a","exclude":false}"#, #"{"url":"/a"}"#])
  func aRuleThatIsEverythingByMistakeIsAWarning(rule: String) {
    let text = Files.text(rule)
    let finding = AssociationLint().findings(of: Array(text.utf8))
      .first { $0.rule == .matchesEverything }
    #expect(finding?.severity == .warning)
    #expect(finding?.message.contains("since its key") == true)
    #expect(finding?.fix == "Write what the app takes under '/', '?' or '#'.")
  }

  @Test func whatAnotherEntryAdmitsIsOffered() {
    let excluding = #"{\#(Self.app),"components":[{"/":"/a","exclude":true}]}"#
    let admitting = #"{\#(Self.app),"components":[{"/":"/b"}]}"#
    #expect(!found(excluding + "," + admitting).contains { $0.hasSuffix("onlyExclusions") })
  }

  @Test func excludingEverythingIsMeant() {
    let all = #"{\#(Self.app),"components":[{"/":"*","exclude":true}]}"#
    #expect(found(all) == ["note onlyExclusions"])
  }

  @Test(arguments: [
    (#"{"details":[]}"#, "error misplacedKey /details"),
    (
      #"{"applinks":{},"webcredentials":{"apps":[],"details":[]}}"#,
      "error misplacedKey /webcredentials/details"
    ),
    (#"{"applinks":{"details":[],"components":[]}}"#, "error misplacedKey /applinks/components"),
    (#"{"applinks":{"details":[],"paths":[]}}"#, "error misplacedKey /applinks/paths"),
    (#"{"applinks":{"applinks":{"details":[]}}}"#, "error misplacedKey /applinks/applinks"),
    (
      #"{"applinks":{"details":[],"webcredentials":{"apps":[]}}}"#,
      "error misplacedKey /applinks/webcredentials"
    ),
    (
      #"{"applinks":{"details":[{"appIDs":[],"components":[],"exclude":true}]}}"#,
      "warning misplacedKey /applinks/details/0/exclude"
    ),
    (
      #"{"applinks":{"details":[]},"substitutionVariables":{}}"#,
      "warning misplacedKey /substitutionVariables"
    ),
  ])
  func keysThatBelongElsewhere(text: String, expected: String) {
    let found = AssociationLint().findings(of: Array(text.utf8)).map {
      "\($0.severity) \($0.rule.name) \($0.pointer)"
    }
    #expect(found.contains(expected), "\(found)")
  }

  /// Source: MallocSecurity/URLchecker, a list of apps that is written as the entries of applinks are.
  @Test func aServiceHasAppsAndNoRules() {
    let text =
      #"{"messagefilter":{"apps":[],"details":[{"appID":"ABCDE12345.a","paths":["/b"]}]}}"#
    let found = AssociationLint().findings(of: Array(text.utf8)).filter { $0.rule == .misplacedKey }
    #expect(
      found.map { "\($0.pointer) \($0.fix)" } == [
        "/messagefilter/details List the identifiers of its apps in apps; only applinks has rules."
      ]
    )
  }
}
