#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeepLinking
public import LinkUIKit
public import ProphetsLinks
public import UIKit
import UserNotifications

/// One window of the app: hands everything that the system delivers to its links.
public final class ProphetsSceneDelegate: UIResponder, UIWindowSceneDelegate, LinkSceneDelegate {
  /// The window.
  public var window: UIWindow?

  /// The links of the scene, once it is connected.
  public private(set) var links: SceneLinks<ProphetsLink>?

  /// Shows the window, and what connected the scene.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let parts = UIApplication.shared.delegate as? any ProphetsParts
    else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    let links = ProphetsWindow(parts: parts).links(in: window, of: scene)
    self.links = links
    askHere()
    window.makeKeyAndVisible()
    links.willConnect(with: connectionOptions).forEach(follow)
  }

  /// Opens URLs in the running scene.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    links?.open(URLContexts).forEach(follow)
  }

  /// Continues an activity in the running scene: a universal link among others.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    follow(links?.continue(userActivity)?.receipt)
  }

  /// Performs a quick action in the running scene.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let reception = links?.perform(shortcutItem)
    follow(reception?.receipt)
    completionHandler(reception != nil)
  }

  /// Opens the link of a notification in the running scene.
  func open(_ response: UNNotificationResponse) {
    follow(links?.didReceive(response)?.receipt)
  }

  /// Notes that the scene is active.
  public func sceneDidBecomeActive(_ scene: UIScene) {
    links?.didBecomeActive()
    askHere()
  }

  /// Notes that the scene is gone.
  public func sceneDidDisconnect(_ scene: UIScene) {
    links?.didDisconnect()
  }

  /// Has links that change something ask in this window, since it was used last.
  private func askHere() {
    guard let window, let parts = UIApplication.shared.delegate as? any ProphetsParts else {
      return
    }
    parts.links.confirm = { [weak window] question in
      guard let window else { return false }
      return await ProphetsConfirmation(window: window).ask(question.link.question)
    }
  }

  /// Offers to sign in when a link waits for that, and then opens it.
  func follow(_ receipt: LinkReceipt<ProphetsLink>?) {
    Task {
      guard case .suspended = await receipt?.outcome, let window,
        let parts = UIApplication.shared.delegate as? any ProphetsParts,
        parts.links.account == nil,
        await ProphetsConfirmation(window: window).ask(ProphetsLink.signInQuestion)
      else { return }
      parts.links.accountDidChange(to: .me)
    }
  }
}
#endif
