@_spi(Driving) public import UserNotificationsStandIn

extension NotificationResponse {
  // Apple: usernotifications/unnotificationresponse/targetscene (not tvOS), 2026-11-21
  /// The scene that is to react; nil when the system names none.
  @available(tvOS, unavailable)
  @MainActor public var targetScene: UIScene? { target as? UIScene }
}
