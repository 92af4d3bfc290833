#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
import AppIntents
#endif
import LinkHandling
import LinkRouting
import UIKit
#if !os(tvOS)
import UserNotifications
#endif

// UIKit's objects cannot be made by apps, so each becomes a plain value at once.
@MainActor
extension SceneLinkReaders {
  /// Reads everything that the options of a connection carry, in the order of the table of ``SceneSource``.
  ///
  /// `sourceOfURL` says where an opened URL came from.
  func sources(
    of options: UIScene.ConnectionOptions,
    sourceOfURL: (String) -> LinkSource
  ) -> [SceneSource] {
    let activities = options.userActivities.compactMap(source)
    var sources = sources(of: options.urlContexts, sourceOfURL: sourceOfURL)
    sources += SceneSource.batch(activities)
    #if !os(tvOS)
    sources += [
      options.shortcutItem.flatMap(source), options.notificationResponse.flatMap(source),
    ].compactMap(\.self)
    #endif
    if #available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *) {
      sources += [options.appIntent.flatMap(source(ofIntent:))].compactMap(\.self)
    }
    return sources
  }

  /// Reads the URLs of one call, in the order of their bytes; `sourceOfURL` says where each came from.
  func sources(
    of contexts: Set<UIOpenURLContext>,
    sourceOfURL: (String) -> LinkSource
  ) -> [SceneSource] {
    SceneSource.batch(
      contexts.map { context in
        SceneSource.opened(
          context.url,
          from: sourceOfURL(context.url.absoluteString),
          by: SceneSource.caller(context.options.sourceApplication)
        )
      }
    )
  }

  /// Reads an activity.
  func source(of activity: NSUserActivity) -> SceneSource? {
    guard activity.activityType != NSUserActivityTypeBrowsingWeb else {
      return activity.webpageURL.map(SceneSource.page)
    }
    guard SceneHandover.token(in: activity) == nil else { return nil }
    return self.activity(activity).map { .activity($0, type: activity.activityType) }
  }

  #if !os(tvOS)
  /// Reads a quick action.
  func source(of item: UIApplicationShortcutItem) -> SceneSource? {
    quickAction(item).map(SceneSource.quickAction)
  }

  /// Reads a response to a notification.
  func source(of response: UNNotificationResponse) -> SceneSource? {
    guard response.actionIdentifier != UNNotificationDismissActionIdentifier else { return nil }
    return self.notification(response).map { url in
      .notification(url, identity: SceneSource.identity(of: response))
    }
  }
  #endif

  /// Makes the source of an app intent.
  func source(ofIntent intent: Any) -> SceneSource? {
    self.intent(intent).map(SceneSource.intent)
  }
}

#if !os(tvOS)
extension SceneSource {
  /// What tells a response to a notification from others.
  static func identity(of response: UNNotificationResponse) -> String {
    PayloadLinks.identity(
      request: response.notification.request.identifier,
      date: response.notification.date.timeIntervalSince1970,
      action: response.actionIdentifier
    )
  }
}
#endif
#endif
