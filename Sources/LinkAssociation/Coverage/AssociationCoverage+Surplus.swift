import LinkAnalysis
import LinkPatterns

extension AssociationCoverage {
  /// The rules that admit URLs that no opened route takes.
  ///
  /// - Returns: For each rule that does so a URL; the path is looked at first, the query when every path
  ///   has a route. What no route takes ends in the browser.
  /// - Complexity: O(*r* · *s*), *r* = rules, *s* = states of a search, which looks only at routes and rules that
  ///   have URLs of the rule.
  public func urlsWithoutRoute() -> [RuleSurplus] {
    var steps = Self.maximumSteps
    return urlsWithoutRoute(&steps)
  }

  /// The rules that admit URLs that no opened route takes.
  package func urlsWithoutRoute(_ steps: inout Int) -> [RuleSurplus] {
    var result: [RuleSurplus] = []
    for index in rules.rules.indices where !rules.rules[index].isExclusion {
      guard let urls = rules.rules[index].widest else { continue }
      let pointer = rules.rules[index].rule.pointer
      guard let program = rules.programs[index] else {
        result.append(RuleSurplus(pointer: pointer, kind: .path, answer: .undecided))
        continue
      }
      for kind in [Surplus.path, .query] {
        let answer = asked { clean in
          urlAdmittedByFew(index, program, in: clean, kind, &steps)
            ?? urlAdmitted(index, program, in: clean, urls, kind, &steps)
        }
        guard answer != .none else { continue }
        result.append(RuleSurplus(pointer: pointer, kind: kind, answer: answer))
        break
      }
    }
    return result
  }

  /// A URL that a rule admits and that no route has, found by asking all rules and routes that may have such URLs.
  private func urlAdmitted(
    _ index: Int,
    _ program: LanguageProgram,
    in clean: LanguageProgram,
    _ urls: LanguageExpression,
    _ kind: Surplus,
    _ steps: inout Int
  ) -> LanguageWitness {
    let before = Array(rules.trie.related(to: urls).prefix { $0 < index })
    let routes = routes.trie.related(to: urls).map { self.routes.open[$0] }
    let programs = routes.map { kind == .path ? $0.path.map { [$0] } : $0.programs }
    return urlAdmitted(by: program, in: clean, notBy: before, butNotIn: programs, &steps)
  }

  /// A URL that a rule admits and that no route has, found by asking one rule or route after another that has
  /// what was found without it; `nil` when it is not decided so.
  private func urlAdmittedByFew(
    _ index: Int,
    _ program: LanguageProgram,
    in clean: LanguageProgram,
    _ kind: Surplus,
    _ steps: inout Int
  ) -> LanguageWitness? {
    guard routes.hasAllPaths else { return nil }
    var (earlier, taken): ([Int], [Int]) = ([], [])
    var question = URLQuestion(needed: [program, clean])
    for _ in 0..<Self.maximumFew where steps > 0 {
      let witness = question.shortestURL(stateLimit: stateLimit, steps: &steps)
      guard case .word(let word) = witness else { return witness == .none ? witness : nil }
      if let first = rules.first(matching: word, before: index) {
        guard let program = rules.programs[first], !earlier.contains(first) else { return nil }
        earlier.append(first)
        question.rules.append((program, false))
      } else if let route = routes.first(matching: word, pathAlone: kind == .path) {
        if taken.contains(route) { return nil }
        taken.append(route)
        let items = kind == .path ? [] : routes.open[route].items
        question.others.append([routes.open[route].path].compactMap(\.self) + items)
      } else {
        return isTaken(word) ? nil : witness
      }
    }
    return nil
  }

  /// A URL that a rule admits and that no route has.
  private func urlAdmitted(
    by program: LanguageProgram,
    in clean: LanguageProgram,
    notBy before: [Int],
    butNotIn routes: [[LanguageProgram]?],
    _ steps: inout Int
  ) -> LanguageWitness {
    let known = routes.compactMap(\.self)
    guard steps > 0, known.count == routes.count else { return .undecided(states: 0) }
    let unwritten = before.filter(rules.isUnwritten)
    let earlier = before.compactMap { number in rules.programs[number].map { ($0, false) } }
    let question = URLQuestion(needed: [program, clean], rules: earlier, others: known)
    steps -= question.size
    return question.shortestURL(stateLimit: stateLimit, steps: &steps) { word in
      rules.first(of: unwritten, matching: word) == nil && !isTaken(word)
    }
  }
}
