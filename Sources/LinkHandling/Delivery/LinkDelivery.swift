public import LinkPatterns
public import LinkRouting

/// One delivery by the system, as it came: a URL or a link, its entry point and its source.
public struct LinkDelivery<Link: DeepLink>: Equatable, Sendable {
  /// What was delivered.
  public indirect enum Content: Equatable, Sendable {
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
      case (.url(let left), .url(let right)): UTF8Text.areEqual(left, right)
      case (.link(let left), .link(let right)): left == right
      default: false
      }
    }
  }

  /// What was delivered.
  public let content: Content

  /// Where it came from.
  public let source: LinkSource

  /// The call that handed it over.
  public let entryPoint: LinkEntryPoint

  /// Whether it started the app or connected the scene.
  public internal(set) var isCold: Bool

  /// What the system tells deliveries of one occasion apart by, such as a notification's identifier
  /// with the action; `nil` when there is nothing of the kind.
  public let identity: String?

  /// The app that handed it over.
  public let caller: LinkCaller

  /// The page or app that a person came from, where the entry point tells.
  ///
  /// Text from outside: never to be trusted, executed or opened.
  public let referrer: String?

  /// The host that Foundation reads in the URL; `nil` when the URL did not come as Foundation's.
  package let hostReading: HostReading?

  /// Describes a URL that was delivered.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from. `LinkSource.app` cannot be claimed for a URL: it counts as
  ///     `LinkSource.content`, the least trusted.
  ///   - entryPoint: The call that handed it over.
  ///   - isCold: Whether it started the app or connected the scene.
  ///   - identity: What the system tells deliveries of one occasion apart by.
  ///   - caller: The app that handed it over.
  ///   - referrer: The page or app that a person came from.
  public init(
    url: String,
    source: LinkSource,
    entryPoint: LinkEntryPoint,
    isCold: Bool = false,
    identity: String? = nil,
    caller: LinkCaller = .unavailable,
    referrer: String? = nil
  ) {
    self.init(
      text: url,
      read: nil,
      source: source,
      entryPoint: entryPoint,
      isCold: isCold,
      identity: identity,
      caller: caller,
      referrer: referrer
    )
  }

  /// Describes a URL that was delivered, as text or as Foundation's.
  package init(
    text: String,
    read reading: HostReading?,
    source: LinkSource,
    entryPoint: LinkEntryPoint,
    isCold: Bool,
    identity: String?,
    caller: LinkCaller,
    referrer: String?
  ) {
    content = .url(text)
    self.source = source == .app ? .content : source
    self.entryPoint = entryPoint
    self.isCold = isCold
    self.identity = identity
    self.caller = caller
    self.referrer = referrer
    hostReading = reading
  }

  /// Describes a link that came as a value: an app intent of the system.
  ///
  /// - Parameters:
  ///   - link: The link concerned.
  ///   - source: Where it came from. `LinkSource.app` cannot be claimed: it counts as
  ///     `LinkSource.content`; the app's own code uses ``LinkHandler/open(_:)``.
  ///   - entryPoint: The call that handed it over.
  ///   - isCold: Whether it started the app or connected the scene.
  ///   - identity: What the system tells deliveries of one occasion apart by.
  ///   - caller: The app that handed it over.
  public init(
    link: Link,
    source: LinkSource = .intent,
    entryPoint: LinkEntryPoint = .intent,
    isCold: Bool = false,
    identity: String? = nil,
    caller: LinkCaller = .unavailable
  ) {
    content = .link(link)
    self.source = source == .app ? .content : source
    self.entryPoint = entryPoint
    self.isCold = isCold
    self.identity = identity
    self.caller = caller
    referrer = nil
    hostReading = nil
  }

  /// Describes a path that was delivered in place of a URL, as in the payload of a notification.
  ///
  /// Fails for a text that doesn't begin with a single `/`, and for a prefix that covers
  /// several hosts.
  ///
  /// - Parameters:
  ///   - path: The path, from its leading `/`, with a query and a fragment if there are any. It never
  ///     changes scheme or host.
  ///   - base: The beginning that the path goes on from.
  ///   - source: Where it came from.
  ///   - entryPoint: The call that handed it over.
  ///   - isCold: Whether it started the app or connected the scene.
  ///   - identity: What the system tells deliveries of one occasion apart by.
  public init?(
    path: String,
    at base: LinkPrefix,
    source: LinkSource = .notification,
    entryPoint: LinkEntryPoint = .notification,
    isCold: Bool = false,
    identity: String? = nil
  ) {
    guard path.hasPrefix("/"), !path.hasPrefix("//"), base.isPrintable else { return nil }
    self.init(
      url: "\(base)\(path)",
      source: source,
      entryPoint: entryPoint,
      isCold: isCold,
      identity: identity
    )
  }

  /// Describes a link that the app's own code opens.
  init(opening link: Link) {
    content = .link(link)
    source = .app
    entryPoint = .app
    isCold = false
    identity = nil
    caller = .unavailable
    referrer = nil
    hostReading = nil
  }

  /// Describes what is restored of a scene, for the guards that are asked about it.
  init(restoring link: Link?) {
    content = link.map { .link($0) } ?? .url("")
    source = .other
    entryPoint = .restoration
    isCold = true
    identity = nil
    caller = .unavailable
    referrer = nil
    hostReading = nil
  }

  /// Describes a link that waited, and is resumed.
  init(resuming link: Link, _ pending: PendingLink) {
    content = .link(link)
    source = pending.source
    entryPoint = .resumption
    isCold = false
    identity = nil
    caller = pending.sameTeamCaller.map(LinkCaller.sameTeam) ?? .unavailable
    referrer = nil
    hostReading = nil
  }
}
