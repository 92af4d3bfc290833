import LinkAnalysis
import LinkRouting

extension LinkMatch<CatalogLink> {
  /// How it ended, in a word: matched, unmatched or rejected.
  var outcome: String {
    switch self {
    case .matched: "matched"
    case .unmatched: "unmatched"
    case .rejected, .unavailable: "rejected"
    }
  }
}
