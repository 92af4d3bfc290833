#if canImport(UIKit) && !os(watchOS)
import DeepLinking
import LinkHandling
public import UIKit
#if !os(tvOS)
public import UserNotifications
#endif

/// An app delegate that hands what arrives to the links of the app: notifications, quick actions, and
/// everything that connects a scene.
///
/// In SwiftUI, where it also catches a universal link that starts the app and that SwiftUI loses:
///
/// ```
/// @main struct QuizApp: App {
///   @UIApplicationDelegateAdaptor(LinkAppDelegate.self) private var delegate
/// ```
///
/// In UIKit it is the superclass of the app's own delegate, or the delegate itself. The links of the app are the
/// first that `DeepLinks(_:prefixes:)` makes; they are known weakly, and what arrives before they are made, or
/// before there is a scene, waits.
///
/// It implements `application(_:configurationForConnecting:options:)`, by which an app adopts the scene life cycle
/// (Apple's technical note TN3187). So an app in UIKit that uses it has a scene delegate, which makes the window.
///
/// An override calls `super`, or hands over what it receives by `links.receive(_:)`.
@MainActor
open class LinkAppDelegate: UIResponder, UIApplicationDelegate {
  /// Becomes the delegate of the notification center, unless there is one.
  ///
  /// - Parameters:
  ///   - application: The app that launches or connects a scene.
  ///   - launchOptions: Why it was launched.
  /// - Returns: `true`, whatever the launch options are.
  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    #if !os(tvOS)
    let center = UNUserNotificationCenter.current()
    if center.delegate == nil { center.delegate = self }
    #endif
    return true
  }

  /// Gives a window without a delegate of the app's own ``LinkSceneReceiver``, which makes no `UIWindow`.
  ///
  /// - Parameters:
  ///   - application: The app that launches or connects a scene.
  ///   - session: The session of the scene.
  ///   - options: Why it is connected.
  /// - Returns: The configuration of the Info.plist, or one with that delegate.
  open func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let known = session.configuration
    guard session.role == .windowApplication, !Self.isOfTheApp(known.delegateClass) else {
      return known
    }
    let configuration = UISceneConfiguration(name: known.name, sessionRole: session.role)
    configuration.delegateClass = LinkSceneReceiver.self
    return configuration
  }

  /// Whether a scene delegate is the app's own; that of SwiftUI stands beside one of the app.
  private static func isOfTheApp(_ delegate: AnyClass?) -> Bool {
    delegate.map { !String(reflecting: $0).hasPrefix("SwiftUI.") } ?? false
  }

  #if !os(tvOS)
  /// Tells whether a response to a notification opens its link: a tap does, a button doesn't.
  ///
  /// Override it for the buttons that open the link.
  ///
  /// - Returns: `true` for a tap on the notification.
  open func opensLink(of response: UNNotificationResponse) -> Bool {
    response.actionIdentifier == UNNotificationDefaultActionIdentifier
  }

  /// Hands over a response that opens a link.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - response: The person's response.
  ///   - completionHandler: Called at once: the link is opened while the app runs.
  open func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    if opensLink(of: response), let arrival = LinkArrival(LinkNotificationResponse(response)) {
      LinkInbox.current.receive(arrival)
    }
    completionHandler()
  }

  /// Shows no notification while the app is in front, as without a delegate.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - notification: The notification that arrived.
  ///   - completionHandler: Called with nothing.
  open func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }
  #endif
}

#if !os(tvOS)
extension LinkAppDelegate: @preconcurrency UNUserNotificationCenterDelegate {}
#endif
#endif
