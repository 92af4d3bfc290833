// Shows the screens of links in UIKit, and opens every link that the system delivers to a scene.
// snippet.hide
#if canImport(UIKit) && !os(watchOS)
enum QuizLink: DeepLink, NavigationPlacing {
  case home
  case league(id: Int)

  var placements: [LinkPlacement<QuizLink>] {
    switch self {
    case .home: [.root(.main)]
    case .league: [.pushed(on: .home)]
    }
  }
}

let router = LinkRouter<QuizLink>(
  prefixes: [.scheme("quiz"), .domain("quiz.example")],
  routes: [
    LinkRoute(.home, "/home").access(.from(.universalLink, .customScheme)),
    LinkRoute(QuizLink.league, "/leagues/:id").access(.from(.universalLink, .customScheme)),
  ]
)

final class QuizController: UIViewController {
  init(_ link: QuizLink) {
    super.init(nibName: nil, bundle: nil)
    title = "\(link)"
  }

  required init?(coder: NSCoder) { nil }
}

// snippet.show
import LinkUIKit
import UIKit

@MainActor let deepLinks = DeepLinks(router: router)  // one for the app

final class SceneDelegate: UIResponder, UIWindowSceneDelegate, LinkSceneDelegate {
  var window: UIWindow?
  var links: SceneLinks<QuizLink>?

  func scene(_ scene: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let host = UIKitNavigationHost(window: window, factory: ScreenFactory { QuizController($0) })
    let home = QuizController(.home)
    host.register(home, as: .home)
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
    self.window = window
    links = SceneLinks(links: deepLinks, host: host, scene: scene)
    links?.willConnect(with: options)  // a link that launched the app
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    links?.open(contexts)
  }
  func scene(_ scene: UIScene, continue activity: NSUserActivity) { links?.continue(activity) }
  func sceneDidBecomeActive(_ scene: UIScene) { links?.didBecomeActive() }
  func sceneDidDisconnect(_ scene: UIScene) { links?.didDisconnect() }
}
// In any view controller of the scene: try open(QuizLink.league(id: 7))
// snippet.hide
#endif
