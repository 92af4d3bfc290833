import LinkPatterns

/// Tries whether the sample links of routes come back from their own URLs.
struct SampleCheck {
  /// The routes.
  let engine: RouteEngine

  /// Returns the problems of routes whose sample links do not come back.
  ///
  /// Only routes that were declared with a constructor are checked. Samples that the route can't print,
  /// because its pattern or a bound admits only other values, are skipped.
  ///
  /// Routes that are known to be tied with another are left out.
  func problems(besides known: [RouteProblem]) -> [RouteProblem] {
    guard engine.prefixes.contains(where: \.isPrintable) else { return [] }
    var problems: [RouteProblem] = []
    for (index, route) in engine.routes.enumerated() {
      let isTied = known.contains { problem in
        problem.rival.map { $0 == route.name || problem.route == route.name } ?? false
      }
      guard route.codec.constructors != nil, route.fields.isPrinted, !isTied,
        let code = problem(ofRoute: index)
      else { continue }
      problems.append(route.problem(code))
    }
    return problems
  }

  /// The problem of a route's samples.
  private func problem(ofRoute index: Int) -> RouteProblem.Code? {
    let route = engine.routes[index]
    let prefix = engine.prefixes.first { $0.isPrintable && route.isServed(at: $0) }
    guard let prefix else { return nil }
    var winner: String?
    for (number, example) in route.codec.examples.enumerated() {
      let parts = engine.decompose(example)
      if number == 0, let printing = engine.printing(parts, at: prefix)?.index, printing != index {
        return .sameLinks(as: engine.routes[printing].name)
      }
      do throws(LinkFailure) {
        _ = try engine.url(for: parts, at: prefix, variant: nil)
        return nil
      } catch {
        guard let rival = error.rival else { return nil }
        // A sample that the route itself refuses doesn't show which route wins its URLs.
        if takes(parts, ofRoute: index, at: prefix) { winner = rival }
      }
    }
    return winner.map { .sampleTaken(by: $0) }
  }

  /// Whether a route would read the URL that it prints of a link, if there were no other routes.
  private func takes(_ parts: LinkComponents, ofRoute index: Int, at prefix: LinkPrefix) -> Bool {
    guard let printed = try? engine.printed(parts, variant: nil, at: prefix),
      let url = try? printed.text.url(at: prefix, limits: engine.limits),
      let prefix = engine.prefix(of: url), let url = engine.view(of: url, at: prefix)
    else { return false }
    var candidates = PatternMatches(url, host: prefix.hostPosition)
    while let candidate = candidates.next(engine.table.storage, url.bytes.span) {
      guard engine.entries[candidate.entry].route == index else { continue }
      if engine.refusal(of: candidate, in: url) == nil { return true }
    }
    return false
  }
}
