/// The identity of a scene: what the system calls the session of a window.
public struct LinkSceneID: Hashable, Sendable, Codable, RawRepresentable,
  ExpressibleByStringLiteral
{
  /// The identity.
  public let rawValue: String

  /// Creates an identity.
  ///
  /// - Parameter rawValue: The identity.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an identity from a string literal.
  ///
  /// - Parameter value: The literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// The scene of a program that has no scene objects and only one window: a command, a test.
  public static let main = LinkSceneID(rawValue: "main")
}
