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
    let record = engine.routes[route]
    guard record.isOpen(to: source) else { return record.closed(to: source) }
    if let only = record.fields.onlyPrefixes, !only.admit(url, as: prefix) {
      return record.limited(to: only, insteadOf: prefix)
    }
    return engine.refusal(of: candidate, in: url)
  }
}
