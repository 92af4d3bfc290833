public import LinkPlaces

/// A link of an app, as a value: what a URL means, and what is printed as a URL.
///
/// The plain way is an enum with a case for each link, whose ``routes`` tie each case to a pattern. Reading,
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
/// A link lies where its route says, or else on the link of its URL's parent. A type that has to look at
/// a link's values to place it implements `placements`, which win over its routes.
public protocol DeepLink: NavigationPlacing {
  /// The routes of the type.
  static var routes: LinkRoutes<Self> { get }
}

extension DeepLink {
  /// No places of the link's own: those of its route count.
  public var placements: [LinkPlacement<Self>] { [] }

  /// No routes, for types whose router lists them.
  public static var routes: LinkRoutes<Self> { LinkRoutes([]) }
}
