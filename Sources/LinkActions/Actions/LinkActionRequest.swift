public import LinkHandling

/// What an action is asked to do, and on what occasion.
public struct LinkActionRequest: Equatable, Sendable {
  /// The name by which the action is asked for: one of its names or aliases, or unknown.
  public let name: String

  /// The argument, unchecked; `nil` when the request has none, which is not the same as JSON's null.
  public let argument: PayloadValue?

  /// The occasion.
  public let situation: LinkActionSituation

  /// What the system tells deliveries of one occasion apart by, such as a notification's identifier
  /// with the action; `nil` when there is nothing of the kind.
  public let identity: String?

  /// Whether the occasion started the app.
  public let isCold: Bool

  /// The scene that the occasion is for, such as the one that the system names for a notification; `nil`
  /// when none is named.
  public let scene: LinkSceneID?

  /// Describes a request.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - argument: The argument, unchecked.
  ///   - situation: What led to the request, such as a tap on a notification.
  ///   - identity: What the system tells deliveries of one occasion apart by.
  ///   - isCold: Whether the occasion started the app.
  ///   - scene: The scene that the occasion is for.
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
