#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeepLinking
import LinkActions
import LinkUIKit
import PreferencesApp
public import UIKit
public import UserNotifications

/// The app in UIKit: it hands the responses to notifications to their scene.
open class PreferencesAppDelegate: UIResponder, UIApplicationDelegate {
  /// Hands responses to the scene.
  private let notifications = PreferencesNotifications()

  /// Listens to notifications before launching ends, so that none is lost.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = notifications
    return true
  }

  /// Opens a URL in an app without scenes, which there can be up to the iOS 26 SDK.
  @available(*, deprecated, message: "Apps need scenes from the iOS 27 SDK on.")
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    let delegates = app.connectedScenes.compactMap { $0.delegate as? PreferencesSceneDelegate }
    return delegates.first?.links?.applicationOpen(url) != nil
  }
}

/// Says what is shown of notifications, and hands responses to the scene that is to react.
@MainActor
public final class PreferencesNotifications: NSObject,
  @preconcurrency UNUserNotificationCenterDelegate
{
  /// Shows what arrives while the app is in use; it runs nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .list])
  }

  /// Runs the actions of a notification.
  ///
  /// This form is called on the main thread; the `async` one is not.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let scene = response.targetScene ?? UIApplication.shared.connectedScenes.first
    guard let actions = (scene?.delegate as? PreferencesSceneDelegate)?.actions else {
      return completionHandler()
    }
    actions.didReceive(LinkNotificationResponse(response)) { _ in completionHandler() }
  }
}
#endif
