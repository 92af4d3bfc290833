#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import LinkPatterns

extension DeepLinks {
  /// Returns the URL of a link to share: at the first domain of its route.
  ///
  /// - Throws: `LinkFailure` – `.noDomain` when its route has no domain; other codes when the route is closed
  ///   to universal links, the link has side effects, or it holds a secret.
  public func shareURL(for link: Link) throws(LinkFailure) -> URL {
    try url(for: link, .share)
  }

  /// Returns the URL of a link for a widget or a Live Activity: at the first scheme of its route.
  ///
  /// A secret value is printed, since the URL stays on the device. Any app can register the scheme, so give a
  /// widget no link that holds a secret.
  ///
  /// - Throws: `LinkFailure` – `.noScheme` when its route has no scheme; other codes when the route is
  ///   closed to custom schemes, or the link has side effects.
  public func widgetURL(for link: Link) throws(LinkFailure) -> URL {
    try url(for: link, .widget)
  }

  private nonisolated func url(for link: Link, _ purpose: LinkPurpose) throws(LinkFailure) -> URL {
    let candidates = router.prefixes.filter { $0.isWeb == purpose.needsWeb }
    let printed = try router.url(for: link, purpose: purpose, among: candidates)
    guard let url = URL(string: printed.text) else { throw LinkFailure(.notExpressible) }
    return url
  }
}
