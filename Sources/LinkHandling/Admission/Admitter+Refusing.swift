import LinkPatterns
import LinkRouting

extension Admitter {
  /// How the event of a refused delivery ends: an older router may take it, and a web URL without a route is
  /// sent to the browser, once.
  func end(of delivery: LinkDelivery<Link>, refusedAs outcome: LinkOutcome) -> LinkOutcome {
    switch outcome {
    case .unmatched, .openInBrowser:
      if links.openElsewhere?(delivery) == true { return .notOurs }
    default: break
    }
    // Noted before the browser is asked: it may hand the URL back before it returns.
    if case .openInBrowser(let url, let reason) = outcome, !links.noteDeparture(of: url) {
      return .unmatched(reason)
    }
    return outcome
  }
}
