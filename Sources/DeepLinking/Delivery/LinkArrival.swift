import LinkPatterns

/// An arrival for the app, as an adapter received it: a URL, or a payload that may hold one.
package struct LinkArrival: Sendable {
  /// The content of an arrival.
  package enum Content: Sendable {
    /// A URL, unchecked.
    case url(String)

    /// A payload that the system provides as `userInfo`.
    case payload(PayloadValue)

    /// Neither, although something arrived.
    case nothing
  }

  package let content: Content

  /// The source; `nil` for a URL from a call that any app can make, whose source depends on the URL.
  package let source: LinkSource?

  package var entryPoint: LinkEntryPoint

  /// Distinguishes this delivery from others.
  package var identity: String?

  /// The scene that it names.
  package var scene: LinkSceneID?

  /// Whether it connected a scene.
  package var isCold = false

  /// The app that opened the URL.
  package var caller = LinkCaller.unavailable

  /// The host that Foundation reads in the URL.
  package var hostReading: HostReading?

  package init(_ content: Content, from source: LinkSource?, through entryPoint: LinkEntryPoint) {
    self.content = content
    self.source = source
    self.entryPoint = entryPoint
  }
}

extension LinkArrival {
  /// The tap on a notification, or on one of its buttons; `nil` when the person dismissed it.
  package init?(_ response: LinkNotificationResponse) {
    guard response.choice != .dismissal else { return nil }
    self.init(.payload(response.payload), from: .notification, through: .notification)
    identity = response.identity
    scene = response.scene
    isCold = response.isCold
  }
}

extension LinkArrival {
  /// The types of activities of the system that hold links.
  package enum ActivityType {
    /// A page that is continued, or a universal link: `NSUserActivityTypeBrowsingWeb`.
    package static let page = "NSUserActivityTypeBrowsingWeb"

    /// A search result: `CSSearchableItemActionType`.
    package static let searchResult = "com.apple.corespotlightitem"

    /// The key of its identifier: `CSSearchableItemActivityIdentifier`.
    static let searchResultKey = "kCSSearchableItemActivityIdentifier"
  }

  /// An activity that is continued: a universal link, a search result, or one of the app's own.
  ///
  /// The identifier of a search result is the URL of its link. `nil` without a URL.
  package init?(
    activity type: String,
    information: [AnyHashable: Any]?,
    page: String?,
    hostReading: HostReading?
  ) {
    switch type {
    case ActivityType.page:
      guard let page else { return nil }
      self.init(.url(page), from: .universalLink, through: .userActivity)
      self.hostReading = hostReading
    case ActivityType.searchResult:
      let identifier = LinkActivity.text(ActivityType.searchResultKey, in: information) ?? ""
      self.init(identifier: identifier, from: .spotlight, through: .userActivity)
    default:
      let text = LinkActivity.url(in: information, page: page)
      guard !text.isEmpty else { return nil }
      self.init(.url(text), from: .handoff, through: .userActivity)
    }
  }

  /// The link whose URL is an identifier; `nil` when the identifier is not a URL.
  package init?(identifier: String, from source: LinkSource, through entryPoint: LinkEntryPoint) {
    guard (try? LinkURL(identifier)) != nil else { return nil }
    self.init(.url(identifier), from: source, through: entryPoint)
  }
}
