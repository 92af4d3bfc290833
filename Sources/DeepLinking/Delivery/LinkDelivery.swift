#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import LinkPatterns

/// One delivery by the system: a URL or a link, with its entry point and source.
public struct LinkDelivery<Link: DeepLink>: Hashable, Sendable {
  /// The URL or the link that was delivered.
  public enum Content: Hashable, Sendable {
    /// A URL, unchecked.
    case url(String)

    /// A link, made by code of the app.
    indirect case link(Link)

    /// Neither: a payload with something else in the place of a URL, a link of a type that is not mounted, or
    /// screens that are restored without a link.
    case nothing

    /// Compares contents: URLs by their bytes, without Unicode normalization.
    ///
    /// - Parameters:
    ///   - lhs: The content of a delivery.
    ///   - rhs: The content of another delivery.
    /// - Returns: Whether both are the same.
    public static func == (lhs: Content, rhs: Content) -> Bool {
      switch (lhs, rhs) {
      case (.url(let left), .url(let right)): UTF8Text.areEqual(left, right)
      case (.link(let left), .link(let right)): left == right
      case (.nothing, .nothing): true
      default: false
      }
    }

    /// Hashes the URL or the link.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .url(let text): hasher.combine(text)
      case .link(let link): hasher.combine(link)
      case .nothing: break
      }
    }
  }

  /// The URL or the link that was delivered.
  public let content: Content

  /// Where it came from.
  public let source: LinkSource

  /// The entry point that delivered it.
  public package(set) var entryPoint: LinkEntryPoint

  /// Whether it launched the app or connected the scene.
  public package(set) var isCold: Bool

  /// The identity by which the system distinguishes deliveries, such as a notification's identifier
  /// with the action; `nil` for a delivery without an identity.
  public package(set) var identity: String?

  /// The app that sent it.
  public package(set) var caller: LinkCaller

  /// The page or app that the person came from, when the entry point provides it.
  ///
  /// Text from outside: never trust, execute or open it.
  public let referrer: String?

  /// The host that Foundation reads in the URL; `nil` when it did not come as a Foundation URL.
  package var hostReading: HostReading?

  /// The scene that it names, until it is read.
  package var scene: LinkSceneID?

  /// Whether people or servers wrote its URL as text, with what such text has around it.
  var isWritten: Bool

  /// Its URL, once an entry point or admission has read it with the limits of the app's router.
  var known = KnownURL()

  /// Where the person pushes the link; `nil` for a link with a place of its own.
  private(set) var pushPlace: PushPlace<Link>?

  /// The text of a URL, as it arrived; `nil` for other contents.
  package var url: String? {
    guard case .url(let text) = content else { return nil }
    return text
  }

  /// The text of a URL to be read: written text without the white space at its ends, and with `%20` for spaces.
  var readableURL: String? { isWritten ? url?.withoutSpaces : url }

  /// Describes a URL that was delivered.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from. `LinkSource.app` cannot be claimed for a URL: it counts as
  ///     `LinkSource.content`.
  ///   - entryPoint: The entry point that delivered it.
  ///   - isCold: Whether it launched the app or connected the scene.
  ///   - identity: The identity by which the system distinguishes deliveries.
  ///   - caller: The app that sent it.
  ///   - referrer: The page or app that the person came from.
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
      .url(url),
      from: source.claimed,
      through: entryPoint,
      isCold: isCold,
      identity: identity,
      caller: caller,
      referrer: referrer
    )
  }

  /// Describes a link that came as a value, from an app intent of the system.
  ///
  /// - Parameters:
  ///   - link: The link that was delivered.
  ///   - source: Where it came from. `LinkSource.app` cannot be claimed: it counts as
  ///     `LinkSource.content`; the app's own code uses ``LinkHandler/open(_:)``.
  ///   - entryPoint: The entry point that delivered it.
  ///   - isCold: Whether it launched the app or connected the scene.
  ///   - identity: The identity by which the system distinguishes deliveries.
  ///   - caller: The app that sent it.
  public init(
    link: Link,
    source: LinkSource = .intent,
    entryPoint: LinkEntryPoint = .intent,
    isCold: Bool = false,
    identity: String? = nil,
    caller: LinkCaller = .unavailable
  ) {
    self.init(
      .link(link),
      from: source.claimed,
      through: entryPoint,
      isCold: isCold,
      identity: identity,
      caller: caller
    )
  }

  /// Describes a link that the app's own code opens, at its own place or where a person pushes it.
  package init(opening link: Link, pushedAt place: PushPlace<Link>? = nil) {
    self.init(.link(link), from: .app, through: .app)
    pushPlace = place
  }

  /// Describes the restoration of a scene, for the guards.
  init(restoring link: Link?) {
    let content = link.map { Content.link($0) } ?? .nothing
    self.init(content, from: .other, through: .restoration, isCold: true)
  }

  /// Describes a link that waited, and is resumed.
  init(resuming resumed: PendingLedger<Link>.Entry, isCold: Bool) {
    let caller = resumed.pending.sameTeamCaller.map(LinkCaller.sameTeam) ?? .unavailable
    self.init(
      .link(resumed.link),
      from: resumed.pending.source,
      through: .resumption,
      isCold: isCold,
      caller: caller
    )
    pushPlace = resumed.pushPlace
  }

  package init(
    _ content: Content,
    from source: LinkSource,
    through entryPoint: LinkEntryPoint,
    isCold: Bool = false,
    identity: String? = nil,
    caller: LinkCaller = .unavailable,
    referrer: String? = nil,
    hostReading: HostReading? = nil
  ) {
    (self.content, self.source, self.entryPoint) = (content, source, entryPoint)
    (self.isCold, self.identity, self.caller) = (isCold, identity, caller)
    (self.referrer, self.hostReading) = (referrer, hostReading)
    isWritten = entryPoint == .notification || entryPoint == .shortcut
  }

  /// The delivery with its content read for links of the app's type.
  func read<Other>(
    as content: LinkDelivery<Other>.Content,
    from source: LinkSource
  ) -> LinkDelivery<Other> {
    var delivery = LinkDelivery<Other>(
      content,
      from: source == .opened ? .customScheme : source.claimed,
      through: entryPoint,
      isCold: isCold,
      identity: identity,
      caller: caller,
      referrer: referrer,
      hostReading: hostReading
    )
    delivery.isWritten = isWritten
    return delivery
  }

  /// The delivery, of a URL that people or servers wrote as text.
  var written: LinkDelivery {
    var delivery = self
    delivery.isWritten = true
    return delivery
  }
}

extension LinkDelivery {
  /// The same delivery, as one that connects a scene.
  package var connecting: LinkDelivery {
    var delivery = self
    delivery.isCold = true
    return delivery
  }
}

extension String {
  /// The text without spaces, tabs and line breaks at its ends, and with `%20` in place of each space within.
  var withoutSpaces: String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 9 || byte == 10 || byte == 13 }
    guard utf8.contains(where: isSpace) else { return self }
    var text = utf8.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    let parts = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "%20")
  }
}

/// What came of splitting a delivery's URL, so that it is split once; equal to any other, since the text decides.
struct KnownURL: Hashable, Sendable {
  /// The URL, or what is wrong with it; `nil` when it was not split yet.
  private(set) var reading: Result<LinkURL, LinkFailure>?

  /// Nothing yet.
  init() {}

  /// What came of splitting it.
  init(_ reading: Result<LinkURL, LinkFailure>) { self.reading = reading }

  /// Splits a text.
  init(splitting text: String, _ limits: URLLimits) {
    reading = Result { () throws(LinkFailure) in try LinkURL(reading: text, limits: limits) }
  }

  /// The URL, if it was split and is one.
  var url: LinkURL? { try? reading?.get() }

  /// The URL of the delivery's text, which is split if it was not; `nil` when it can't be read.
  func url(of text: String, _ limits: URLLimits) -> LinkURL? {
    reading == nil ? try? LinkURL(text, limits: limits) : url
  }

  static func == (lhs: Self, rhs: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension LinkSource {
  /// The source as it counts for a delivery from outside, which can't claim to be the app.
  var claimed: LinkSource { self == .app ? .content : self }
}

/// The app that sent a link, as far as the system reports it.
public enum LinkCaller: Hashable, Sendable {
  /// An app of the same team, by its identifier.
  case sameTeam(String)

  /// The system reports no app: an app of another team, or a web page.
  case unknown

  /// The entry point has no callers, or does not report them.
  case unavailable

  /// The identifier of an app of the same team.
  var team: String? {
    if case .sameTeam(let identifier) = self { identifier } else { nil }
  }
}

extension LinkDelivery {
  /// Describes a URL that the system delivered as a Foundation `URL`.
  ///
  /// The text of the URL is parsed. As a second check, the host that Foundation reads in a web URL must be
  /// the parsed one; otherwise the URL is refused as `ambiguousHost`. All else is as for the URL's text.
  public init(
    url: URL,
    source: LinkSource,
    entryPoint: LinkEntryPoint,
    isCold: Bool = false,
    identity: String? = nil,
    caller: LinkCaller = .unavailable,
    referrer: String? = nil
  ) {
    self.init(
      .url(url.absoluteString),
      from: source.claimed,
      through: entryPoint,
      isCold: isCold,
      identity: identity,
      caller: caller,
      referrer: referrer,
      hostReading: url.hostReading
    )
  }
}
