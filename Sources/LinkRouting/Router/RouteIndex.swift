import LinkPatterns

/// The routes of a router and the tables over them, built once.
struct RouteIndex: Sendable {
  let prefixes: [LinkPrefix]
  let limits: URLLimits
  let caseInsensitiveLiterals: Bool

  /// Whether routes were tried against each other when the index was made.
  let isChecked: Bool

  /// Whether a prefix reads `+` in another way than its URLs usually are.
  let hasOwnPlus: Bool
  let trailingSlash: TrailingSlash

  /// Whether URLs of some prefix have a path before that of their links, or have it in the fragment.
  let hasBeginnings: Bool

  /// The routes that are used.
  let routes: [RouteRecord]

  /// The index over the patterns of all routes' forms.
  let table: PatternTable

  /// The route and the form of each entry of the table.
  let entries: [RouterEntry]

  /// The entries with a parameter that is a secret or a link, which may hold one.
  let secretEntries: [Int]

  /// The candidates for the parents of each route's links.
  let parentCandidates: ContiguousArray<ParentCandidates>

  /// The problems of the declarations.
  let problems: [RouteProblem]

  /// The routes to try for a link, in the order of declaration: the positions of routes that recognize their own
  /// links, or `nil` for the routes whose links reflection distinguishes.
  let printers: [[Int]?]

  /// The positions of routes by the constructor of their links.
  let routesByConstructor: ConstructorRoutes

  /// Converts links of mounted types to the router's type.
  let lifts: [LinkLift]

  /// Indexes routes, leaving out those that have problems.
  init(
    _ settings: RouterSettings,
    _ patternLimits: PatternLimits,
    _ routes: [RouteRecord],
    lifts: [LinkLift]
  ) {
    prefixes = settings.prefixes
    limits = settings.allowedLimits
    caseInsensitiveLiterals = settings.caseInsensitiveLiterals
    hasOwnPlus = settings.prefixes.contains { $0.plusIsSpace != $0.isWeb }
    hasBeginnings = settings.prefixes.contains { !$0.beginningOfPath.isEmpty }
    (trailingSlash, isChecked) = (settings.trailingSlash, settings.isChecked)
    self.lifts = lifts
    var problems = routes.flatMap { $0.fields.problems }
    if prefixes.isEmpty {
      problems.append(RouteProblem(code: .noPrefix, route: "", pattern: "", parameter: nil))
    }
    var used: [RouteRecord] = []
    for route in routes {
      let ofPrefixes = route.problems(ofPrefixes: settings.prefixes)
      problems += ofPrefixes
      let isWhole = route.fields.problems.isEmpty && !route.forms.isEmpty
      if isWhole, ofPrefixes.isEmpty { used.append(route) }
    }
    var (table, entries) = Self.table(of: used, settings, patternLimits)
    if !table.problems.isEmpty {
      let excluded = Set(table.problems.map { entries[$0.entry].route })
      for problem in table.problems {
        let entry = entries[problem.entry]
        let code = RouteProblem.Code.overLimit(segment: problem.segment, problem.excess)
        problems.append(used[entry.route].problem(code, at: entry.form.text))
      }
      used = used.indices.filter { !excluded.contains($0) }.map { used[$0] }
      (table, entries) = Self.table(of: used, settings, patternLimits)
    }
    (self.routes, self.table, self.entries) = (used, table, entries)
    secretEntries = entries.indices.filter { entries[$0].record.mayHoldSecrets }
    (printers, routesByConstructor) = Self.printers(of: used)
    // A prefix may take segments of a path that was printed for another.
    parentCandidates =
      hasBeginnings
      ? ContiguousArray(repeating: .unknown, count: used.count)
      : Self.parentCandidates(of: used, among: entries, in: table, at: prefixes)
    if isChecked { problems += RouteTies.problems(among: entries, trailingSlash) }
    self.problems = problems
  }

  /// The table over all forms of routes, and the form of each of its entries.
  private static func table(
    of routes: [RouteRecord],
    _ settings: RouterSettings,
    _ limits: PatternLimits
  ) -> (PatternTable, [RouterEntry]) {
    let entries = routes.enumerated().flatMap { index, route in
      route.forms.map { RouterEntry(index, $0, of: route) }
    }
    let patterns = entries.map { $0.record.tableEntry($0.form, settings) }
    return (PatternTable(patterns, limits: limits), entries)
  }

  /// Finds the candidates for the parents of each route's links.
  private static func parentCandidates(
    of routes: [RouteRecord],
    among entries: [RouterEntry],
    in table: PatternTable,
    at prefixes: [LinkPrefix]
  ) -> ContiguousArray<ParentCandidates> {
    var search = ParentCandidateSearch(table, entries, at: prefixes)
    var candidates: ContiguousArray<ParentCandidates> = []
    candidates.reserveCapacity(routes.count)
    for route in routes { candidates.append(search.candidates(for: route)) }
    return candidates
  }

  /// Finds out which routes recognize their own links.
  private static func printers(
    of routes: [RouteRecord]
  ) -> ([[Int]?], ConstructorRoutes) {
    var (printers, known): ([[Int]?], [Int]) = ([], [])
    var routesByConstructor = ConstructorRoutes()
    for (index, route) in routes.enumerated() {
      guard let constructors = route.codec.constructors else {
        printers.append([index])
        continue
      }
      if known.isEmpty { printers.append(nil) }
      known.append(index)
      routesByConstructor.add(index, constructors[...])
    }
    // Single links are compared, which is faster than taking a link apart.
    let areSingle = known.allSatisfy { routes[$0].parameters.isEmpty }
    return (printers.map { areSingle ? $0 ?? known : $0 }, routesByConstructor)
  }
}

/// The options of a router.
struct RouterSettings: Sendable {
  let prefixes: [LinkPrefix]
  let caseInsensitiveLiterals: Bool
  let trailingSlash: TrailingSlash
  let limits: URLLimits

  /// Whether to try the routes against each other and by samples.
  var isChecked = Self.isCheckedByDefault

  /// Whether routes are tried without being asked for it: in debug builds, where mistakes are made and mended.
  static var isCheckedByDefault: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// The bounds for URLs, which may have ports if a prefix may.
  var allowedLimits: URLLimits {
    var limits = limits
    limits.admitsPorts = prefixes.contains { $0.port != nil || $0.isAnyHost }
    return limits
  }
}

/// The route and the form behind an entry of a router's table.
package struct RouterEntry: Sendable {
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
    _ settings: RouterSettings
  ) -> PatternTable.Entry {
    PatternTable.Entry(
      form.path,
      shapes: form.shapes(of: parameters),
      requiredQueryItems: form.requiredItems(of: parameters).count,
      caseInsensitiveLiterals: fields.caseInsensitiveLiterals ?? settings.caseInsensitiveLiterals,
      trailingSlash: fields.trailingSlash ?? settings.trailingSlash,
      name: name
    )
  }
}
