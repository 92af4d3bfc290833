import Testing

@testable import LinkAssociation

/// The URLs that findings show are matched as they say.
@Suite struct LintWitnessTests {
  /// Checks of which the rule at the pointer matches the witness.
  private static let matching: [AssociationRule] = [
    .matchesEverything, .unreachableRule, .lateExclusion, .sameRule, .siblingPrefix,
  ]

  /// What is wrong with a witness.
  private static func lie(_ finding: AssociationFinding, in file: AppSiteAssociation) throws
    -> String?
  {
    guard let witness = finding.witness, matching.contains(finding.rule) else { return nil }
    let url = try AssociationURL(witness)
    let links = try #require(file.appLinks)
    let rules = links.details.flatMap(\.components)
    let pointer = finding.pointer.text.replacing("/~1", with: "")
    var rule = try #require(rules.first { $0.pointer.text == pointer })
    let isExclusion = rule.exclude == true
    rule.exclude = nil
    let alone = AppSiteAssociation(
      appLinks: AppLinks(
        details: [.init(appIDs: [.init(Files.app)], components: [rule])],
        defaults: links.defaults,
        variables: links.variables
      )
    )
    guard AssociationMatcher(alone).decide(url, app: Files.app).verdict == .match else {
      return "\(finding): the rule does not match it"
    }
    let decision = AssociationMatcher(file).decide(url, app: Files.app)
    let isFirst = decision.rule?.text == pointer
    switch finding.rule {
    case .matchesEverything: return isFirst ? nil : "\(finding): an earlier rule decides"
    case .unreachableRule, .sameRule: return isFirst ? "\(finding): the rule is reached" : nil
    case .lateExclusion:
      return isExclusion && decision.verdict == .match ? nil : "\(finding): \(decision.verdict)"
    default: return nil
    }
  }

  @Test func aSegmentOfAWitnessHasTextWhereRulesDoNotTell() {
    let rules =
      #"{"/": "/*/cart"}, {"/": "/*/cart", "?": {"a": "1"}}, {"/": "/b//x"}, {"/": "/b//x"}"#
    let findings = AssociationLint().findings(of: Array(Files.text(rules).utf8))
    #expect(findings.compactMap(\.witness).contains("/a/cart?a=1"), "\(findings)")
    #expect(findings.compactMap(\.witness).contains("/b//x"), "\(findings)")
  }

  @Test(arguments: 0..<8)
  func noFindingOfRandomFilesLies(seed: Int) throws {
    var generator = SplitMix(seed: UInt64(seed))
    var shown = 0
    for _ in 0..<12 {
      let text = Self.randomFile(using: &generator)
      let reading = try Files.read(text)
      for finding in AssociationLint().findings(of: reading) {
        let lie = try Self.lie(finding, in: reading.association)
        #expect(lie == nil, "seed \(seed): \(text)")
        shown += finding.witness == nil ? 0 : 1
      }
    }
    #expect(shown > 3)
  }

  /// A few rules of few words, so that many meet.
  private static func randomFile(using generator: inout SplitMix) -> String {
    let words = [
      "a", "A", "b-c", "b.c", "*", "?", "??", "$(v)", "$(lang)", "a*", "$(w)", "~x", "%C3%A9", "b",
    ]
    let flags = [#""exclude": true"#, #""caseSensitive": false"#, #""percentEncoded": false"#]
    var rules: [String] = []
    for _ in 0..<Int.random(in: 2...5, using: &generator) {
      let path = (0..<Int.random(in: 1...2, using: &generator))
        .map { _ in "/" + (words.randomElement(using: &generator) ?? "a") }.joined()
      var members = [#""/": "\#(path)"# + "\""]
      for flag in flags where Int.random(in: 0..<4, using: &generator) == 0 { members.append(flag) }
      if Int.random(in: 0..<4, using: &generator) == 0 { members.append(#""?": {"q": "?*"}"#) }
      rules.append("{\(members.joined(separator: ", "))}")
    }
    let variables = #","substitutionVariables":{"v":["x","y-z","a*"],"w":["b","B?"]}"#
    return Files.text(rules.joined(separator: ", "), more: variables)
  }

  @Test(arguments: [
    ("a=*", 0), ("?*", 0), ("a=?*", 0), ("*a=1", 0), ("*", 0), ("a=1", 1), ("a=*&b=1", 1),
    ("a=??", 1),
    ("a=$(v)", 1), ("a=$(w)", 0),
  ])
  func aWholeQueryIsNotedWhereAnotherItemKeepsItFromMatching(query: String, count: Int) {
    let variables = #","substitutionVariables":{"v":["x"],"w":["y*"]}"#
    let text = Files.text(#"{"/": "/p", "?": "\#(query)"}"#, more: variables)
    let found = AssociationLint().findings(of: Array(text.utf8)).filter { $0.rule == .wholeQuery }
    #expect(found.count == count)
  }

  @Test func anExclusionExcludesItsSiblings() {
    let text = Files.text(#"{"/": "/$(lang)/buy*", "exclude": true}, {"/": "*"}"#)
    let found = AssociationLint().findings(of: Array(text.utf8)).first { $0.rule == .siblingPrefix }
    #expect(found?.message == "'/$(lang)/buy*' excludes '/en/buyer' too.")
    #expect(found?.witness == "/en/buyer")
  }

  @Test(arguments: [
    #"[{"relation":["delegate_permission/common.handle_all_urls"],"conditions":1}]"#, "{}", "{",
    "<html>",
  ])
  func findingsOfAssetLinksCiteTheirOwnFormat(text: String) {
    let findings = AssociationLint().findings(ofAssetLinks: Array(text.utf8))
    #expect(!findings.isEmpty)
    for finding in findings { #expect(finding.source == "Digital Asset Links", "\(finding)") }
  }

  @Test func theRootOfADomainIsShownAsASlash() {
    let text = Files.text(#"{"/": "*"}, {"/": "/"}, {"/": "", "exclude": true}"#)
    let shown = AssociationLint().findings(of: Array(text.utf8)).map(\.witness)
    #expect(shown == ["/", "/", "/"])
  }

  @Test(arguments: [
    #"{"/": "/", "exclude": true}, {"/": "/?", "exclude": true}, {"/": "/*"}"#,
    #"{"/": "/"}, {"/": "*"}"#, #"{"/": "*"}, {"/": "/*"}"#, ##"{"#": "*"}, {"/": "*"}"##,
  ])
  func aRuleThatMatchesEverythingIsShownWithAURLThatItDecides(rules: String) throws {
    let file = try Files.read(Files.text(rules))
    let found = AssociationLint().findings(of: file).first { $0.rule == .matchesEverything }
    let witness = try #require(found?.witness)
    let matcher = AssociationMatcher(file.association)
    let decision = matcher.decide(try AssociationURL(witness), app: Files.app)
    #expect(decision.rule == found?.pointer && decision.verdict == .match, "\(witness)")
  }

  @Test func aSecondRuleThatMatchesEverythingHasOneFinding() {
    let text = Files.text(##"{"#": "*"}, {"/": "*"}"##)
    let found = AssociationLint().findings(of: Array(text.utf8))
    #expect(
      found.map { "\($0.rule.name) \($0.severity)" } == [
        "matchesEverything warning", "sameRule warning",
      ]
    )
  }

  @Test func whereAnyByteWouldDoALetterOrDigitIsShown() {
    let file = Files.text(
      #"{"/": "/A-b/*"}, {"/": "/A-b/?"}, {"/": "/c-d/?*", "caseSensitive": false}, {"/": "/c-d/?"}"#
    )
    let shown = AssociationLint().findings(of: Array(file.utf8))
      .filter { $0.rule == .unreachableRule }.map(\.witness)
    #expect(shown == ["/A-b/0", "/c-d/0"])
  }

  @Test func anExclusionOfAbsentItemsIsNotMovedBefore() {
    let fixes = [#"{"a": "*"}"#, #"{"a": "?*"}"#].map { items in
      let text = Files.text(#"{"/": "/a", "?": \#(items)}, {"/": "/a", "exclude": true}"#)
      return AssociationLint().findings(of: Array(text.utf8)).filter { $0.rule == .lateExclusion }
        .map(\.fix)
    }
    let first = "/applinks/details/0/components/0"
    #expect(
      fixes == [
        ["Write '?*' for items that must be there in \(first), or move this before it."], [],
      ]
    )
  }

  /// Source: element-hq/element-call, pull request 1693.
  @Test func aRuleBehindAnExclusionOfAbsentItemsIsNotToBeRemoved() {
    let text = Files.text(
      #"{"?": {"no_universal_links": "*"}, "exclude": true}, {"/": "/*", "comment": "Matches any URL"}"#
    )
    let found = AssociationLint().findings(of: Array(text.utf8))
    #expect(found.map(\.rule) == [.nothingOffered, .absentItem, .unreachableRule])
    let first = "/applinks/details/0/components/0"
    #expect(
      found.last?.fix
        == "Write '?*' for items that must be there in \(first), or move this before it."
    )
    #expect(found.allSatisfy { $0.edits.isEmpty })
  }

  @Test func aWildcardBetweenSlashesIsShownAsASegment() {
    let text = Files.text(#"{"/": "/*/account*", "exclude": true}, {"/": "*"}"#)
    let found = AssociationLint().findings(of: Array(text.utf8)).first { $0.rule == .siblingPrefix }
    #expect(found?.message == "'/*/account*' excludes '/a/accounter' too.")
  }

  /// Source: 2stable/2stable.com.
  @Test func ofSeveralAppsThatTakeEveryURLTheFirstIsNamed() {
    let entries = ["a", "b", "c"].map { #"{"appID":"ABCDE12345.\#($0)","paths":["*"]}"# }
    let same = #"{"appID":"ABCDE12345.a","paths":["/x"]}"#
    let messages = [entries, [entries[0], same]].map { details in
      let text = #"{"applinks":{"details":[\#(details.joined(separator: ","))]}}"#
      return AssociationLint().findings(of: Array(text.utf8))
        .filter { $0.rule == .matchesEverything }.map(\.message)
    }
    let alone = "The rule matches every URL of the domain."
    let second =
      "The rule matches every URL of the domain; where 'ABCDE12345.a' is installed too, that app comes first."
    #expect(messages == [[alone, second, second], [alone]])
  }
}
