import LinkAnalysis
import LinkPatterns

/// The rules for an app as automata.
///
/// What has no automaton, because it would be too large, is asked URL by URL.
struct RuleAutomata: Sendable {
  /// The rules, in the order in which they are tried.
  let rules: [CompiledRule]

  /// The automaton of each; `nil` when it matches nothing or would be too large.
  let programs: [LanguageProgram?]

  /// The rules that match something, by the URLs that they may match.
  private let trie: LanguageTrie

  /// The rules that match something, by the text that they need.
  private let texts: TextIndex

  /// The rules without an automaton that match something, each as that of an app with its number as identifier.
  private let unwritten: AssociationMatcher

  /// Writes out rules.
  init(_ links: AppLinks?, app: String?) {
    rules = links.map { AssociationRuleSet($0, app: app).rules } ?? []
    var programs: [LanguageProgram?] = []
    var details: [AppLinks.Details] = []
    var size = 0
    for (number, rule) in rules.enumerated() {
      let left = min(50_000, RuleLanguages.maximumSize - size)
      let urls = left <= 0 ? nil : rule.urls
      let program = urls.flatMap { try? LanguageProgram($0, maximumSize: left) }
      // What is found to be too large costs as much as what is not.
      size += program?.count ?? (urls == nil ? 0 : left)
      programs.append(program)
      if program == nil, !rule.matchesNothing {
        details.append(.init(appIDs: [.init("\(number)")], components: [rule.rule]))
      }
    }
    self.programs = programs
    trie = LanguageTrie(rules.map(\.widest))
    var texts: [(number: Int, text: RequiredText)] = []
    for number in rules.indices where !rules[number].matchesNothing {
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
  func isUnwritten(_ number: Int) -> Bool {
    programs[number] == nil && !rules[number].matchesNothing
  }

  /// The rules that may match URLs of a language.
  func related(to urls: LanguageExpression) -> [Int] {
    LanguageTrie([urls]).meetings(with: trie)[0]
  }

  /// The first rule that matches a URL, or of which it is not known, of those before a number.
  func first(matching word: [UInt8], before end: Int = .max) -> Int? {
    first(of: texts.candidates(for: word).lazy.filter { $0 < end }, matching: word)
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
