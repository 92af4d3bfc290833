import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The routes of a catalog as they take web URLs, whatever the host is.
struct WebRoutes {
  /// The routes.
  let router: LinkRouter<CatalogLink>

  /// Whether a route takes a URL.
  func takes(_ text: String, from source: LinkSource) -> Bool {
    entry(taking: text, from: source) != nil
  }

  /// The position of the pattern in the table that takes a URL.
  func entry(taking text: String, from source: LinkSource) -> Int? {
    guard let whole = try? LinkURL(text, limits: router.limits), let url = view(of: whole) else {
      return nil
    }
    for candidate in router.engine.table.allMatches(of: url, host: .authority) {
      let failure = router.refusal(of: candidate, for: url, .anyHost, from: source)
      guard let failure else { return candidate.entry }
      if failure.code.isTerminal { return nil }
    }
    return nil
  }

  /// A web URL as its prefix shows it to routes; at a host of no prefix, as one without a path does.
  private func view(of url: LinkURL) -> LinkURL? {
    if let prefix = router.engine.prefix(of: url) { return router.engine.view(of: url, at: prefix) }
    return router.prefixes.contains { $0.isWeb && $0.beginning == .none } ? url : nil
  }
}
