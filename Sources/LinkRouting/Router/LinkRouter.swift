public import LinkPatterns

/// One table from URLs to links and back.
///
/// The router is a value, made once and shared; it holds no state and no clock. What a URL means
/// does not depend on the order of the routes. It does not navigate, and it does not decide who may
/// open what: a match tells to whom its route is open.
public struct LinkRouter<Link: DeepLink>: Sendable {
  /// What URLs of the app begin with.
  ///
  /// The first domain is the one that ``url(for:)`` prints, and the first scheme where there is none.
  public let prefixes: [LinkPrefix]

  /// The routes that are used.
  public let routes: [LinkRoute<Link>]

  /// What is wrong with the declarations, all of it.
  ///
  /// Routes with problems are not used.
  public private(set) var problems: [RouteProblem]

  /// The bounds for URLs.
  public let limits: URLLimits

  /// Whether ASCII letters of literal segments match in either case.
  public let caseInsensitiveLiterals: Bool

  /// What a slash at the end of a path means, for routes that do not say.
  public let trailingSlash: TrailingSlash

  /// The index over the patterns of all forms of ``routes``.
  package let table: PatternTable

  /// The route and the form of each entry of the table.
  package let entries: [RouterEntry]

  /// How the route of a link is found, in the order of declaration.
  let printers: [Printer]

  /// The positions of routes by the constructor of their links; see ``LinkParts/key``.
  let routesByConstructor: [String: [Int]]

  /// The link below all others, where the app named one.
  var namedRoot: Link?

  /// How links of mounted types become links of this one.
  private(set) var lifts: [LinkLift<Link>] = []

  /// Tells which routes are switched off.
  var isSwitchedOff: (@Sendable (_ route: String) -> Bool)?

  /// One way to find the route of a link.
  enum Printer: Sendable {
    /// A route that knows its own links.
    case route(Int)

    /// All routes whose links reflection tells apart.
    case parts
  }

  /// Creates a router, leaving out the routes that have problems.
  ///
  /// - Parameters:
  ///   - prefixes: What URLs of the app begin with.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - trailingSlash: What a slash at the end of a path means, for routes that do not say.
  ///   - limits: The bounds for URLs.
  ///   - routes: The routes. Of several for one kind of link, the first is printed.
  /// - Complexity: O(*n* · log *n*), *n* = number of segments of all patterns.
  public init(
    prefixes: [LinkPrefix],
    caseInsensitiveLiterals: Bool = false,
    trailingSlash: TrailingSlash = .ignored,
    limits: URLLimits = .standard,
    routes: [LinkRoute<Link>]
  ) {
    self.init(
      prefixes: prefixes,
      caseInsensitiveLiterals: caseInsensitiveLiterals,
      trailingSlash: trailingSlash,
      limits: limits,
      patternLimits: .standard,
      routes: routes
    )
  }

  /// Creates a router with bounds for patterns and for the steps that matching one URL may take.
  package init(
    prefixes: [LinkPrefix],
    caseInsensitiveLiterals: Bool = false,
    trailingSlash: TrailingSlash = .ignored,
    limits: URLLimits = .standard,
    patternLimits: PatternLimits,
    routes: [LinkRoute<Link>]
  ) {
    self.prefixes = prefixes
    self.limits = limits.admittingPorts(of: prefixes)
    self.caseInsensitiveLiterals = caseInsensitiveLiterals
    self.trailingSlash = trailingSlash
    var problems = routes.flatMap(\.problems)
    if prefixes.isEmpty {
      problems.append(RouteProblem(code: .noOrigin, route: "", pattern: "", parameter: nil))
    }

    problems += routes.flatMap { $0.problems(ofPrefixes: prefixes) }
    var used = routes.filter {
      $0.problems.isEmpty && !$0.forms.isEmpty && $0.problems(ofPrefixes: prefixes).isEmpty
    }
    func makeIndex() -> RouterIndex {
      RouterIndex(
        used,
        caseInsensitiveLiterals: caseInsensitiveLiterals,
        trailingSlash: trailingSlash,
        limits: patternLimits
      )
    }
    var index = makeIndex()
    let excluded = index.routesOverLimit
    if !excluded.isEmpty {
      problems += index.problems(of: used)
      used = used.indices.filter { !excluded.contains($0) }.map { used[$0] }
      index = makeIndex()
    }
    self.routes = used
    (printers, routesByConstructor) = Self.printers(of: used)
    entries = index.entries
    table = index.table
    let ties = RouteTies.problems(among: used, trailingSlash)
    self.problems = problems + ties
    self.problems += sampleProblems(
      besides: Set(ties.flatMap { [$0.route, $0.rival ?? $0.route] })
    )
  }

  /// Creates a router for the routes of a link type.
  ///
  /// Routes with problems are left out; see ``problems``.
  ///
  /// - Parameters:
  ///   - type: The link type.
  ///   - prefixes: What URLs of the app begin with.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - trailingSlash: What a slash at the end of a path means, for routes that do not say.
  ///   - limits: The bounds for URLs.
  /// - Complexity: O(*n* · log *n*), *n* = number of segments of all patterns.
  public init(
    _ type: Link.Type,
    prefixes: [LinkPrefix],
    caseInsensitiveLiterals: Bool = false,
    trailingSlash: TrailingSlash = .ignored,
    limits: URLLimits = .standard
  ) {
    self.init(
      prefixes: prefixes,
      caseInsensitiveLiterals: caseInsensitiveLiterals,
      trailingSlash: trailingSlash,
      limits: limits,
      routes: Link.routes
    )
  }

  /// Creates a router for declared routes, those of mounts among them.
  ///
  /// Routes with problems are left out; see ``problems``.
  ///
  /// - Parameters:
  ///   - prefixes: What URLs of the app begin with.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - trailingSlash: What a slash at the end of a path means, for routes that do not say.
  ///   - limits: The bounds for URLs.
  ///   - routes: The routes.
  /// - Complexity: O(*n* · log *n*), *n* = number of segments of all patterns.
  public init(
    prefixes: [LinkPrefix],
    caseInsensitiveLiterals: Bool = false,
    trailingSlash: TrailingSlash = .ignored,
    limits: URLLimits = .standard,
    routes: LinkRoutes<Link>
  ) {
    self.init(
      prefixes: prefixes,
      caseInsensitiveLiterals: caseInsensitiveLiterals,
      trailingSlash: trailingSlash,
      limits: limits,
      routes: routes.routes
    )
    lifts = routes.lifts
  }

  /// Finds out how the route of a link is found.
  private static func printers(
    of routes: [LinkRoute<Link>]
  ) -> ([Printer], [String: [Int]]) {
    var printers: [Printer] = []
    var routesByConstructor: [String: [Int]] = [:]
    for (index, route) in routes.enumerated() {
      if let key = route.codec.key {
        if routesByConstructor.isEmpty { printers.append(.parts) }
        routesByConstructor[key, default: []].append(index)
        continue
      }
      printers.append(.route(index))
    }
    return (printers, routesByConstructor)
  }

  /// The router, with routes that can be switched off while the app runs.
  ///
  /// A route that is switched off keeps winning, so that no other takes its links, and answers
  /// ``LinkMatch/unavailable(_:)``, also to what it would refuse for good: a value out of range, an item
  /// that a strict route does not know. Its links are still printed.
  ///
  /// - Parameter isSwitchedOff: Tells whether a route of a name is switched off. It is asked at each
  ///   match, on the thread of the match.
  /// - Returns: The router.
  public func switchingOff(
    _ isSwitchedOff: @escaping @Sendable (_ route: String) -> Bool
  ) -> LinkRouter {
    var router = self
    router.isSwitchedOff = isSwitchedOff
    return router
  }

  /// Creates a router, or tells everything that is wrong with the declarations.
  ///
  /// - Parameters:
  ///   - prefixes: What URLs of the app begin with.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - trailingSlash: What a slash at the end of a path means, for routes that do not say.
  ///   - limits: The bounds for URLs.
  ///   - routes: The routes.
  /// - Throws: ``RouteProblems`` when there is at least one.
  public init(
    checked prefixes: [LinkPrefix],
    caseInsensitiveLiterals: Bool = false,
    trailingSlash: TrailingSlash = .ignored,
    limits: URLLimits = .standard,
    routes: [LinkRoute<Link>]
  ) throws(RouteProblems) {
    self.init(
      prefixes: prefixes,
      caseInsensitiveLiterals: caseInsensitiveLiterals,
      trailingSlash: trailingSlash,
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
  public private(set) var problems: [RouteProblem]

  /// One line a problem.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
