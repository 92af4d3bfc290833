import LinkPatterns
import LinkRouting

extension LinkHandler {
  /// Ends an event that was refused; a web URL without a route is sent to the browser, once.
  func refuse(_ task: LinkTask<Link>, _ outcome: LinkOutcome) {
    switch outcome {
    case .unmatched, .openInBrowser:
      if intake.fallback?(task.event.delivery) == true { return end(task, .notOurs) }
    default: break
    }
    guard case .openInBrowser(let url, let reason) = outcome else { return end(task, outcome) }
    // Noted before the browser is asked: it may hand the URL back before it returns.
    guard intake.noteDeparture(of: url) else { return end(task, .unmatched(reason)) }
    end(task, outcome)
    if let browse = intake.browse {
      browse(url)
    } else if !task.isBrowsedByCaller {
      runner.host.browse(url)
    }
  }
}
