#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
import AppIntents
#endif
#if !os(tvOS)
public import UserNotifications
#endif
public import UIKit

/// Closures that read URLs from objects of the app's own form.
///
/// Each closure returns the URL as text, or `nil` when the object carries no URL. The URL is checked like any
/// other; returning one opens nothing that is not open to its source.
public struct SceneLinkReaders: Sendable {
  /// Taps on notifications and quick actions, with `DeepLinks.payloads`; activities and intents whose
  /// identifiers are URLs.
  static let standard = SceneLinkReaders()

  #if !os(tvOS)
  /// Reads a quick action.
  private(set) var quickAction: @MainActor @Sendable (UIApplicationShortcutItem) -> LinkArrival? = {
    LinkArrival($0)
  }

  /// Reads a notification.
  private(set) var notification: @MainActor @Sendable (UNNotificationResponse) -> LinkArrival? = {
    LinkArrival(tapOn: $0)
  }
  #endif

  /// Reads an activity that is not of a browser.
  private(set) var activity: @MainActor @Sendable (NSUserActivity) -> LinkArrival? = {
    LinkArrival($0)
  }

  /// Reads an app intent: `any UISceneAppIntent`, which is newer than iOS 16.
  private(set) var intent: @MainActor @Sendable (Any) -> LinkArrival? = { intent in
    guard #available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *) else { return nil }
    return (intent as? any UISceneAppIntent).flatMap { LinkArrival($0) }
  }

  private init() {}

  #if !os(tvOS)
  /// Creates readers; an omitted reader reads no links.
  ///
  /// - Parameters:
  ///   - quickAction: Reads the URL of a quick action.
  ///   - notification: Reads the URL of a notification, for example with `PayloadLinks.url(inUserInfo:)`.
  ///   - activity: Reads the URL of an activity that is not of a browser.
  ///   - intent: Makes the URL of an app intent: `any UISceneAppIntent`, which is newer than iOS 16.
  public init(
    quickAction: @escaping @MainActor @Sendable (UIApplicationShortcutItem) -> String? = { _ in nil
    },
    notification: @escaping @MainActor @Sendable (UNNotificationResponse) -> String? = { _ in nil },
    activity: @escaping @MainActor @Sendable (NSUserActivity) -> String? = { _ in nil },
    intent: @escaping @MainActor @Sendable (Any) -> String? = { _ in nil }
  ) {
    read(activity, intent)
    self.quickAction = { item in
      quickAction(item).map { LinkArrival(.url($0), from: .quickAction, through: .shortcut) }
    }
    self.notification = { response in
      notification(response).map { LinkArrival(url: $0, of: response) }
    }
  }
  #else
  /// Creates readers; an omitted reader reads no links.
  ///
  /// - Parameters:
  ///   - activity: Reads the URL of an activity that is not of a browser.
  ///   - intent: Makes the URL of an app intent.
  public init(
    activity: @escaping @MainActor @Sendable (NSUserActivity) -> String? = { _ in nil },
    intent: @escaping @MainActor @Sendable (Any) -> String? = { _ in nil }
  ) {
    read(activity, intent)
  }
  #endif

  private mutating func read(
    _ activity: @escaping @MainActor @Sendable (NSUserActivity) -> String?,
    _ intent: @escaping @MainActor @Sendable (Any) -> String?
  ) {
    self.activity = { object in
      let isFound = object.activityType == LinkActivityType.searchResult
      let source: LinkSource = isFound ? .spotlight : .handoff
      return activity(object).map { LinkArrival(.url($0), from: source, through: .userActivity) }
    }
    self.intent = { object in
      intent(object).map { LinkArrival(.url($0), from: .intent, through: .intent) }
    }
  }
}

/// The arrivals of a scene, as plain values.
///
/// | source of `ConnectionOptions` | since | source | entry point in a running scene | identity |
/// |---|---|---|---|---|
/// | `urlContexts`, `https` of an own domain | iOS 13 | universalLink | openURL | |
/// | `urlContexts`, any other | iOS 13 | customScheme | openURL | |
/// | `userActivities`, of a browser | iOS 13 | universalLink | userActivity | |
/// | `userActivities`, search result | iOS 13 | spotlight | userActivity | |
/// | `userActivities`, the app's own | iOS 13 | handoff | userActivity | |
/// | `shortcutItem` | iOS 13 | quickAction | shortcut | |
/// | `notificationResponse` | iOS 13 | notification | notification | request, date, action |
/// | `appIntent` | iOS 26 | intent | intent | |
/// | `handoffUserActivityType` | iOS 13 | no link: the activity comes later | | |
/// | `sourceApplication` | iOS 13 | no link: names the app that asked | | |
/// | `cloudKitShareMetadata` | iOS 13 | no link: a share to accept | | |
/// | `sceneAccessoryUserInfo` | iOS 27 | no link: of an accessory scene | | |
///
/// At connection the entry point of all of them is `connection`. Widgets use `urlContexts` like any other sender of a
/// URL, and can't be distinguished. Activities and intents have no identity of their own; a
/// second delivery through another entry point is recognized by its URL.
///
/// Source: Apple, uikit/uiscene/connectionoptions.
@MainActor
extension SceneLinkReaders {
  /// All links that connect a scene, in the order of the table, and in byte order for each kind.
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

  /// The link of an activity; `nil` for one that passes a link to a new scene.
  func arrival(of activity: NSUserActivity) -> LinkArrival? {
    guard SceneHandover.token(in: activity) == nil else { return nil }
    guard activity.activityType != NSUserActivityTypeBrowsingWeb else {
      return LinkArrival(activity)
    }
    return self.activity(activity)
  }

  #if !os(tvOS)
  /// The link of a response to a notification; `nil` for a dismissal.
  func arrival(of response: UNNotificationResponse) -> LinkArrival? {
    guard response.actionIdentifier != UNNotificationDismissActionIdentifier else { return nil }
    return notification(response)
  }
  #endif
}

#if !os(tvOS)
@MainActor
extension LinkArrival {
  /// The URL of a notification, with the identity of the response.
  init(url: String, of response: UNNotificationResponse) {
    self.init(.url(url), from: .notification, through: .notification)
    identity = LinkNotificationResponse(response).identity
  }
}
#endif
#endif
