import LinkAnalysis
import LinkPatterns

extension AssociationCoverage {
  /// The rules that admit URLs that no opened route takes.
  ///
  /// - Returns: For each rule that does so a URL; the path is looked at first, the query when every path
  ///   has a route. What no route takes ends in the browser.
  /// - Complexity: O(*r* · *s*), *r* = rules, *s* = states of a search, which looks only at routes and rules whose
  ///   URLs may begin as those of the rule.
  public func urlsWithoutRoute() -> [RuleSurplus] {
    var automata = 0
    return urlsWithoutRoute(counting: &automata)
  }

  /// The rules that admit URLs that no opened route takes.
  package func urlsWithoutRoute(counting automata: inout Int) -> [RuleSurplus] {
    var result: [RuleSurplus] = []
    var steps = Self.maximumSteps
    for index in rules.rules.indices where !rules.rules[index].isExclusion {
      guard let prefix = rules.prefixes[index] else { continue }
      let pointer = rules.rules[index].rule.pointer
      guard let program = rules.programs[index] else {
        result.append(RuleSurplus(pointer: pointer, kind: .path, answer: .undecided))
        continue
      }
      let before = Array(rules.related(to: prefix).prefix { $0 < index })
      let routes = routes.related(to: prefix).map { self.routes.open[$0] }
      automata += before.count + routes.count + 2
      let path = urlAdmitted(
        by: program,
        notBy: before,
        butNotIn: routes.map { $0.path.map { [$0] } },
        &steps
      )
      if path != .none {
        result.append(RuleSurplus(pointer: pointer, kind: .path, answer: path))
        continue
      }
      let programs = routes.map(\.programs)
      let query = urlAdmitted(by: program, notBy: before, butNotIn: programs, &steps)
      if query != .none {
        result.append(RuleSurplus(pointer: pointer, kind: .query, answer: query))
      }
    }
    return result
  }

  /// A URL that a rule admits and that no route has.
  private func urlAdmitted(
    by program: LanguageProgram,
    notBy before: [Int],
    butNotIn routes: [[LanguageProgram]?],
    _ steps: inout Int
  ) -> Answer {
    let known = routes.compactMap(\.self)
    guard steps > 0, let clean = RouteLanguages.cleanURLs, known.count == routes.count else {
      return .undecided
    }
    let earlier = before.compactMap { rules.programs[$0] }
    let unwritten = before.filter(rules.isUnwritten)
    var ranges: [Range<Int>] = []
    for route in known {
      let start = ranges.last?.upperBound ?? 2 + earlier.count
      ranges.append(start..<(start + route.count))
    }
    let all = [program, clean] + earlier + known.flatMap(\.self)
    return answer(
      RuleLanguages.readable { alphabet in
        steps -= all.reduce(0) { $0 + $1.count }
        var search = LanguageCombination(
          all,
          alphabet: alphabet,
          stateLimit: stateLimit
        )
        return search.shortestWord(
          needing: [0, 1],
          steps: &steps,
          confirmedBy: { word in
            rules.first(of: unwritten, matching: word) == nil
              && !isTaken(url(word))
          },
          where: { accepts in
            accepts[0] && accepts[1] && !accepts[2..<(2 + earlier.count)].contains(true)
              && !ranges.contains { accepts[$0].allSatisfy(\.self) }
          }
        )
      }
    )
  }
}
