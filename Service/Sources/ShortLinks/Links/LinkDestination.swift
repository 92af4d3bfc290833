public import LinkAnalysis
import LinkPatterns
public import LinkRouting

/// A link that a catalog takes: its URL, and the route.
public struct LinkDestination: Hashable, Sendable {
  /// The URL: as it came when it is at a domain, and else at a domain where the route has one.
  public let url: String

  /// The name of the route.
  public let route: String

  /// Reads a URL.
  ///
  /// - Parameters:
  ///   - url: The URL, at a domain or a custom scheme of the app.
  ///   - catalog: The links of the app.
  /// - Throws: `LinkFailure`, as `deeplink explain` shows it, when no route takes the URL that is open to universal
  ///   links.
  public init(url: String, in catalog: ParsedCatalog) throws(LinkFailure) {
    guard let match = catalog.match(url, from: .universalLink).found else {
      let failure = catalog.refusal(of: url, from: .universalLink)
      throw failure ?? LinkFailure(.noRoute, message: "No route takes '\(url)'.")
    }
    let web = match.url.isWeb ? match.url : try? catalog.router.url(for: match.link)
    (self.url, route) = (web?.text ?? match.url.text, match.route)
  }

  /// Makes the link of a screen.
  ///
  /// - Parameters:
  ///   - screen: The name of the route.
  ///   - values: The written forms of its values by the names of their parameters.
  ///   - catalog: The links of the app.
  /// - Throws: `LinkFailure` when there is no such route, a value doesn't fit, or the route isn't open to universal
  ///   links.
  public init(
    screen: String,
    values: [String: [String]],
    in catalog: ParsedCatalog
  ) throws(LinkFailure) {
    let link = try catalog.link(screen, values)
    try self.init(url: catalog.router.url(for: link).text, in: catalog)
  }
}
