#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
public import AppIntents
#endif
public import UIKit
#if !os(tvOS)
public import UserNotifications
#endif

// For delegates of the app's own.
extension DeepLinks {
  #if !os(tvOS)
  /// Receives a person's response to a notification.
  ///
  /// Call it in the method of the notification center's delegate with a completion handler: the `async` one is called
  /// off the main thread. A button opens the link like a tap, so pass only the buttons that open it.
  ///
  /// - Parameter response: The response. ``DeepLinking/DeepLinks/payloads`` finds its URL.
  /// - Returns: The receipt; `nil` without a URL, for a dismissal, and while the link waits for the first scene.
  @discardableResult
  public func receive(_ response: UNNotificationResponse) -> LinkReceipt<Link>? {
    receive(LinkNotificationResponse(response))
  }

  /// Receives a quick action, in whose `userInfo` ``DeepLinking/DeepLinks/payloads`` finds the URL.
  ///
  /// - Parameters:
  ///   - item: The quick action.
  ///   - scene: The scene in which it was performed; `nil` for the one that was active last.
  /// - Returns: The receipt; `nil` without a URL, and while the link waits for the first scene.
  @discardableResult
  public func receive(
    _ item: UIApplicationShortcutItem,
    in scene: UIScene? = nil
  ) -> LinkReceipt<Link>? {
    receive(LinkArrival(item), in: scene)
  }
  #endif

  /// Receives a universal link, a search result, or an activity from another device.
  ///
  /// The identifier of a search result is the URL of its link; an activity of the app's own has the URL in its
  /// `userInfo` under `url`, or as its page.
  ///
  /// - Parameters:
  ///   - activity: The activity to continue.
  ///   - scene: The scene that continues it; `nil` for the one that was active last.
  /// - Returns: The receipt; `nil` without a URL, and while the link waits for the first scene.
  @discardableResult
  public func receive(_ activity: NSUserActivity, in scene: UIScene? = nil) -> LinkReceipt<Link>? {
    SceneLinkReaders.standard.arrival(of: activity).flatMap { receive($0, in: scene) }
  }

  /// Receives an app intent whose content identifier is the URL of a link.
  ///
  /// - Parameters:
  ///   - intent: The intent to perform.
  ///   - scene: The scene that performs it; `nil` for the one that was active last.
  /// - Returns: The receipt; `nil` without a URL, and while the link waits for the first scene.
  @available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)
  @discardableResult
  public func receive(
    _ intent: any UISceneAppIntent,
    in scene: UIScene? = nil
  ) -> LinkReceipt<Link>? {
    LinkArrival(intent).flatMap { receive($0, in: scene) }
  }

  /// Receives URLs in an app that navigates by itself, with `DeepLinks.settledLinks(in:)`.
  ///
  /// Call it in `scene(_:openURLContexts:)`. Other apps call ``SceneLinks/open(_:)``.
  ///
  /// - Parameters:
  ///   - contexts: The URLs, which are received in byte order, since a set has no order.
  ///   - scene: The scene that received them.
  /// - Returns: A receipt for each.
  @discardableResult
  public func receive(
    _ contexts: Set<UIOpenURLContext>,
    in scene: UIScene
  ) -> [LinkReceipt<Link>] {
    contexts.map { LinkArrival($0) }.inByteOrder.compactMap { receive($0, in: scene) }
  }

  /// Receives the connection options of a scene in an app that navigates by itself.
  ///
  /// Call it in `scene(_:willConnectTo:options:)`, after `DeepLinks.settledLinks(in:)`. Other apps call
  /// `attach(to:in:_:)`.
  ///
  /// - Parameters:
  ///   - options: The options of the connection.
  ///   - scene: The scene that connects.
  /// - Returns: A receipt for each link.
  @discardableResult
  public func receive(
    _ options: UIScene.ConnectionOptions,
    in scene: UIScene
  ) -> [LinkReceipt<Link>] {
    SceneLinkReaders.standard.arrivals(of: options, in: LinkSceneID(scene))
      .compactMap { receive(arrival: $0) }
  }

  private func receive(_ arrival: LinkArrival, in scene: UIScene?) -> LinkReceipt<Link>? {
    var arrival = arrival
    arrival.scene = scene.map { LinkSceneID($0) }
    return receive(arrival: arrival)
  }
}
#endif
