public import LinkPatterns

/// The Handoff of a link: offered to a person's other devices while its screen is shown.
///
/// Hosts make a system activity from it: the app's own type, this URL in its `userInfo`,
/// and the page for devices without the app.
public struct LinkActivity: Sendable {
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
