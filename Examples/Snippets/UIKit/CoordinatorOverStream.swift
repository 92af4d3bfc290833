// An app in UIKit that navigates by a coordinator: links come as a stream, with their parents.
// snippet.hide
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import LinkUIKit
import UIKit

// snippet.show
@MainActor final class NewsCoordinator {
  let navigation = UINavigationController()

  func show(_ links: [NewsLink]) {
    navigation.setViewControllers(links.map { NewsController($0) }, animated: false)
  }
}

final class NewsController: UIViewController {
  init(_ link: NewsLink) {
    super.init(nibName: nil, bundle: nil)
    title = "\(link)"
  }

  required init?(coder: NSCoder) { nil }
}

final class NewsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let coordinator = NewsCoordinator()
  private var following: Task<Void, Never>?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = coordinator.navigation
    window.makeKeyAndVisible()
    self.window = window
    coordinator.show([.home])
    let links = news.settledLinks(in: LinkSceneID(scene))
    following = Task { [coordinator] in
      for await (link, parents) in links { coordinator.show(parents + [link]) }
    }
    news.receive(options, in: scene)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    news.receive(contexts, in: scene)
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    news.receive(activity, in: scene)
  }

  func sceneDidDisconnect(_ scene: UIScene) { following?.cancel() }
}
// snippet.hide
#endif
