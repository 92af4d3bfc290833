public import LinkPatterns

/// What a router says of a URL.
public enum LinkMatch<Link: DeepLink>: Equatable, Sendable {
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
public final class MatchedLink<Link: DeepLink>: Equatable, Sendable {
  /// The link.
  public let link: Link

  /// How it was found; shared, so that a match is little more than its link.
  private let details: MatchDetails

  /// The name of the route.
  public var route: String { details.route.name }

  /// From where the route can be reached, besides from the app itself.
  public var access: LinkAccess { details.route.fields.access }

  /// The URL, canonical.
  public var url: LinkURL { details.url }

  /// The query items whose values are not in the link, in order: those that the route does not read, those
  /// behind the first of a name, and values that a lenient parameter left out.
  public var unusedItems: [LinkQueryItem] { details.unusedItems }

  /// Describes a link that was found.
  init(_ link: Link, _ details: MatchDetails) { (self.link, self.details) = (link, details) }

  /// Tells whether links from a source reach the route.
  ///
  /// - Parameter source: Where the link came from.
  /// - Returns: `true` for ``LinkSource/app`` and for the prefixes the route was opened to.
  public func isOpen(to source: LinkSource) -> Bool {
    access.admits(source)
  }

  /// Tells whether two links are equal and were found alike.
  public static func == (left: MatchedLink, right: MatchedLink) -> Bool {
    left.link == right.link && left.route == right.route && left.access == right.access
      && left.url == right.url && left.unusedItems == right.unusedItems
  }
}

/// How a link of any type was found.
final class MatchDetails: Sendable {
  let route: RouteRecord
  let url: LinkURL
  let unusedItems: [LinkQueryItem]

  init(_ reader: ParameterReader) {
    (route, url, unusedItems) = (reader.route, reader.url, reader.unusedItems)
  }
}
