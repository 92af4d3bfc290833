import LinkAnalysis
import LinkPatterns

/// The rules for an app as automata, found by how their URLs begin.
///
/// What has no automaton, because it would be too large, is asked URL by URL.
struct RuleAutomata: Sendable {
  /// The rules, in the order in which they are tried.
  let rules: [CompiledRule]

  /// The automaton of each; `nil` when it matches nothing or would be too large.
  let programs: [LanguageProgram?]

  /// How the URLs of each begin; `nil` when it matches nothing.
  let prefixes: [[UInt8]?]

  /// The rules that match something.
  private let index: PrefixIndex

  /// The exclusions that match something.
  private let exclusionIndex: PrefixIndex

  /// The rules that match something, by the text that they need.
  private let texts: TextIndex

  /// The rules without an automaton that match something, each as that of an app with its number as identifier.
  private let unwritten: AssociationMatcher

  /// Writes out rules.
  init(_ links: AppLinks?, app: String?) {
    rules = links.map { AssociationRuleSet($0, app: app).rules } ?? []
    var (programs, prefixes): ([LanguageProgram?], [[UInt8]?]) = ([], [])
    var details: [AppLinks.Details] = []
    var size = 0
    for (number, rule) in rules.enumerated() {
      let matchesNothing = rule.matchesNothing
      let left = min(50_000, RuleLanguages.maximumSize - size)
      let urls = matchesNothing || left <= 0 ? nil : rule.urls
      let program = urls.flatMap { try? LanguageProgram($0, maximumSize: left) }
      // What is found to be too large costs as much as what is not.
      size += program?.count ?? (urls == nil ? 0 : left)
      programs.append(program)
      let path = rule.parts.first { $0.part == .path }?.expression
      prefixes.append(matchesNothing ? nil : urls?.foldedPrefix ?? path?.foldedPrefix ?? [])
      if program == nil, !matchesNothing {
        details.append(.init(appIDs: [.init("\(number)")], components: [rule.rule]))
      }
    }
    (self.programs, self.prefixes, index) = (programs, prefixes, PrefixIndex(prefixes))
    exclusionIndex = PrefixIndex(zip(rules, prefixes).map { $0.isExclusion ? $1 : nil })
    var texts: [(number: Int, text: RequiredText)] = []
    for number in rules.indices where prefixes[number] != nil {
      // The names of items that cannot be written out are compared decoded.
      let isWritten = programs[number] != nil
      texts.append((number, RequiredText(rules[number], withItems: isWritten)))
    }
    self.texts = TextIndex(texts)
    let variables = links?.variables ?? []
    unwritten = AssociationMatcher(
      AppSiteAssociation(appLinks: AppLinks(details: details, variables: variables))
    )
  }

  /// Whether a rule matches something and has no automaton.
  func isUnwritten(_ number: Int) -> Bool { programs[number] == nil && prefixes[number] != nil }

  /// The rules that may match URLs that begin with a text.
  func related(to prefix: [UInt8]) -> [Int] { index.related(to: prefix) }

  /// The exclusions that may match URLs that begin with a text.
  func relatedExclusions(to prefix: [UInt8]) -> [Int] { exclusionIndex.related(to: prefix) }

  /// The first rule that matches a URL, or of which it is not known, of those before a number.
  func first(matching word: [UInt8], before end: Int = .max) -> Int? {
    first(of: texts.candidates(for: word).lazy.filter { $0 < end }, matching: word)
  }

  /// The rules that match a URL.
  func all(matching word: [UInt8]) -> [Int] {
    texts.candidates(for: word).filter { number in
      programs[number].map { (try? $0.accepts(word)) == true } ?? isUnwritten(number)
    }
  }

  /// Whether it is not known what a rule matches, not even URL by URL.
  func isUnknown(_ number: Int) -> Bool { rules[number].parts.contains { $0.obstacle != nil } }

  /// The first of some rules that matches a URL, or of which it is not known.
  func first(of numbers: some Sequence<Int>, matching word: [UInt8]) -> Int? {
    numbers.first { number in
      if let program = programs[number] { return (try? program.accepts(word)) == true }
      guard isUnwritten(number),
        let url = try? AssociationURL(String(decoding: word, as: UTF8.self))
      else { return false }
      let decision = unwritten.decide(url, app: "\(number)")
      return decision.verdict != .none || !decision.isComplete
    }
  }
}
