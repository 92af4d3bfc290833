public import Foundation
public import LinkPages

/// A short link: a code, and the link behind it.
public struct ShortLink: Hashable, Sendable {
  /// The code, as it stands in the URL.
  public let code: String

  /// The link behind it: a URL that a route took when it was stored.
  public var url: String

  /// The name of that route.
  public var route: String

  /// When the link ends; `nil` for a link that stays.
  public var expires: Date?

  /// Whether the link is switched off.
  public var isDisabled = false

  /// What its page shows in place of what its route says.
  public var content = LinkPageContent()

  /// The campaign, which the app and the stores are told.
  public var campaign = LinkCampaign()

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - url: The link behind it.
  ///   - route: The name of the route that takes it.
  ///   - expires: When the link ends.
  public init(code: String, url: String, route: String, expires: Date? = nil) {
    (self.code, self.url, self.route, self.expires) = (code, url, route, expires)
  }

  /// Returns whether the link leads anywhere at a time.
  public func isOpen(at now: Date) -> Bool {
    !isDisabled && expires.map { now < $0 } ?? true
  }

  /// The URL that the app opens: the link with the items of its campaign.
  public var appURL: String { campaign.added(to: url) }
}
