import LinkAssociation
import Testing

/// What two files say differently.
@Suite struct ComparisonTests {
  /// A file that offers an app some rules, and what else it has.
  private func file(_ rules: String, app: String = "A.b", more: String = "") throws
    -> AppSiteAssociation
  {
    let text = """
      {"applinks": {"details": [{"appIDs": ["\(app)"], "components": [\(rules)]}]}\(more)}
      """
    return try ParsedAssociation(Array(text.utf8)).association
  }

  /// The differences as text.
  private func compare(_ old: String, _ new: String, stateLimit: Int = 20_000) throws -> [String] {
    try AssociationComparison(file(old), file(new), stateLimit: stateLimit).differences()
      .map(\.description)
  }

  @Test(arguments: [
    (#"{"/": "/a"}"#, #"{"/": "/a", "comment": "why"}"#),
    (#"{"/": "/a"}, {"/": "/b"}"#, #"{"/": "/b"}, {"/": "/a"}"#),
    (#"{"/": "/a/*"}"#, #"{"/": "/a/*"}, {"/": "/a/b"}"#),
    (#"{"/": "/a"}"#, #"{"/": "/a/"}"#),
    (
      #"{"/": "/a/b", "exclude": true}, {"/": "/a/*"}"#,
      #"{"/": "/a/b", "exclude": true}, {"/": "/c", "exclude": true}, {"/": "/a/*"}"#
    ),
    (#"{"/": "/*"}"#, "{}"),
  ])
  func whatChangesNothingIsNoDifference(old: String, new: String) throws {
    #expect(try compare(old, new).isEmpty)
    #expect(try compare(new, old).isEmpty)
  }

  @Test func eachWayHasAShortestURL() throws {
    #expect(
      try compare(#"{"/": "/a/*"}"#, #"{"/": "/a/b", "exclude": true}, {"/": "/a/*"}, {"/": "/c"}"#)
        == [
          "applinks A.b: only the old file offers it https://example.com/a/b",
          "applinks A.b: only the new file offers it https://example.com/c",
        ]
    )
  }

  @Test func theOrderOfRulesCountsWhereItDecides() throws {
    let (rule, exclusion) = (#"{"/": "/a/*"}"#, #"{"/": "/a/b", "exclude": true}"#)
    #expect(
      try compare("\(exclusion), \(rule)", "\(rule), \(exclusion)") == [
        "applinks A.b: only the new file offers it https://example.com/a/b"
      ]
    )
  }

  @Test func appsThatOneFileAloneNamesAreTold() throws {
    let (old, new) = try (file(#"{"/": "/a"}"#), file(#"{"/": "/a", "exclude": true}"#, app: "C.d"))
    #expect(
      AssociationComparison(old, new, host: "quiz.example").differences().map(\.description) == [
        "applinks A.b: only the old file names it, and offers it https://quiz.example/a",
        "applinks C.d: only the new file names it, and offers it nothing",
      ]
    )
  }

  @Test func servicesAreComparedWithoutTheirOrder() throws {
    let old = try file("", more: #", "webcredentials": {"apps": ["A.b", "C.d"]}"#)
    let turned = try file("", more: #", "webcredentials": {"apps": ["C.d", "A.b"]}"#)
    let new = try file(
      "",
      more: #", "webcredentials": {"apps": ["A.b"]}, "appclips": {"apps": ["E.f"]}"#
    )
    #expect(AssociationComparison(old, turned).differences().isEmpty)
    #expect(
      AssociationComparison(old, new).differences().map(\.description) == [
        "appclips E.f: only the new file names it",
        "webcredentials C.d: only the old file names it",
      ]
    )
  }

  @Test func whatIsNotDecidedIsSaid() throws {
    let old = #"{"/": "/*a????????"}"#
    let differences = try AssociationComparison(
      file(old),
      file(#"{"/": "/*a????????", "?": {"b": "?*"}}, {"/": "/*a????????"}"#),
      stateLimit: 10
    ).differences()
    #expect(differences.map(\.isDecided) == [false, false])
    #expect(differences.map(\.answer) == [.undecided, .undecided])
    #expect(
      differences.first?.description
        == "applinks A.b: not decided whether the new file offers it all that the old file does"
    )
    #expect(try compare(old, #"{"/": "/*a????????"}, {"/": "/a????????"}"#).isEmpty)
  }

  @Test func everyURLThatIsShownTellsTheFilesApart() throws {
    var random = SplitMix(seed: 7)
    let pieces = ["/", "a", "b", "*", "?", "?*", "/*", "%2F"]
    let rule = { (random: inout SplitMix) -> String in
      let path = (0..<3).map { _ in pieces[Int(random.next() % 8)] }.joined()
      let query = random.next() % 3 == 0 ? #", "?": {"q": "?*"}"# : ""
      let exclude = random.next() % 3 == 0 ? #", "exclude": true"# : ""
      return #"{"/": "/\#(path)"\#(query)\#(exclude)}"#
    }
    var shown = 0
    for _ in 0..<300 {
      let texts = (0..<2).map { _ in (0..<3).map { _ in rule(&random) }.joined(separator: ", ") }
      let (old, new) = try (file(texts[0]), file(texts[1]))
      for difference in AssociationComparison(old, new).differences() {
        guard case .url(let url) = difference.answer else { continue }
        shown += 1
        let verdicts = try [old, new].map { association in
          let decision = AssociationMatcher(association).decide(try AssociationURL(url), app: "A.b")
          return decision.verdict == .match
        }
        #expect(verdicts == [difference.side == .old, difference.side == .new], "\(url) \(texts)")
      }
    }
    #expect(shown > 200)
  }
}
