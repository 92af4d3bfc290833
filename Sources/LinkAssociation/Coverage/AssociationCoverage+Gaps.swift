import LinkAnalysis
import LinkPatterns

extension AssociationCoverage {
  /// The routes of which the file does not admit every URL.
  ///
  /// - Returns: A gap for each pattern of an opened route that has one, or may have one.
  /// - Complexity: O(*r* · *s*), *r* = patterns, *s* = states of a search, which looks only at rules that match URLs
  ///   of the pattern.
  public func routesNotAdmitted() -> [RouteGap] {
    var steps = Self.maximumSteps
    return routesNotAdmitted(&steps)
  }

  /// The routes of which the file does not admit every URL.
  func routesNotAdmitted(_ steps: inout Int) -> [RouteGap] {
    var gaps: [Int: Answer] = [:]
    var runs: [[Int]: [RuleAutomata.Run]] = [:]
    let exclusions = AutomatonIndex(rules.rules.map { $0.isExclusion ? $0.widest : nil })
    for (number, excluding) in routes.trie.intersections(with: exclusions).enumerated() {
      var (others, isOpen): ([Int], Bool) = ([], true)
      while isOpen {
        let found = urlNotAdmitted(of: number, but: others, excluding, &runs, &steps)
        // A URL that another route takes is a gap of that one; the search is repeated without its URLs.
        let other = other(found, than: number).flatMap { others.contains($0) ? nil : $0 }
        let owner = other ?? number
        if found != .none, gaps[owner].map({ $0 == .undecided }) ?? true { gaps[owner] = found }
        others += other.map { [$0] } ?? []
        isOpen =
          other.map { routes.open[$0].programs != nil } ?? false && others.count < Self.maximumFew
      }
    }
    return gaps.sorted { $0.key < $1.key }.map { number, found in
      RouteGap(
        route: routes.open[number].language.route,
        pattern: routes.open[number].language.pattern,
        answer: found,
        excludedBy: rule(deciding: found).map { rules.rules[$0].rule.pointer }
      )
    }
  }

  /// The first rule that matches a URL.
  private func rule(deciding answer: Answer) -> Int? {
    guard case .url(let url) = answer else { return nil }
    let word = url.utf8.dropFirst("https://".utf8.count).drop { $0 != UInt8(ascii: "/") }
    return rules.first(matching: Array(word))
  }

  /// The number of the other pattern that takes a URL.
  private func other(_ answer: Answer, than number: Int) -> Int? {
    guard case .url(let url) = answer,
      let entry = entry(taking: url), entry != routes.open[number].language.entry
    else { return nil }
    return routes.open.firstIndex { $0.language.entry == entry }
  }

  /// A URL of a pattern that no rule admits, found by a search or else among sample values.
  private func urlNotAdmitted(
    of number: Int,
    but others: [Int],
    _ excluding: [Int],
    _ runs: inout [[Int]: [RuleAutomata.Run]],
    _ steps: inout Int
  ) -> Answer {
    let (route, others) = (routes.open[number], others.compactMap { routes.open[$0].programs })
    let answer = asked { clean in
      guard let urls = route.programs else { return .undecided(states: 0) }
      let needed = urls + [clean]
      return urlNotAdmittedByFew(in: needed, but: others, excluding, &runs, &steps)
        ?? urlNotAdmitted(in: needed, of: route, but: others, &steps)
    }
    return answer == .undecided ? sampleNotAdmitted(of: route) ?? .undecided : answer
  }

  /// A URL of a pattern that no rule admits, found by trying one rule after another that admits the URL found
  /// so far; `nil` when it is not decided so.
  ///
  /// All exclusions that may match are included from the beginning: without one, a URL would seem to be admitted. Many
  /// patterns have the same exclusions, so the last runs are kept.
  private func urlNotAdmittedByFew(
    in needed: [ExpressionProgram],
    but others: [[ExpressionProgram]],
    _ excluding: [Int],
    _ runs: inout [[Int]: [RuleAutomata.Run]],
    _ steps: inout Int
  ) -> AutomatonWitness? {
    var asked = excluding
    for _ in 0..<Self.maximumFew where steps > 0 {
      guard asked.allSatisfy({ rules.programs[$0] != nil }),
        let answers = runs[asked] ?? rules.runs(of: asked)
      else { return nil }
      if asked == excluding { runs = [asked: answers] }
      let question = URLQuestion(needed: needed, rules: answers, others: others)
      let witness = question.shortestURL(stateLimit: stateLimit, steps: &steps)
      guard case .word(let word) = witness else { return witness == .none ? witness : nil }
      if isTakenAndNotAdmitted(word) { return witness }
      guard let first = rules.first(matching: word), !asked.contains(first) else { return nil }
      asked = (asked + [first]).sorted()
    }
    return nil
  }

  /// A URL of a pattern that is admitted by none of the rules that may match its URLs.
  private func urlNotAdmitted(
    in needed: [ExpressionProgram],
    of route: RouteURLs,
    but others: [[ExpressionProgram]],
    _ steps: inout Int
  ) -> AutomatonWitness {
    guard steps > 0 else { return .undecided(states: 0) }
    let numbers = rules.trie.related(to: route.urls)
    // The rules stay apart: a URL that is refused is followed by one that meets other rules.
    let written = numbers.compactMap { number in
      rules.programs[number].map { ($0, rules.rules[number].isExclusion) }
    }
    let question = URLQuestion(needed: needed, rules: written, others: others)
    steps -= question.size
    let witness = question.shortestURL(
      stateLimit: stateLimit,
      steps: &steps,
      confirmedBy: isTakenAndNotAdmitted
    )
    // A rule that is too large to be written out may exclude URLs, so that none was found proves nothing.
    let mayExclude = numbers.contains { rules.isUnwritten($0) && rules.rules[$0].isExclusion }
    return witness == .none && mayExclude ? .undecided(states: 0) : witness
  }

  /// A URL of a pattern that is generated from values within their bounds, and is not admitted.
  ///
  /// Languages know no bounds, so the app may refuse a URL that a search finds.
  private func sampleNotAdmitted(of route: RouteURLs) -> Answer? {
    let (entry, host) = (route.language.entry, routes.domain.hosts[0])
    for sample in catalog.sampleURLs(ofEntry: entry, host: host) {
      let word = Array(sample.utf8.dropFirst("https://\(host)".utf8.count))
      guard word.first == UInt8(ascii: "/"), isTakenAndNotAdmitted(word),
        self.entry(taking: url(word)) == entry
      else { continue }
      return .url(url(word))
    }
    return nil
  }

  /// Whether a route takes a URL, and the first rule that matches it excludes it or no rule matches.
  private func isTakenAndNotAdmitted(_ word: [UInt8]) -> Bool {
    guard isTaken(word) else { return false }
    guard let first = rules.first(matching: word) else { return true }
    return rules.rules[first].isExclusion && !rules.isUnknown(first)
  }
}
