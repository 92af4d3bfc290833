#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeepLinking
public import LinkActions
public import LinkUIKit
public import PreferencesApp
public import UIKit

/// The one window of the app in UIKit: hands everything that the system delivers to its links.
public final class PreferencesSceneDelegate: UIResponder, UIWindowSceneDelegate {
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
    // The names of the actions are different, so there is an app.
    guard let windowScene = scene as? UIWindowScene, let app = try? PreferencesApp() else { return }
    self.app = app
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let bar = UITabBarController()
    bar.viewControllers = [PreferencesLink.home, .inbox].map { link in
      UINavigationController(rootViewController: PreferencesController(link))
    }
    window.rootViewController = bar
    window.makeKeyAndVisible()
    links = app.links.attach(
      to: window,
      in: windowScene,
      connectionOptions,
      tabs: ["home", "inbox"]
    ) { PreferencesController($0) }
    let actions = NotificationActions(registry: app.registry, foregroundButtons: ["show"])
    self.actions = actions
    if let response = LinkNotificationResponse(connectionOptions, connecting: scene) {
      actions.didReceive(response)
    }
  }

  /// Opens URLs in the running scene.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    links?.open(URLContexts)
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
