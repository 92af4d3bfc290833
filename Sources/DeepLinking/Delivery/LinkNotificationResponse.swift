/// A person's response to a notification, as a plain value.
///
/// In an app with UIKit, `LinkNotificationResponse(_:)` of `LinkUIKit` reads one.
public struct LinkNotificationResponse: Sendable {
  /// The kinds of choices that a notification offers.
  public enum Choice: Hashable, Sendable {
    /// The person tapped the notification itself.
    case tap

    /// The person tapped a button, with the identifier that the app gave it.
    case button(String)

    /// The person dismissed the notification.
    case dismissal
  }

  /// The choice of the person.
  public let choice: Choice

  /// The payload of the notification.
  public let payload: PayloadValue

  /// Distinguishes this response from others: `PayloadLinks.identity(request:date:action:)`.
  public let identity: String

  /// The scene that the system chose for the response, if it names one.
  public let scene: LinkSceneID?

  /// Whether the response connected a scene.
  public let isCold: Bool

  /// Describes a response.
  ///
  /// - Parameters:
  ///   - choice: What the person chose.
  ///   - payload: The payload: `PayloadValue(userInfo:)` of the notification's `userInfo`.
  ///   - identity: Distinguishes this response from others.
  ///   - scene: The scene that the system chose.
  ///   - isCold: Whether the response connected a scene.
  public init(
    _ choice: Choice,
    payload: PayloadValue,
    identity: String,
    scene: LinkSceneID? = nil,
    isCold: Bool = false
  ) {
    (self.choice, self.payload, self.identity) = (choice, payload, identity)
    (self.scene, self.isCold) = (scene, isCold)
  }
}
