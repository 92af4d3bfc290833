import LinkPatterns
public import LinkRouting

/// A pattern of a route that came near a URL, and what stopped it.
public struct RouteNearMiss: Equatable, Sendable {
  /// The name of the route.
  public let route: String

  /// The pattern, as it was written.
  public let pattern: String

  /// What stopped it; `nil` when the route takes the URL.
  public let failure: LinkFailure?

  /// The literal that was probably meant: the one expected, when what was found is much like it.
  public let suggestion: String?
}

extension LinkRouter {
  /// Finds the patterns that come nearest to a URL, those that take it first, then the nearest first.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - source: Where it came from. A route that is closed to it is told, with that as its failure.
  ///   - maximum: The most patterns that are told.
  /// - Returns: The patterns; none for a text that is no URL, or one of another app.
  /// - Complexity: O(*e* · *n*), *e* = number of patterns, *n* = length of the URL.
  public func nearMisses(
    of text: String,
    from source: LinkSource = .app,
    maximum: Int = 5
  ) -> [RouteNearMiss] {
    guard let url = try? LinkURL(text, limits: limits), let prefix = engine.prefix(of: url) else {
      return []
    }
    let host = prefix.hostPosition
    let segments = url.segments(host: host)
    let secrets = engine.secretPlaces(of: url, segments)
    let taking = engine.table.allCandidates(for: url, host: host)
    let misses = engine.table.explain(url, host: host, maximum: maximum, showsValues: true)
      .map { miss in
        let route = routes[engine.entries[miss.entry].route].name
        let isSecret = miss.reason?.segment.map {
          $0 <= segments.count && secrets.contains(segments[$0 - 1])
        }
        let written = miss.reason.map { LinkFailure($0, of: route, isSecret: isSecret ?? false) }
        var failure = written
        if let candidate = taking.first(where: { $0.entry == miss.entry }) {
          failure = refusal(of: candidate, for: url, prefix, from: source)
          // A text that differs from the form only by being percent-encoded is a value all the same.
          if failure?.check == .match, let written { failure = written }
        }
        return RouteNearMiss(
          route: route,
          pattern: engine.entries[miss.entry].form.text,
          failure: failure,
          suggestion: miss.suggestion
        )
      }
    return misses.filter { $0.failure == nil } + misses.filter { $0.failure != nil }
  }
}

extension LinkFailure {
  /// Says what stopped a pattern.
  fileprivate init(_ reason: MissReason, of route: String, isSecret: Bool) {
    let found = reason.found.map { FailureText.value($0, isSecret: isSecret) }
    let code: Code =
      switch reason.code {
      case .literal: .literal
      case .missingSegment: .missingSegment
      case .extraSegment: .extraSegment
      case .trailingSlash: .trailingSlash
      case .valueType: .valueType
      }
    self.init(
      code,
      route: route,
      parameter: reason.parameter,
      segment: reason.segment,
      expected: reason.expected.map(FailureText.name),
      found: found
    )
  }
}

extension LinkFailure.Code {
  /// Another literal stands in the place of a segment.
  fileprivate static let literal =
    Self("literal", "{place} expected '{expected}', found '{found}'", check: .match)

  /// The path ends where another segment is expected.
  fileprivate static let missingSegment =
    Self("missingSegment", "{place} expected {expected}, found the end", check: .match)

  /// The path goes on where its end is expected.
  fileprivate static let extraSegment =
    Self("extraSegment", "{place} expected the end, found '{found}'", check: .match)
}
