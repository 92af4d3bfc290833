#if canImport(UIKit) && !os(watchOS)
public import UIKit
#if !os(tvOS)
public import UserNotifications
#endif

/// An app delegate that passes arrivals to the links of the app: notifications, quick actions, and
/// links that connect a scene.
///
/// In SwiftUI it also receives a universal link that launches the app and that SwiftUI loses:
///
/// ```
/// @main struct QuizApp: App {
///   @UIApplicationDelegateAdaptor(LinkAppDelegate.self) private var delegate
/// ```
///
/// In UIKit it is the superclass of the app's own delegate, or the delegate itself. It passes arrivals to the
/// first `DeepLinks` that the app makes, which it references weakly. Arrivals before they are made, or
/// before there is a scene, wait.
///
/// It implements `application(_:configurationForConnecting:options:)`, which makes the app adopt the scene life cycle
/// (Apple's technical note TN3187). So a UIKit app that uses it needs a scene delegate, which makes the window.
///
/// In an override, call `super`, or pass the arrival to `links.receive(_:)`.
@MainActor
open class LinkAppDelegate: UIResponder, UIApplicationDelegate {
  /// Becomes the delegate of the notification center, unless there is one.
  ///
  /// - Parameters:
  ///   - application: The app that launches or connects a scene.
  ///   - launchOptions: The launch options.
  /// - Returns: `true`, whatever the launch options.
  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    #if !os(tvOS)
    let center = UNUserNotificationCenter.current()
    if let other = center.delegate {
      if other !== self, LinkLog.debugBuilds.isOn { LinkLog.write(Self.advice(besides: other)) }
    } else {
      center.delegate = self
    }
    #endif
    return true
  }

  #if !os(tvOS)
  /// What to do where an SDK or the app made another object the delegate first, which gets the taps on notifications.
  package static func advice(besides other: any UNUserNotificationCenterDelegate) -> String {
    """
    \(type(of: other)) is the delegate of the notification center, so LinkAppDelegate gets no taps on notifications. \
    Call links.receive(response) in its userNotificationCenter(_:didReceive:withCompletionHandler:), or make it the \
    delegate after the app launched.
    """
  }
  #endif

  /// Gives ``LinkSceneReceiver`` to a window without a delegate of the app's own; it makes no `UIWindow`.
  ///
  /// - Parameters:
  ///   - application: The app that launches or connects a scene.
  ///   - session: The session of the scene.
  ///   - options: The options of the connection.
  /// - Returns: The configuration of Info.plist, or one with that delegate.
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

  /// Whether a scene delegate is the app's own; SwiftUI's delegate is used together with one of the app.
  private static func isOfTheApp(_ delegate: AnyClass?) -> Bool {
    delegate.map { !String(reflecting: $0).hasPrefix("SwiftUI.") } ?? false
  }

  #if !os(tvOS)
  /// Returns whether a response to a notification opens its link: a tap does, a button doesn't.
  ///
  /// Override it for the buttons that open the link.
  ///
  /// - Returns: `true` for a tap on the notification.
  open func opensLink(of response: UNNotificationResponse) -> Bool {
    response.actionIdentifier == UNNotificationDefaultActionIdentifier
  }

  /// Receives a response to a notification.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - response: The person's response.
  ///   - completionHandler: Called at once; the link is opened after that.
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

  /// Shows no notification while the app is in the foreground, like an app without a delegate.
  ///
  /// - Parameters:
  ///   - center: The notification center.
  ///   - notification: The notification that arrived.
  ///   - completionHandler: Called with no options.
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
