public import LinkPatterns

/// One table from URLs to links and back.
///
/// The router is a value, made once and shared; it holds no state and no clock. What a URL means
/// does not depend on the order of the routes. It does not navigate, and it does not decide who may
/// open what: a match tells to whom its route is open.
public struct LinkRouter<Link: DeepLink>: Sendable {
  /// The beginnings that URLs may have.
  ///
  /// The first is the one that ``url(for:)`` prints.
  public let origins: [URLOrigin]

  /// The routes that are used.
  public let routes: [Route<Link>]

  /// What is wrong with the declarations, all of it.
  ///
  /// Routes with problems are not used.
  public let problems: [RouteProblem]

  /// The bounds for URLs.
  public let limits: URLLimits

  /// The index over the patterns of ``routes``, at the same positions.
  let table: PatternTable

  /// The positions of routes by the key of their links, the canonical one first.
  let routesByKey: [String: [Int]]

  /// Creates a router, leaving out the routes that have problems.
  ///
  /// - Parameters:
  ///   - origins: The beginnings that URLs may have, the one to print first.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - limits: The bounds for URLs.
  ///   - routes: The routes. Of several for one kind of link, the first is printed.
  /// - Complexity: O(*n* · log *n*), *n* = number of segments of all patterns.
  public init(
    origins: [URLOrigin],
    caseInsensitiveLiterals: Bool = false,
    limits: URLLimits = .standard,
    routes: [Route<Link>]
  ) {
    self.origins = origins
    self.limits = limits
    var problems = routes.flatMap(\.problems)
    if origins.isEmpty {
      problems.append(RouteProblem(code: .noOrigin, route: "", pattern: "", parameter: nil))
    }

    var used: [Route<Link>] = []
    var entries: [PatternTable.Entry] = []
    var routesByKey: [String: [Int]] = [:]
    for route in routes where route.problems.isEmpty {
      guard let path = route.path else { continue }
      routesByKey[route.codec.key, default: []].append(used.count)
      used.append(route)
      entries.append(
        PatternTable.Entry(
          path,
          shapes: route.shapes,
          requiredQueryItems: route.parameters.count { $0.place == .query && !$0.isOptional },
          caseInsensitiveLiterals: caseInsensitiveLiterals,
          name: route.name
        )
      )
    }
    self.problems = problems + RouteTies.problems(among: used)
    self.routes = used
    self.routesByKey = routesByKey
    table = PatternTable(entries)
  }

  /// Creates a router, or tells everything that is wrong with the declarations.
  ///
  /// - Parameters:
  ///   - origins: The beginnings that URLs may have, the one to print first.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - limits: The bounds for URLs.
  ///   - routes: The routes.
  /// - Throws: ``RouteProblems`` when there is at least one.
  public init(
    checked origins: [URLOrigin],
    caseInsensitiveLiterals: Bool = false,
    limits: URLLimits = .standard,
    routes: [Route<Link>]
  ) throws(RouteProblems) {
    self.init(
      origins: origins,
      caseInsensitiveLiterals: caseInsensitiveLiterals,
      limits: limits,
      routes: routes
    )
    guard problems.isEmpty else { throw RouteProblems(problems: problems) }
  }
}

/// All problems of a router's declarations.
public struct RouteProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in the order of the routes.
  ///
  /// At least one.
  public let problems: [RouteProblem]

  /// One line a problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
