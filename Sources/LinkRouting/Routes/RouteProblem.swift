/// A mistake in the declaration of a route, found when the router is made.
///
/// An app's router lists its problems and works without the routes that have one; see
/// ``LinkRouter/problems``.
public struct RouteProblem: Error, Hashable, Sendable {
  /// The route that accepts the same URLs; `nil` for another problem.
  package var rival: String? { code.rival }

  /// Whether a segment takes more than `PatternLimits` allow.
  package var isOverLimit: Bool { code.isOverLimit }

  /// The kind of mistake.
  public let code: Code

  /// The name of the route; empty when the problem is the router's.
  public let route: String

  /// The pattern of the route, as it was written; `.on("…")` when the path of its parent is wrong.
  public let pattern: String

  /// The label or parameter that the problem is about.
  public let parameter: String?

  /// Describes a mistake.
  package init(code: Code, route: String, pattern: String, parameter: String?) {
    self.code = code
    self.route = route
    self.pattern = pattern
    self.parameter = parameter
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
    TextTemplate.filled(
      code.sentence,
      [("parameter", parameter ?? ""), ("detail", code.detail)]
    )
  }
}
