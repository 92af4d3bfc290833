import LinkAnalysis
import LinkPatterns

extension AssociationCoverage {
  /// The rules that admit URLs that no opened route takes.
  ///
  /// - Returns: A URL for each such rule; the path is compared first, the query when every path
  ///   has a route. A URL that no route takes ends in the browser.
  /// - Complexity: O(*r* · *s*), *r* = rules, *s* = states of a search, which looks only at routes and rules that
  ///   have URLs of the rule.
  public func urlsWithoutRoute() -> [RuleSurplus] {
    var steps = Self.maximumSteps
    return urlsWithoutRoute(&steps)
  }

  /// The rules that admit URLs that no opened route takes.
  func urlsWithoutRoute(_ steps: inout Int) -> [RuleSurplus] {
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
          let needed = [program, clean]
          return urlAdmittedByFew(index, in: needed, kind, &steps)
            ?? urlAdmitted(index, in: needed, urls, kind, &steps)
        }
        guard answer != .none else { continue }
        result.append(RuleSurplus(pointer: pointer, kind: kind, answer: answer))
        break
      }
    }
    return result
  }

  /// A URL that a rule admits and that no route has, found by trying one rule or route after another that has
  /// the URL found so far; `nil` when it is not decided so.
  private func urlAdmittedByFew(
    _ index: Int,
    in needed: [ExpressionProgram],
    _ kind: Surplus,
    _ steps: inout Int
  ) -> AutomatonWitness? {
    guard routes.hasAllPaths else { return nil }
    var (earlier, taken): ([Int], [Int]) = ([], [])
    var question = URLQuestion(needed: needed)
    for _ in 0..<Self.maximumFew where steps > 0 {
      let witness = question.shortestURL(stateLimit: stateLimit, steps: &steps)
      guard case .word(let word) = witness else { return witness == .none ? witness : nil }
      if let first = rules.first(matching: word, before: index) {
        guard let program = rules.programs[first], !earlier.contains(first) else { return nil }
        earlier.append(first)
        question.rules.append((program, false))
      } else if let route = routes.first(matching: word, kind) {
        if taken.contains(route) { return nil }
        taken.append(route)
        question.others += [routes.open[route].programs(kind)].compactMap(\.self)
      } else {
        return isTaken(word) ? nil : witness
      }
    }
    return nil
  }

  /// A URL that a rule admits and that no route has, found by trying all rules and routes that may have such URLs.
  private func urlAdmitted(
    _ index: Int,
    in needed: [ExpressionProgram],
    _ urls: RegularExpression,
    _ kind: Surplus,
    _ steps: inout Int
  ) -> AutomatonWitness {
    let earlier = rules.trie.related(to: urls).prefix { $0 < index }
    let related = routes.trie.related(to: urls)
    let others = related.compactMap { routes.open[$0].programs(kind) }
    guard steps > 0, others.count == related.count else { return .undecided(states: 0) }
    let written = earlier.compactMap { number in rules.programs[number].map { ($0, false) } }
    let question = URLQuestion(needed: needed, rules: written, others: others)
    steps -= question.size
    return question.shortestURL(stateLimit: stateLimit, steps: &steps) { word in
      rules.first(matching: word, before: index) == nil && !isTaken(word)
    }
  }
}
