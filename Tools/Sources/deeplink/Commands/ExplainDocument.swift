import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The JSON that `deeplink explain --json` prints for one URL.
///
/// Every key is always there: `url`, `outcome`, `stage`, `route`, `values`, `reason`, `error` for text
/// that is not a link, and `nearest`, the routes that came nearest, each with `route`, `pattern`, `reason`
/// and `suggestion`. `others` are the routes that would open it too, each with `route`, `pattern` and `reason`,
/// why the route comes before it. `place` is what lies below the link when it is opened, in words.
struct ExplainDocument: JSONDocument {
  /// The names of the members.
  private enum Key: CodingKey {
    case url, outcome, stage, route, values, reason, error, nearest, others, place
  }

  /// The URL as it was typed.
  private let url: String

  /// Why it has its route, or none.
  private let explanation: Explanation

  /// What lies below the link.
  private let place: String?

  /// Describes the answer for one URL.
  init(_ url: String, _ explanation: Explanation, in catalog: ParsedCatalog) {
    (self.url, self.explanation) = (url, explanation)
    place = explanation.match.found.flatMap { catalog.place(ofRoute: $0.route) }
  }

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(url, forKey: .url)
    try container.encode(explanation.match.outcome, forKey: .outcome)
    try container.encode(explanation.stage.rawValue, forKey: .stage)
    try container.encode(explanation.match.found?.route, forKey: .route)
    try container.encode(explanation.match.found?.link.values ?? [:], forKey: .values)
    try container.encode(explanation.failure.map { MissDocument($0) }, forKey: .reason)
    try container.encode(explanation.textError, forKey: .error)
    let nearest = explanation.nearMisses.map { miss in
      NearMissDocument(
        route: miss.route,
        pattern: miss.pattern,
        reason: miss.failure.map { MissDocument($0) },
        suggestion: miss.suggestion
      )
    }
    try container.encode(nearest, forKey: .nearest)
    let others = explanation.others.map { other in
      OtherRouteDocument(route: other.route, pattern: other.pattern, reason: other.reason)
    }
    try container.encode(others, forKey: .others)
    try container.encode(place, forKey: .place)
  }
}

/// The JSON for a route that would open a URL too.
private struct OtherRouteDocument: Encodable {
  /// The name of the route.
  let route: String

  /// The pattern.
  let pattern: String

  /// Why the route of the URL comes before it.
  let reason: String
}

/// The JSON for a route that came near a URL.
private struct NearMissDocument: Encodable {
  /// The names of the members.
  private enum Key: CodingKey {
    case route, pattern, reason, suggestion
  }

  /// The name of the route.
  let route: String

  /// The pattern.
  let pattern: String

  /// The reason why it does not match; `nil` when it accepts the URL.
  let reason: MissDocument?

  /// The literal that was probably meant.
  let suggestion: String?

  /// Writes all members, also those that are `nil`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(route, forKey: .route)
    try container.encode(pattern, forKey: .pattern)
    try container.encode(reason, forKey: .reason)
    try container.encode(suggestion, forKey: .suggestion)
  }
}
