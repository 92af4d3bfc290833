public import LinkPatterns

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LinkRouter {
  /// Reads the link of a URL that the system handed over.
  ///
  /// The text of the URL is what is read. As a second net, the host that Foundation sees in a web
  /// URL must be the one that was read; parsers that disagree about a host are how links are forged.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - sender: Where it came from. Routes that are not open to it are as if they were not there.
  /// - Returns: The match.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func match(_ url: URL, from sender: LinkOrigin = .app) -> LinkMatch<Link> {
    let link: LinkURL
    do throws(LinkURLError) {
      link = try LinkURL(url.absoluteString, limits: limits)
    } catch {
      return .rejected(LinkReason(error))
    }
    if link.isWeb, let reason = LinkReason(hostOf: url, otherThan: link) {
      return .rejected(reason)
    }
    return match(link, from: sender)
  }
}

extension LinkReason {
  /// Says that two parsers see different hosts; fails when they see the same.
  ///
  /// - Parameters:
  ///   - url: The URL, as Foundation reads it.
  ///   - link: The same URL, as it was read here.
  init?(hostOf url: URL, otherThan link: LinkURL) {
    let host = url.host(percentEncoded: true)?.lowercased()
    guard host != link.host else { return nil }
    self.init(
      .ambiguousHost,
      expected: link.host,
      found: host,
      message: "The host is '\(link.host ?? "")' or '\(host ?? "")': readers of URLs disagree."
    )
  }
}

extension URL {
  /// Creates the URL of a link; fails when Foundation cannot read it.
  ///
  /// - Parameter link: The URL of the link.
  public init?(_ link: LinkURL) {
    self.init(string: link.text)
  }
}
