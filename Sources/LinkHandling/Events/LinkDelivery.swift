public import LinkRouting

/// One delivery by the system, as it came: a URL or a link, its door and its origin.
public struct LinkDelivery<Link: DeepLink>: Hashable, Sendable {
  /// What was delivered.
  public enum Content: Hashable, Sendable {
    /// A URL, unchecked.
    case url(String)

    /// A link, made by code of the app.
    case link(Link)

    /// Compares what was delivered: URLs by their bytes, so that two of them are never one.
    ///
    /// - Parameters:
    ///   - lhs: What was delivered.
    ///   - rhs: What was delivered another time.
    /// - Returns: Whether both are the same.
    public static func == (lhs: Content, rhs: Content) -> Bool {
      switch (lhs, rhs) {
      case (.url(let left), .url(let right)): left.utf8.elementsEqual(right.utf8)
      case (.link(let left), .link(let right)): left == right
      default: false
      }
    }
  }

  /// What was delivered.
  public let content: Content

  /// Where it came from.
  public let origin: LinkOrigin

  /// The call that handed it over.
  public let door: LinkDoor

  /// Whether it started the app or connected the scene.
  public let isCold: Bool

  /// What the system tells deliveries of one occasion apart by, such as a notification's identifier
  /// with the action; `nil` when there is nothing of the kind.
  public let identity: String?

  /// Describes a URL that was delivered.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - origin: Where it came from. ``LinkOrigin/app`` cannot be claimed for a URL: it counts as
  ///     ``LinkOrigin/content``, the least trusted.
  ///   - door: The call that handed it over.
  ///   - isCold: Whether it started the app or connected the scene.
  ///   - identity: What the system tells deliveries of one occasion apart by.
  public init(
    url: String,
    origin: LinkOrigin,
    door: LinkDoor,
    isCold: Bool = false,
    identity: String? = nil
  ) {
    content = .url(url)
    self.origin = origin == .app ? .content : origin
    self.door = door
    self.isCold = isCold
    self.identity = identity
  }

  /// Describes a link that the app's own code opens.
  ///
  /// - Parameter link: The link.
  init(opening link: Link) {
    content = .link(link)
    origin = .app
    door = .app
    isCold = false
    identity = nil
  }
}

/// A delivery that was received: with an identity and a time.
public struct LinkEvent<Link: DeepLink>: Hashable, Sendable {
  /// The identity.
  public let id: LinkEventID

  /// What was delivered.
  public let delivery: LinkDelivery<Link>

  /// When it was received.
  public let receivedAt: LinkInstant
}
