#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import LinkPatterns
import LinkRouting

extension DeepLinks {
  /// Returns the URL of a link to share: that of a domain.
  ///
  /// - Throws: `LinkBuildError` where there is no domain, the route is closed to universal links, opening it
  ///   does more than navigate, or it holds a secret.
  public func shareURL(for link: Link) throws(LinkBuildError) -> URL {
    try url(for: link, .share)
  }

  /// Returns the URL of a link for a widget or a Live Activity: that of the first scheme.
  ///
  /// - Throws: `LinkBuildError` where there is no scheme, or the route is closed to it.
  public func widgetURL(for link: Link) throws(LinkBuildError) -> URL {
    try url(for: link, .widget)
  }

  private func url(for link: Link, _ purpose: LinkPurpose) throws(LinkBuildError) -> URL {
    let wanted = router.prefixes.first { prefix in
      prefix.isWeb == purpose.needsWeb && prefix.isPrintable
    }
    let built = try router.built(for: purpose, link, at: wanted)
    guard let url = URL(string: built.url.text) else { throw LinkBuildError(.print, purpose) }
    return url
  }
}
