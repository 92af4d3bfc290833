#if canImport(UIKit) && !os(watchOS)
#if canImport(AppIntents)
public import AppIntents
#endif
import DeepLinking
import LinkHandling
public import UIKit

/// A scene delegate that hands over what SwiftUI does not: what connects a scene, and quick actions.
///
/// ``LinkAppDelegate`` names it for windows that have no scene delegate. What connects a scene is received by the
/// `DeepLinkStack`, `DeepLinkTabs` or `DeepLinkColumns` of its window. URLs and activities of a running scene
/// come by SwiftUI itself.
@MainActor
open class LinkSceneReceiver: UIResponder, UIWindowSceneDelegate {
  /// Hands over what connects the scene.
  ///
  /// - Parameters:
  ///   - scene: The scene that connects.
  ///   - session: The session of the scene.
  ///   - options: Why it is connected.
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
  /// Hands over a quick action.
  ///
  /// - Parameters:
  ///   - windowScene: The scene that receives the action.
  ///   - shortcutItem: The quick action.
  ///   - completionHandler: Called with `true`: there is something that takes it.
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
  /// Hands over an app intent whose content identifier is the URL of a link.
  ///
  /// UIKit calls it where it asks this object. While an app of SwiftUI runs, the view modifier
  /// `onAppIntentExecution(_:perform:)` gets the intent instead: call `links.receive(LinkDelivery(link:))` there.
  public func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {
    if let arrival = LinkArrival(appIntent) { receive(arrival, in: scene) }
  }
}
#endif
