import LinkAnalysis
import LinkPatterns

/// The rules for an app as automata.
///
/// Rules without an automaton, because it would be too large, are applied URL by URL.
struct RuleAutomata: Sendable {
  /// The rules, in the order in which they are tried.
  let rules: [CompiledRule]

  /// The automaton of each; `nil` when it matches nothing or would be too large.
  let programs: [ExpressionProgram?]

  /// The rules that match something, by the URLs that they may match.
  let trie: AutomatonIndex

  /// The rules that match something, by the text that they need.
  private let texts: TextIndex

  /// The rules without an automaton that match something, each as that of an app with its number as identifier.
  private let unwritten: AssociationMatcher

  /// Writes out rules.
  init(_ links: AppLinks?, app: String?) {
    let rules = links.map { CompiledRule.rules(of: $0, app: app) } ?? []
    let programs = RuleLanguages.programs(of: rules).programs
    (self.rules, self.programs) = (rules, programs)
    trie = AutomatonIndex(rules.map(\.widest))
    let matching = rules.indices.filter { !rules[$0].matchesNothing }
    texts = TextIndex(
      matching.map { number in
        // The names of items that cannot be written out are compared decoded.
        (number, RequiredText(rules[number], withItems: programs[number] != nil))
      }
    )
    let details = matching.filter { programs[$0] == nil }.map { number in
      AppLinks.Details(appIDs: [.init("\(number)")], components: [rules[number].rule])
    }
    let variables = links?.variables ?? []
    unwritten = AssociationMatcher(
      AppSiteAssociation(appLinks: AppLinks(details: details, variables: variables))
    )
  }

  /// Whether a rule matches something and has no automaton.
  func isUnwritten(_ number: Int) -> Bool {
    programs[number] == nil && !rules[number].matchesNothing
  }

  /// Consecutive rules that all admit or all exclude, as one.
  typealias Run = (program: ExpressionProgram, isAnswer: Bool)

  /// Some rules, consecutive ones that all exclude or all admit as one; `nil` when one is too large.
  func runs(of numbers: [Int]) -> [Run]? {
    var runs: [(ways: [ArraySlice<RegularExpression>], isExclusion: Bool)] = []
    for number in numbers {
      let isExclusion = rules[number].isExclusion
      if runs.last?.isExclusion != isExclusion { runs.append(([], isExclusion)) }
      let items = rules[number].urls?.items.flatMap(\.items)
      runs[runs.count - 1].ways += items.map { [$0[...]] } ?? []
    }
    return try? runs.map { run in
      let urls = RegularExpression.anyOf(run.ways)
      return (try ExpressionProgram(urls, maximumSize: RuleLanguages.maximumSize), run.isExclusion)
    }
  }

  /// The first rule that matches a URL, or of which it is not known, of those before a number.
  func first(matching word: [UInt8], before end: Int = .max) -> Int? {
    texts.candidates(for: word).prefix { $0 < end }.first { number in
      if let program = programs[number] { return (try? program.accepts(word)) == true }
      guard isUnwritten(number),
        let url = try? AssociationURL(String(decoding: word, as: UTF8.self))
      else { return false }
      let decision = unwritten.decide(url, app: "\(number)")
      return decision.verdict != .none || !decision.isComplete
    }
  }

  /// Whether it is not known which URLs a rule matches, not even URL by URL.
  func isUnknown(_ number: Int) -> Bool { rules[number].parts.contains { $0.obstacle != nil } }
}

extension RegularExpression {
  /// The words of any of some languages, which share their beginnings and their ends.
  fileprivate static func anyOf(
    _ ways: [ArraySlice<RegularExpression>],
    depth: Int = 64
  ) -> RegularExpression {
    guard ways.count > 1, depth > 0 else { return .alternation(ways.map { .joined(Array($0)) }) }
    let start = ways.common
    let rests = ways.map { $0.dropFirst(start.count) }
    let end = rests.map { $0.reversed() }.common
    let groups = Dictionary(grouping: rests.map { $0.dropLast(end.count) }, by: \.first)
    let choices = groups.map { $0 == nil ? .empty : anyOf($1, depth: depth - 1) }
    return .joined(start + [.alternation(choices)] + end.reversed())
  }
}
