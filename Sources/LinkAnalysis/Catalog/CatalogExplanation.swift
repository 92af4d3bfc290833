public import LinkPatterns

/// Why a URL has the route that it has in a catalog, or none: the stage it got to, and the routes that
/// came nearest.
public struct CatalogExplanation: Hashable, Sendable {
  /// The stages of matching, in order.
  public enum Stage: String, Hashable, Sendable {
    /// The text is refused: it is no URL that any app should accept.
    case text

    /// Scheme and host are not among the origins.
    case origin

    /// No route has such a path.
    case route

    /// A value in the path or the query has the wrong shape.
    case value

    /// A query item is missing, stands too often, or contradicts the path.
    case query

    /// A route fits and is not opened to the door, or reads all query items strictly.
    case gate

    /// A route accepts the URL.
    case matched
  }

  /// The stage where it ended.
  public let stage: Stage

  /// How matching ends.
  public let match: CatalogMatch

  /// Why it ended there; `nil` when a route accepts the URL.
  ///
  /// It may say more than the reason of ``match``, which does not tell of routes that are closed.
  public let reason: MissReason?

  /// What is wrong with the text, when it is refused.
  public let textError: LinkURLError?

  /// The routes that came nearest, the nearest first.
  ///
  /// Without a reason is only what accepts the URL.
  public let nearMisses: [NearMiss]
}

extension CatalogRouter {
  /// Tells why a URL has the route that it has, or none.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - door: The kind of door it comes through, as in ``match(_:through:showsValues:)``.
  ///   - maximum: The most near misses that are told.
  ///   - showsValues: Whether reasons hold text of the URL, which may be somebody's data.
  /// - Returns: The explanation.
  /// - Complexity: O(*e* · *n*), *e* = number of patterns, *n* = length of the URL.
  public func explain(
    _ text: String,
    through door: String? = nil,
    maximum: Int = 5,
    showsValues: Bool = false
  ) -> CatalogExplanation {
    let match = match(text, through: door, showsValues: showsValues)
    let url: LinkURL
    do throws(LinkURLError) {
      url = try LinkURL(text, limits: limits)
    } catch {
      return CatalogExplanation(
        stage: .text,
        match: match,
        reason: match.reason,
        textError: error,
        nearMisses: []
      )
    }
    guard let origin = origin(of: url) else {
      return CatalogExplanation(
        stage: .origin,
        match: match,
        reason: match.reason,
        textError: nil,
        nearMisses: []
      )
    }
    let misses = nearMisses(
      of: url,
      origin,
      through: door ?? Self.door(of: origin),
      maximum: maximum,
      showsValues: showsValues
    )
    let closed = misses.lazy.compactMap(\.reason).first { $0.code == .notOpen }
    let isUnknown = match.reason?.code == .noRoute
    let reason = isUnknown ? closed ?? match.reason : match.reason
    return CatalogExplanation(
      stage: reason.map { Self.stage(of: $0.code) } ?? .matched,
      match: match,
      reason: reason,
      textError: nil,
      nearMisses: misses
    )
  }

  /// The entries that come nearest to a URL, and what stops each.
  private func nearMisses(
    of url: LinkURL,
    _ origin: LinkPrefix,
    through door: String,
    maximum: Int,
    showsValues: Bool
  ) -> [NearMiss] {
    let reader = CatalogValues(url: url, plusIsSpace: origin.isWeb)
    var captures: [Int: [RouteCandidate.Capture]] = [:]
    for candidate in table.candidates(for: url, host: origin.hostPosition) {
      captures[candidate.entry] = candidate.captures
    }
    let misses = table.explain(
      url,
      host: origin.hostPosition,
      maximum: maximum,
      showsValues: showsValues
    )
    let stopped = misses.map { miss -> NearMiss in
      guard let captures = captures[miss.entry] else { return miss }
      let route = routes[miss.entry]
      var refusal: MissReason?
      do throws(MissReason) {
        _ = try reader.values(of: route, forms[miss.entry], captures)
      } catch {
        // A text that differs from the shape only by being percent-encoded is a value all the same.
        if miss.reason != nil { return miss }
        refusal = showsValues ? error : error.redacted
      }
      if !route.isOpen(to: door) { refusal = Self.closed(route, to: door) }
      return miss.stopped(by: refusal)
    }
    return stopped.filter { $0.reason == nil } + stopped.filter { $0.reason != nil }
  }

  /// Says that a route is not opened to a door.
  private static func closed(_ route: CatalogRoute, to door: String) -> MissReason {
    let doors = route.declared.exposure ?? []
    let expected = doors.isEmpty ? "the app itself" : doors.joined(separator: ", ")
    return MissReason(.notOpen, expected: expected, found: door)
  }

  /// The stage at which a reason ends matching.
  private static func stage(of code: MissReason.Code) -> CatalogExplanation.Stage {
    switch code.value {
    case .malformedURL: .text
    case .unknownScheme, .unknownHost: .origin
    case .noRoute, .literal, .missingSegment, .extraSegment, .trailingSlash, .tooManySteps:
      .route
    case .valueType, .valueEncoding, .valueRange: .value
    case .missingItem, .repeatedItem, .conflictingValues: .query
    case .unknownItem, .notOpen: .gate
    }
  }
}
