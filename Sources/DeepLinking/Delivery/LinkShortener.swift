public import LinkPatterns

/// Expands the short links of the hosts that an app lists, hop by hop.
///
/// Each hop is https at an allowed host, there are at most three, and the resulting URL is handled like
/// any other: it is admitted with the trust of the short link. No other host
/// is contacted. The time is limited by `LinkPolicy.expansionLimit`.
public struct LinkShortener: LinkExpanding {
  /// The allowed hosts: domains, or `*.` domains for their subdomains.
  public let hosts: [LinkPrefix]

  /// The most hops.
  public let maximumHops: Int

  /// The bounds for the URL of each hop.
  public let limits: URLLimits

  /// Requests one hop.
  private let service: any ShortLinkService

  /// Creates an expander.
  ///
  /// - Parameters:
  ///   - hosts: The allowed hosts, such as `links.example`. Each hop is at one of them.
  ///   - maximumHops: The most hops; 3 at most, 1 at least.
  ///   - limits: The bounds for the URL of each hop.
  ///   - service: Requests one hop.
  public init(
    hosts: [String],
    maximumHops: Int = 3,
    limits: URLLimits = .standard,
    service: any ShortLinkService
  ) {
    self.hosts = hosts.map { LinkPrefix.domain($0) }
    self.maximumHops = min(max(maximumHops, 1), 3)
    self.limits = limits
    self.service = service
  }

  /// Returns whether a URL is a short link: https, at one of ``hosts``.
  ///
  /// - Returns: `true` when ``expand(_:)`` must be called.
  public func isShort(_ url: LinkURL) -> Bool {
    hosts.contains { $0.admits(url) }
  }

  /// Returns the URL behind a short link.
  ///
  /// - Parameter url: The short link.
  /// - Returns: The first URL of the hops that is not a short link, otherwise unchecked.
  /// - Throws: `LinkFailure` – `.shortLinkHost` for a URL that isn't a short link, `.shortLinkEnd` for one that
  ///   leads nowhere, `.shortLinkHops` for more hops than ``maximumHops`` or a circle,
  ///   `.malformedURL` for a hop that is not a URL; or what the service throws.
  public func expand(_ url: LinkURL) async throws -> String {
    guard isShort(url) else {
      throw LinkFailure(
        .shortLinkHost,
        expected: .name(hosts.compactMap(\.host).joined(separator: " or ")),
        found: .value(url.host ?? url.scheme)
      )
    }
    var current = url
    for _ in 0..<maximumHops {
      guard let text = try await service.location(of: current) else {
        throw LinkFailure(.shortLinkEnd)
      }
      let next = try LinkURL(reading: text, limits: limits)
      guard isShort(next) else { return next.text }
      current = next
    }
    throw LinkFailure(.shortLinkHops, expected: .name("at most \(maximumHops) hops"))
  }
}

extension LinkFailure.Code {
  /// The URL is at no host whose short links the app expands.
  public static let shortLinkHost =
    Self("shortLinkHost", "'{found}' is not a host of short links; expected {expected}")

  /// The service of a short link knows no URL for it.
  public static let shortLinkEnd =
    Self("shortLinkEnd", "the service knows no URL for the short link")

  /// A short link leads to other short links too often, or in a loop.
  public static let shortLinkHops =
    Self("shortLinkHops", "the short link leads to further short links; expected {expected}")
}

/// Requests the target of a short link from its service: one hop, over the app's own network.
///
/// The library opens no connection. An implementation sends one request without following redirects,
/// without the app's cookies and credentials, and reads at most the headers of the response.
public protocol ShortLinkService: Sendable {
  /// Returns the target of a short link.
  ///
  /// - Parameter url: The short link: https, at a host that the app allows.
  /// - Returns: The URL of the redirect, absolute and unchecked; `nil` when the service doesn't redirect.
  /// - Throws: What the network throws; a `LinkFailure` is reported as it is.
  func location(of url: LinkURL) async throws -> String?
}
