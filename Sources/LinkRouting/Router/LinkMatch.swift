public import LinkPatterns

/// The answer of a router about a URL.
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
  private let record: RouteRecord

  /// The URL, canonical.
  public let url: LinkURL

  /// The query items whose values are not in the link, in order: those that the route does not read, those
  /// behind the first of a name, and values that a lenient parameter left out.
  public let unusedItems: [LinkQueryItem]

  /// The link.
  public let link: Link

  /// The name of the route.
  public var route: String { record.name }

  /// From where the route can be reached, besides from the app itself.
  public var access: LinkAccess { record.fields.access }

  /// Describes a link that was found.
  init(_ link: Link, _ reader: ParameterReader, _ engine: RouteEngine) {
    (self.link, record) = (link, reader.route)
    (url, unusedItems) = (reader.url, engine.withoutSecrets(reader.unusedItems, reader))
  }

  /// Tells whether two links are equal and were found alike.
  public static func == (left: MatchedLink, right: MatchedLink) -> Bool {
    left.link == right.link && left.route == right.route && left.access == right.access
      && left.url == right.url && left.unusedItems == right.unusedItems
  }
}
