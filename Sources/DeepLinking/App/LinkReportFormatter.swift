import LinkPatterns

/// Puts deliveries and their outcomes into words, for the log and the inspector.
@MainActor
package struct LinkReportFormatter<Link: DeepLink & NavigationPlacing> {
  /// The app's routes and prefixes.
  let router: LinkRouter<Link>

  /// Expands short links.
  let expander: (any LinkExpanding)?

  /// The links that wait for a condition.
  let ledger: PendingLedger<Link>
}

extension LinkReportFormatter {
  /// The delivery, its outcome, and for every outcome but success the cause and the fix.
  ///
  /// It shows values, except secret ones. It is one line, whatever the URL contains.
  func line(for report: LinkReport<Link>) -> String {
    let detail = detail(of: report)
    let line =
      "\(subject(of: report.event.delivery).shortened) \(report.outcome.name)"
      + (detail.map { ": \($0)" } ?? "") + omissions(of: report)
    return line.onOneLine
  }

  /// The subject of a delivery: its URL without secrets, or the URL of its link.
  package func subject(of delivery: LinkDelivery<Link>) -> String {
    switch delivery.content {
    case .nothing: delivery.source.name
    case .url(let text): shown(text, delivery.known)
    case .link(let link): name(of: link)
    }
  }

  /// A URL as logs show it: without secrets; of a URL that is not the app's, only scheme and host.
  private func shown(_ text: String, _ known: KnownURL) -> String {
    let url = known.url(of: text, router.limits)
    if let url, router.engine.prefix(of: url) != nil || isShort(url) {
      return router.engine.withoutSecrets(text, read: url)
    }
    guard let head = URLHead(of: text, read: url), !head.isDeclared(in: router.prefixes) else {
      return router.withoutSecrets(text)
    }
    return "\(head)"
  }

  /// The route of an event that succeeded; otherwise the reason and the fix.
  package func detail(of report: LinkReport<Link>) -> String? {
    guard !report.outcome.isSuccess else {
      let name = report.route ?? report.link.flatMap { router.requirements(of: $0).routes.first }
      let waiting =
        condition(of: report.outcome).map { ", which waits until '\($0.rawValue)'" } ?? ""
      let advice = report.unusedItems.entityAdvice.map { ". " + $0.dropLast() } ?? ""
      return name.map { "route '\($0)'\(waiting)\(advice)" }
    }
    switch report.outcome {
    case .superseded: return "a newer link came before it was shown"
    case .cancelled(let cause): return cause.description
    default: break
    }
    let (reason, source) = (report.outcome.reason, report.event.delivery.source)
    switch report.event.delivery.content {
    case .link(let link):
      let closed = reason?.code == .noRoute ? closedRoute(of: link, to: source) : nil
      return (closed ?? reason)?.explanation
    case .nothing: return reason?.explanation
    case .url(let text):
      let known = report.event.delivery.known
      return explanation(of: text, known, from: source, refusedFor: reason)
    }
  }

  /// The parents that were left out, with the reasons.
  private func omissions(of report: LinkReport<Link>) -> String {
    guard case .opened(skipping: let reasons) = report.outcome else { return "" }
    return reasons.map { "; \($0.explanation)" }.joined()
  }

  /// The URL of a link without its secrets, or the name of its route.
  private func name(of link: Link) -> String {
    (try? router.url(for: link).text).map(router.withoutSecrets) ?? "a link without a route"
  }

  /// The condition that a link waits for, unless its event ended otherwise.
  private func condition(of outcome: LinkOutcome) -> LinkCondition? {
    guard case .suspended(let id) = outcome else { return nil }
    return ledger[id]?.pending.condition
  }
}

extension LinkReportFormatter {
  /// Whether a URL is one that the expander looks up.
  private func isShort(_ url: LinkURL?) -> Bool {
    guard let expander, let url else { return false }
    return expander.isShort(url)
  }

  /// The reason why a URL was refused: the routes' explanation, unless a check before them refused it.
  func explanation(
    of text: String,
    _ known: KnownURL,
    from source: LinkSource,
    refusedFor reason: LinkFailure?
  ) -> String? {
    guard let read = known.url(of: text, router.limits) else {
      return reason?.explanation ?? router.explain(text, from: source)
    }
    guard let miss = router.match(read, from: source).failure else { return reason?.explanation }
    guard let reason, reason != miss else { return router.explain(read, from: source) }
    return reason.explanation
  }

  /// Which route of a link is closed to a source, and what to do; `nil` where one is open.
  func closedRoute(of link: Link, to source: LinkSource) -> LinkFailure? {
    guard !router.isOpen(link, to: source) else { return nil }
    let route = router.engine.decompose(link).routes.first?.index
    return route.map { router.engine.routes[$0].closed(to: source) }
  }
}
