/// A link that waits for a condition, such as sign-in, in a form that can be stored.
///
/// Resuming it makes a new event that names it. It is resumed once, or expires. The description of a
/// pending link holds no values, unlike its URL.
public struct PendingLink: Hashable, Sendable, Identifiable {
  /// Its identity: that of the event that was suspended.
  public let id: LinkEventID

  /// The URL of the link, canonical, as the app's own router prints it; `nil` when no route prints one.
  public let url: String?

  /// The name of its route, for display.
  public let route: String

  /// The source of the outer link of its chain.
  public let source: LinkSource

  /// The identifier of the app, of the same team, that sent it.
  public let sameTeamCaller: String?

  /// The condition that it waits for.
  public let condition: LinkCondition

  /// The account that was signed in when its event was received; `nil` when signed out.
  public let account: LinkAccount?

  /// The scene that received it.
  public let scene: LinkSceneID

  /// When its event was received.
  public let receivedAt: LinkInstant

  /// When it expires.
  public let expiresAt: LinkInstant

  /// Whether a web page opened it: resumed, it supersedes only links of pages.
  public let isFromPage: Bool

  /// Whether it is being resumed.
  ///
  /// A link that is being resumed when the app launches is dropped: it may have crashed the app.
  public var isResuming: Bool

  /// Describes a link that waits.
  ///
  /// - Parameters:
  ///   - id: Its identity: that of the event that was suspended.
  ///   - url: The URL of the link, canonical; `nil` when it has none.
  ///   - route: The name of its route.
  ///   - source: The source of the outer link of its chain.
  ///   - sameTeamCaller: The identifier of the app, of the same team, that sent it.
  ///   - condition: The condition that it waits for.
  ///   - account: The account that was signed in when its event was received.
  ///   - scene: The scene that received it.
  ///   - receivedAt: When its event was received.
  ///   - expiresAt: When it expires.
  ///   - isFromPage: Whether a web page opened it.
  ///   - isResuming: Whether it is being resumed.
  public init(
    id: LinkEventID,
    url: String?,
    route: String,
    source: LinkSource,
    sameTeamCaller: String? = nil,
    condition: LinkCondition,
    account: LinkAccount?,
    scene: LinkSceneID,
    receivedAt: LinkInstant,
    expiresAt: LinkInstant,
    isFromPage: Bool = false,
    isResuming: Bool = false
  ) {
    (self.id, self.url, self.route, self.source) = (id, url, route, source)
    (self.sameTeamCaller, self.condition, self.account) = (sameTeamCaller, condition, account)
    (self.scene, self.receivedAt) = (scene, receivedAt)
    (self.expiresAt, self.isFromPage, self.isResuming) = (expiresAt, isFromPage, isResuming)
  }
}

extension PendingLink: CustomStringConvertible {
  /// The route and the condition, without values.
  public var description: String { "\(route), until \(condition.rawValue)" }
}

extension PendingLink {
  /// Whether it may be opened for an account: it waits for that one, or was received before sign-in.
  func isOpen(to account: LinkAccount?) -> Bool { self.account == nil || self.account == account }
}

/// The account that the app shows: links that wait for one account are not opened for another.
///
/// It is compared, and stored with pending links, so use an opaque number of the app's own rather than
/// a name or an address.
public struct LinkAccount: StringIdentifier {
  /// The text that identifies the account.
  public let rawValue: String

  /// Creates an account.
  ///
  /// - Parameter rawValue: The text that identifies the account.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Stores pending links from one run of the app to the next.
///
/// `DeepLinks` makes one call at a time, in the order in which links begin and end to wait, and never saves
/// before it has loaded. A store decides nothing about the links: `DeepLinks` drops those that
/// expired, belong to another account or were being resumed.
public protocol PendingLinkStore: Sendable {
  /// Loads the links that were saved last.
  ///
  /// - Returns: The links, the oldest first; empty when nothing was saved.
  /// - Throws: When they cannot be read. They are not overwritten then.
  func load() async throws -> [PendingLink]

  /// Saves the links, replacing those saved before.
  ///
  /// - Parameter links: The links, the oldest first.
  /// - Throws: When they cannot be saved. Those saved before stay.
  func save(_ links: [PendingLink]) async throws
}
