public import LinkPatterns
public import LinkRouting

/// What is offered to a person's other devices while the screen of a link is shown: Handoff.
///
/// A value, of which hosts make an activity of the system: the app's own type, this URL among its
/// information, and this page for devices without the app.
public struct LinkActivity: Equatable, Sendable {
  /// The key of the URL in the information of the activity.
  public static let urlKey = "url"

  /// The URL, canonical: it comes back from the source `handoff`.
  public let url: LinkURL

  /// The public web page with the same content, for devices without the app; `nil` if there isn't one.
  public let page: LinkURL?

  /// The text that comes back with an activity that is continued.
  ///
  /// - Parameters:
  ///   - information: The information of the activity, as the system hands it over.
  ///   - page: The page of the activity.
  /// - Returns: The URL, unchecked; the page's where the information has none, and the empty text where
  ///   there is neither, which admission refuses.
  public static func url(in information: [AnyHashable: Any]?, page: String?) -> String {
    information?[urlKey] as? String ?? page ?? ""
  }
}

extension LinkRouter {
  /// What is offered to a person's other devices while the screen of a link is shown.
  ///
  /// - Returns: `nil` when none of its routes is open to `handoff`, when it has side effects, or when
  ///   one of its values is secret. The page is left out when the link is not open to the web.
  /// - Complexity: As `url(for:at:variant:)`.
  public func activity(of link: Link) -> LinkActivity? {
    guard let url = try? url(for: link, purpose: .handoff) else { return nil }
    return LinkActivity(url: url, page: try? self.url(for: link, purpose: .share))
  }
}
