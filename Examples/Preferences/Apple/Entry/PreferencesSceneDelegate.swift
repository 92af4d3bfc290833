#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeepLinking
public import LinkActions
import LinkHandling
public import LinkUIKit
public import PreferencesApp
public import UIKit

/// The one window of the app in UIKit: hands everything that the system delivers to its links.
public final class PreferencesSceneDelegate: UIResponder, UIWindowSceneDelegate, LinkSceneDelegate {
  /// The window.
  public var window: UIWindow?

  /// The app, once the scene is connected.
  public private(set) var app: PreferencesApp?

  /// The links of the scene, once it is connected.
  public private(set) var links: SceneLinks<PreferencesLink>?

  /// What notifications can ask for, once the scene is connected.
  public private(set) var actions: NotificationActions?

  /// Shows the window, and what connected the scene.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    // The tabs and the names of the actions are different, so there are a host and an app.
    guard let host = try? PreferencesTabs.host(of: window),
      let app = try? PreferencesApp(
        schemes: ["vnd.mycompany.myapp"],
        host: host,
        scene: LinkSceneID(windowScene)
      )
    else { return }
    self.app = app
    let links = SceneLinks(handler: app.handler)
    let actions = NotificationActions(registry: app.registry, foregroundButtons: ["show"])
    self.links = links
    self.actions = actions
    window.makeKeyAndVisible()
    links.willConnect(with: connectionOptions)
    if let response = LinkNotificationResponse(connectionOptions, connecting: scene) {
      actions.didReceive(response)
    }
  }

  /// Opens URLs in the running scene.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    links?.openURLContexts(URLContexts)
  }

  /// Notes that the scene is active.
  public func sceneDidBecomeActive(_ scene: UIScene) {
    links?.didBecomeActive()
  }

  /// Notes that the scene is gone.
  public func sceneDidDisconnect(_ scene: UIScene) {
    links?.didDisconnect()
  }
}

/// The tabs of the window.
@MainActor
enum PreferencesTabs {
  /// Gives a window its tabs.
  static func host(of window: UIWindow) throws -> UIKitNavigationHost<PreferencesLink> {
    let host = try UIKitNavigationHost<PreferencesLink>(
      window: window,
      tabs: ["home", "inbox"],
      factory: ScreenFactory { PreferencesController($0) }
    )
    let bar = UITabBarController()
    window.rootViewController = bar
    bar.viewControllers = [PreferencesLink.home, .inbox].map { link in
      let root = PreferencesController(link)
      host.register(root, as: link)
      return UINavigationController(rootViewController: root)
    }
    return host
  }
}

/// A screen: its title.
final class PreferencesController: UIViewController {
  /// Creates a screen.
  init(_ link: PreferencesLink) {
    super.init(nibName: nil, bundle: nil)
    title = "\(link)"
  }

  /// Storyboards are not used.
  required init?(coder: NSCoder) { nil }
}
#endif
