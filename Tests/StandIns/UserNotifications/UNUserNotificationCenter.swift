public import Foundation

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sets the badge.
  public static let badge = Self(rawValue: 1 << 0)

  /// Plays the sound.
  public static let sound = Self(rawValue: 1 << 1)

  /// Lists it in Notification Center.
  public static let list = Self(rawValue: 1 << 3)

  /// Shows a banner.
  public static let banner = Self(rawValue: 1 << 4)
}

/// Receives what people do with notifications; every method is optional.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  // Apple: …/usernotificationcenter(_:didreceive:withcompletionhandler:), 2026-11-22
  /// Asks the delegate to process the person's response.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  )

  /// Asks the delegate how to show a notification while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  )
}

extension UNUserNotificationCenterDelegate {
  /// What happens without an implementation: nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    completionHandler()
  }

  /// What happens without an implementation: the notification is not shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }
}

/// The app's door to notifications.
///
/// `@unchecked Sendable`: the model is used from the main thread alone.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  /// Who receives responses; to be set before launching ends.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?

  private static let fallback = UNUserNotificationCenter()

  /// The center of the test that runs, so that tests beside each other share none.
  @TaskLocal static var scoped: UNUserNotificationCenter?

  /// Creates a center; apps cannot.
  override init() { super.init() }

  /// The app's center.
  public class func current() -> UNUserNotificationCenter {
    scoped ?? fallback
  }
}
