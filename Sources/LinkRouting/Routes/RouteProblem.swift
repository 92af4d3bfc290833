/// A mistake in the declaration of a route, found when the router is made.
///
/// An app's router lists its problems and works without the routes that have one; see
/// ``LinkRouter/problems``.
public struct RouteProblem: Error, Equatable, Sendable {
  /// The route that accepts the same URLs; `nil` for another problem.
  package var rival: String? { code.name == "tied" ? code.detail : nil }

  /// Whether a segment takes more than `PatternLimits` allow.
  package var isOverLimit: Bool { code.name == "overLimit" }

  private final class Details: Sendable {
    let code: Code
    let route: String
    let pattern: String
    let parameter: String?

    init(_ code: Code, _ route: String, _ pattern: String, _ parameter: String?) {
      (self.code, self.route) = (code, route)
      (self.pattern, self.parameter) = (pattern, parameter)
    }
  }

  private let details: Details

  /// The kind of mistake.
  public var code: Code { details.code }

  /// The name of the route; empty when the problem is the router's.
  public var route: String { details.route }

  /// The pattern of the route, as it was written; `.on("…")` when the path of its parent is wrong.
  public var pattern: String { details.pattern }

  /// The label or parameter that the problem is about.
  public var parameter: String? { details.parameter }

  /// Describes a mistake.
  package init(code: Code, route: String, pattern: String, parameter: String?) {
    details = Details(code, route, pattern, parameter)
  }

  /// Returns whether two mistakes are the same, in the same place.
  public static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.route == right.route && left.pattern == right.pattern
      && left.parameter == right.parameter
  }
}

extension RouteProblem: CustomStringConvertible {
  /// A sentence that names the declaration and the fix.
  public var description: String {
    let isOfRouter = route.isEmpty && pattern.isEmpty
    return isOfRouter ? advice : "Route '\(route)' (\(pattern)): \(advice)"
  }

  /// The sentence and the fix.
  @_spi(Tools) public var advice: String {
    let text = "\(code.advice)"
    return TextTemplate.filled(text, [("parameter", parameter ?? ""), ("detail", code.detail)])
  }
}
