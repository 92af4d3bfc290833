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
