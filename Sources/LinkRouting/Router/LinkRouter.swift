public import LinkPatterns

/// Reads links from URLs and prints URLs of links.
///
/// The router is a value, made once and shared; it has no state and no clock. The link of a URL
/// does not depend on the order of the routes. A router does not navigate, and does not decide who may
/// open a link: a match reports to whom its route is open.
public struct LinkRouter<Link: DeepLink>: Sendable {
  /// Reads, prints and places the links.
  package let engine: RouteEngine

  /// The routes that are used.
  public let routes: [LinkRoute<Link>]

  /// The problems of the declarations.
  ///
  /// Routes with problems are not used. Debug builds also find prefixes that no URL can have and, when
  /// there is no other problem, parents of routes that don't exist or lead back to their links. Release builds don't try
  /// the routes against each other, so without ``init(checked:caseInsensitiveLiterals:trailingSlash:limits:routes:)``
  /// they find no `sampleTaken`, `sameLinks` and `tied`, and never `notTakenApart`.
  public private(set) var problems: [RouteProblem]

  /// The beginnings of the app's URLs: schemes and domains.
  ///
  /// ``url(for:)`` prints the first domain, or without domains the first scheme.
  public var prefixes: [LinkPrefix] { engine.index.prefixes }

  /// The bounds for URLs.
  public var limits: URLLimits { engine.index.limits }

  /// Whether ASCII letters of literal segments match in either case.
  public var caseInsensitiveLiterals: Bool { engine.index.caseInsensitiveLiterals }

  /// The meaning of a slash at the end of a path, for routes that don't declare it.
  public var trailingSlash: TrailingSlash { engine.index.trailingSlash }

  /// Creates a router, leaving out the routes that have problems.
  ///
  /// - Parameters:
  ///   - prefixes: The prefixes of the app's URLs.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - trailingSlash: The meaning of a slash at the end of a path, for routes that don't declare it.
  ///   - limits: The bounds for URLs.
  ///   - routes: The routes. When several read the same links, the first prints them.
  /// - Complexity: O(*n* · log *n*), *n* = number of segments of all patterns.
  public init(
    prefixes: [LinkPrefix],
    caseInsensitiveLiterals: Bool = false,
    trailingSlash: TrailingSlash = .ignored,
    limits: URLLimits = .standard,
    routes: [LinkRoute<Link>]
  ) {
    self.init(prefixes, limits, LinkRoutes(routes), caseInsensitiveLiterals, trailingSlash)
  }

  /// Creates a router with limits for patterns and for the steps of matching one URL.
  package init(
    _ prefixes: [LinkPrefix],
    _ limits: URLLimits,
    _ routes: LinkRoutes<Link>,
    _ caseInsensitiveLiterals: Bool = false,
    _ trailingSlash: TrailingSlash = .ignored,
    patternLimits: PatternLimits = .standard,
    isChecked: Bool = false
  ) {
    let records = routes.routes.map { $0.record }
    let settings = RouterSettings(
      prefixes: prefixes,
      caseInsensitiveLiterals: caseInsensitiveLiterals,
      trailingSlash: trailingSlash,
      limits: limits,
      isChecked: isChecked || RouterSettings.isCheckedByDefault
    )
    let index = RouteIndex(settings, patternLimits, records, lifts: routes.lifts)
    engine = RouteEngine(index)
    self.routes = index.routes.map { LinkRoute($0) }
    problems = index.problems
    if index.isChecked { problems += SampleCheck(engine: engine).problems(besides: problems) }
    #if DEBUG
    problems += prefixes.compactMap(RouteProblem.init(spellingOf:))
    // A route that is left out for its own problem is missing as a parent.
    if problems.isEmpty { problems = ParentCheck(router: self).problems() }
    #endif
  }

  /// Creates a router for the routes of a link type.
  ///
  /// Routes with problems are left out; see ``problems``.
  ///
  /// - Parameters:
  ///   - type: The link type.
  ///   - prefixes: The prefixes of the app's URLs.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - trailingSlash: The meaning of a slash at the end of a path, for routes that don't declare it.
  ///   - limits: The bounds for URLs.
  /// - Complexity: O(*n* · log *n*), *n* = number of segments of all patterns.
  public init(
    _ type: Link.Type,
    prefixes: [LinkPrefix],
    caseInsensitiveLiterals: Bool = false,
    trailingSlash: TrailingSlash = .ignored,
    limits: URLLimits = .standard
  ) {
    self.init(prefixes, limits, Link.routes, caseInsensitiveLiterals, trailingSlash)
    guard routes.isEmpty, problems.isEmpty else { return }
    problems = [RouteProblem(code: .noRoutes, route: "", pattern: "", parameter: "\(Link.self)")]
  }

  /// Creates a router for declared routes, including mounted ones.
  ///
  /// Routes with problems are left out; see ``problems``.
  ///
  /// - Parameters:
  ///   - prefixes: The prefixes of the app's URLs.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - trailingSlash: The meaning of a slash at the end of a path, for routes that don't declare it.
  ///   - limits: The bounds for URLs.
  ///   - routes: The routes, in any order.
  /// - Complexity: O(*n* · log *n*), *n* = number of segments of all patterns.
  public init(
    prefixes: [LinkPrefix],
    caseInsensitiveLiterals: Bool = false,
    trailingSlash: TrailingSlash = .ignored,
    limits: URLLimits = .standard,
    routes: LinkRoutes<Link>
  ) {
    self.init(prefixes, limits, routes, caseInsensitiveLiterals, trailingSlash)
  }

  /// Returns the router with routes that can be switched off while the app runs.
  ///
  /// A route that is switched off still matches, so that no other route takes its links, and results in
  /// ``LinkMatch/unavailable(_:)``, even for a URL that it would reject: a value out of range, or an item
  /// that a strict route does not know. Its links are still printed.
  ///
  /// - Parameter isSwitchedOff: Returns whether the route with a name is switched off. It is called for each
  ///   match, on the thread of the match.
  /// - Returns: A copy of the router that asks `isSwitchedOff`.
  public func switchingOff(
    _ isSwitchedOff: @escaping @Sendable (_ route: String) -> Bool
  ) -> LinkRouter {
    LinkRouter(
      self,
      RouteEngine(
        engine.index,
        isSwitchedOff: isSwitchedOff,
        root: engine.namedRoot,
        appendedItems: engine.appendedItems
      )
    )
  }

  /// The query items that its routes set aside.
  public var appendedItems: AppendedItems { engine.appendedItems }

  /// Returns the router with another list of query items that its routes set aside.
  public func settingAside(_ items: AppendedItems) -> LinkRouter {
    let (isSwitchedOff, root) = (engine.isSwitchedOff, engine.namedRoot)
    return LinkRouter(
      self,
      RouteEngine(engine.index, isSwitchedOff: isSwitchedOff, root: root, appendedItems: items)
    )
  }

  /// The router with another engine over the same routes.
  init(_ router: LinkRouter, _ engine: RouteEngine) {
    (self.engine, routes, problems) = (engine, router.routes, router.problems)
  }

  /// The problems of the declarations, with those that only trying the routes finds.
  package var checkedProblems: [RouteProblem] {
    engine.index.isChecked ? problems : problems + engine.problemsOfTrying(besides: problems)
  }

  /// Creates a router, or throws all problems of the declarations.
  ///
  /// - Parameters:
  ///   - prefixes: The prefixes of the app's URLs.
  ///   - caseInsensitiveLiterals: Whether ASCII letters of literal segments match in either case.
  ///   - trailingSlash: The meaning of a slash at the end of a path, for routes that don't declare it.
  ///   - limits: The bounds for URLs.
  ///   - routes: The routes, including mounted ones, in any order.
  /// - Throws: ``RouteProblems`` when there is at least one.
  public init(
    checked prefixes: [LinkPrefix],
    caseInsensitiveLiterals: Bool = false,
    trailingSlash: TrailingSlash = .ignored,
    limits: URLLimits = .standard,
    routes: LinkRoutes<Link>
  ) throws(RouteProblems) {
    self.init(prefixes, limits, routes, caseInsensitiveLiterals, trailingSlash, isChecked: true)
    guard problems.isEmpty else { throw RouteProblems(problems: problems) }
  }
}

/// All problems of a router's declarations.
public struct RouteProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in the order of the routes.
  ///
  /// At least one.
  public private(set) var problems: [RouteProblem]

  /// One line for each problem.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
