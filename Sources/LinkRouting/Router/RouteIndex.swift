package import LinkPatterns

/// The routes of a router and the tables over them, built once.
package final class RouteIndex: Sendable {
  let prefixes: [LinkPrefix]
  let limits: URLLimits
  let caseInsensitiveLiterals: Bool
  let trailingSlash: TrailingSlash

  /// The routes that are used.
  package let routes: [RouteRecord]

  /// The index over the patterns of all routes' forms.
  package let table: PatternTable

  /// The route and the form of each entry of the table.
  package let entries: [RouterEntry]

  /// The entries with a parameter that is a secret or a link, which may hold one.
  let secretEntries: [Int]

  /// The problems of the declarations.
  let problems: [RouteProblem]

  /// The routes to try for a link, in the order of declaration: the positions of routes that recognize their own
  /// links, or `nil` for the routes whose links reflection distinguishes.
  let printers: [[Int]?]

  /// The positions of routes by the constructor of their links.
  let routesByConstructor: ConstructorRoutes

  /// Converts links of mounted types to the router's type.
  package let lifts: [LinkLift]

  /// The options of a router.
  typealias Settings = (
    prefixes: [LinkPrefix], ignoresCase: Bool, trailingSlash: TrailingSlash, limits: URLLimits
  )

  /// Indexes routes, leaving out those that have problems.
  init(
    _ settings: Settings,
    _ patternLimits: PatternLimits,
    _ routes: [RouteRecord],
    lifts: [LinkLift]
  ) {
    let (prefixes, caseInsensitiveLiterals, trailingSlash, _) = settings
    var limits = settings.limits
    limits.admitsPorts = prefixes.contains { $0.port != nil || $0.isAnyHost }
    (self.prefixes, self.limits) = (prefixes, limits)
    self.caseInsensitiveLiterals = caseInsensitiveLiterals
    (self.trailingSlash, self.lifts) = (trailingSlash, lifts)
    var problems: [RouteProblem] = []
    for route in routes { problems.add(all: route.fields.problems) }
    if prefixes.isEmpty {
      problems.add(RouteProblem(code: .noPrefix, route: "", pattern: "", parameter: nil))
    }
    var used: [RouteRecord] = []
    for route in routes {
      let ofPrefixes = route.problems(ofPrefixes: prefixes)
      problems.add(all: ofPrefixes)
      let isWhole = route.fields.problems.isEmpty && !route.forms.isEmpty
      if isWhole, ofPrefixes.isEmpty { used.add(route) }
    }
    var (table, entries) = Self.table(of: used, settings, patternLimits)
    if !table.problems.isEmpty {
      let excluded = table.problems.map { entries[$0.entry].route }
      for problem in table.problems {
        let entry = entries[problem.entry]
        let code = RouteProblem.Code.overLimit(segment: problem.segment, problem.excess)
        problems.add(used[entry.route].problem(code, at: entry.form.text))
      }
      let all = used
      used = []
      for index in all.indices where !excluded.contains(index) { used.add(all[index]) }
      (table, entries) = Self.table(of: used, settings, patternLimits)
    }
    (self.routes, self.table, self.entries) = (used, table, entries)
    secretEntries = entries.indices.filter { entries[$0].record.mayHoldSecrets }
    (printers, routesByConstructor) = Self.printers(of: used)
    problems.add(all: RouteTies.problems(among: entries, trailingSlash))
    self.problems = problems
  }

  /// The table over all forms of routes, and the form of each of its entries.
  @inline(never)
  private static func table(
    of routes: [RouteRecord],
    _ settings: Settings,
    _ limits: PatternLimits
  ) -> (PatternTable, [RouterEntry]) {
    var entries: [RouterEntry] = []
    var patterns: [PatternTable.Entry] = []
    for (index, route) in routes.enumerated() {
      for form in route.forms {
        entries.add(RouterEntry(index, form, of: route))
        patterns.add(route.tableEntry(form, settings.ignoresCase, settings.trailingSlash))
      }
    }
    return (PatternTable(patterns, limits: limits), entries)
  }

  /// Finds out which routes recognize their own links.
  private static func printers(
    of routes: [RouteRecord]
  ) -> ([[Int]?], ConstructorRoutes) {
    var (printers, known): ([[Int]?], [Int]) = ([], [])
    var routesByConstructor = ConstructorRoutes()
    for (index, route) in routes.enumerated() {
      guard let constructors = route.codec.constructors else {
        printers.add([index])
        continue
      }
      if known.isEmpty { printers.add(nil) }
      known.add(index)
      routesByConstructor.add(index, constructors[...])
    }
    // Single links are compared, which is faster than taking a link apart.
    let areSingle = known.allSatisfy { routes[$0].codec.examples.count == 1 }
    return (printers.map { areSingle ? $0 ?? known : $0 }, routesByConstructor)
  }
}

/// The route and the form behind an entry of a router's table.
package final class RouterEntry: Sendable {
  /// The position of the route.
  package let route: Int

  /// The form of the route.
  package let form: RouteForm

  /// The route.
  let record: RouteRecord

  init(_ route: Int, _ form: RouteForm, of record: RouteRecord) {
    (self.route, self.form, self.record) = (route, form, record)
  }
}

extension RouteRecord {
  /// A form of the route, as an entry of a table.
  fileprivate func tableEntry(
    _ form: RouteForm,
    _ caseInsensitiveLiterals: Bool,
    _ trailingSlash: TrailingSlash
  ) -> PatternTable.Entry {
    PatternTable.Entry(
      form.path,
      shapes: form.shapes(of: parameters),
      requiredQueryItems: form.requiredItems(of: parameters).count,
      caseInsensitiveLiterals: fields.caseInsensitiveLiterals ?? caseInsensitiveLiterals,
      trailingSlash: fields.trailingSlash ?? trailingSlash,
      name: name
    )
  }
}
