/// A name or an identity that wraps a string: written as a literal, coded as the string.
public protocol StringIdentifier: Hashable, Sendable, Codable, RawRepresentable,
  ExpressibleByStringLiteral, CustomStringConvertible
where RawValue == String {
  /// Creates an identifier.
  init(rawValue: String)
}

extension StringIdentifier {
  /// Creates an identifier from a string literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// The string.
  public var description: String { rawValue }
}
