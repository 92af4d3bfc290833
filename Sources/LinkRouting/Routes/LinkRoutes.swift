public import LinkPatterns

/// The routes of a link type, with their shared declarations.
///
/// ```
/// static let routes = LinkRoutes<QuizLink>(access: .everyone) {
///   LinkRoute(.home, "/")
///   LinkRoute(QuizLink.league, "/leagues/:id")
///   LinkRoutes.mount("/shop", ShopLink.routes, as: QuizLink.shop)
/// }
/// ```
public struct LinkRoutes<Link: DeepLink>: Sendable {
  /// The routes, including mounted ones.
  public private(set) var routes: [LinkRoute<Link>]

  /// Converts links of mounted types to this one.
  private(set) var lifts: [LinkLift] = []

  /// Creates routes.
  ///
  /// - Parameters:
  ///   - access: The access of routes that declare none. The app's own code can open every route.
  ///   - routes: The routes, in any order.
  public init(access: LinkAccess, @LinkRoutesBuilder<Link> _ routes: () -> LinkRoutes) {
    self = routes().changed { fields in
      guard !fields.declaresAccess else { return }
      fields.access = access
      fields.declaresAccess = true
    }
  }

  /// Creates routes with the access of the enclosing `LinkRoutes`; without one, only the app can open them.
  ///
  /// ```
  /// LinkRoutes<QuizLink>(access: .everyone) {
  ///   LinkRoute(.home, "/")
  ///   LinkRoutes<QuizLink> { LinkRoute(.login, "/login") }.prefixes(.scheme("quiz"))  // open, too
  /// }
  /// ```
  ///
  /// - Parameter routes: The routes, in any order.
  public init(@LinkRoutesBuilder<Link> _ routes: () -> LinkRoutes) {
    self = routes()
  }

  /// Creates routes from a list.
  public init(_ routes: [LinkRoute<Link>]) {
    self.routes = routes
  }

  /// Creates routes from parts.
  init(_ routes: [LinkRoute<Link>], lifts: [LinkLift]) {
    self.routes = routes
    self.lifts = lifts
  }

  /// Appends other routes.
  mutating func append(_ other: LinkRoutes) {
    routes += other.routes
    lifts += other.lifts
  }

  /// Narrows the access of routes that declare one, and sets it for those that don't.
  ///
  /// Mounted routes have the access of their feature: it can be narrowed, never widened.
  public func access(_ access: LinkAccess) -> LinkRoutes {
    changed { fields in
      fields.access = fields.declaresAccess ? fields.access.narrowed(to: access) : access
      fields.declaresAccess = true
    }
  }

  /// Declares whether ASCII letters of literals match in either case, for routes that don't declare it.
  public func caseInsensitiveLiterals(_ areInsensitive: Bool = true) -> LinkRoutes {
    changed { $0.caseInsensitiveLiterals = $0.caseInsensitiveLiterals ?? areInsensitive }
  }

  /// Limits the routes to some of the router's prefixes; see `LinkRoute.prefixes(_:)`.
  public func prefixes(_ prefixes: LinkPrefix...) -> LinkRoutes {
    changed { $0.limit(to: prefixes) }
  }

  /// Makes links roots of a tab, unless they have a placement of their own or a parent among these routes.
  public func tab(_ tab: TabID) -> LinkRoutes {
    placedBelow(.tab(tab))
  }

  /// Places links on the link of a path, unless they have a placement of their own or a parent among these routes.
  ///
  /// Names in the path, such as `:league`, take the values of each link.
  public func on(_ path: String) -> LinkRoutes {
    placedBelow(.path(path))
  }

  /// Places links on another link, unless they have a placement of their own or a parent among these routes.
  public func on(_ parent: @escaping @Sendable (Link) -> Link) -> LinkRoutes {
    placedBelow(.linkOfType(parent))
  }

  /// Reads every route also under a beginning, such as a language: `.alias(under: "/:locale(de|fr)")`.
  ///
  /// URLs with it lead to the same links, and are never printed. The values of its parameters are in
  /// `LinkReport.aliasValues`. A route whose pattern has a parameter of the same name is reported as a problem.
  ///
  /// - Parameter path: The pattern of the beginning.
  /// - Returns: A copy of the routes with these aliases.
  public func alias(under path: String) -> LinkRoutes {
    changed { $0.alias(under: path) }
  }

  /// The routes, with a parent for links that have none themselves.
  private func placedBelow(_ parent: DeclaredPlacement.Parent) -> LinkRoutes {
    guard let first = routes.first?.record else { return self }
    return changed { fields in
      fields.groups.insert("\(first.name) \(first.pattern)", at: 0)
      let own = fields.placement
      fields.placement = DeclaredPlacement(
        own.parent,
        own.style,
        fallback: own.fallback ?? parent,
        own: own.own
      )
    }
  }

  /// The routes, each changed.
  func changed(_ change: (inout RouteFields) -> Void) -> LinkRoutes {
    LinkRoutes(routes.map { $0.changed(change) }, lifts: lifts)
  }
}

/// Collects the routes of a declaration.
@resultBuilder
public enum LinkRoutesBuilder<Link: DeepLink> {
  /// One route.
  public static func buildExpression(_ route: LinkRoute<Link>) -> LinkRoutes<Link> {
    LinkRoutes([route])
  }

  /// The routes of a mount.
  public static func buildExpression(_ routes: LinkRoutes<Link>) -> LinkRoutes<Link> { routes }

  /// The routes of all statements, in their order.
  public static func buildBlock(_ parts: LinkRoutes<Link>...) -> LinkRoutes<Link> {
    joined(parts)
  }

  /// The routes of a condition.
  public static func buildOptional(_ part: LinkRoutes<Link>?) -> LinkRoutes<Link> {
    part ?? LinkRoutes([])
  }

  /// The routes of the first branch.
  public static func buildEither(first part: LinkRoutes<Link>) -> LinkRoutes<Link> { part }

  /// The routes of the other branch.
  public static func buildEither(second part: LinkRoutes<Link>) -> LinkRoutes<Link> { part }

  /// The routes of a loop.
  public static func buildArray(_ parts: [LinkRoutes<Link>]) -> LinkRoutes<Link> { joined(parts) }

  private static func joined(_ parts: [LinkRoutes<Link>]) -> LinkRoutes<Link> {
    var routes = LinkRoutes<Link>([])
    for part in parts { routes.append(part) }
    return routes
  }
}
