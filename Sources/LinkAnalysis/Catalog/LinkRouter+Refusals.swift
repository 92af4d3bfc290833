package import LinkPatterns

extension LinkRouter {
  /// Why the route of a candidate does not open a URL; `nil` when it does.
  package func refusal(
    of candidate: PatternMatch,
    for url: LinkURL,
    _ prefix: LinkPrefix,
    from source: LinkSource
  ) -> LinkFailure? {
    let route = engine.entries[candidate.entry].route
    guard routes[route].isOpen(to: source) else { return engine.closed(route, to: source) }
    if let only = routes[route].record.fields.onlyPrefixes, !only.admit(url, as: prefix) {
      return engine.limited(route, to: only, prefix)
    }
    return engine.refusal(of: candidate, in: url)
  }
}
