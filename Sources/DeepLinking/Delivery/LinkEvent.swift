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

  /// Whether a web page opened it, or opened the link that it is shown for while that waits.
  ///
  /// A script's click looks like a person's, so such a link supersedes only others like it.
  public let isFromPage: Bool

  /// Describes a delivery that was received.
  package init(
    id: LinkEventID,
    delivery: LinkDelivery<Link>,
    scene: LinkSceneID,
    account: LinkAccount?,
    resumes: LinkEventID?,
    receivedAt: LinkInstant,
    isFromPage: Bool? = nil
  ) {
    (self.id, self.delivery, self.scene) = (id, delivery, scene)
    (self.account, self.resumes, self.receivedAt) = (account, resumes, receivedAt)
    self.isFromPage = isFromPage ?? (delivery.entryPoint == .page)
  }

  /// The same event, for another account.
  func shown(to account: LinkAccount?) -> LinkEvent {
    var event = self
    event.account = account
    return event
  }

  /// Returns whether this event, when it navigates, takes the place of an older navigation.
  public func supersedes(_ older: LinkEvent) -> Bool { !isFromPage || older.isFromPage }

  /// Returns whether another event of the same link may join this one, and share its outcome.
  func mayBeJoined(by other: LinkEvent) -> Bool {
    (other.isFromPage || !isFromPage)
      && (delivery.caller.team != nil || other.delivery.caller.team == nil)
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
