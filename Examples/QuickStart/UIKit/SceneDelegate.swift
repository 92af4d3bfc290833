// The first page of the README: an app in UIKit that opens its links.
// snippet.hide
#if canImport(UIKit) && !os(watchOS)
// snippet.show
import LinkUIKit
import UIKit

// snippet.hide
enum QuizLink: DeepLink {
  case home
  case league(id: Int)
  case question(league: Int, id: Int)

  static let routes = LinkRoutes<QuizLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(QuizLink.league, "/leagues/:id")
    LinkRoute(QuizLink.question, "/leagues/:league/questions/:id")
  }
}

// swift-format-ignore
@MainActor let links = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz"), .domain("quiz.example")])
// swift-format-ignore
// snippet.show
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var scene: SceneLinks<QuizLink>?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: HomeController())
    window.makeKeyAndVisible()
    self.window = window
    self.scene = links.attach(to: window, in: windowScene, options) { link in QuizController(link) }
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { self.scene?.open(contexts) }
  func scene(_ scene: UIScene, continue activity: NSUserActivity) { self.scene?.continue(activity) }
  func sceneDidBecomeActive(_ scene: UIScene) { self.scene?.didBecomeActive() }
  func sceneDidDisconnect(_ scene: UIScene) { self.scene?.didDisconnect() }
}
// In any view controller: openLink(QuizLink.league(id: 7))
// snippet.hide

final class HomeController: UIViewController {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    title = "home"
  }

  required init?(coder: NSCoder) { nil }
}

final class QuizController: UIViewController {
  init(_ link: QuizLink) {
    super.init(nibName: nil, bundle: nil)
    title = "\(link)"
  }

  required init?(coder: NSCoder) { nil }
}
#endif
