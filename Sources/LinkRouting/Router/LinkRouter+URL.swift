public import LinkPatterns

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LinkRouter {
  /// Returns the link of a Foundation `URL`.
  ///
  /// - Parameters:
  ///   - url: The URL to read.
  ///   - source: The source of the URL. A route that is closed to it does not match; the app opens every route.
  /// - Returns: The link of the most specific route.
  /// - Throws: ``LinkFailure``, which names the route and the value at fault.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func link(for url: URL, from source: LinkSource = .app) throws(LinkFailure) -> Link {
    try match(url, from: source).link()
  }

  /// Reads the link of a Foundation `URL`, with the route and the values that led to it.
  ///
  /// The text of the URL is parsed. As a second check, the host that Foundation finds in a web
  /// URL must be the parsed one, because links are forged where parsers disagree about a host.
  ///
  /// - Parameters:
  ///   - url: The URL to read.
  ///   - source: The source of the URL. Routes that are closed to it are ignored.
  /// - Returns: The match, or why no route takes the URL.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func match(_ url: URL, from source: LinkSource = .app) -> LinkMatch<Link> {
    let link: LinkURL
    do throws(LinkURLError) {
      link = try LinkURL(url.absoluteString, limits: limits)
    } catch {
      return .rejected(LinkFailure(error))
    }
    if let reason = LinkFailure(url.hostReading, otherThan: link) { return .rejected(reason) }
    return match(link, from: source)
  }
}

extension HostReading {
  /// The ASCII form of an international host, as Foundation writes it; `nil` for any other, and where it does not.
  static func ascii(of host: String) -> String? {
    guard !host.utf8.allSatisfy({ $0 < 0x80 }), let url = URL(string: "https://\(host)/"),
      let read = try? LinkURL(url.absoluteString)
    else { return nil }
    return read.host
  }
}

extension URL {
  /// The host that Foundation reads in this URL.
  package var hostReading: HostReading {
    HostReading(host: host(percentEncoded: false)?.lowercased())
  }

  /// Creates the URL of a link; fails when Foundation cannot read it.
  ///
  /// - Parameter link: The URL of the link.
  public init?(_ link: LinkURL) {
    self.init(string: link.text)
  }
}
