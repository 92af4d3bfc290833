import LinkPatterns

/// A finding of an audit: two routes that have URLs in common.
public struct RouteFinding: Hashable, Sendable {
  /// The kind of finding.
  public let kind: AuditFinding.Kind

  /// The name of the route that comes first.
  public let route: String

  /// Its pattern, as it was written.
  public let pattern: String

  /// The name of the other route.
  public let otherRoute: String

  /// Its pattern, as it was written.
  public let otherPattern: String

  /// The routes that take all URLs of the other together with the first; empty for a finding about two routes.
  let others: [Other]

  /// A URL that shows it; `nil` when none is known.
  let example: Example?

  /// The rule that decides; `nil` when it is not known.
  public let decision: AuditFinding.Decision?

  /// The positions of the patterns, that of the other last.
  let entries: [Int]

  /// Whether the routes should be changed.
  public var isError: Bool { kind == .tie || kind == .unreachable }

  /// The names of the routes that take all URLs of the other together with the first; empty for a
  /// finding about two routes.
  public var togetherWith: [String] { others.map(\.route) }

  /// The patterns of those routes.
  public var patternsTogetherWith: [String] { others.map(\.pattern) }

  /// A shortest path that both accept, percent-encoded; `nil` when none is known.
  public var witness: String? { example?.path }

  /// A shortest URL that both accept, with the query items that the routes require; `nil` when none is known.
  public var url: String? { example?.url }
}

extension RouteFinding {
  /// A route that takes URLs of the other beside the first.
  struct Other: Hashable, Sendable {
    let route: String
    let pattern: String
  }

  /// A URL that shows a finding when it is opened, and its path.
  struct Example: Hashable, Sendable {
    let path: String
    let url: String
  }
}

extension RouteFinding: CustomStringConvertible {
  /// A sentence without a stop that names the routes, a URL that shows it, and what decides.
  public var description: String {
    let (first, second) = (Self.shown(route, pattern), Self.shown(otherRoute, otherPattern))
    let such = url.map { ", as \($0)" } ?? ""
    let others = others.map { Self.shown($0.route, $0.pattern) }
    let all = ([first] + others.dropLast()).joined(separator: ", ") + " and \(others.last ?? "")"
    return switch kind {
    case .tie:
      "\(first) and \(second) both accept \(url ?? "some URLs"), and nothing but their text decides"
    case .unreachable where !others.isEmpty:
      "\(second) is never reached: \(all) take all its URLs\(such)"
    case .unreachable: "\(second) is never reached: \(first) takes all its URLs\(such)"
    case .overlap: "\(first) comes before \(second) for \(url ?? "some URLs"): \(reason)"
    case .undecided(let states) where !others.isEmpty:
      "\(second): not decided within \(states) states whether \(all) hide it"
    case .undecided(let states): "\(first) and \(second): not decided within \(states) states"
    }
  }

  /// Why the first comes before the other, a sentence without a stop about the first.
  public var reason: String {
    switch decision {
    case .segment(let segment) where segment > segmentCount:
      "it ends there, and the other may go on"
    case .segment(let segment): "segment \(segment) is more specific"
    case .segmentCount: "it has more segments"
    case .queryItems: "it requires more query items"
    case .smallerLanguage: "it is a special case of the other"
    case .registrationOrder: "it was given before"
    case .byteOrder, nil: "its text is less in byte order"
    }
  }

  /// The number of segments of the path that two routes have in common.
  private var segmentCount: Int { witness?.split(separator: "/").count ?? .max }

  /// A route and its pattern.
  private static func shown(_ route: String, _ pattern: String) -> String {
    "'\(route)' \(pattern)"
  }
}
