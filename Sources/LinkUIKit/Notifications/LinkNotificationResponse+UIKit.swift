#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import LinkHandling
public import UIKit
public import UserNotifications

extension LinkNotificationResponse {
  /// Reads a response to a notification.
  ///
  /// From the notification center's delegate, in the method with a completion handler: the `async` one is
  /// called off the main thread.
  ///
  /// - Parameter response: What the person did.
  @MainActor
  public init(_ response: UNNotificationResponse) {
    self.init(response, scene: response.targetScene.map(LinkSceneID.init), isCold: false)
  }

  /// Reads the response that connected a scene; `nil` when something else did.
  ///
  /// From `scene(_:willConnectTo:options:)`, after the scene has its handler.
  ///
  /// - Parameters:
  ///   - options: Why the scene is connected.
  ///   - scene: The scene that connects.
  @MainActor
  public init?(_ options: UIScene.ConnectionOptions, connecting scene: UIScene) {
    guard let response = options.notificationResponse else { return nil }
    self.init(response, scene: LinkSceneID(scene), isCold: true)
  }

  /// Reads a response for a scene.
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
