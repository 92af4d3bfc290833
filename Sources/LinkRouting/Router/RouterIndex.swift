import LinkPatterns

/// The patterns of all forms of some routes, as tables have them.
struct RouterIndex {
  /// The route and the form of each entry of the table.
  private(set) var entries: [RouterEntry] = []

  /// The index over the patterns.
  let table: PatternTable

  /// Indexes routes.
  init<Link>(
    _ routes: [LinkRoute<Link>],
    caseInsensitiveLiterals: Bool,
    trailingSlash: TrailingSlash,
    limits: PatternLimits
  ) {
    var patterns: [PatternTable.Entry] = []
    for (index, route) in routes.enumerated() {
      for form in route.forms {
        entries.append(
          RouterEntry(
            route: index,
            form: form,
            access: route.access,
            onlyPrefixes: route.onlyPrefixes
          )
        )
        patterns.append(
          PatternTable.Entry(
            form.path,
            shapes: form.shapes(of: route.parameters),
            requiredQueryItems: form.requiredItems(of: route.parameters).count,
            caseInsensitiveLiterals: route.caseInsensitiveLiterals ?? caseInsensitiveLiterals,
            trailingSlash: route.trailingSlash ?? trailingSlash,
            name: route.name
          )
        )
      }
    }
    table = PatternTable(patterns, limits: limits)
  }

  /// The positions of routes with a form of which a segment takes more than the limits allow.
  var routesOverLimit: Set<Int> { Set(table.problems.map { entries[$0.entry].route }) }

  /// The problems of those routes.
  func problems<Link>(of routes: [LinkRoute<Link>]) -> [RouteProblem] {
    table.problems.map { problem in
      let entry = entries[problem.entry]
      return RouteProblem(
        code: .overLimit(segment: problem.segment, problem.excess),
        route: routes[entry.route].name,
        pattern: entry.form.text,
        parameter: nil
      )
    }
  }
}

/// What an entry of a router's table stands for.
package struct RouterEntry: Sendable {
  /// The position of the route.
  package let route: Int

  /// The form of the route.
  package let form: RouteForm

  /// From where the route can be opened.
  package let access: LinkAccess

  /// The prefixes that the route is limited to; `nil` for none.
  let onlyPrefixes: [LinkPrefix]?

  /// Whether the route takes a URL of a sender.
  func isOpen(to sender: LinkSource, _ url: LinkURL, _ prefix: LinkPrefix) -> Bool {
    guard access.admits(sender) else { return false }
    return onlyPrefixes?.admit(url, as: prefix) ?? true
  }
}
