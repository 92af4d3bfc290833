import LinkPatterns

/// A pattern of a route that came near a URL, and what stopped it.
public struct RouteNearMiss: Equatable, Sendable {
  /// The name of the route.
  public let route: String

  /// The pattern, as it was written.
  public let pattern: String

  /// The reason why it does not match; `nil` when the route takes the URL.
  public let failure: LinkFailure?

  /// The literal that was probably meant: the expected one, when the URL has a similar one.
  public let suggestion: String?
}

extension LinkRouter {
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
}
