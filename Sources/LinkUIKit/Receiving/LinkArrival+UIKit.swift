#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
import AppIntents
#endif
import LinkPatterns
import UIKit
#if !os(tvOS)
import UserNotifications
#endif

// Apps can't make UIKit's objects, so each is converted to a plain value at once.
@MainActor
extension LinkArrival {
  /// A URL that an app, a widget or a Live Activity opened.
  init(_ context: UIOpenURLContext) {
    self.init(opened: context.url, by: context.options.sourceApplication)
  }

  /// A universal link, a search result, or an activity of the app's own; `nil` without a URL.
  init?(_ activity: NSUserActivity) {
    let page = activity.webpageURL
    self.init(
      activity: activity.activityType,
      information: activity.userInfo,
      page: page?.absoluteString,
      hostReading: page?.hostReading
    )
  }

  #if !os(tvOS)
  /// A quick action, whose URL is in its `userInfo`.
  init(_ item: UIApplicationShortcutItem) {
    let payload = PayloadValue(userInfo: item.userInfo ?? [:])
    self.init(.payload(payload), from: .quickAction, through: .shortcut)
  }

  /// The tap on a notification; `nil` for its buttons and its dismissal.
  init?(tapOn response: UNNotificationResponse) {
    let response = LinkNotificationResponse(response)
    guard response.choice == .tap else { return nil }
    self.init(response)
  }
  #endif

  /// An app intent whose content identifier is a URL; `nil` for others.
  @available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)
  init?(_ intent: any UISceneAppIntent) {
    self.init(identifier: intent.contentIdentifier, from: .intent, through: .intent)
  }
}

extension LinkArrival {
  /// A URL that was opened.
  ///
  /// The app that opened it is only known if it is of the same team.
  init(opened url: URL, by application: String?) {
    self.init(.url(url.absoluteString), from: .opened, through: .openURL)
    caller = application.map(LinkCaller.sameTeam) ?? .unknown
    hostReading = url.hostReading
  }

  /// The same arrival, as one that connected a scene.
  func connecting(_ scene: LinkSceneID) -> LinkArrival {
    var arrival = self
    arrival.scene = scene
    arrival.isCold = true
    arrival.entryPoint = .connection
    return arrival
  }
}

extension [LinkArrival] {
  /// These arrivals in the byte order of their URLs.
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
