#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
public import AppIntents
#endif
public import LinkHandling
public import UIKit
#if !os(tvOS)
public import UserNotifications
#endif

// What a delegate of the app's own hands over.
extension DeepLinks {
  #if !os(tvOS)
  /// Receives what a person did with a notification.
  ///
  /// From the notification center's delegate, in the method with a completion handler: the `async` one is called
  /// off the main thread. A button opens the link as a tap does, so hand over only those that are to.
  ///
  /// - Parameter response: The response. ``LinkHandling/DeepLinks/payloads`` says where its URL is.
  /// - Returns: The receipt; `nil` without a URL, for a dismissal, and while the link waits for the first scene.
  @discardableResult
  public func receive(_ response: UNNotificationResponse) -> LinkReceipt<Link>? {
    receive(LinkNotificationResponse(response))
  }

  /// Receives a quick action, whose URL is in its `userInfo`, where ``LinkHandling/DeepLinks/payloads`` says.
  ///
  /// - Parameters:
  ///   - item: The quick action.
  ///   - scene: The scene that it was performed in; that which was active last when `nil`.
  /// - Returns: The receipt; `nil` without a URL, and while the link waits for the first scene.
  @discardableResult
  public func receive(
    _ item: UIApplicationShortcutItem,
    in scene: UIScene? = nil
  ) -> LinkReceipt<Link>? {
    receive(LinkArrival(item), in: scene)
  }
  #endif

  /// Receives a universal link, a search result, or what another device offered.
  ///
  /// The identifier of a search result is the URL of its link; an activity of the app's own has it in its
  /// `userInfo` under `url`, or as its page.
  ///
  /// - Parameters:
  ///   - activity: The activity to continue.
  ///   - scene: The scene that is to continue it; that which was active last when `nil`.
  /// - Returns: The receipt; `nil` without a URL, and while the link waits for the first scene.
  @discardableResult
  public func receive(_ activity: NSUserActivity, in scene: UIScene? = nil) -> LinkReceipt<Link>? {
    SceneLinkReaders.standard.arrival(of: activity).flatMap { receive($0, in: scene) }
  }

  /// Receives an app intent whose content identifier is the URL of a link.
  ///
  /// - Parameters:
  ///   - intent: The intent to perform.
  ///   - scene: The scene that is to perform it; that which was active last when `nil`.
  /// - Returns: The receipt; `nil` without a URL, and while the link waits for the first scene.
  @available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)
  @discardableResult
  public func receive(
    _ intent: any UISceneAppIntent,
    in scene: UIScene? = nil
  ) -> LinkReceipt<Link>? {
    LinkArrival(intent).flatMap { receive($0, in: scene) }
  }

  /// Receives URLs in an app that navigates by itself, by ``LinkHandling/DeepLinks/settledLinks(in:)``.
  ///
  /// From `scene(_:openURLContexts:)`. Other apps hand them to ``SceneLinks/open(_:)``.
  ///
  /// - Parameters:
  ///   - contexts: The URLs. Their order is that of their bytes, since a set has none.
  ///   - scene: The scene that received them.
  /// - Returns: A receipt for each.
  @discardableResult
  public func receive(
    _ contexts: Set<UIOpenURLContext>,
    in scene: UIScene
  ) -> [LinkReceipt<Link>] {
    contexts.map { LinkArrival($0) }.inByteOrder.compactMap { receive($0, in: scene) }
  }

  /// Receives what connected a scene of an app that navigates by itself.
  ///
  /// From `scene(_:willConnectTo:options:)`, after ``LinkHandling/DeepLinks/settledLinks(in:)``. Other apps hand it
  /// to `attach(to:in:_:)`.
  ///
  /// - Parameters:
  ///   - options: Why the scene is connected.
  ///   - scene: The scene that received them.
  /// - Returns: A receipt for each link.
  @discardableResult
  public func receive(
    _ options: UIScene.ConnectionOptions,
    in scene: UIScene
  ) -> [LinkReceipt<Link>] {
    SceneLinkReaders.standard.arrivals(of: options, in: LinkSceneID(scene))
      .compactMap { receive($0) }
  }

  private func receive(_ arrival: LinkArrival, in scene: UIScene?) -> LinkReceipt<Link>? {
    var arrival = arrival
    arrival.scene = scene.map { LinkSceneID($0) }
    return receive(arrival)
  }
}
#endif
