#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import LinkUIKit
import ProphetsLinks
public import UIKit
public import UserNotifications

/// Hands a person's responses to notifications to the scene that is to react.
///
/// The application sets it as the delegate of the notification center before it has launched, and
/// keeps it.
@MainActor
public final class ProphetsNotifications: NSObject, @preconcurrency UNUserNotificationCenterDelegate
{
  /// Opens the link of a notification.
  ///
  /// This form is called on the main thread; the `async` one is not.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let scene = response.targetScene ?? UIApplication.shared.connectedScenes.first
    (scene?.delegate as? ProphetsSceneDelegate)?.open(response)
    completionHandler()
  }
}
#endif
