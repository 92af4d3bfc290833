import LinkAssociation
import Testing

/// Comments that were copied with a rule, and say what the rule does not do.
@Suite struct CommentTests {
  /// What is found about comments.
  private func found(_ rules: String, more: String = "") -> [AssociationFinding] {
    AssociationLint().findings(of: Array(Files.text(rules, more: more).utf8))
      .filter { $0.rule == .commentAsKey }
  }

  /// What is found about the comment of one rule, without what to do.
  private func problems(_ rule: String, _ comment: String, more: String = "") -> [String] {
    let members = rule.isEmpty ? "" : rule + ", "
    return found(#"{\#(members)"comment": "\#(comment)"}"#, more: more).map(\.message)
  }

  private static let excludes = "The comment says that the rule excludes, and the rule does not."

  /// Sources: republik/plattform, and the association file of a payment of `com.ynovlyon.bde`.
  @Test(arguments: [
    (
      #""/": "*""#,
      "Matches any URL and instructs the system not to open it as a universal link."
    ),
    (
      #""/": "/stripe/paymentReturn""#,
      "Matches any URL whose fragment equals no_universal_links and instructs the system not to open it as a universal link"
    ),
  ])
  func aCommentOfAnExclusion(rule: String, comment: String) {
    #expect(problems(rule, comment) == [Self.excludes])
    #expect(problems(rule + #", "exclude": true"#, comment) != [Self.excludes])
    #expect(problems(rule + #", "exclude": false"#, comment) != [Self.excludes])
  }

  /// Sources: 256Arts/256Arts.github.io, the file of `com.fixzy.agent.app`, and Apple's example.
  @Test(arguments: [
    ("/spritepencil/importfromapp", "whose path starts with /spritepencil/importfromapp/", true),
    ("session/*", "whose path starts with /call", true),
    ("/buy", "whose path starts with /buy/", true),
    ("/buy/", "whose path starts with /buy", true),
    ("/buy/*", "with a path that starts with /buy/.", false),
    ("buy/*", "with a path that starts with /buy/.", false),
    ("/buy*", "whose path starts with /buy", false),
    ("/help/*", "whose path starts with /help/website/", false),
    ("/help/website", "whose path starts with /help/", false),
    ("*", "whose path starts with /buy/", false),
    ("/path/1/*", "beginning with /path/1/", false),
    ("/$(lang)/buy", "whose path starts with /en/buy/", false),
    ("/a", "whose path does not start with /b/", false),
    ("/a", "except those whose path starts with /b/", false),
    ("/a", "whose path starts with /users/{id}", false),
    ("/a", "whose path starts with /", false),
  ])
  func aCommentOfTheBeginningOfPaths(path: String, comment: String, isFound: Bool) {
    let problems = problems("\"/\": \"\(path)\"", "Matches any URL \(comment)")
    #expect(problems.count == (isFound ? 1 : 0), "\(problems)")
    #expect(problems.allSatisfy { $0.hasSuffix("matches none that goes on after it.") })
  }

  @Test func whereCaseDoesNotCountItDoesNotInComments() {
    let comment = "Matches any URL whose path starts with /BUY/"
    #expect(problems(#""/": "/buy/now""#, comment).count == 1)
    let folded = #""/": "/buy/now", "caseSensitive": false"#
    #expect(problems(folded, comment) == [])
  }

  /// Source: Apple's example of associated domains, of which a key was left out.
  @Test(arguments: [
    (##""/": "/a""##, "Matches any URL with a fragment that equals app", "a fragment"),
    (##""#": "app""##, "Matches any URL with a fragment that equals app", nil),
    (
      #""/": "/help/*""#,
      "Matches any URL with a path that starts with /help/ and that has a query item with name 'articleNumber' and a value of exactly four characters.",
      "a query item 'articleNumber'"
    ),
    (
      #""/": "/help/*", "?": {"article": "????"}"#,
      "Matches any URL which has a query item with name 'articleNumber'",
      "a query item 'articleNumber'"
    ),
    (
      #""/": "/help/*", "?": {"articleNumber": "????"}"#,
      "Matches any URL which has a query item with name 'articleNumber'", nil
    ),
    (
      #""/": "/help/*", "?": "articleNumber=????""#,
      "Matches any URL which has a query item with name 'articleNumber'", nil
    ),
  ])
  func aCommentOfAnotherPart(rule: String, comment: String, speaksOf: String?) {
    let problems = problems(rule, comment)
    #expect(problems.count == (speaksOf == nil ? 0 : 1), "\(problems)")
    if let speaksOf {
      #expect(problems.allSatisfy { $0.hasPrefix("The comment speaks of \(speaksOf), and ") })
    }
  }

  @Test func whatDefaultsAddIsPartOfTheRule() {
    let comment = "Matches any URL with a fragment that equals app"
    let more = ##","defaults":{"#":"app"}"##
    #expect(problems(#""/": "/a""#, comment, more: more) == [])
  }

  @Test func theFindingIsAtTheCommentAndNamesTheRuleToWrite() {
    let found = found(
      #"{"/": "/a/b"}, {"/": "/a", "comment": "Matches any URL whose path starts with /a/."}"#
    )
    #expect(found.map(\.pointer.text) == ["/applinks/details/0/components/1/comment"])
    #expect(found.map(\.fix) == ["Write '/a/*', or another comment."])
  }
}
