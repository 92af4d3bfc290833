import LinkPatterns

/// A delivery as an adapter received it, for links of any type: a URL, or a payload that may hold one.
package typealias LinkArrival = LinkDelivery<UnreadPayload>

/// A payload that the system provides as `userInfo`, in the place of a link until its URL is read.
package struct UnreadPayload: DeepLink {
  let value: PayloadValue
}

extension LinkDelivery<UnreadPayload>.Content {
  /// A payload that may hold a URL.
  package static func payload(_ value: PayloadValue) -> Self { .link(UnreadPayload(value: value)) }
}

extension LinkSource {
  /// A call that any app can make, until the URL decides the source.
  package static let opened = LinkSource("opened", like: .customScheme)
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

/// The types of activities of the system that hold links.
package enum LinkActivityType {
  /// A page that is continued, or a universal link: `NSUserActivityTypeBrowsingWeb`.
  package static let page = "NSUserActivityTypeBrowsingWeb"

  /// A search result: `CSSearchableItemActionType`.
  package static let searchResult = "com.apple.corespotlightitem"

  /// The key of its identifier: `CSSearchableItemActivityIdentifier`.
  static let searchResultKey = "kCSSearchableItemActivityIdentifier"
}

extension LinkArrival {
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
    case LinkActivityType.page:
      guard let page else { return nil }
      self.init(.url(page), from: .universalLink, through: .userActivity)
      self.hostReading = hostReading
    case LinkActivityType.searchResult:
      let identifier = LinkActivity.text(LinkActivityType.searchResultKey, in: information) ?? ""
      self.init(identifier: identifier, from: .spotlight, through: .userActivity)
    default:
      let text = LinkActivity.url(in: information, page: page)
      guard !text.isEmpty else { return nil }
      self.init(.url(text), from: .handoff, through: .userActivity)
    }
  }

  /// The link whose URL is an identifier; `nil` for one without a scheme, or with white space.
  package init?(identifier: String, from source: LinkSource, through entryPoint: LinkEntryPoint) {
    guard URLHead.scheme(of: identifier) != nil, identifier.utf8.allSatisfy({ $0 > 0x20 }) else {
      return nil
    }
    self.init(.url(identifier), from: source, through: entryPoint)
  }
}
