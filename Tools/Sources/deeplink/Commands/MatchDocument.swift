import LinkAnalysis
import LinkRouting

/// The JSON that `deeplink match --json` prints for one URL.
///
/// Every key is always there: `url`, `outcome`, `route`, `values`, `reason`. Without a route `route`
/// is `null` and `values` is empty; with one `reason` is `null`.
struct MatchDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case url, outcome, route, values, reason
  }

  /// The URL as it was typed.
  private let url: String

  /// The answer of the catalog.
  private let match: LinkMatch<CatalogLink>

  /// Describes the answer for one URL.
  init(_ url: String, _ match: LinkMatch<CatalogLink>) {
    (self.url, self.match) = (url, match)
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(url, forKey: .url)
    try container.encode(match.outcome, forKey: .outcome)
    try container.encode(match.found?.route, forKey: .route)
    try container.encode(match.found?.link.values ?? [:], forKey: .values)
    try container.encode(match.failure.map { MissDocument($0) }, forKey: .reason)
  }
}
