/// A mistake in the declaration of a route, found when the router is made.
///
/// An app's router lists its problems and goes on without the routes that have one; see
/// ``LinkRouter/problems``.
public struct RouteProblem: Error, Equatable, Sendable {
  /// The route that accepts the same URLs; `nil` for another problem.
  package var rival: String? { code.name == "tied" ? code.detail : nil }

  /// Whether a segment takes more than `PatternLimits` allow.
  package var isOverLimit: Bool { code.name == "overLimit" }

  /// What is wrong.
  public let code: Code

  /// The name of the route; empty when the problem is the router's.
  public let route: String

  /// The pattern of the route, as it was written.
  public let pattern: String

  /// The label or parameter concerned.
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
    let isOfRouter = ["noPrefix", "noRoot", "noTabRoot", "notMounted"].contains(code.name)
    return isOfRouter ? advice : "Route '\(route)' (\(pattern)): \(advice)"
  }

  /// What is wrong and what helps.
  package var advice: String {
    TextTemplate("\(code.advice)").filled { field in
      field == "parameter" ? parameter ?? "" : field == "detail" ? code.detail : nil
    }
  }
}
