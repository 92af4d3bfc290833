import LinkPatterns

/// The source of a link, which decides what routes it reaches.
///
/// The code that receives a link states the source; the link can't claim one. ``app`` is for links that the app's
/// own code opens as values; a URL in a text or a web page is ``content``.
public struct LinkSource: Hashable, Sendable, RawRepresentable, Codable {
  /// The name of the source, as in JSON output and route tables.
  ///
  /// The name of an app's own source contains the one that it is like: `branch=universalLink`.
  public let rawValue: String

  /// Creates a source.
  ///
  /// An unknown source reaches what ``content`` reaches; use ``init(_:like:)`` to declare one.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Declares a source of the app's own, such as an SDK that delivers deferred links.
  ///
  /// ```
  /// extension LinkSource {
  ///   static let branch = LinkSource("branch", like: .universalLink)
  /// }
  /// links.receive(url, from: .branch)
  /// ```
  ///
  /// Routes that are open to `other` are open to it, and so are routes that name it.
  ///
  /// - Parameters:
  ///   - name: The name, without `=`.
  ///   - other: The system's source that it is like. ``app`` counts as ``content``: no source of URLs is like
  ///     the app's own code.
  public init(_ name: String, like other: LinkSource) {
    let standIn = other.standIn
    rawValue = "\(name)=\((standIn == .app ? .content : standIn).rawValue)"
  }

  /// The name as code writes it: `customScheme`, and of an app's own source what it was declared with.
  public var name: String {
    rawValue.lastIndex(of: "=").map { String(rawValue[..<$0]) } ?? rawValue
  }

  /// The source of the system that this one is like: itself, unless it is of the app's own.
  package var standIn: LinkSource {
    let bytes = Array(rawValue.utf8)
    if self == .deferred { return .universalLink }
    guard let split = bytes.lastIndex(of: UInt8(ascii: "=")) else {
      return self == .app || Self.ofTheSystem.contains(self) ? self : .content
    }
    let named = LinkSource(rawValue: UTF8Text.text(bytes[(split + 1)...]))
    return Self.ofTheSystem.contains(named) ? named.standIn : .content
  }

  /// Whether the system can name the app that a link of this source came from.
  package var namesCaller: Bool { standIn == .customScheme }

  /// Tells whether two sources have one name.
  public static func == (left: LinkSource, right: LinkSource) -> Bool {
    left.rawValue == right.rawValue
  }

  /// All sources but ``app`` and those that an app declares.
  public static let ofTheSystem: [LinkSource] = [
    .universalLink, .customScheme, .notification, .handoff, .spotlight, .quickAction, .intent,
    .content, .deferred, .other,
  ]

  /// A custom scheme, from another app, a web page, a widget or a Live Activity.
  ///
  /// The system delivers a widget's URL like any other app's, so there is no source for widgets.
  public static let customScheme = LinkSource(rawValue: "customScheme")

  /// A universal link, or Handoff from a browser: the system doesn't distinguish them.
  ///
  /// Also an `https` URL of one of the app's own domains that a widget opens.
  public static let universalLink = LinkSource(rawValue: "universalLink")

  /// Handoff of an activity of the app.
  public static let handoff = LinkSource(rawValue: "handoff")

  /// A notification that the person tapped.
  public static let notification = LinkSource(rawValue: "notification")

  /// A quick action on the app's icon.
  public static let quickAction = LinkSource(rawValue: "quickAction")

  /// A search result of the system.
  public static let spotlight = LinkSource(rawValue: "spotlight")

  /// An app intent, such as a shortcut.
  public static let intent = LinkSource(rawValue: "intent")

  /// A URL inside content that the app shows.
  public static let content = LinkSource(rawValue: "content")

  /// A link that the app's own code opened as a value.
  ///
  /// The only source to which every route is open.
  public static let app = LinkSource(rawValue: "app")

  /// A link from before the app was installed, which waited for its first launch.
  ///
  /// It reaches what ``universalLink`` reaches.
  public static let deferred = LinkSource(rawValue: "deferred")

  /// Anything else.
  public static let other = LinkSource(rawValue: "other")
}
