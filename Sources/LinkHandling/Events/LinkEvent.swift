public import LinkRouting

/// A delivery that was received: with an identity and a time.
public struct LinkEvent<Link: DeepLink>: Hashable, Sendable {
  /// The identity.
  public let id: LinkEventID

  /// What was delivered.
  public let delivery: LinkDelivery<Link>

  /// The scene that received it.
  public let scene: LinkSceneID

  /// Whose account was shown when it was received; `nil` when nobody was signed in.
  public let account: LinkAccount?

  /// The pending link that it resumes.
  public let resumes: LinkEventID?

  /// When it was received.
  public let receivedAt: LinkInstant

  /// How far it is trusted: a resumed link as far as the event that was suspended.
  public var trust: LinkTrust { LinkTrust(delivery.origin) }
}
