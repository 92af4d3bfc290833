/// A link of an app, as a value: it is read from a URL and printed as a URL.
///
/// Most apps declare an enum with a case for each link, whose ``routes`` tie each case to a pattern. Reading,
/// printing and the place of each link follow from that one declaration:
///
/// ```
/// enum QuizLink: DeepLink {
///   case home
///   case league(id: Int)
///
///   static let routes = LinkRoutes<QuizLink>(access: .everyone) {
///     LinkRoute(.home, "/")
///     LinkRoute(QuizLink.league, "/leagues/:id")
///   }
/// }
/// ```
///
/// A link lies where its route declares, or else on the link of its URL's parent. A type that needs
/// a link's values to place it implements `placements`, which take precedence over its routes.
public protocol DeepLink: NavigationPlacing {
  /// The routes of the type.
  static var routes: LinkRoutes<Self> { get }
}

extension DeepLink {
  /// An empty list: the placements of the route apply.
  public var placements: [LinkPlacement<Self>] { [] }

  /// An empty list, for types whose router lists the routes.
  public static var routes: LinkRoutes<Self> { LinkRoutes([]) }
}
