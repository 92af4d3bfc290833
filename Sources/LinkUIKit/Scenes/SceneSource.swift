#if canImport(UIKit) && !os(watchOS)
import Foundation
import LinkHandling
import LinkPatterns
import LinkRouting

/// One thing that the system handed to a scene, as a plain value with a URL.
///
/// | source of `ConnectionOptions` | since | source | entry point in a running scene | identity |
/// |---|---|---|---|---|
/// | `urlContexts`, `https` of an own domain | iOS 13 | web | open-url | |
/// | `urlContexts`, any other | iOS 13 | scheme | open-url | |
/// | `userActivities`, of a browser | iOS 13 | web | user-activity | |
/// | `userActivities`, search result | iOS 13 | spotlight | user-activity | |
/// | `userActivities`, the app's own | iOS 13 | handoff | user-activity | |
/// | `shortcutItem` | iOS 13 | quickAction | shortcut | |
/// | `notificationResponse` | iOS 13 | push | notification | request, date, action |
/// | `appIntent` | iOS 26 | intent | intent | |
/// | `handoffUserActivityType` | iOS 13 | no link: the activity comes later | | |
/// | `sourceApplication` | iOS 13 | no link: says who asked | | |
/// | `cloudKitShareMetadata` | iOS 13 | no link: a share to accept | | |
/// | `sceneAccessoryUserInfo` | iOS 27 | no link: of an accessory scene | | |
///
/// At connection the entry point of all of them is `connection`. Widgets use `urlContexts` like everything else
/// that opens a URL, and cannot be told apart. Activities and intents have no identity of their own; what
/// comes a second time through another entry point is joined by its URL.
///
/// Source: Apple, uikit/uiscene/connectionoptions.
struct SceneSource: Equatable, Sendable {
  /// The type of the activity that opens a search result: `CSSearchableItemActionType`.
  static let searchResultType = LinkArrival.ActivityType.searchResult

  /// The URL, unchecked.
  let url: String

  /// Where it came from.
  let source: LinkSource

  /// The call that hands it to a running scene.
  let entryPoint: LinkEntryPoint

  /// What deliveries of one occasion have in common.
  var identity: String?

  /// The app that handed it over.
  var caller = LinkCaller.unavailable

  /// The host that Foundation reads in the URL; `nil` when it came as text.
  var hostReading: HostReading?

  /// A URL that an app or a widget opened, from the source that ``LinkHandler`` says.
  static func opened(
    _ url: URL,
    from source: LinkSource,
    by caller: LinkCaller = .unavailable
  ) -> SceneSource {
    var opened = SceneSource(url: url.absoluteString, source: source, entryPoint: .openURL)
    opened.caller = caller
    opened.hostReading = url.hostReading
    return opened
  }

  /// The app that opened a URL.
  static func caller(_ identifier: String?) -> LinkCaller {
    identifier.map(LinkCaller.sameTeam) ?? .unknown
  }

  /// A page that is continued from a browser: a universal link.
  static func page(_ url: URL) -> SceneSource {
    var source = SceneSource(
      url: url.absoluteString,
      source: .universalLink,
      entryPoint: .userActivity
    )
    source.hostReading = url.hostReading
    return source
  }

  /// An activity that is not of a browser.
  static func activity(_ url: String, type: String) -> SceneSource {
    let source: LinkSource = type == searchResultType ? .spotlight : .handoff
    return SceneSource(url: url, source: source, entryPoint: .userActivity)
  }

  /// A quick action.
  static func quickAction(_ url: String) -> SceneSource {
    SceneSource(url: url, source: .quickAction, entryPoint: .shortcut)
  }

  /// A response to a notification.
  static func notification(_ url: String, identity: String) -> SceneSource {
    SceneSource(url: url, source: .notification, entryPoint: .notification, identity: identity)
  }

  /// An app intent.
  static func intent(_ url: String) -> SceneSource {
    SceneSource(url: url, source: .intent, entryPoint: .intent)
  }

  /// Several sources that came in one call, which has no order, in the order of the bytes of their URLs.
  static func batch(_ sources: [SceneSource]) -> [SceneSource] {
    sources.sorted { UTF8Text.precedes($0.url, $1.url) }
  }

  /// The delivery to a handler.
  func delivery<Link>(isConnection: Bool) -> LinkDelivery<Link> {
    LinkDelivery(
      text: url,
      read: hostReading,
      source: source,
      entryPoint: isConnection ? .connection : entryPoint,
      isCold: isConnection,
      identity: identity,
      caller: caller,
      referrer: nil
    )
  }
}
#endif
