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

  /// The names of the routes that take all URLs of the other together with the first; empty for a
  /// finding about two routes.
  public let togetherWith: [String]

  /// The patterns of those routes.
  public let patternsTogetherWith: [String]

  /// A shortest path that both accept, percent-encoded; `nil` when none is known.
  public let witness: String?

  /// The rule that decides; `nil` when it is not known.
  public let decision: AuditFinding.Decision?

  /// A shortest URL that both accept, with the query items that the routes require; `nil` when none is known.
  public let url: String?

  /// The positions of the patterns, that of the other last.
  let entries: [Int]

  /// Whether the routes should be changed.
  public var isError: Bool { kind == .tie || kind == .unreachable }
}

extension RouteFinding: CustomStringConvertible {
  /// A sentence that names both routes, and a path or a URL.
  public var description: String {
    let (one, other) = ("'\(route)' (\(pattern))", "'\(otherRoute)' (\(otherPattern))")
    // A path alone would not do where the routes require more.
    let isWhole = url?.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } == true
    let path = (isWhole ? url : witness).map { ", as \($0)" } ?? ""
    let names = togetherWith.map { "'\($0)'" }
    let all = ([one] + names.dropLast()).joined(separator: ", ") + " and \(names.last ?? "")"
    return switch kind {
    case .tie:
      "\(one) and \(other) accept the same URLs\(path), and nothing but how they are written decides"
    case .unreachable where !togetherWith.isEmpty:
      "\(other) is never reached: \(all) take all its URLs\(path)"
    case .unreachable: "\(other) is never reached: \(one) takes all its URLs\(path)"
    case .overlap: "\(one) comes before \(other)\(path)"
    case .undecided(let states) where !togetherWith.isEmpty:
      "it was not found out whether \(all) take all URLs of \(other) (\(states) states)"
    case .undecided(let states):
      "\(one) and \(other) were not compared to the end (\(states) states)"
    }
  }
}
