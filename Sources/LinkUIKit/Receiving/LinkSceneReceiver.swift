#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
public import AppIntents
#endif
public import UIKit

/// A scene delegate for arrivals that SwiftUI doesn't deliver: connection options and quick actions.
///
/// ``LinkAppDelegate`` uses it for windows without a scene delegate. The connection options are received by the
/// `DeepLinkStack`, `DeepLinkTabs` or `DeepLinkColumns` of the window. SwiftUI itself delivers URLs and activities
/// of a running scene.
@MainActor
open class LinkSceneReceiver: UIResponder, UIWindowSceneDelegate {
  /// Receives the connection options of the scene.
  ///
  /// - Parameters:
  ///   - scene: The scene that connects.
  ///   - session: The session of the scene.
  ///   - options: The options of the connection.
  open func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    let id = LinkSceneID(scene)
    LinkInbox.current.connect(id, with: SceneLinkReaders.standard.arrivals(of: options, in: id))
  }

  /// Forgets the scene.
  open func sceneDidDisconnect(_ scene: UIScene) {
    LinkInbox.current.disconnect(LinkSceneID(scene))
  }

  #if !os(tvOS)
  /// Receives a quick action.
  ///
  /// - Parameters:
  ///   - windowScene: The scene that receives the action.
  ///   - shortcutItem: The quick action.
  ///   - completionHandler: Called with `true`: the action is received.
  open func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    receive(LinkArrival(shortcutItem), in: windowScene)
    completionHandler(true)
  }
  #endif

  private func receive(_ arrival: LinkArrival, in scene: UIScene) {
    var arrival = arrival
    arrival.scene = LinkSceneID(scene)
    LinkInbox.current.receive(arrival)
  }
}

@available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)
extension LinkSceneReceiver: AppIntentSceneDelegate {
  /// Receives an app intent whose content identifier is the URL of a link.
  ///
  /// UIKit calls it in UIKit apps whose scene delegate this is. In a SwiftUI app the delegate is SwiftUI's own, and does not
  /// pass the call on: the protocol is Swift's, not Objective-C's. There, the view modifier
  /// `onAppIntentExecution(_:perform:)` receives the intent: call `links.receive(LinkDelivery(link:))` in it. An intent
  /// that starts the app comes with the connection options in both.
  public func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {
    if let arrival = LinkArrival(appIntent) { receive(arrival, in: scene) }
  }
}
#endif
