/// A request to run an action in a situation.
public struct LinkActionRequest: Hashable, Sendable {
  /// The name by which the action is called: one of its names or aliases, or an unknown one.
  public let name: String

  /// The argument, unchecked; `nil` when the request has none, which is different from JSON's null.
  public let argument: PayloadValue?

  /// The situation.
  public let situation: LinkActionSituation

  /// The identity of the delivery that caused it, such as a notification's identifier
  /// with the action; `nil` for a delivery without one.
  public let identity: String?

  /// Whether the delivery launched the app.
  public let isCold: Bool

  /// The scene that the request is for, such as the one that the system names for a notification; `nil`
  /// without a scene.
  public let scene: LinkSceneID?

  /// Describes a request.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - argument: The argument, unchecked.
  ///   - situation: The cause of the request, such as a tap on a notification.
  ///   - identity: The identity of the delivery that caused it.
  ///   - isCold: Whether the delivery launched the app.
  ///   - scene: The scene that the request is for.
  public init(
    _ name: String,
    _ argument: PayloadValue? = nil,
    in situation: LinkActionSituation,
    identity: String? = nil,
    isCold: Bool = false,
    scene: LinkSceneID? = nil
  ) {
    self.name = name
    self.argument = argument
    self.situation = situation
    self.identity = identity
    self.isCold = isCold
    self.scene = scene
  }
}
