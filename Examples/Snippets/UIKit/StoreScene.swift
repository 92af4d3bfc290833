// Five screens of an ordinary app in UIKit: a badge, a search tab, a sheet of the app's own, and a wall.
#if canImport(UIKit) && !os(watchOS)
import LinkUIKit
import UIKit

enum StoreLink: DeepLink {
  case shop
  case product(id: Int, variant: String?)
  case orders
  case order(id: Int)
  case signIn

  static let routes = LinkRoutes<StoreLink>(access: .everyone) {
    LinkRoute(.shop, "/").tab("shop")
    LinkRoute(StoreLink.product, "/products/:id?variant=:variant")
    LinkRoute(.orders, "/orders").tab("orders")
    LinkRoute(StoreLink.order, "/orders/:id")
    LinkRoute(.signIn, "/sign-in").presentedOnCurrent(.sheet).access(.appOnly)
  }
}

@MainActor let storeLinks = DeepLinks(
  StoreLink.self,
  prefixes: [.scheme("store"), .domain("store.example")],
  guards: [
    LinkGuard("account") { request in
      guard case .order = request.link, request.event.account == nil else { return .allow }
      return .wait(until: .signedIn, showing: .signIn)
    }
  ]
)

final class StoreSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var links: SceneLinks<StoreLink>?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let roots = [StoreController(.shop), StoreController(.orders), UIViewController()]
    let tabs = UITabBarController()
    tabs.viewControllers = roots.map { UINavigationController(rootViewController: $0) }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    links = storeLinks.attach(to: window, in: scene, options, tabs: ["shop", "orders", "search"]) {
      link in
      StoreController(link)
    }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    links?.open(contexts)
  }
  func scene(_ scene: UIScene, continue activity: NSUserActivity) { links?.continue(activity) }
  func sceneDidBecomeActive(_ scene: UIScene) { links?.didBecomeActive() }
  func sceneDidDisconnect(_ scene: UIScene) { links?.didDisconnect() }
}

final class StoreController: UIViewController {
  init(_ link: StoreLink) {
    super.init(nibName: nil, bundle: nil)
    title = "\(link)"
  }

  required init?(coder: NSCoder) { nil }

  func showOrder(_ id: Int) { openLink(StoreLink.order(id: id)) }
  func showFilter() { present(UIViewController(), animated: true) }
  func signIn() { storeLinks.accountDidChange(to: "anna") }
}
#endif
