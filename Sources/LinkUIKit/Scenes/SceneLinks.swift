#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Receives the links that the system delivers to one scene.
///
/// Call these functions in the methods of your own scene delegate, each at once and on
/// the main actor: they return before anything is shown. This type doesn't adopt the delegate's
/// protocols itself, since UIKit calls them through Objective-C, which does not see methods of Swift extensions.
///
/// A link of a running scene may go to another scene, which `UIApplication` brings to the front. So the
/// functions for running scenes are unavailable in app extensions.
@MainActor
public final class SceneLinks<Link: DeepLink & NavigationPlacing> {
  /// The handler of the scene's links.
  public let handler: LinkHandler<Link>

  /// Reads URLs from objects of the app's own form.
  let readers: SceneLinkReaders

  /// Chooses the scene for a link that the system delivers to this one while it runs.
  ///
  /// Called for links that were admitted; links that connect a scene are opened in it.
  let target: @MainActor @Sendable (Link) -> LinkSceneTarget<Link>

  /// The type of the activity from another device that connected the scene and is delivered later.
  var announcedHandoff: String?

  /// Creates the links of a scene.
  ///
  /// - Parameters:
  ///   - handler: The handler of the scene.
  ///   - readers: How URLs are read from quick actions, notifications, activities and intents.
  ///   - target: Chooses the scene for a link that the system delivers to this one while it runs.
  public init(
    handler: LinkHandler<Link>,
    readers: SceneLinkReaders = SceneLinkReaders(),
    target: @escaping @MainActor @Sendable (Link) -> LinkSceneTarget<Link> = { _ in .receiving }
  ) {
    self.handler = handler
    self.readers = readers
    self.target = target
  }

  /// Creates the links of a scene, with a handler that has the identity of the scene's session.
  ///
  /// Through that identity a link, a notification or the code of another window finds the scene, also in the
  /// next run of the app.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - host: The host that shows the scene's screens.
  ///   - scene: The scene, which is not retained.
  ///   - readers: How URLs are read from quick actions, notifications, activities and intents.
  ///   - target: Chooses the scene for a link that the system delivers to this one while it runs.
  public convenience init(
    links: DeepLinks<Link>,
    host: any NavigationHost<Link>,
    scene: UIScene,
    readers: SceneLinkReaders = SceneLinkReaders(),
    target: @escaping @MainActor @Sendable (Link) -> LinkSceneTarget<Link> = { _ in .receiving }
  ) {
    self.init(
      handler: LinkHandler(links: links, host: host, scene: LinkSceneID(scene)),
      readers: readers,
      target: target
    )
  }

  /// Receives the links with which the scene was connected.
  ///
  /// Call it in `scene(_:willConnectTo:options:)`, once the window is visible.
  ///
  /// - Parameter options: The options of the connection.
  /// - Returns: A receipt for each link. Of several navigations the last one ends on top.
  @discardableResult
  public func willConnect(with options: UIScene.ConnectionOptions) -> [LinkReceipt<Link>] {
    announcedHandoff = options.handoffUserActivityType
    let handedOver = options.userActivities.compactMap(takeOver)
    return handedOver
      + readers.arrivals(of: options, in: handler.scene)
      .compactMap { handler.links.delivery(of: $0) }
      .map { handler.receive($0) }
  }

  /// Records that the scene is active.
  ///
  /// Call it in `sceneDidBecomeActive(_:)`.
  public func didBecomeActive() {
    handler.sceneDidBecomeActive()
  }

  /// Records that the scene was disconnected.
  ///
  /// Call it in `sceneDidDisconnect(_:)`.
  public func didDisconnect() {
    handler.sceneDidDisconnect()
  }

  /// Receives a URL in an app without scenes.
  ///
  /// Call it in `application(_:open:options:)`.
  @available(*, deprecated, message: "Apps need scenes from the iOS 27 SDK on: open(_:)")
  @discardableResult
  public func applicationOpen(_ url: URL) -> LinkReceipt<Link> {
    let source = handler.links.arrivals.source(ofOpened: url.absoluteString)
    let delivery = LinkDelivery<Link>(url: url, source: source, entryPoint: .openURL)
    return handler.receive(handler.arriving(delivery))
  }
}

extension LinkSceneID {
  /// The identity of a scene: that of its session, which is the same in the next run of the app.
  @MainActor
  public init(_ scene: UIScene) {
    self.init(rawValue: scene.session.persistentIdentifier)
  }
}
#endif
