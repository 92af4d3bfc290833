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
