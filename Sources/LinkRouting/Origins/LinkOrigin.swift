/// Where a link came from: which door of the system it used, and so how far it is trusted.
///
/// An origin is stated by the code that receives a link, never by the link. ``app`` is for links
/// that the app's own code opens as values; a URL in a text or a web page is ``content``.
public struct LinkOrigin: Hashable, Sendable, RawRepresentable, Codable {
  /// The name of the origin, as in JSON output and route tables.
  public let rawValue: String

  /// Creates an origin.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A custom scheme, from another app, a web page, a widget or a Live Activity.
  ///
  /// The system hands over a widget's URL as it does anybody's, so there is no origin for widgets.
  public static let scheme = LinkOrigin(rawValue: "scheme")

  /// A universal link, or Handoff from a browser: the system does not tell them apart.
  ///
  /// Also an `https` URL of one of the app's own domains that a widget opens.
  public static let web = LinkOrigin(rawValue: "web")

  /// Handoff of an activity of the app itself.
  public static let handoff = LinkOrigin(rawValue: "handoff")

  /// A notification that the person tapped.
  public static let push = LinkOrigin(rawValue: "push")

  /// A quick action on the app's icon.
  public static let quickAction = LinkOrigin(rawValue: "quickAction")

  /// A search result of the system.
  public static let spotlight = LinkOrigin(rawValue: "spotlight")

  /// An app intent, such as a shortcut.
  public static let intent = LinkOrigin(rawValue: "intent")

  /// A URL inside content that the app shows.
  ///
  /// The least trusted.
  public static let content = LinkOrigin(rawValue: "content")

  /// A link that the app's own code opened as a value.
  ///
  /// The only origin for which every route is open.
  public static let app = LinkOrigin(rawValue: "app")

  /// Anything else.
  public static let other = LinkOrigin(rawValue: "other")
}
