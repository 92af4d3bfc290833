import LinkAnalysis
import Testing

@testable import LinkAssociation

/// What is known of the text of rules never hides a rule that matches.
@Suite struct TextIndexTests {
  /// The languages of rules for one app.
  private func languages(_ rules: String) throws -> RuleLanguages {
    let links = try #require(try Files.rules(rules).appLinks)
    return RuleLanguages(CompiledRule.rules(of: links, app: Files.app))
  }

  private static let rules = #"""
    {"/": "/a"}, {"/": "/a/"}, {"/": "/a/*"}, {"/": "*/b/*"}, {"/": "*.html"}, {"/": "/?/b"}, {"/": "/A*b"},
    {"/": "/Shop/*", "caseSensitive": false}, {"/": "/a b", "percentEncoded": false}, {"/": "/$(lang)/docs"},
    {"?": "id=1"}, {"?": "*"}, {"?": "*id=1*"}, {"?": {"id": "1"}}, {"?": {"id": "12*"}},
    {"?": {"id": "*", "Ref": "r"}}, {"/": "/a", "?": {"id": "?*"}}, {"#": "top"}, {"#": ""}, {"/": "", "#": "t*p"},
    {"/": "*", "?": {"id": "v1"}, "exclude": true}, {"/": "/long/path/that/goes/on/*/and/on"}
    """#

  private static let urls = [
    "/", "", "/a", "/a/", "/a//", "/a/b", "/a/b/c", "/x/b/", "/index.html", "/index.html/", "/x/b",
    "/A1b",
    "/SHOP/1", "/shop/", "/a%20b", "/en/docs", "/?id=1", "/?ID=1", "/a?id=1", "/?id=123",
    "/?id=12&id=125",
    "/?id=&Ref=r", "/?Ref=r", "/?id=12&id=3", "/?x=1&id=1&y=2", "/#top", "/?id=1#top", "/a#",
    "/?#tip", "/?",
    "/long/path/that/goes/on/1/and/on", "/?id=v1", "/b/?id=v1&x#top",
  ]

  @Test func findsEveryRuleThatMatches() throws {
    let set = try languages(Self.rules)
    #expect(set.isComplete && set.rules.count == 22)
    for url in Self.urls {
      let word = Array(url.utf8)
      let matching = set.programs.indices.filter { (try? set.programs[$0]?.accepts(word)) == true }
      #expect(set.all(matching: word, before: .max) == matching, "\(url)")
    }
  }

  @Test func relatesEveryTwoRulesThatHaveAURLInCommon() throws {
    let set = try languages(Self.rules)
    var unrelated = 0
    for later in set.rules.indices {
      let related = Set((0..<later).filter { set.mayMeet($0, later) })
      for earlier in 0..<later where !related.contains(earlier) {
        let (first, second) = (
          try #require(set.programs[later]), try #require(set.programs[earlier])
        )
        #expect(first.shortestCommonWord(with: second) == .none, "\(earlier) and \(later)")
        unrelated += 1
      }
    }
    #expect(unrelated > 30)
  }

  @Test(
    arguments: [
      ("/*/x1/*", false), ("/o*n", true), ("*n//*", true), ("*e//*", false), ("/*en", true),
      ("/*np*", false), ("/????", true), ("*n/////////", true),
    ]
  )
  func relatesAPathToWhatHasOnlyItsText(pattern: String, isRelated: Bool) throws {
    let set = try languages(#"{"/": "/open"}, {"/": "\#(pattern)"}"#)
    #expect(set.mayMeet(0, 1) == isRelated)
    let (path, other) = (try #require(set.programs[0]), try #require(set.programs[1]))
    #expect((path.shortestCommonWord(with: other) != .none) == isRelated)
  }

  @Test(
    arguments: [
      ("/it-*-12/", "/??12", false), ("/it-*-12/", "/???????12", true), ("/??", "/it-*", false),
      ("/$(lang)/p1", "/*/x2/*", false), ("/$(lang)/p1", "*y2*", false),
      ("/$(lang)/p1", "/???/p1", true), ("/$(lang)/p1", "/????/p1", false),
      ("/$(lang)/p1", "/e*", true), ("/$(lang)/*", "/1*", false), ("/a?b", "/a/*", true),
      ("/??1234", "/*/x12/*", false), ("/??12", "/*/x12/*", true), ("/?", "/", false),
      ("/a?", "/a", false), ("/a/?", "/a/", false),
    ]
  )
  func relatesPatternsByLengthsAndPlaces(one: String, other: String, isRelated: Bool) throws {
    let set = try languages(#"{"/": "\#(one)"}, {"/": "\#(other)"}"#)
    #expect(set.mayMeet(0, 1) == isRelated)
    let (first, second) = (try #require(set.programs[0]), try #require(set.programs[1]))
    #expect((first.shortestCommonWord(with: second) != .none) == isRelated)
  }

  @Test func takesMoreFromTheStepsWhereThereAreMoreWays() throws {
    let set = try languages(#"{"/": "/a"}, {"/": "/b"}, {"/": "/$(lang)"}, {"/": "/a/$(lang)"}"#)
    var (few, many) = (100_000, 100_000)
    _ = (set.mayMeet(0, 1, &few), set.mayMeet(2, 3, &many))
    #expect(few < 100_000 && many < few)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func neverPartsRulesThatHaveAURLInCommon(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let pieces = ["a", "b", "/", "?", "*", "ab", "1", "$(digit)", "$(lang)"]
    let rules = (0..<24).map { _ -> String in
      let pattern = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        pieces[Int.random(in: pieces.indices, using: &random)]
      }.joined()
      let key = ["/", "/", "?", "#"][Int.random(in: 0..<4, using: &random)]
      let flag = [#""caseSensitive": false"#, #""percentEncoded": false"#, #""comment": """#]
      return "{\"\(key)\": \"\(pattern)\", \(flag[Int.random(in: 0..<3, using: &random)])}"
    }
    let set = try languages(rules.joined(separator: ","))
    for later in set.rules.indices {
      let related = Set((0..<later).filter { set.mayMeet($0, later) })
      for earlier in 0..<later where !related.contains(earlier) {
        guard let first = set.programs[later], let second = set.programs[earlier] else { continue }
        #expect(
          first.shortestCommonWord(with: second) == .none,
          "\(rules[earlier]) and \(rules[later])"
        )
      }
    }
  }

  @Test(arguments: ["/a%d", "*.e%d", "/*/x%d/*", "/a?%d"])
  func leavesFewOfManyRulesToBeTried(pattern: String) throws {
    let texts = (0..<500).map { number in pattern.replacing("%d", with: "\(number)") }
    let rules = try languages(texts.map { #"{"/": "\#($0)"}"# }.joined(separator: ","))
    let index = TextIndex(rules.rules.enumerated().map { ($0, RequiredText($1)) })
    for number in [7, 77, 477] {
      let url = texts[number].replacing("*", with: "y").replacing("?", with: "z")
      #expect((1...12).contains(index.candidates(for: Array(url.utf8)).count), "\(url)")
    }
  }
}
