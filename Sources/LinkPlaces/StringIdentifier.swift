/// A name or an identity that is a text, as a type of its own: written as a literal, coded as the text.
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

  /// The text.
  public var description: String { rawValue }
}
