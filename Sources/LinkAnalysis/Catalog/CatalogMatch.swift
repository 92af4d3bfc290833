public import LinkPatterns

/// What a catalog says of a URL.
public struct CatalogMatch: Hashable, Sendable {
  /// How it ended.
  public enum Outcome: String, Hashable, Sendable {
    /// A route accepts the URL.
    case matched

    /// The URL begins as the app's do, but no route accepts it.
    case unmatched

    /// The URL is not one of the app's, or not one that any app should accept.
    case rejected
  }

  /// How it ended.
  public let outcome: Outcome

  /// The name of the route.
  public let route: String?

  /// The values, by the names of their parameters and query items; absent ones are left out.
  public let values: [String: CatalogValue]

  /// Why no route accepts the URL.
  public let reason: MissReason?

  /// Describes a match.
  init(route: String, values: [String: CatalogValue]) {
    (outcome, self.route, self.values, reason) = (.matched, route, values, nil)
  }

  /// Describes a URL that no route accepts.
  init(_ outcome: Outcome, _ reason: MissReason) {
    (self.outcome, route, values, self.reason) = (outcome, nil, [:], reason)
  }
}
