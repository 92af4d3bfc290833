import LinkAnalysis
import LinkPatterns

extension AssociationCoverage {
  /// The routes of which the file does not admit every URL.
  ///
  /// - Returns: A gap for each pattern of an opened route that has one, or of which it is not known.
  /// - Complexity: O(*r* · *s*), *r* = patterns, *s* = states of a search, which looks only at rules that match URLs
  ///   of the pattern.
  public func routesNotAdmitted() -> [RouteGap] {
    var (automata, steps) = (0, Self.maximumSteps)
    return routesNotAdmitted(counting: &automata, &steps)
  }

  /// The routes of which the file does not admit every URL.
  package func routesNotAdmitted(
    counting automata: inout Int,
    _ steps: inout Int
  ) -> [RouteGap] {
    var gaps: [RouteGap] = []
    let exclusions = LanguageTrie(rules.rules.map { $0.isExclusion ? $0.widest : nil })
    for (route, excluding) in zip(routes.open, routes.trie.meetings(with: exclusions)) {
      let answer = urlNotAdmitted(of: route, excluding, counting: &automata, &steps)
      guard answer.answer != .none else { continue }
      gaps.append(
        RouteGap(
          route: route.language.route,
          pattern: route.language.pattern,
          answer: answer.answer,
          excludedBy: answer.rule.map { rules.rules[$0].rule.pointer }
        )
      )
    }
    return gaps
  }

  /// A URL of a pattern that no rule admits: few rules are asked first, and all when that decides nothing.
  private func urlNotAdmitted(
    of route: RouteURLs,
    _ excluding: [Int],
    counting automata: inout Int,
    _ steps: inout Int
  ) -> (answer: Answer, rule: Int?) {
    let few = urlNotAdmittedByFew(of: route, excluding, counting: &automata, &steps)
    if let few { return few }
    let numbers = rules.trie.related(to: route.urls)
    automata += numbers.count + route.items.count + 2
    return urlNotAdmitted(of: route, by: numbers, &steps)
  }

  /// A URL of a pattern that no rule admits, found by asking one rule after another that admits what was found
  /// without it; `nil` when it is not decided so.
  ///
  /// All exclusions that may match are asked from the beginning: without one, a URL would seem to be admitted.
  private func urlNotAdmittedByFew(
    of route: RouteURLs,
    _ excluding: [Int],
    counting automata: inout Int,
    _ steps: inout Int
  ) -> (answer: Answer, rule: Int?)? {
    guard let urls = route.programs, let clean = RouteLanguages.cleanURLs else { return nil }
    let needed = urls + [clean]
    guard excluding.allSatisfy({ rules.programs[$0] != nil }) else { return nil }
    var asked = excluding
    for _ in 0..<Self.maximumFew where steps > 0 {
      automata += needed.count + asked.count
      guard let runs = rules.runs(of: asked) else { return nil }
      let all = needed + runs.map(\.program)
      let witness = RuleLanguages.readable { alphabet, preferred in
        var search = RuleLanguages.search(all, alphabet, preferred, stateLimit: stateLimit)
        return search.shortestWord(needing: Array(needed.indices), steps: &steps) {
          isNotAdmitted($0, needed.count, runs.map(\.isExclusion))
        }
      }
      guard case .word(let word) = witness else { return witness == .none ? (.none, nil) : nil }
      let first = rules.first(matching: word)
      guard let first, !rules.rules[first].isExclusion else {
        let isGap = isTaken(url(word)) && first.map { !rules.isUnknown($0) } ?? true
        return isGap ? (.url(url(word)), first) : nil
      }
      if rules.programs[first] == nil || asked.contains(first) { return nil }
      asked = (asked + [first]).sorted()
    }
    return nil
  }

  /// A URL of a pattern that none of the rules admits which may match its URLs.
  private func urlNotAdmitted(
    of route: RouteURLs,
    by numbers: [Int],
    _ steps: inout Int
  ) -> (answer: Answer, rule: Int?) {
    guard steps > 0, let urls = route.programs, let clean = RouteLanguages.cleanURLs else {
      return (.undecided, nil)
    }
    let needed = urls + [clean]
    let written = numbers.filter { rules.programs[$0] != nil }
    // Each on its own: where one word is refused, others are tried that differ in what they meet.
    let all = needed + written.compactMap { rules.programs[$0] }
    let witness = RuleLanguages.readable { alphabet, preferred in
      steps -= all.reduce(0) { $0 + $1.count }
      var search = RuleLanguages.search(
        all,
        alphabet,
        preferred,
        stateLimit: stateLimit
      )
      return search.shortestWord(
        needing: Array(needed.indices),
        steps: &steps,
        confirmedBy: { isTakenAndNotAdmitted($0, by: numbers) },
        where: { isNotAdmitted($0, needed.count, written.map { rules.rules[$0].isExclusion }) }
      )
    }
    if case .word(let word) = witness {
      return (.url(url(word)), rules.first(of: numbers, matching: word))
    }
    if witness == .none {
      // What is not written out may exclude more, and admits no less.
      let mayExclude = numbers.contains { rules.isUnwritten($0) && rules.rules[$0].isExclusion }
      if !mayExclude { return (.none, nil) }
    }
    return sampleNotAdmitted(of: route, by: numbers) ?? (.undecided, nil)
  }

  /// Whether a word is in all of the first languages, and in none that follow or first in one that excludes.
  private func isNotAdmitted(_ accepts: [Bool], _ needed: Int, _ areExclusions: [Bool]) -> Bool {
    guard accepts[..<needed].allSatisfy(\.self) else { return false }
    return accepts[needed...].firstIndex(of: true).map { areExclusions[$0 - needed] } ?? true
  }

  /// A URL of a pattern that is made up of values within their bounds, and is not admitted.
  ///
  /// Languages know no bounds, so that what a search finds may be refused by the app.
  private func sampleNotAdmitted(
    of route: RouteURLs,
    by numbers: [Int]
  ) -> (answer: Answer, rule: Int?)? {
    for sample in catalog.sampleURLs(ofEntry: route.language.entry, host: host) {
      let word = Array(sample.utf8.dropFirst(url([]).utf8.count))
      guard word.first == UInt8(ascii: "/"), isTakenAndNotAdmitted(word, by: numbers) else {
        continue
      }
      return (.url(sample), rules.first(of: numbers, matching: word))
    }
    return nil
  }

  /// Whether a route takes a URL that the first rule excludes which matches it, or that none matches.
  private func isTakenAndNotAdmitted(_ word: [UInt8], by numbers: [Int]) -> Bool {
    guard isTaken(url(word)) else { return false }
    guard let first = rules.first(of: numbers, matching: word) else { return true }
    return rules.rules[first].isExclusion && !rules.isUnknown(first)
  }
}
