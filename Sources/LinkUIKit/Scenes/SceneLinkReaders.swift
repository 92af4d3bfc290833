#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
import AppIntents
#endif
import LinkHandling
public import UIKit
#if !os(tvOS)
public import UserNotifications
#endif

/// How the app reads URLs from what carries them in a form of its own.
///
/// Each closure returns the URL as text, or `nil` when the object carries no URL. The URL is checked like any
/// other; returning one opens nothing that is not open to its source.
public struct SceneLinkReaders: Sendable {
  /// Taps on notifications and quick actions, where `DeepLinks.payloads` says; activities and intents, where their
  /// identifiers are URLs.
  static let standard = SceneLinkReaders()

  #if !os(tvOS)
  /// Reads a quick action.
  private(set) var quickAction: @MainActor @Sendable (UIApplicationShortcutItem) -> LinkArrival? = {
    LinkArrival($0)
  }

  /// Reads a notification.
  var notification: @MainActor @Sendable (UNNotificationResponse) -> LinkArrival? = {
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
  /// Creates readers; what is not given carries no links.
  ///
  /// - Parameters:
  ///   - quickAction: Reads the URL of a quick action.
  ///   - notification: Reads the URL of a notification.
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
  /// Creates readers; what is not given carries no links.
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
      let isFound = object.activityType == LinkArrival.ActivityType.searchResult
      let source: LinkSource = isFound ? .spotlight : .handoff
      return activity(object).map { LinkArrival(.url($0), from: source, through: .userActivity) }
    }
    self.intent = { object in
      intent(object).map { LinkArrival(.url($0), from: .intent, through: .intent) }
    }
  }
}
#endif
