import LinkAnalysis
import LinkRouting

extension LinkMatch<CatalogLink> {
  /// The name of the route; `nil` when no route matches.
  var route: String? { found?.route }

  /// The values; none without a route.
  var values: [String: CatalogValue] { found?.link.values ?? [:] }

  /// How it ended, in a word.
  var outcome: String {
    switch self {
    case .matched: "matched"
    case .unmatched: "unmatched"
    case .rejected: "rejected"
    case .unavailable: "unavailable"
    }
  }
}
