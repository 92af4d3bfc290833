/// One beginning that the URLs of an app may have: a custom scheme, or a web domain.
///
/// Hosts and schemes are compared exactly, in lower case. A domain `*.example.com` stands for all its
/// subdomains, of any depth, and not for `example.com`.
public struct LinkPrefix: Hashable, Sendable {
  /// The scheme, in lower case.
  public let scheme: String

  /// The host that every URL has, in lower case; `nil` when the host is the first path segment.
  ///
  /// `*.example.com` for the subdomains of a domain.
  public let host: String?

  /// Whether `http` is accepted where `https` is meant.
  public let allowsHTTP: Bool

  /// Creates an origin.
  ///
  /// - Parameters:
  ///   - scheme: The scheme.
  ///   - host: The host of every URL, or `nil` for none.
  ///   - allowsHTTP: Whether `http` is accepted.
  private init(scheme: String, host: String?, allowsHTTP: Bool) {
    self.scheme = scheme.lowercased()
    self.host = host?.lowercased()
    self.allowsHTTP = allowsHTTP
  }

  /// A custom scheme whose URLs have the first path segment in the place of the host.
  ///
  /// - Parameter scheme: The scheme, without `:`.
  /// - Returns: The origin of `scheme://leagues/123`.
  public static func scheme(_ scheme: String) -> LinkPrefix {
    LinkPrefix(scheme: scheme, host: nil, allowsHTTP: false)
  }

  /// A custom scheme whose URLs all have one host, which means nothing.
  ///
  /// - Parameters:
  ///   - scheme: The scheme, without `:`.
  ///   - host: The host.
  /// - Returns: The origin of `scheme://host/leagues/123`.
  public static func scheme(_ scheme: String, host: String) -> LinkPrefix {
    LinkPrefix(scheme: scheme, host: host, allowsHTTP: false)
  }

  /// A web domain that the app is associated with.
  ///
  /// - Parameters:
  ///   - domain: The host, without subdomains other than those it names; ASCII, or `xn--`. Shape:
  ///     `example.com`, or `*.example.com` for its subdomains without itself.
  ///   - allowsHTTP: Whether `http` is accepted where `https` is meant.
  /// - Returns: The origin of `https://domain/leagues/123`.
  public static func domain(_ domain: String, allowsHTTP: Bool = false) -> LinkPrefix {
    LinkPrefix(scheme: "https", host: domain, allowsHTTP: allowsHTTP)
  }

  /// Whether the origin is a web domain.
  public var isWeb: Bool { scheme == "https" }

  /// Whether the origin is the subdomains of a domain, so that no single host stands for it.
  public var hasSubdomainWildcard: Bool { isWeb && host?.utf8.starts(with: "*.".utf8) == true }

  /// How the host of its URLs takes part in matching.
  public var hostPosition: LinkURL.HostPosition { host == nil ? .firstSegment : .authority }

  /// Tells whether a URL has the scheme of this origin.
  ///
  /// - Parameter url: The URL.
  /// - Returns: `true` also for `http` where that is allowed.
  package func admitsScheme(of url: LinkURL) -> Bool {
    url.scheme.utf8.elementsEqual(scheme.utf8)
      || (allowsHTTP && url.scheme.utf8.elementsEqual("http".utf8))
  }

  /// Tells whether a URL begins as this origin says.
  ///
  /// - Parameter url: The URL.
  /// - Returns: `true` when scheme and host are right.
  /// - Complexity: O(*n*), *n* = length of the host.
  public func admits(_ url: LinkURL) -> Bool {
    guard admitsScheme(of: url) else { return false }
    guard let host else { return true }
    guard let found = url.layout.host else { return false }
    let bytes = url.bytes[found].lazy.map(\.asciiLowercased)
    guard hasSubdomainWildcard else { return bytes.elementsEqual(host.utf8) }
    // The label boundary is part of what is compared: `.example.com`.
    let suffix = host.utf8.dropFirst()
    guard bytes.count > suffix.count, bytes.suffix(suffix.count).elementsEqual(suffix) else {
      return false
    }
    return bytes.dropLast(suffix.count)
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty }
  }
}

extension LinkPrefix: CustomStringConvertible {
  /// The beginning of its URLs.
  public var description: String { "\(scheme)://\(host ?? "")" }
}
