public import LinkPatterns

/// The result of matching a URL.
public enum LinkMatch<Link: DeepLink>: Hashable, Sendable {
  /// The URL is a link.
  case matched(Match)

  /// The URL has one of the app's prefixes, but no route accepts it.
  case unmatched(LinkFailure)

  /// The URL is not one of the app's, or not one that any app should accept.
  case rejected(LinkFailure)

  /// The URL is a link of a route that is switched off.
  case unavailable(LinkFailure)
}

extension LinkMatch {
  /// A link with the route and the URL that led to it.
  public struct Match: Hashable, Sendable {
    /// The URL in canonical form.
    public let url: LinkURL

    /// The query items whose values are not in the link, in order: items that the route does not read, repeated
    /// items, and values that a lenient parameter left out.
    public let unusedItems: [LinkQueryItem]

    /// The values of an alias that are not in the link, by their names: `["locale": "de"]` of
    /// `LinkRoutes.alias(under: "/:locale(de|fr)")`.
    public let aliasValues: [String: String]

    /// The link.
    public let link: Link

    /// The name of the route.
    public let route: String

    /// The sources that may open the route, besides the app itself.
    public let access: LinkAccess

    init(_ link: Link, _ reader: ParameterReader, _ engine: RouteEngine) {
      self.link = link
      url = reader.url.whole
      route = reader.route.name
      access = reader.route.fields.access
      aliasValues = reader.aliasValues
      unusedItems = engine.withoutSecrets(reader.unusedItems, reader)
    }
  }
}
