#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import DeepLinking
public import LinkUIKit
public import PostsApp
public import UIKit

/// The app in UIKit: the same links, table and policy, with the controllers of a storyboard.
///
/// `Main.storyboard` has a scene for each identifier of `StoryboardScreen.table`, with a
/// ``PostsController`` or a class derived from it.
public final class PostsSceneDelegate: UIResponder, UIWindowSceneDelegate, LinkSceneDelegate {
  /// The window.
  public var window: UIWindow?

  /// The controllers: `Main.storyboard`, unless another was set before the scene is connected.
  public var storyboard = UIStoryboard(name: "Main", bundle: nil)

  /// The links of the scene, once it is connected.
  public private(set) var links: SceneLinks<PostsLink>?

  /// Shows the window, and what connected the scene.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    // Without a navigation controller, what is pushed becomes a modal stack with a Cancel button.
    window.rootViewController = UINavigationController(
      rootViewController: storyboard.instantiateViewController(withIdentifier: "Home")
    )
    window.makeKeyAndVisible()
    let factory = ScreenFactory<PostsLink>(storyboard: storyboard) { link in
      StoryboardScreen.of(link).identifier
    }
    .telling(.posts)
    links = DeepLinks().attach(to: window, in: scene, connectionOptions) { link in
      try await factory.controller(for: link)
    }
  }

  /// Opens URLs in the running scene.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    links?.open(URLContexts)
  }

  /// Continues an activity: a universal link, or what another device hands off.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    links?.continue(userActivity)
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
#endif
