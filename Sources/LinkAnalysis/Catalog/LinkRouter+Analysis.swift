package import LinkPatterns

extension LinkRouter {
  /// Proves which routes have URLs in common, which of them tie, and which are never reached.
  ///
  /// For tests and tools; see `PatternTable.audit(hostIsSegment:stateLimit:)`. Forms of one route do
  /// not conflict, unless one is never reached that is not a variant, since variants exist to be printed.
  /// A route hides another only when it is open to all sources that can open the other.
  ///
  /// - Parameter stateLimit: The number of states at which the search for one pair ends without an answer.
  /// - Returns: The findings, the errors first.
  /// - Complexity: As the audit of a table.
  public func audit(stateLimit: Int = 10_000) -> [RouteFinding] {
    RouterAudit(router: self, stateLimit: stateLimit).findings()
  }

  /// Describes the routes that are opened to links from outside, for tools.
  ///
  /// ``ParsedCatalog`` finds in the catalog the same routes as the router, and the same values in their
  /// written form. Rules that exist only as code are not in it: closures that make no link of some values, types
  /// that refuse text of the right form, routes that are switched off.
  ///
  /// Any host and domains at a port are left out, since the system associates neither with an app.
  ///
  /// A second route with the same name is called `name#2`, the next `name#3`.
  ///
  /// - Parameter examples: Links whose URLs become examples of their routes, besides one sample
  ///   of each route with a constructor. A link that no opened route prints is left out.
  /// - Returns: The catalog, with the routes in the order of declaration.
  /// - Complexity: O(*n* + *x*), *n* = number of segments and parameters, *x* = prints of examples.
  public func catalog(examples: [Link] = []) -> LinkCatalogV1 {
    RouterCatalog(router: self).catalog(examples: examples)
  }

  /// Finds the patterns that come nearest to a URL, those that take it first, then the nearest first.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - source: Where it came from. A route that is closed to it is listed with that as its failure.
  ///   - maximum: The most patterns to return.
  /// - Returns: The patterns; none for a text that is not a URL, or one of another app.
  /// - Complexity: O(*e* · *n*), *e* = number of patterns, *n* = length of the URL.
  public func nearMisses(
    of text: String,
    from source: LinkSource = .app,
    maximum: Int = 5
  ) -> [RouteNearMiss] {
    guard let whole = try? LinkURL(text, limits: limits), let prefix = engine.prefix(of: whole),
      let url = engine.view(of: whole, at: prefix)
    else { return [] }
    let host = prefix.hostPosition
    let segmented = SegmentedURL(url, at: prefix)
    let (segments, secrets) = (segmented.segments, engine.secretPlaces(of: segmented))
    let taking = engine.table.allMatches(of: url, host: host)
    let misses = engine.table.explain(url, host: host, maximum: maximum).map { miss in
      let isSecret = miss.failure?.segment.map {
        $0 <= segments.count && secrets.contains(segments[$0 - 1])
      }
      let hidden = isSecret == true ? FailureText.name(FailureText.redacted) : nil
      let written = miss.failure?.changed(found: hidden)
      var failure = written
      if let candidate = taking.first(where: { $0.entry == miss.entry }) {
        failure = refusal(of: candidate, for: url, prefix, from: source)
        // A text that differs from the form only by being percent-encoded is a value all the same.
        if failure?.check == .match, let written { failure = written }
      }
      return RouteNearMiss(
        route: routes[engine.entries[miss.entry].route].name,
        pattern: engine.entries[miss.entry].form.text,
        failure: failure,
        suggestion: miss.suggestion
      )
    }
    return misses.filter { $0.failure == nil } + misses.filter { $0.failure != nil }
  }

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
