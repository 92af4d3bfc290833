public import LinkPatterns

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LinkRouter {
  /// Returns the link of a URL that the system handed over.
  ///
  /// - Parameters:
  ///   - url: The URL to read.
  ///   - source: Where it came from. A route that is closed to it is no match; the app itself reaches all.
  /// - Returns: The link of the most specific route.
  /// - Throws: ``LinkFailure``, which names the route and the value that are wrong.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func link(for url: URL, from source: LinkSource = .app) throws(LinkFailure) -> Link {
    try match(url, from: source).link()
  }

  /// Reads the link of a URL that the system handed over.
  ///
  /// The text of the URL is what is read. As a second net, the host that Foundation sees in a web
  /// URL must be the one that was read; parsers that disagree about a host are how links are forged.
  ///
  /// - Parameters:
  ///   - url: The URL to read.
  ///   - source: Where it came from. Routes that are not open to it are as if they were not there.
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

extension URL {
  /// The host that Foundation reads in this URL.
  package var hostReading: HostReading {
    HostReading(host: host(percentEncoded: true)?.lowercased())
  }

  /// Creates the URL of a link; fails when Foundation cannot read it.
  ///
  /// - Parameter link: The URL of the link.
  public init?(_ link: LinkURL) {
    self.init(string: link.text)
  }
}
