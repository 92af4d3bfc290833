#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import LinkPatterns
public import LinkRouting

/// One delivery by the system, as it came: a URL or a link, its entry point and its source.
public final class LinkDelivery<Link: DeepLink>: Sendable {
  /// The URL or the link that was delivered.
  public indirect enum Content: Equatable, Sendable {
    /// A URL, unchecked.
    case url(String)

    /// A link, made by code of the app.
    case link(Link)

    /// Neither: a payload with something else in the place of a URL, a link of a type that is not mounted, or screens
    /// that are restored without a link.
    case nothing

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
      case (.nothing, .nothing): true
      default: false
      }
    }
  }

  /// The URL or the link that was delivered.
  public let content: Content

  /// Where it came from.
  public let source: LinkSource

  /// The call that handed it over.
  public let entryPoint: LinkEntryPoint

  /// Whether it started the app or connected the scene.
  public let isCold: Bool

  /// The identity by which the system tells deliveries apart, such as a notification's identifier
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

  /// The text of a URL; `nil` for all else.
  var url: String? {
    guard case .url(let text) = content else { return nil }
    return text
  }

  /// Describes a URL that was delivered.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from. `LinkSource.app` cannot be claimed for a URL: it counts as
  ///     `LinkSource.content`, the least trusted.
  ///   - entryPoint: The call that handed it over.
  ///   - isCold: Whether it started the app or connected the scene.
  ///   - identity: The identity by which the system tells deliveries apart.
  ///   - caller: The app that handed it over.
  ///   - referrer: The page or app that a person came from.
  public convenience init(
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

  /// Describes a link that came as a value: an app intent of the system.
  ///
  /// - Parameters:
  ///   - link: The link concerned.
  ///   - source: Where it came from. `LinkSource.app` cannot be claimed: it counts as
  ///     `LinkSource.content`; the app's own code uses ``LinkHandler/open(_:)``.
  ///   - entryPoint: The call that handed it over.
  ///   - isCold: Whether it started the app or connected the scene.
  ///   - identity: The identity by which the system tells deliveries apart.
  ///   - caller: The app that handed it over.
  public convenience init(
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

  /// Describes a link that the app's own code opens.
  package convenience init(opening link: Link) {
    self.init(.link(link), from: .app, through: .app)
  }

  /// Describes what is restored of a scene, for the guards that are asked about it.
  convenience init(restoring link: Link?) {
    let content = link.map { Content.link($0) } ?? .nothing
    self.init(content, from: .other, through: .restoration, isCold: true)
  }

  /// Describes a link that waited, and is resumed.
  convenience init(resuming link: Link, _ pending: PendingLink, isCold: Bool) {
    let caller = pending.sameTeamCaller.map(LinkCaller.sameTeam) ?? .unavailable
    self.init(
      .link(link),
      from: pending.source,
      through: .resumption,
      isCold: isCold,
      caller: caller
    )
  }

  init(
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
  }
}

extension LinkDelivery: Equatable {
  /// Tells whether both are alike in all that was delivered.
  public static func == (lhs: LinkDelivery, rhs: LinkDelivery) -> Bool {
    lhs.content == rhs.content && lhs.source == rhs.source && lhs.entryPoint == rhs.entryPoint
      && lhs.isCold == rhs.isCold && lhs.identity == rhs.identity && lhs.caller == rhs.caller
      && lhs.referrer == rhs.referrer && lhs.hostReading == rhs.hostReading
  }
}

extension LinkSource {
  /// The source that counts for what comes from outside, which cannot be the app.
  var claimed: LinkSource { self == .app ? .content : self }
}

/// The app that handed a link over, as far as the system tells.
public enum LinkCaller: Equatable, Sendable {
  /// An app of the same team, by its identifier.
  case sameTeam(String)

  /// The system was asked, and named no app: an app of another team, or a web page.
  case unknown

  /// The entry point has no callers, or does not tell them.
  case unavailable

  /// The identifier of an app of the same team.
  var team: String? {
    if case .sameTeam(let identifier) = self { identifier } else { nil }
  }
}

extension LinkDelivery {
  /// Describes a URL that the system delivered as Foundation's.
  ///
  /// The text of the URL is what is read. As a second net, the host that Foundation sees in a web URL must
  /// be the one that is read: otherwise it is refused as `ambiguousHost`. All else is as for the URL's text.
  public convenience init(
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
