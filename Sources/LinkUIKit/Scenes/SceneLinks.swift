#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
public import AppIntents
#endif
public import LinkHandling
public import LinkNavigation
public import LinkRouting
public import UIKit
#if !os(tvOS)
public import UserNotifications
#endif

/// Receives what the system hands to one scene.
///
/// The app calls these functions from the methods of its own scene delegate, each at once and on
/// the main actor: they return before anything is shown. Nothing here adopts the delegate's
/// protocols, since Objective-C, by which UIKit calls, does not see methods of Swift extensions.
@MainActor
public final class SceneLinks<Link: DeepLink & NavigationPlacing> {
  /// Turns what the scene receives into what it shows.
  public let handler: LinkHandler<Link>

  /// How URLs are read from what carries them in a form of its own.
  private let readers: SceneLinkReaders

  /// Chooses the scene that opens a link which the system handed to this one while it runs.
  ///
  /// Asked about links that both gates let in; what connects a scene is opened there.
  private let target: @MainActor @Sendable (Link) -> LinkSceneTarget<Link>

  /// Creates the links of a scene.
  ///
  /// - Parameters:
  ///   - handler: The handler of the scene.
  ///   - readers: How URLs are read from quick actions, notifications, activities and intents.
  ///   - target: Chooses the scene that opens a link which the system hands to this one while it runs.
  public init(
    handler: LinkHandler<Link>,
    readers: SceneLinkReaders = SceneLinkReaders(),
    target: @escaping @MainActor @Sendable (Link) -> LinkSceneTarget<Link> = { _ in .receiving }
  ) {
    self.handler = handler
    self.readers = readers
    self.target = target
  }

  /// Receives what connected the scene.
  ///
  /// From `scene(_:willConnectTo:options:)`, after the window is visible.
  ///
  /// - Parameter options: Why the scene is connected.
  /// - Returns: A receipt for each link. Of several navigations the last one ends on top.
  @discardableResult
  public func willConnect(with options: UIScene.ConnectionOptions) -> [LinkReceipt<Link>] {
    let handedOver = options.userActivities.compactMap(takeOver)
    return handedOver
      + readers.sources(of: options).map { handler.receive($0.delivery(isConnection: true)) }
  }

  /// Receives URLs in a running scene.
  ///
  /// From `scene(_:openURLContexts:)`.
  ///
  /// - Parameter contexts: The URLs. Their order is that of their bytes, since a set has none.
  /// - Returns: A receipt for each that no new scene is to open. Of several navigations the last one ends
  ///   on top.
  @discardableResult
  public func openURLContexts(_ contexts: Set<UIOpenURLContext>) -> [LinkReceipt<Link>] {
    readers.sources(of: contexts).compactMap(receive)
  }

  /// Receives an activity in a running scene.
  ///
  /// From `scene(_:continue:)`.
  ///
  /// - Parameter activity: A universal link, a search result, or an activity of the app's own.
  /// - Returns: A receipt; `nil` when the activity has no URL, or a new scene is to open it.
  @discardableResult
  public func `continue`(_ activity: NSUserActivity) -> LinkReceipt<Link>? {
    takeOver(activity) ?? receive(readers.source(of: activity))
  }

  #if !os(tvOS)
  /// Receives a quick action in a running scene.
  ///
  /// From `windowScene(_:performActionFor:…)`, whose completion handler wants to know whether there
  /// is a receipt.
  ///
  /// - Parameter item: The quick action.
  /// - Returns: A receipt; `nil` when the quick action has no URL.
  @discardableResult
  public func perform(_ item: UIApplicationShortcutItem) -> LinkReceipt<Link>? {
    receive(readers.source(of: item))
  }

  /// Receives a response to a notification.
  ///
  /// From the notification center's delegate, in the method with a completion handler: the `async`
  /// one is called off the main thread.
  ///
  /// At a cold start the same response is among the options of the connection; it counts once.
  ///
  /// - Parameter response: What the person did.
  /// - Returns: A receipt; `nil` when there is no URL, or the person dismissed the notification.
  @discardableResult
  public func didReceive(_ response: UNNotificationResponse) -> LinkReceipt<Link>? {
    receive(readers.source(of: response))
  }
  #endif

  /// Receives an app intent.
  ///
  /// From `scene(_:willPerformAppIntent:)`.
  ///
  /// At a cold start the same intent is among the options of the connection; it counts once.
  ///
  /// - Parameter intent: The intent.
  /// - Returns: A receipt; `nil` when the intent has no URL.
  @available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)
  @discardableResult
  public func willPerform(_ intent: any UISceneAppIntent) -> LinkReceipt<Link>? {
    receive(readers.source(ofIntent: intent))
  }

  /// Notes that the scene is active.
  ///
  /// From `sceneDidBecomeActive(_:)`.
  public func didBecomeActive() {
    handler.sceneDidBecomeActive()
  }

  /// Notes that the scene is gone.
  ///
  /// From `sceneDidDisconnect(_:)`.
  public func didDisconnect() {
    handler.sceneDidDisconnect()
  }

  /// Receives a URL in an app without scenes.
  ///
  /// From `application(_:open:options:)`.
  ///
  /// - Parameter url: The URL.
  /// - Returns: A receipt.
  @available(*, deprecated, message: "Apps need scenes from the iOS 27 SDK on: openURLContexts(_:)")
  @discardableResult
  public func applicationOpen(_ url: URL) -> LinkReceipt<Link> {
    handler.receive(SceneSource.opened(url).delivery(isConnection: false))
  }

  /// Receives what a running scene was handed.
  ///
  /// - Parameter source: What it was.
  /// - Returns: A receipt; `nil` when it was nothing with a URL, or a new scene is to open it.
  private func receive(_ source: SceneSource?) -> LinkReceipt<Link>? {
    guard let source else { return nil }
    let delivery: LinkDelivery<Link> = source.delivery(isConnection: false)
    return receive(delivery, in: handler.admittedLink(of: delivery).map(target) ?? .receiving)
  }
}
#endif
