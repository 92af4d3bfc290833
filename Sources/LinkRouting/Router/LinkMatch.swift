public import LinkPatterns

/// What a router says of a URL.
public enum LinkMatch<Link: DeepLink>: Hashable, Sendable {
  /// The URL is a link.
  case matched(MatchedLink<Link>)

  /// The URL begins as the app's do, but no route accepts it.
  case unmatched(LinkFailure)

  /// The URL is not one of the app's, or not one that any app should accept.
  case rejected(LinkFailure)

  /// The URL is a link of a route that is switched off.
  case unavailable(LinkFailure)
}

/// A link and how it was found.
public struct MatchedLink<Link: DeepLink>: Hashable, Sendable {
  /// The link.
  public let link: Link

  /// The name of the route.
  public let route: String

  /// From where the route can be reached, besides from the app itself.
  public let access: LinkAccess

  /// The URL, canonical.
  public let url: LinkURL

  /// The query items whose values are not in the link, in order: those that the route does not read, those
  /// behind the first of a name, and values that a lenient parameter left out.
  public let unusedItems: [LinkQueryItem]

  /// Tells whether links from an origin reach the route.
  ///
  /// - Parameter origin: Where the link came from.
  /// - Returns: `true` for ``LinkSource/app`` and for the prefixes the route was opened to.
  public func isOpen(to origin: LinkSource) -> Bool {
    access.admits(origin)
  }
}

extension MatchedLink {
  /// Describes a link that was found.
  init(_ link: Link, _ found: RouteEngine.Found, by engine: RouteEngine) {
    let route = engine.routes[found.route]
    self.link = link
    self.route = route.name
    access = route.fields.access
    url = found.source.url
    unusedItems = found.source.unusedItems(route.parameters, ignoring: found.ignored)
  }
}
