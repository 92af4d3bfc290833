import LinkPatterns

extension ParsedCatalog {
  /// Proves which routes have URLs in common, which of them tie, and which are never reached.
  ///
  /// As `LinkRouter.audit(stateLimit:)`, but routes that are opened to different sources do not conflict.
  ///
  /// - Parameter stateLimit: The number of states at which the search for one pair ends without an answer.
  /// - Returns: The findings, the errors first.
  /// - Complexity: As the audit of a table.
  public func audit(stateLimit: Int = 10_000) -> [RouteFinding] {
    router.audit(stateLimit: stateLimit).filter { !areApart($0) }
  }

  /// Whether two routes are opened to different sources, none of which can open both.
  private func areApart(_ finding: RouteFinding) -> Bool {
    guard finding.togetherWith.isEmpty, finding.route != finding.otherRoute,
      let first = route(ofEntry: finding.entries[0]).declared.access?.sourceSet,
      let other = route(ofEntry: finding.entries[1]).declared.access?.sourceSet
    else { return false }
    return !other.isEmpty && other.isDisjoint(with: first)
  }

  /// Finds patterns that no URL matches, since all their paths end with a slash after something.
  ///
  /// A slash at the end of a path is not part of a value, so `/{:name/}+` reads nothing.
  ///
  /// - Returns: A problem for each, in the order of the catalog.
  /// - Complexity: A proof of at most 10,000 states for each alternative of a pattern.
  public func unreachablePatterns() -> [CatalogProblem] {
    let places = placesOfRoutes
    let ended = try? ExpressionProgram(.joined([.repeated(.byte(.all), 1, nil), .slash]))
    return router.engine.table.entries.enumerated().compactMap { index, entry in
      let isReached = entry.pattern.alternatives.contains { alternative in
        let program = try? ExpressionProgram(entry.language(of: alternative))
        guard let program, let ended else { return true }
        let alphabet = AuditLanguages.alphabet
        return program.inclusion(in: ended, alphabet: alphabet, stateLimit: 10_000) != .included
      }
      guard !isReached else { return nil }
      let (name, text) = (route(ofEntry: index).declared.name, entry.pattern.text)
      let place = "\(places[name] ?? "").\(route(ofEntry: index).declared.place(ofPattern: text))"
      let message = "No URL leads to '\(text)': a slash at the end is not part of a value."
      return CatalogProblem(.unreachable, at: place, route: name, message)
    }
  }

  /// Where each route is in the JSON, by its name.
  private var placesOfRoutes: [String: String] {
    let places = catalog.routes.enumerated().map { ($1.name, "routes[\($0)]") }
    return Dictionary(places, uniquingKeysWith: { first, _ in first })
  }

  /// The problems of the routes' examples.
  ///
  /// - Returns: A problem for each example that does not match its route when the app itself opens
  ///   it.
  /// - Complexity: O(*x*) matches, *x* = number of examples.
  public func exampleProblems() -> [CatalogProblem] {
    let places = placesOfRoutes
    return routes.map(\.declared).flatMap { route in
      route.examples.enumerated().compactMap { index, example in
        let match = router.match(example)
        if match.found?.route == route.name { return nil }
        let found = match.failure?.message ?? "It leads to '\(match.found?.route ?? "")'."
        return CatalogProblem(
          .example,
          at: "\(places[route.name] ?? "").examples[\(index)]",
          route: route.name,
          "This does not lead to the route. \(found)"
        )
      }
    }
  }

  /// Finds routes whose links no window can show, since they lie in none of the tabs, and tabs without a first screen.
  ///
  /// A route that lies on another is reported by that one alone. It is computed for a sample of each route: where
  /// the app's code decides, its links may lie elsewhere.
  ///
  /// - Returns: A problem for each route and each tab, in the order of the catalog; none without tabs.
  /// - Complexity: As ``backStack(ofRoute:)``, for each route.
  public func placementProblems() -> [CatalogProblem] {
    let ids = router.tabs.map(\.id)
    if ids.isEmpty { return [] }
    let byParent = Dictionary(grouping: catalog.routes) { $0.placement?.parent }
    return catalog.routes.enumerated().flatMap { index, route -> [CatalogProblem] in
      let place = { (message: String) in
        CatalogProblem(.unplaced, at: "routes[\(index)].placement", route: route.name, message)
      }
      guard let stack = backStack(ofRoute: route.name), case .tab(let tab) = stack.base else {
        return []
      }
      if stack.routes.isEmpty, !ids.contains(tab) {
        return [
          place(
            "Its links lie in no tab, and other routes have tabs, so no window shows them. "
              + "Write \"tab\", or a \"parent\" that lies in one."
          )
        ]
      }
      guard let own = byParent[.tab(tab)], own.first?.name == route.name,
        !own.contains(where: { (try? self.link($0.name)) != nil })
      else { return [] }
      return [
        place(
          "The tab '\(tab.rawValue)' has nothing to start with: each of its routes needs a value. "
            + "Give the tab to a route without one."
        )
      ]
    }
  }
}
