#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
import AppIntents
#endif
import LinkHandling
import UIKit
#if !os(tvOS)
import UserNotifications
#endif

/// What a scene is handed, as plain values.
///
/// | source of `ConnectionOptions` | since | source | entry point in a running scene | identity |
/// |---|---|---|---|---|
/// | `urlContexts`, `https` of an own domain | iOS 13 | universalLink | open-url | |
/// | `urlContexts`, any other | iOS 13 | customScheme | open-url | |
/// | `userActivities`, of a browser | iOS 13 | universalLink | user-activity | |
/// | `userActivities`, search result | iOS 13 | spotlight | user-activity | |
/// | `userActivities`, the app's own | iOS 13 | handoff | user-activity | |
/// | `shortcutItem` | iOS 13 | quickAction | shortcut | |
/// | `notificationResponse` | iOS 13 | notification | notification | request, date, action |
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
@MainActor
extension SceneLinkReaders {
  /// Everything that connects a scene, in the order of the table, each sort in the order of bytes.
  func arrivals(of options: UIScene.ConnectionOptions, in scene: LinkSceneID) -> [LinkArrival] {
    var arrivals = options.urlContexts.map { LinkArrival($0) }.inByteOrder
    arrivals += options.userActivities.compactMap(arrival).inByteOrder
    #if !os(tvOS)
    if let arrival = options.shortcutItem.flatMap(quickAction) { arrivals.append(arrival) }
    if let arrival = options.notificationResponse.flatMap(arrival) { arrivals.append(arrival) }
    #endif
    if #available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *),
      let arrival = options.appIntent.flatMap({ intent($0) })
    {
      arrivals.append(arrival)
    }
    return arrivals.map { $0.connecting(scene) }
  }

  /// What an activity holds; `nil` for one that hands a link over to a new scene.
  func arrival(of activity: NSUserActivity) -> LinkArrival? {
    guard SceneHandover.token(in: activity) == nil else { return nil }
    guard activity.activityType != NSUserActivityTypeBrowsingWeb else {
      return LinkArrival(activity)
    }
    return self.activity(activity)
  }

  #if !os(tvOS)
  /// What a response to a notification holds; `nil` for a dismissal.
  func arrival(of response: UNNotificationResponse) -> LinkArrival? {
    guard response.actionIdentifier != UNNotificationDismissActionIdentifier else { return nil }
    return notification(response)
  }
  #endif
}
#endif
