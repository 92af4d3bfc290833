import LinkRouting

extension ParsedCatalog {
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
