#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import LinkPatterns
public import LinkRouting

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

/// The Handoff of a link: offered to a person's other devices while its screen is shown.
///
/// Hosts make a system activity from it: the app's own type, this URL in its `userInfo`,
/// and the page for devices without the app.
public final class LinkActivity: Sendable {
  /// The key of the URL in the `userInfo` of the activity.
  public static let urlKey = "url"

  /// The URL, canonical: it comes back from the source `handoff`.
  public let url: LinkURL

  /// The public web page with the same content, for devices without the app; `nil` if there isn't one.
  public let page: LinkURL?

  init(url: LinkURL, page: LinkURL?) { (self.url, self.page) = (url, page) }

  /// Returns the URL of an activity that is continued.
  ///
  /// - Parameters:
  ///   - information: The `userInfo` of the activity.
  ///   - page: The page of the activity.
  /// - Returns: The URL, unchecked; the page's where `userInfo` has none, and the empty text without both,
  ///   which admission refuses.
  public static func url(in information: [AnyHashable: Any]?, page: String?) -> String {
    text(urlKey, in: information) ?? page ?? ""
  }

  static func text(_ key: String, in information: [AnyHashable: Any]?) -> String? {
    information?[key] as? String
  }
}

extension LinkRouter {
  /// Returns the Handoff that is offered to a person's other devices while the screen of a link is shown.
  ///
  /// - Returns: `nil` when none of its routes is open to `handoff`, when it has side effects, or when
  ///   one of its values is secret. The page is left out when the link is not open to the web.
  /// - Complexity: As `url(for:at:variant:)`.
  public func activity(of link: Link) -> LinkActivity? {
    guard let url = try? url(for: link, purpose: .handoff) else { return nil }
    return LinkActivity(url: url, page: try? self.url(for: link, purpose: .share))
  }
}
