/// The identity of an event, unique within a run of the app and, by convention, across runs.
public struct LinkEventID: Hashable, Sendable, Codable, RawRepresentable,
  ExpressibleByStringLiteral
{
  /// The identity.
  public let rawValue: String

  /// Creates an identity.
  ///
  /// - Parameter rawValue: The identity, unique.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an identity from a string literal.
  ///
  /// - Parameter value: The literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}
