public import Foundation

@_spi(Driving) extension UNUserNotificationCenter {
  /// Runs a test with a center of its own.
  @MainActor public static func withIsolated<Result>(
    _ body: @MainActor (UNUserNotificationCenter) async throws -> Result
  ) async rethrows -> Result {
    let center = UNUserNotificationCenter()
    return try await $scoped.withValue(center) { try await body(center) }
  }

  /// Hands a response to the delegate, as after a tap; false without a delegate.
  @MainActor @discardableResult public func deliver(_ response: NotificationResponse) async
    -> Bool
  {
    guard let delegate else { return false }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      delegate.userNotificationCenter(self, didReceive: response) { continuation.resume() }
    }
    return true
  }

  /// Asks the delegate how to show a notification in front; no options without a delegate.
  @MainActor public func present(
    _ notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    guard let delegate else { return [] }
    return await withCheckedContinuation { continuation in
      delegate.userNotificationCenter(self, willPresent: notification) {
        continuation.resume(returning: $0)
      }
    }
  }
}

@_spi(Driving) extension NotificationResponse {
  /// A person's response to a push with this payload.
  public static func make(
    userInfo: [AnyHashable: Any],
    identifier: String = "notification",
    actionIdentifier: String = UNNotificationDefaultActionIdentifier,
    date: Date = Date(timeIntervalSince1970: 0)
  ) -> NotificationResponse {
    let content = UNMutableNotificationContent()
    content.userInfo = userInfo
    let request = UNNotificationRequest(
      identifier: identifier,
      content: content,
      trigger: UNPushNotificationTrigger()
    )
    let notification = UNNotification(request: request, date: date)
    return NotificationResponse(notification: notification, actionIdentifier: actionIdentifier)
  }
}
