#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import LinkRouting

extension DeepLinks {
  /// Returns the link of a URL, whatever its access.
  ///
  /// - Throws: `LinkFailure`, which says which route and which value is wrong.
  public func link(for url: URL) throws(LinkFailure) -> Link {
    try router.link(for: url)
  }

  /// Returns the link of a URL that comes from a source.
  ///
  /// - Throws: `LinkFailure`. A route that is closed to the source is no match.
  public func link(for url: URL, from source: LinkSource) throws(LinkFailure) -> Link {
    try router.link(for: url, from: source)
  }

  /// Returns the URL of a link: of the first domain among the prefixes, else of the first scheme.
  ///
  /// - Throws: `LinkFailure`; its code is `.notExpressible` when the system does not take the URL.
  public func url(for link: Link) throws(LinkFailure) -> URL {
    guard let url = URL(string: try urlText(for: link)) else {
      throw LinkFailure(.notExpressible, route: nil)
    }
    return url
  }

  /// Receives a URL from a source.
  ///
  /// - Returns: The receipt; `nil` when there is no scene yet, and the URL waits for the first.
  @discardableResult
  public func receive(_ url: URL, from source: LinkSource) -> LinkReceipt<Link>? {
    receive(url.absoluteString, from: source)
  }
}
