/// Whose account the app shows: links that wait for one person are not opened for another.
///
/// It is compared and saved with pending links, so it is best an opaque number of the app's own,
/// not a name or an address.
public struct LinkAccount: Hashable, Sendable, Codable, RawRepresentable,
  ExpressibleByStringLiteral
{
  /// What the app tells accounts apart by.
  public let rawValue: String

  /// Creates an account.
  ///
  /// - Parameter rawValue: What the app tells accounts apart by.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an account from a string literal.
  ///
  /// - Parameter value: The literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}
