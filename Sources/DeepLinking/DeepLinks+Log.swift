extension DeepLinks {
  /// What arrived, what became of it, and for every end but success the cause and the fix.
  ///
  /// Values stand in it, but those that a route calls secret.
  package func line(for report: LinkReport<Link>) -> String {
    let delivery = report.event.delivery
    let (what, cause) =
      switch delivery.content {
      case .url(let url): (router.withoutSecrets(url), cause(of: url, delivery.origin, report))
      case .link(let link): (name(of: link), report.outcome.reason?.explanation)
      }
    let name = report.route ?? report.link.flatMap { router.requirements(of: $0).routes.first }
    let route = name.map { "route '\($0)'" }
    let detail = report.outcome.isSuccess ? route : cause
    return "\(what) \(report.outcome.name)" + (detail.map { ": \($0)" } ?? "")
  }

  /// Why a URL was not opened: what the routes say of it, or else what happened to its link.
  private func cause(
    of url: String,
    _ source: LinkSource,
    _ report: LinkReport<Link>
  ) -> String? {
    if case .matched = router.match(url, from: source) { return report.outcome.reason?.explanation }
    return router.explain(url, from: source)
  }

  /// The URL of a link without its secrets, or the name of its route.
  private func name(of link: Link) -> String {
    (try? urlText(for: link)).map(router.withoutSecrets) ?? "a link without a route"
  }
}
