import Testing

@testable import LinkAssociation

/// The matcher and one that follows the words of the specification.
@Suite struct NaiveAgreementTests {
  @Test func bothAnswerAlike() throws {
    var random = SplitMix(seed: 45)
    var counts: [String: Int] = [:]
    for round in 0..<1_500 {
      let rules = (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.rule(&random) }
      let entry = AppLinks.Details(appIDs: [.init("T.a")], components: rules)
      let matcher = AssociationMatcher(AppSiteAssociation(appLinks: AppLinks(details: [entry])))
      for _ in 0..<4 {
        let url = try AssociationURL(Self.url(&random))
        let verdict = matcher.decide(url, app: "T.a").verdict.rawValue
        let expected = NaiveMatcher.verdict(rules, url)
        counts[expected, default: 0] += 1
        #expect(verdict == expected, "seed 45, round \(round): \(url.text) \(rules)")
      }
    }
    #expect(counts.values.allSatisfy { $0 > 200 } && counts.count == 3)
  }

  @Test func variablesAreAnyOfTheirValues() throws {
    var random = SplitMix(seed: 46)
    var counts: [Bool: Int] = [:]
    let values = ["", "a", "b*", "*"]
    let variable = AppLinks.Variable(name: "v", values: values.map { .init($0) })
    for round in 0..<600 {
      let pieces = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        ["/", "a", "b", "*", "av", "bv", "vv"][Int.random(in: 0..<7, using: &random)]
      }
      let pattern = "/c" + pieces.joined()
      let rule = LinkComponent(path: pattern.replacing("v", with: "$(v)"))
      let entry = AppLinks.Details(appIDs: [.init("T.a")], components: [rule])
      let links = AppLinks(details: [entry], variables: [variable])
      let matcher = AssociationMatcher(AppSiteAssociation(appLinks: links))
      // What stands behind a slash is left out: whether slashes are dropped before is not known.
      guard !pattern.contains("/v") else { continue }
      let expanded = pattern.reduce([""]) { texts, character in
        let choices = character == "v" ? values : [String(character)]
        return texts.flatMap { text in choices.map { text + $0 } }
      }
      for _ in 0..<4 {
        let url = try AssociationURL("/c" + Self.text(["a", "b", "/", "x"], 0...5, &random))
        let isMatch = matcher.decide(url, app: "T.a").verdict == .match
        let expected = expanded.contains {
          NaiveMatcher.verdict([LinkComponent(path: $0)], url) == "match"
        }
        counts[expected, default: 0] += 1
        #expect(isMatch == expected, "seed 46, round \(round): \(url.text) \(pattern)")
      }
    }
    #expect(counts.values.allSatisfy { $0 > 200 } && counts.count == 2)
  }

  /// A random text.
  private static func text(_ pieces: [String], _ count: ClosedRange<Int>, _ random: inout SplitMix)
    -> String
  {
    (0..<Int.random(in: count, using: &random)).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }.joined()
  }

  /// A random rule.
  private static func rule(_ random: inout SplitMix) -> LinkComponent {
    let pieces = ["a", "B", "/", "/", "*", "?", "b", "é", "%41", "/*"]
    let values = ["a", "*", "?", "b", "&", "é"]
    var rule = LinkComponent()
    if Int.random(in: 0..<5, using: &random) > 0 { rule.path = text(pieces, 0...5, &random) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: rule.query = .text(text(values + ["="], 0...4, &random))
    case 1: rule.query = .items([.init("a", text(values, 0...3, &random))])
    case 2:
      rule.query = .items([
        .init("a", text(values, 0...2, &random)), .init("b", text(values, 0...2, &random)),
      ])
    default: break
    }
    if Int.random(in: 0..<6, using: &random) == 0 { rule.fragment = text(values, 0...2, &random) }
    if Int.random(in: 0..<3, using: &random) == 0 { rule.exclude = true }
    if Int.random(in: 0..<3, using: &random) == 0 { rule.caseSensitive = false }
    if Int.random(in: 0..<3, using: &random) == 0 { rule.percentEncoded = false }
    return rule
  }

  /// A random URL without a host.
  private static func url(_ random: inout SplitMix) -> String {
    let pieces = ["a", "b", "B", "/", "/", "%41", "%2F", "%C3%A9", "%c3%a9", "%62"]
    var url = "/" + text(pieces, 0...5, &random)
    let items = ["a=a", "b=b", "a", "&", "&", "c=1", "a=%26", "b=", "="]
    if Bool.random(using: &random) { url += "?" + text(items, 0...4, &random) }
    if Int.random(in: 0..<4, using: &random) == 0 {
      url += "#" + text(["a", "b", "?"], 0...2, &random)
    }
    return url
  }
}
