#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
import AppIntents
#endif
import LinkHandling
import LinkPatterns
import UIKit
#if !os(tvOS)
import UserNotifications
#endif

// UIKit's objects cannot be made by apps, so each becomes a plain value at once.
@MainActor
extension LinkArrival {
  /// A universal link, a search result, or an activity of the app's own; `nil` without a URL.
  init?(_ activity: NSUserActivity) {
    guard SceneHandover.token(in: activity) == nil else { return nil }
    let page = activity.webpageURL
    self.init(
      activity: activity.activityType,
      information: activity.userInfo,
      page: page?.absoluteString,
      hostReading: page?.hostReading
    )
  }

  /// A URL that an app, a widget or a Live Activity opened.
  init(_ context: UIOpenURLContext) {
    self.init(.url(context.url.absoluteString), from: nil, through: .openURL)
    caller = SceneSource.caller(context.options.sourceApplication)
    hostReading = context.url.hostReading
  }

  #if !os(tvOS)
  /// A quick action, whose URL is in its `userInfo`.
  init(_ item: UIApplicationShortcutItem) {
    let userInfo = item.userInfo ?? [:]
    self.init(
      .payload(PayloadValue(userInfo: userInfo)),
      from: .quickAction,
      through: .shortcut
    )
  }
  #endif

  /// An app intent whose content identifier is a URL; `nil` for others.
  @available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)
  init?(_ intent: any UISceneAppIntent) {
    self.init(identifier: intent.contentIdentifier, from: .intent, through: .intent)
  }

  /// Everything that connected a scene, URLs first, each sort in the order of bytes.
  static func all(of options: UIScene.ConnectionOptions, in scene: LinkSceneID) -> [LinkArrival] {
    var arrivals = options.urlContexts.map { LinkArrival($0) }.inByteOrder
    arrivals += options.userActivities.compactMap { LinkArrival($0) }.inByteOrder
    #if !os(tvOS)
    if let item = options.shortcutItem { arrivals.append(LinkArrival(item)) }
    if let response = options.notificationResponse,
      let arrival = LinkArrival(tapOn: response)
    {
      arrivals.append(arrival)
    }
    #endif
    if #available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *) {
      arrivals += options.appIntent.flatMap { LinkArrival($0) }.map { [$0] } ?? []
    }
    return arrivals.map { $0.connecting(scene) }
  }

  #if !os(tvOS)
  /// The tap on a notification; `nil` for its buttons and its dismissal.
  init?(tapOn response: UNNotificationResponse) {
    let response = LinkNotificationResponse(response)
    guard response.choice == .tap else { return nil }
    self.init(response)
  }
  #endif

  private func connecting(_ scene: LinkSceneID) -> LinkArrival {
    var arrival = self
    arrival.scene = scene
    arrival.isCold = true
    arrival.entryPoint = .connection
    return arrival
  }
}

extension [LinkArrival] {
  /// These, in the order of the bytes of their URLs.
  var inByteOrder: [LinkArrival] {
    sorted { UTF8Text.precedes($0.text, $1.text) }
  }
}

extension LinkArrival {
  fileprivate var text: String {
    if case .url(let text) = content { text } else { "" }
  }
}
#endif
