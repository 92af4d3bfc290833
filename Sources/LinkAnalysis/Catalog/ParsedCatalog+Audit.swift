import LinkPatterns
import LinkRouting

extension ParsedCatalog {
  /// Proves which routes have URLs in common, which of them tie, and which are never reached.
  ///
  /// As `LinkRouter.audit(stateLimit:)`, but routes that are opened to different sources do not meet.
  ///
  /// - Parameter stateLimit: The number of states at which the search for one pair is given up.
  /// - Returns: The findings, the errors first.
  /// - Complexity: As the audit of a table.
  public func audit(stateLimit: Int = 10_000) -> [RouteFinding] {
    let findings = router.audit(stateLimit: stateLimit).compactMap(concerning)
    return findings.filter(\.isError) + findings.filter { !$0.isError }
  }

  /// What a finding says of routes that are opened to some sources; `nil` when nothing.
  private func concerning(_ finding: RouteFinding) -> RouteFinding? {
    let routes = finding.entries.map { route(ofEntry: $0) }
    let sources = routes.map { $0.declared.access?.sources }
    guard let other = sources.last, finding.togetherWith.isEmpty else {
      let own = sources.last ?? nil
      let isThroughAll = sources.dropLast().allSatisfy { taker in
        taker.map { own?.isSubset(of: $0) == true } ?? true
      }
      return isThroughAll ? finding : nil
    }
    guard finding.route != finding.otherRoute, let first = sources[0] else { return finding }
    guard let other else { return finding.overlap }
    if other.isSubset(of: first) { return finding }
    return other.isDisjoint(with: first) ? nil : finding.overlap
  }

  /// What is wrong with the examples of the routes.
  ///
  /// - Returns: A problem for each example that does not lead to its route when the app itself opens
  ///   it.
  /// - Complexity: O(*x*) matches, *x* = number of examples.
  public func exampleProblems() -> [CatalogProblem] {
    let used = Set(routes.map(\.declared.name))
    return catalog.routes.enumerated().filter { used.contains($0.element.name) }
      .flatMap { position, route in
        route.examples.enumerated().compactMap { index, example in
          let match = router.match(example)
          if match.found?.route == route.name { return nil }
          let found = match.failure?.message ?? "It leads to '\(match.found?.route ?? "")'."
          return CatalogProblem(
            .example,
            at: "routes[\(position)].examples[\(index)]",
            route: route.name,
            "This does not lead to the route. \(found)"
          )
        }
      }
  }
}

extension RouteFinding {
  /// The finding for routes that meet only where both are open: elsewhere the other is reached.
  fileprivate var overlap: RouteFinding {
    var finding = self
    if kind == .unreachable { finding.kind = .overlap }
    return finding
  }
}
