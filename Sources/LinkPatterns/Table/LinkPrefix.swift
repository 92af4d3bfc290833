/// A beginning of the app's URLs: a custom scheme, or a web domain.
///
/// Hosts and schemes are compared exactly, in lower case. A domain `*.example.com` matches all its
/// subdomains, of any depth, but not `example.com`.
public struct LinkPrefix: Hashable, Sendable {
  /// The scheme, in lower case.
  public let scheme: String

  /// The host that every URL has, in lower case; `nil` when the host is the first path segment.
  ///
  /// `*.example.com` for the subdomains of a domain.
  public let host: String?

  /// The port that every URL names; `nil` for the default one.
  public let port: Int?

  /// Whether `http` is accepted as well as `https`.
  public let allowsHTTP: Bool

  /// The path that every URL begins with, which isn't matched: `/app`; empty for none.
  public let path: String

  /// Whether the path of a link stands in the fragment: `https://example.com/#/leagues/123`.
  public let isInFragment: Bool

  /// Whether the prefix is a web domain.
  public let isWeb: Bool

  /// Whether `+` in the query of its URLs is a space, as forms write it, and not a plus sign.
  public let plusIsSpace: Bool

  /// The beginning of its URLs.
  public let description: String

  /// How many hosts the URLs may have, the fewest first.
  fileprivate enum Openness: Int {
    case one, subdomains, any, segment
  }

  fileprivate let openness: Openness

  /// Creates a prefix.
  init(
    scheme: String,
    host: String?,
    port: Int? = nil,
    allowsHTTP: Bool = false,
    path: String = "",
    isInFragment: Bool = false,
    plusIsSpace: Bool? = nil
  ) {
    self.scheme = scheme.lowercased()
    // In the place of a segment, a host is read with the characters that its ASCII form stands for.
    self.host = (scheme == "https" ? host : host?.hostAsSegment)?.lowercased()
    (self.port, self.allowsHTTP) = (port == 443 ? nil : port, allowsHTTP)
    isWeb = self.scheme == "https"
    self.plusIsSpace = plusIsSpace ?? isWeb
    self.path = path.isEmpty ? path : Self.canonicalPath(path)
    self.isInFragment = isInFragment
    let origin = "\(self.scheme)://\(self.host ?? "")" + (self.port.map { ":\($0)" } ?? "")
    description = origin + self.path + (isInFragment ? "/#" : "")
    openness =
      switch host {
      case nil: .segment
      case "*" where isWeb: .any
      case let host? where isWeb && host.hasPrefix("*."): .subdomains
      default: .one
      }
  }

  /// A custom scheme.
  ///
  /// The host of its URLs is the first path segment, unless a fixed host is given.
  ///
  /// - Parameters:
  ///   - scheme: The scheme, without `:`.
  ///   - host: The host of every URL, which isn't part of the path; `nil` when the host is the first segment.
  ///   - plusIsSpace: Whether `+` in queries is a space: for senders that write them as forms do.
  /// - Returns: The prefix of `scheme://leagues/123`, or of `scheme://host/leagues/123`.
  public static func scheme(
    _ scheme: String,
    host: String? = nil,
    plusIsSpace: Bool = false
  ) -> LinkPrefix {
    LinkPrefix(scheme: scheme, host: host, plusIsSpace: plusIsSpace)
  }

  /// A web domain that the app is associated with, optionally at a port, such as that of a development server.
  ///
  /// The system opens no universal links to a domain at a port; its URLs come from the app's own content.
  ///
  /// - Parameters:
  ///   - domain: The host, in ASCII or `xn--` form; it doesn't include subdomains. Shape:
  ///     `example.com`, or `*.example.com` for its subdomains without the domain itself.
  ///   - port: The port, from 1 to 65535; `nil` for the default one.
  ///   - path: The path that every URL begins with, in whole segments: `/app` for `https://domain/app/leagues/123`.
  ///     Patterns begin behind it.
  ///   - allowsHTTP: Whether `http` is accepted as well as `https`.
  ///   - plusIsSpace: Whether `+` in queries is a space, as forms write it.
  /// - Returns: The prefix of `https://domain/leagues/123`, or of `https://domain:8443/leagues/123`.
  public static func domain(
    _ domain: String,
    port: Int? = nil,
    path: String = "",
    allowsHTTP: Bool = false,
    plusIsSpace: Bool = true
  ) -> LinkPrefix {
    LinkPrefix(
      scheme: "https",
      host: domain,
      port: port,
      allowsHTTP: allowsHTTP,
      path: path,
      plusIsSpace: plusIsSpace
    )
  }

  /// The domain with the path and the query of its links behind `#`, as web apps of one page write them.
  ///
  /// `.domain("example.com").inFragment` is the prefix of `https://example.com/#/leagues/123?page=2`, and
  /// `/leagues/:id?page=:page` is the pattern. Query items before the `#` count too.
  public var inFragment: LinkPrefix { changed(isInFragment: true) }

  /// Any host at any port, for an app whose servers belong to its users.
  ///
  /// A match has the host and port of its URL. The owner of a server controls its URLs, so
  /// limit what such URLs may open: `LinkRoute.prefixes(_:)`, access and effects.
  public static let anyHost = LinkPrefix(scheme: "https", host: "*")

  /// Any host at any port, optionally also with `http`.
  public static func anyHost(allowsHTTP: Bool) -> LinkPrefix {
    LinkPrefix(scheme: "https", host: "*", allowsHTTP: allowsHTTP)
  }

  /// Whether the prefix means the subdomains of a domain, rather than a single host.
  public var hasSubdomainWildcard: Bool { openness == .subdomains }

  /// Whether the prefix is any host.
  public var isAnyHost: Bool { openness == .any }

  /// Whether the prefix is enough to print a URL.
  package var isPrintable: Bool { !hasSubdomainWildcard && !isAnyHost }

  /// The prefix with an example host, if it allows several.
  package var withSomeHost: LinkPrefix {
    guard !isPrintable, let host else { return self }
    return at(host: isAnyHost ? "any.invalid" : "any\(host.dropFirst())")
  }

  /// The prefix with another host, without `http`.
  package func at(host: String) -> LinkPrefix { changed(host: host, allowsHTTP: false) }

  /// The web domain that also accepts `http`.
  package var allowingHTTP: LinkPrefix { changed(allowsHTTP: true) }

  /// The prefix with other parts; a part that is not named stays.
  private func changed(
    host: String? = nil,
    allowsHTTP: Bool? = nil,
    isInFragment: Bool? = nil
  ) -> LinkPrefix {
    LinkPrefix(
      scheme: scheme,
      host: host ?? self.host,
      port: port,
      allowsHTTP: allowsHTTP ?? self.allowsHTTP,
      path: path,
      isInFragment: isInFragment ?? self.isInFragment,
      plusIsSpace: plusIsSpace
    )
  }

  /// The role of the host of its URLs in matching.
  public var hostPosition: LinkURL.HostPosition { host == nil ? .firstSegment : .authority }

  /// Returns whether a URL has the scheme of this prefix.
  @inline(__always)
  package func admitsScheme(of url: LinkURL) -> Bool {
    guard isWeb else { return !url.isWeb && url.has(scheme, in: url.layout.scheme) }
    return url.isWeb && (allowsHTTP || url.layout.schemeEnd == 5)
  }

  /// Returns whether two prefixes accept the same URLs.
  public static func == (left: LinkPrefix, right: LinkPrefix) -> Bool {
    left.scheme == right.scheme && left.host == right.host && left.port == right.port
      && left.allowsHTTP == right.allowsHTTP && left.plusIsSpace == right.plusIsSpace
      && left.path == right.path && left.isInFragment == right.isInFragment
  }

  /// Hashes the scheme, the host, the port and the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Returns whether a URL has this prefix.
  ///
  /// - Returns: `true` when scheme, host, port and path match.
  /// - Complexity: O(*n*), *n* = length of the host and the path.
  @inline(__always)
  public func admits(_ url: LinkURL) -> Bool { admitsOrigin(of: url) && admitsPath(of: url) }

  /// Whether a URL has the scheme, the host and the port of this prefix.
  @inline(__always)
  package func admitsOrigin(of url: LinkURL) -> Bool {
    guard admitsScheme(of: url) else { return false }
    guard let host else { return true }
    guard let found = url.hostRange else { return false }
    if isAnyHost { return !found.isEmpty }
    if url.layout.port != nil || port != nil, url.port != port { return false }
    guard hasSubdomainWildcard else { return url.has(host, in: found) }
    // A wildcard matches one or more labels.
    let domain = host.dropFirst()
    let start = found.upperBound - domain.utf8.count
    guard start > found.lowerBound, url.has(String(domain), in: start..<found.upperBound) else {
      return false
    }
    var wasDot = true
    for index in found.lowerBound..<start {
      let isDot = url.bytes[index] == UInt8(ascii: ".")
      if isDot, wasDot { return false }
      wasDot = isDot
    }
    return !wasDot
  }
}

extension LinkPrefix {
  /// Whether a URL can have both prefixes.
  package func overlaps(_ other: LinkPrefix) -> Bool {
    // When a prefix names the host of a URL, the URL never matches routes that are limited to the scheme alone.
    guard hostPosition == other.hostPosition, UTF8Text.areEqual(scheme, other.scheme) else {
      return false
    }
    guard let host, let otherHost = other.host, !isAnyHost, !other.isAnyHost else { return true }
    guard port == other.port, path == other.path, isInFragment == other.isInFragment else {
      return false
    }
    return host == otherHost || (hasSubdomainWildcard && otherHost.hasSuffix(host.dropFirst()))
      || (other.hasSubdomainWildcard && host.hasSuffix(otherHost.dropFirst()))
  }
}

extension LinkPrefix {
  /// Whether the prefix names more of a URL that both admit.
  fileprivate func isMoreSpecific(than other: LinkPrefix, for url: LinkURL) -> Bool {
    guard openness == other.openness else { return openness.rawValue < other.openness.rawValue }
    return precision(for: url) > other.precision(for: url)
  }
}

extension [LinkPrefix] {
  /// The position of the prefix that admits a URL and has the most specific host, then the longest path; of several,
  /// the first.
  package func firstIndex(of url: LinkURL) -> Int? {
    var best: Int?
    for index in indices where self[index].admits(url) {
      if let best, !self[index].isMoreSpecific(than: self[best], for: url) { continue }
      best = index
    }
    return best
  }

  /// Whether one of the prefixes admits a URL whose host a prefix of the router interprets.
  package func admit(_ url: LinkURL, as prefix: LinkPrefix) -> Bool {
    contains(prefix) || contains { $0.hostPosition == prefix.hostPosition && $0.admits(url) }
  }
}

extension LinkPrefix: CustomStringConvertible {
  /// The host and the port of its URLs; empty when the host is the first path segment.
  package var authority: String { (host ?? "") + (port.map { ":\($0)" } ?? "") }
}
