#if canImport(UIKit) && !os(watchOS)
public import UIKit
#if !os(tvOS)
public import UserNotifications
#endif

/// How the app reads URLs from what carries them in a form of its own.
///
/// Each closure returns the URL as text, or `nil` when the object carries no URL. The URL is checked like any
/// other; returning one opens nothing that is not open to its source.
public struct SceneLinkReaders: Sendable {
  #if !os(tvOS)
  /// Reads the URL of a quick action.
  public var quickAction: @MainActor @Sendable (UIApplicationShortcutItem) -> String?

  /// Reads the URL of a notification, such as from `notification.request.content.userInfo`.
  public var notification: @MainActor @Sendable (UNNotificationResponse) -> String?
  #endif

  /// Reads the URL of an activity that is not of a browser.
  public var activity: @MainActor @Sendable (NSUserActivity) -> String?

  /// Makes the URL of an app intent: `any UISceneAppIntent`, which is newer than iOS 16.
  public var intent: @MainActor @Sendable (Any) -> String?

  #if !os(tvOS)
  /// Creates readers; what is not given carries no links.
  ///
  /// - Parameters:
  ///   - quickAction: Reads the URL of a quick action.
  ///   - notification: Reads the URL of a notification.
  ///   - activity: Reads the URL of an activity that is not of a browser.
  ///   - intent: Makes the URL of an app intent.
  public init(
    quickAction: @escaping @MainActor @Sendable (UIApplicationShortcutItem) -> String? = { _ in nil
    },
    notification: @escaping @MainActor @Sendable (UNNotificationResponse) -> String? = { _ in nil },
    activity: @escaping @MainActor @Sendable (NSUserActivity) -> String? = { _ in nil },
    intent: @escaping @MainActor @Sendable (Any) -> String? = { _ in nil }
  ) {
    self.quickAction = quickAction
    self.notification = notification
    self.activity = activity
    self.intent = intent
  }
  #else
  /// Creates readers; what is not given carries no links.
  ///
  /// - Parameters:
  ///   - activity: Reads the URL of an activity that is not of a browser.
  ///   - intent: Makes the URL of an app intent.
  public init(
    activity: @escaping @MainActor @Sendable (NSUserActivity) -> String? = { _ in nil },
    intent: @escaping @MainActor @Sendable (Any) -> String? = { _ in nil }
  ) {
    self.activity = activity
    self.intent = intent
  }
  #endif
}
#endif
