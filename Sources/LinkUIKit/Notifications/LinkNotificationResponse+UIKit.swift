#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import UIKit
public import UserNotifications

extension LinkNotificationResponse {
  /// Converts a response to a notification.
  ///
  /// Call it in the method of the notification center's delegate with a completion handler: the `async` one is
  /// called off the main thread.
  ///
  /// - Parameter response: The person's response.
  @MainActor
  public init(_ response: UNNotificationResponse) {
    self.init(response, scene: response.targetScene.map(LinkSceneID.init), isCold: false)
  }

  /// Converts the response that connected a scene; `nil` when something else did.
  ///
  /// Call it in `scene(_:willConnectTo:options:)`, once the scene has its handler.
  ///
  /// - Parameters:
  ///   - options: The options of the connection.
  ///   - scene: The scene that connects.
  @MainActor
  public init?(_ options: UIScene.ConnectionOptions, connecting scene: UIScene) {
    guard let response = options.notificationResponse else { return nil }
    self.init(response, scene: LinkSceneID(scene), isCold: true)
  }

  /// Converts a response for a scene.
  private init(_ response: UNNotificationResponse, scene: LinkSceneID?, isCold: Bool) {
    let choice: Choice =
      switch response.actionIdentifier {
      case UNNotificationDefaultActionIdentifier: .tap
      case UNNotificationDismissActionIdentifier: .dismissal
      case let button: .button(button)
      }
    self.init(
      choice,
      payload: PayloadValue(userInfo: response.notification.request.content.userInfo),
      identity: PayloadLinks.identity(
        request: response.notification.request.identifier,
        date: response.notification.date.timeIntervalSince1970,
        action: response.actionIdentifier
      ),
      scene: scene,
      isCold: isCold
    )
  }
}
#endif
