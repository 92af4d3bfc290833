public import LinkNavigation

/// The identity of a scene: what the system calls the session of a window.
public struct LinkSceneID: StringIdentifier {
  /// The identity.
  public let rawValue: String

  /// Creates an identity.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The scene of a program that has no scene objects and only one window: a command, a test.
  public static let main = LinkSceneID(rawValue: "main")
}
