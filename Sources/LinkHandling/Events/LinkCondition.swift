/// Something that the app says is so, by name: that its window is there, or that somebody signed in.
public struct LinkCondition: Hashable, Sendable, Codable, RawRepresentable,
  ExpressibleByStringLiteral
{
  /// The name.
  public let rawValue: String

  /// Creates a condition.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a condition from a string literal.
  ///
  /// - Parameter value: The literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// Somebody is signed in.
  public static let signedIn = LinkCondition(rawValue: "signedIn")
}
