/// A delivery that was received, with an identity and a time.
public struct LinkEvent<Link: DeepLink>: Sendable {
  /// The identity.
  public let id: LinkEventID

  /// The delivery of its link.
  public let delivery: LinkDelivery<Link>

  /// The scene that received it.
  public let scene: LinkSceneID

  /// The account that was signed in when it was received; `nil` when signed out.
  public internal(set) var account: LinkAccount?

  /// The pending link that it resumes.
  public let resumes: LinkEventID?

  /// When it was received.
  public let receivedAt: LinkInstant

  /// How far it is trusted: a resumed link like the event that was suspended, and likewise a link that is
  /// shown while another waits.
  public let trust: LinkTrust

  /// Describes a delivery that was received.
  package init(
    id: LinkEventID,
    delivery: LinkDelivery<Link>,
    scene: LinkSceneID,
    account: LinkAccount?,
    resumes: LinkEventID?,
    receivedAt: LinkInstant,
    trust: LinkTrust? = nil
  ) {
    (self.id, self.delivery, self.scene) = (id, delivery, scene)
    (self.account, self.resumes, self.receivedAt) = (account, resumes, receivedAt)
    self.trust = trust ?? LinkTrust(delivery.source)
  }

  /// The same event, for another account.
  func shown(to account: LinkAccount?) -> LinkEvent {
    var event = self
    event.account = account
    return event
  }

  /// Returns whether another event may join this one: its source must not be trusted further.
  func covers(_ other: LinkEvent) -> Bool {
    guard trust >= other.trust else { return false }
    // The caller only matters for custom schemes.
    return trust > LinkTrust(.customScheme) || delivery.caller.team != nil
      || other.delivery.caller.team == nil
  }
}

extension LinkEvent: Hashable {
  /// Compares the identities.
  public static func == (lhs: LinkEvent, rhs: LinkEvent) -> Bool { lhs.id == rhs.id }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The identity of an event, unique within a run of the app and, by convention, across runs.
public struct LinkEventID: StringIdentifier {
  /// The identity.
  public let rawValue: String

  /// Creates an identity.
  ///
  /// - Parameter rawValue: The identity, unique.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

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
