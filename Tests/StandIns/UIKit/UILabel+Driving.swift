@_spi(Driving) import AppleFoundationStandIn
@_spi(Driving) public import UserNotificationsStandIn

@_spi(Driving) extension NotificationResponse {
  /// The same response, for a scene.
  @MainActor public func targeting(_ scene: UIScene?) -> NotificationResponse {
    target = scene
    return self
  }
}

@_spi(Driving) extension UIView {
  /// The texts of the labels and buttons in this view, in their order.
  public var texts: [String] {
    let own = (self as? UILabel)?.text ?? (self as? UIButton)?.primaryAction?.title
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.texts)
  }

  /// A person taps a button in this view; false without one of that title.
  @discardableResult public func tap(_ title: String) -> Bool {
    if let action = (self as? UIButton)?.primaryAction, action.title == title {
      action.handler(action)
      return true
    }
    return subviews.contains { $0.tap(title) }
  }
}
