import LinkAssociation
import Testing

/// Each check of a file, on one that has what it finds and one that has not.
@Suite struct LintTests {
  /// A file that a check finds something in, and one that it does not.
  struct Case: CustomTestStringConvertible, Sendable {
    /// The check.
    let rule: AssociationRule
    /// A file with what it finds.
    let bad: String
    /// A file without.
    let good: String
    /// Where it is found.
    var pointer = ""
    /// The URL that shows it.
    var witness: String?
    /// The oldest system.
    var oldest: Double?
    /// The name of the case in output.
    var testDescription: String { "\(rule.code) \(rule.name)" }
  }

  /// Rules for one app.
  private static func rules(_ components: String, _ more: String = "") -> String {
    Files.text(components, more: more)
  }

  /// Variables beside a rule that has one.
  private static func variables(_ variables: String) -> String {
    Files.text(#"{"/": "/$(v)"}"#, more: #","substitutionVariables":{\#(variables)}"#)
  }

  /// An entry.
  private static func entry(_ members: String) -> String {
    #"{"applinks":{"details":[{\#(members)}]}}"#
  }

  /// The place of the first rule.
  private static let first = "/applinks/details/0/components/0"
  /// The place of the second rule.
  private static let second = "/applinks/details/0/components/1"

  static let structure: [Case] = [
    Case(rule: .invalidJSON, bad: "{", good: "{}"),
    Case(rule: .saysNothing, bad: "{}", good: #"{"webcredentials":{"apps":["ABCDE12345.a"]}}"#),
    Case(rule: .webPage, bad: "\n<html>", good: "{}"),
    Case(rule: .signedOrMarked, bad: "\u{FEFF}{}", good: "{}"),
    Case(rule: .tooLarge, bad: "{" + String(repeating: " ", count: 131_071) + "}", good: "{}"),
    Case(
      rule: .wrongType,
      bad: rules(#"{"/": 1}"#),
      good: rules(#"{"/": "/a"}"#),
      pointer: first + "/~1"
    ),
    Case(
      rule: .duplicateKey,
      bad: rules(#"{"/": "/a", "/": "/b"}"#),
      good: rules(#"{"/": "/b"}"#),
      pointer: first + "/~1"
    ),
    Case(
      rule: .unknownKey,
      bad: rules(#"{"exlude": true}"#),
      good: rules(#"{"exclude": true}"#),
      pointer: first + "/exlude"
    ),
    Case(rule: .noDetails, bad: #"{"applinks":{}}"#, good: rules("{}"), pointer: "/applinks"),
    Case(
      rule: .emptyDetails,
      bad: #"{"applinks":{"details":[]}}"#,
      good: rules("{}"),
      pointer: "/applinks/details"
    ),
    Case(
      rule: .dictionaryDetails,
      bad: #"{"applinks":{"details":{"ABCDE12345.a.b":{"paths":["*"]}}}}"#,
      good: rules("{}"),
      pointer: "/applinks/details"
    ),
    Case(
      rule: .apps,
      bad: rules("{}", #","apps":["x"]"#),
      good: rules("{}", #","apps":[]"#),
      pointer: "/applinks/apps"
    ),
    Case(
      rule: .apps,
      bad: rules("{}"),
      good: rules("{}", #","apps":[]"#),
      pointer: "/applinks",
      oldest: 12
    ),
    Case(
      rule: .noIdentifier,
      bad: entry(#""components":[]"#),
      good: rules("{}"),
      pointer: "/applinks/details/0"
    ),
    Case(
      rule: .bothIdentifiers,
      bad: entry(#""appIDs":["ABCDE12345.a.b"],"appID":"ABCDE12345.a.c","components":[]"#),
      good: rules("{}"),
      pointer: "/applinks/details/0/appID"
    ),
    Case(
      rule: .bothRuleForms,
      bad: entry(#""appID":"ABCDE12345.a.b","components":[]"#),
      good: entry(#""appID":"ABCDE12345.a.b","paths":[]"#),
      pointer: "/applinks/details/0"
    ),
    Case(
      rule: .identifier,
      bad: entry(#""appIDs":["ABCDE1234.a.b"],"components":[]"#),
      good: entry(#""appIDs":["ABCDE12345.a-b.C"],"components":[]"#),
      pointer: "/applinks/details/0/appIDs/0"
    ),
    Case(
      rule: .identifier,
      bad: #"{"webcredentials":{"apps":["ABCDE12345.*"]}}"#,
      good: #"{"webcredentials":{"apps":["ABCDE12345.a"]}}"#,
      pointer: "/webcredentials/apps/0"
    ),
    Case(
      rule: .repeatedIdentifier,
      bad:
        #"{"applinks":{"details":[{"appIDs":["ABCDE12345.a","ABCDE12345.a"],"components":[]}]}}"#,
      good: rules("{}"),
      pointer: "/applinks/details/0/appIDs/1"
    ),
    Case(
      rule: .commentAsKey,
      bad: rules(#"{"/": "/a", "comment": "Exclude."}"#),
      good: rules(#"{"/": "/a", "exclude": true, "comment": "Exclude."}"#),
      pointer: first + "/comment"
    ),
    Case(
      rule: .noRules,
      bad: entry(#""appIDs":["ABCDE12345.a"],"compnents":[{"/":"/a"}]"#),
      good: rules("{}"),
      pointer: "/applinks/details/0"
    ),
    Case(
      rule: .onlyExclusions,
      bad: rules(#"{"/": "/a", "exclude": true}"#),
      good: rules(#"{"/": "/a", "exclude": true}, {"/": "*"}"#),
      pointer: "/applinks/details/0"
    ),
    Case(
      rule: .nothingOffered,
      bad: rules(#"{"?": {"n": "*"}, "exclude": true}, {"/": "/*"}"#),
      good: rules(#"{"?": {"n": "?*"}, "exclude": true}, {"/": "/*"}"#),
      pointer: "/applinks/details/0"
    ),
    Case(
      rule: .misplacedKey,
      bad: #"{"applinks":{"apps":[]},"details":[]}"#,
      good: rules("{}"),
      pointer: "/details"
    ),
  ]

  static let patterns: [Case] = [
    Case(
      rule: .unterminatedVariable,
      bad: rules(#"{"/": "/$(x"}"#),
      good: rules(#"{"/": "/$x"}"#),
      pointer: first + "/~1"
    ),
    Case(
      rule: .undefinedVariable,
      bad: rules(##"{"#": "$(digitt)"}"##),
      good: rules(##"{"#": "$(digit)"}"##),
      pointer: first + "/#"
    ),
    Case(
      rule: .nestedVariable,
      bad: variables(#""v":["$(lang)"]"#),
      good: variables(#""v":["a*"]"#),
      pointer: "/applinks/substitutionVariables/v/0"
    ),
    Case(
      rule: .variableName,
      bad: variables(#""v":["a"],"a(b":["c"]"#),
      good: variables(#""v":["a"]"#),
      pointer: "/applinks/substitutionVariables/a(b"
    ),
    Case(
      rule: .emptyVariable,
      bad: variables(#""v":[]"#),
      good: variables(#""v":["a"]"#),
      pointer: "/applinks/substitutionVariables/v"
    ),
    Case(
      rule: .emptyVariable,
      bad: variables(#""v":["a",""]"#),
      good: variables(#""v":["a"]"#),
      pointer: "/applinks/substitutionVariables/v/1"
    ),
    Case(
      rule: .shadowedVariable,
      bad: variables(#""v":["a"],"lang":["x"]"#),
      good: variables(#""v":["a"],"language":["x"]"#),
      pointer: "/applinks/substitutionVariables/lang"
    ),
    Case(
      rule: .unitedKingdom,
      bad: rules(#"{"/": "/$(region)/a", "comment": "US, UK and so on"}"#),
      good: rules(#"{"/": "/$(region)/a", "comment": "luke"}"#),
      pointer: first + "/~1"
    ),
    Case(
      rule: .queryValue,
      bad: rules(#"{"?": {"a": "1", "b": true}}"#),
      good: rules(#"{"?": {"a": "1", "b": "true"}}"#),
      pointer: first + "/?/b"
    ),
    Case(
      rule: .absentItem,
      bad: rules(#"{"?": {"a": "*"}}"#),
      good: rules(#"{"?": {"a": "?*"}}"#),
      pointer: first + "/?/a"
    ),
    Case(
      rule: .wrongComponent,
      bad: rules(#"{"/": "/a?id=*"}"#),
      good: rules(#"{"/": "/a?id*"}"#),
      pointer: first + "/~1"
    ),
    Case(
      rule: .wrongComponent,
      bad: rules(#"{"/": "/id/?/x?lang=en"}"#),
      good: rules(#"{"/": "/id/?/x?lang"}"#),
      pointer: first + "/~1"
    ),
    Case(
      rule: .wrongComponent,
      bad: rules(#"{"/": "/account?*"}"#),
      good: rules(#"{"/": "/account/?*"}"#),
      pointer: first + "/~1"
    ),
    Case(
      rule: .wrongComponent,
      bad: rules(##"{"#": "#a"}"##),
      good: rules(##"{"#": "a"}"##),
      pointer: first + "/#"
    ),
    Case(
      rule: .notPrefix,
      bad: rules(#"{"/": "NOT /a"}"#),
      good: entry(#""appID":"ABCDE12345.a.b","paths":["NOT /a"]"#),
      pointer: first + "/~1"
    ),
    Case(
      rule: .encoding,
      bad: rules(#"{"/": "/café"}"#),
      good: rules(#"{"/": "/café", "percentEncoded": false}"#),
      pointer: first + "/~1"
    ),
    Case(
      rule: .encoding,
      bad: rules(#"{"/": "/caf%c3%a9"}"#),
      good: rules(#"{"/": "/caf%C3%A9"}"#),
      pointer: first + "/~1"
    ),
    Case(
      rule: .encoding,
      bad: rules(#"{"/": "/a%20b", "percentEncoded": false}"#),
      good: rules(#"{"/": "/a%20b"}"#),
      pointer: first + "/~1"
    ),
    Case(
      rule: .decodedGuard,
      bad: rules(#"{"/": "/a/*", "exclude": true, "percentEncoded": false}"#),
      good: rules(#"{"/": "/a/*", "exclude": true}"#),
      pointer: first
    ),
    Case(
      rule: .leadingWildcard,
      bad: rules(#"{"/": "*/terms/*", "exclude": true}, {"/": "*"}"#),
      good: rules(
        #"{"/": "*/t/*", "exclude": true}, {"/": "/t/*", "exclude": true}, {"/": "*"}"#
      ),
      pointer: first,
      witness: "/terms/"
    ),
    Case(
      rule: .siblingPrefix,
      bad: rules(#"{"/": "/buy*"}"#),
      good: rules(#"{"/": "/buy/*"}"#),
      pointer: first + "/~1",
      witness: "/buyer"
    ),
    Case(
      rule: .wholeQuery,
      bad: rules(#"{"?": "a=1"}"#),
      good: rules(#"{"?": "*a=1*"}"#),
      pointer: first + "/?"
    ),
    Case(
      rule: .foreignSyntax,
      bad: rules(#"{"/": "/user/:id"}"#),
      good: rules(#"{"/": "/wiki/Special:Pages"}"#),
      pointer: first + "/~1"
    ),
  ]

  static let sets: [Case] = [
    Case(
      rule: .matchesEverything,
      bad: rules(#"{"/": "*", "comment": "all"}, {"/": "/a"}"#),
      good: rules(#"{"/": "/a/*"}"#),
      pointer: first,
      witness: "/"
    ),
    Case(
      rule: .unreachableRule,
      bad: rules(#"{"/": "/a/*"}, {"/": "/a/?*", "?": {"b": "1"}}"#),
      good: rules(#"{"/": "/a/?*", "?": {"b": "1"}}, {"/": "/a/*"}"#),
      pointer: second,
      witness: "/a/0?b=1"
    ),
    Case(
      rule: .unreachableRule,
      bad: rules(##"{"/": "/a/?"}, {"/": "/a/??*"}, {"/": "/a/*", "#": ""}, {"/": "/a/b*"}"##),
      good: rules(#"{"/": "/a/?"}, {"/": "/a/*"}"#),
      pointer: "/applinks/details/0/components/3",
      witness: "/a/b"
    ),
    Case(
      rule: .lateExclusion,
      bad: rules(#"{"/": "/a/*"}, {"/": "/a/b/*", "exclude": true}"#),
      good: rules(#"{"/": "/a/b/*", "exclude": true}, {"/": "/a/*"}"#),
      pointer: second,
      witness: "/a/b"
    ),
    Case(
      rule: .lateExclusion,
      bad: rules(#"{"/": "/a/*"}, {"/": "*/b", "exclude": true}"#),
      good: rules(#"{"/": "/a/*"}, {"/": "*", "exclude": true}"#),
      pointer: second,
      witness: "/a/b"
    ),
    Case(
      rule: .unreachableRule,
      bad: rules(
        #"{"/": "/a/?", "exclude": true}, {"/": "/a/??*", "exclude": true}, {"/": "/*"}, {"/": "/a/?*", "exclude": true}"#
      ),
      good: rules(#"{"/": "/a/?", "exclude": true}, {"/": "/a/?*", "exclude": true}"#),
      pointer: "/applinks/details/0/components/3",
      witness: "/a/0"
    ),
    Case(
      rule: .sameRule,
      bad: rules(#"{"/": "/a/*"}, {"/": "a/*/"}"#),
      good: rules(#"{"/": "/a/*"}, {"/": "/b/*"}"#),
      pointer: second,
      witness: "/a"
    ),
    Case(
      rule: .patternInDefaults,
      bad: rules("{}", #","defaults":{"/":"/a"}"#),
      good: rules("{}", #","defaults":{"caseSensitive":false}"#),
      pointer: "/applinks/defaults/~1"
    ),
    Case(
      rule: .olderSystems,
      bad: rules(#"{"/": "/a", "caseSensitive": false}"#),
      good: rules(#"{"/": "/a"}"#),
      pointer: first,
      oldest: 13
    ),
  ]

  @Test(arguments: structure + patterns + sets)
  func findsWhatIsWrongAndNothingElsewhere(_ row: Case) throws {
    let lint = AssociationLint(oldestSystem: row.oldest)
    let findings = lint.findings(of: Array(row.bad.utf8)).filter { $0.rule == row.rule }
    let finding = try #require(findings.first, "nothing was found")
    #expect(finding.pointer.text == row.pointer)
    #expect(row.witness == nil || finding.witness == row.witness)
    #expect(!finding.message.isEmpty && !finding.fix.isEmpty)
    let others = lint.findings(of: Array(row.good.utf8))
    #expect(!others.contains { $0.rule == row.rule }, "\(others)")
  }

  @Test func checksHaveNumbersFrom1AndDifferentNames() {
    #expect(AssociationRule.all.map(\.number) == Array(1...65))
    #expect(Set(AssociationRule.all.map(\.name)).count == 65)
    #expect(AssociationRule.unknownKey.code == "AASA014")
  }

  @Test func aGoodFileHasNoFinding() {
    let text = Files.text(
      #"{"/": "/help/website/*", "exclude": true}, {"/": "/buy/*"}, {"/": "/help/*", "?": {"n": "????"}}"#
    )
    #expect(AssociationLint().findings(of: Array(text.utf8)).isEmpty)
  }

  @Test func findingsHaveTheirPlaceAndAreInTheOrderOfTheFile() {
    let text = "{\"applinks\": {\"x\": 1,\n  \"details\": [{\"appIDs\": [], \"y\": 2}]}}"
    let lines = AssociationLint().findings(of: Array(text.utf8)).map(\.description)
    #expect(
      lines == [
        "1:20: note: /applinks/x This key is not known and is ignored. [AASA014 unknownKey]",
        "2:15: error: /applinks/details/0 The entry names no app. [AASA019 noIdentifier]",
        "2:15: warning: /applinks/details/0 The entry has neither components nor paths, so it offers nothing. [AASA058 noRules]",
        "2:35: note: /applinks/details/0/y This key is not known and is ignored. [AASA014 unknownKey]",
      ]
    )
  }

  @Test func anAppThatOneEntryNamesTwiceIsSaidToBe() {
    let text =
      #"{"applinks":{"details":[{"appIDs":["ABCDE12345.a","ABCDE12345.a"],"components":[]}]}}"#
    let findings = AssociationLint().findings(of: Array(text.utf8))
    #expect(
      findings.filter { $0.rule == .repeatedIdentifier }.map(\.message) == [
        "The entry names 'ABCDE12345.a' twice."
      ]
    )
  }

  @Test func ofMembersOfOneNameTheOnesToRemoveAreShown() {
    let text = Files.text(#"{"/": "/a", "/": "/b", "/": "/c"}"#)
    let findings = AssociationLint().findings(of: Array(text.utf8))
      .filter { $0.rule == .duplicateKey }
    #expect(findings.map(\.position?.column) == [81, 92])
  }

  @Test func exclusionsThatExclusionsCoverAreNotLate() {
    let rules =
      #"{"/": "/a/?", "exclude": true}, {"/": "/a/??*", "exclude": true}, {"/": "/*"}, {"/": "/a/?*", "exclude": true}"#
    let findings = AssociationLint().findings(of: Array(Files.text(rules).utf8))
    #expect(!findings.contains { $0.rule == .lateExclusion }, "\(findings)")
    let some = #"{"/": "/a/?", "exclude": true}, {"/": "/*"}, {"/": "/a/?*", "exclude": true}"#
    let late = AssociationLint().findings(of: Array(Files.text(some).utf8))
    #expect(late.filter { $0.rule == .lateExclusion }.map(\.witness) == ["/a/a/0"])
  }

  @Test func hostileFilesEndInFindings() throws {
    let rules = (0..<3_100).map { "{\"/\": \"/a\($0)\"}" }.joined(separator: ",")
    let many = AssociationLint().findings(of: Array(Files.text(rules).utf8))
    #expect(many.contains { $0.message.contains("was not decided") })
    let keys = (0..<3_000).map { "\"k\($0)\": 1" }.joined(separator: ",")
    let all = AssociationLint.maximumFindings + 1
    #expect(AssociationLint().findings(of: Array("{\(keys)}".utf8)).count == all)
    let twice = String(repeating: "\"a\": 1,", count: 3_000)
    let findings = AssociationLint().findings(of: Array("{\(twice)\"a\": 2}".utf8))
    #expect(findings.count == all)
    let stars = Files.text("{\"/\": \"/\(String(repeating: "*a", count: 300))b\"}, {\"/\": \"*\"}")
    #expect(!AssociationLint().findings(of: Array(stars.utf8)).isEmpty)
  }

  @Test func aProofThatTakesTooLongIsSaidToBeUndecided() {
    let many = (0..<12).map { "{\"/\": \"*\($0)a????????????????\"}" }.joined(separator: ", ")
    let text = Files.text(many + #", {"/": "*a*b*c*0a?*"}, {"/": "*0a????????????????"}"#)
    let findings = AssociationLint(stateLimit: 5).findings(of: Array(text.utf8))
    #expect(findings.contains { $0.message.contains("was not decided within 5 states") })
  }
}
