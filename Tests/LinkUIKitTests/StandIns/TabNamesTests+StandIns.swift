#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkUIKit
import Testing
@_spi(Driving) import UIKit

private enum ShopLink: DeepLink {
  case home
  case account

  static let routes = LinkRoutes<ShopLink>(access: .everyone) {
    LinkRoute(.home, "/").tab("home")
    LinkRoute(.account, "/account").tab("account")
  }
}

private enum StallLink: DeepLink {
  case home
  case account

  static let routes = LinkRoutes<StallLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(.account, "/account").tab("account")
  }
}

/// The names that `attach` gives the tabs of a tab bar.
@MainActor @Suite struct TabNamesTests {
  @Test(
    arguments: [
      (["home", "account"], nil),
      (["home"], "no 'account', so links in that tab are not shown"),
      (["home", "acount"], "no 'account', so links in that tab are not shown"),
      ([], "none, so links are shown over it"),
      (["home", "home"], "'home' twice, so links are shown over it"),
    ] as [([TabID], String?)]
  )
  func thatDoNotFitAreALineOfTheLog(tabs: [TabID], named: String?) throws {
    let bar = UITabBarController()
    bar.viewControllers = [UINavigationController(), UINavigationController()]
    let notes = notes(ofAttachingTo: bar, tabs: tabs)
    let note = named.map {
      """
      the window's root is a tab bar, and attach names \($0). Name each tab once, in the order of \
      the bar: attach(to:in:_:tabs:).
      """
    }
    #expect(notes == (note.map { [$0] } ?? []))
  }

  /// The lines of the log when a window with a root is attached.
  private func notes(ofAttachingTo root: UIViewController, tabs: [TabID] = []) -> [String] {
    let links = DeepLinks(ShopLink.self, prefixes: [.scheme("shop")], log: .off)
    var notes: [String] = []
    links.onLogLine = { notes.append($0) }
    let application = UIApplication()
    let scene = application.connectScene(delegate: SceneDelegate())
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    let attached = links.attach(to: window, in: scene, tabs: tabs) { _ in UIViewController() }
    attached.didDisconnect()
    application.disconnect(scene)
    return notes
  }

  /// The usual root of an app that swaps its sign-in and its screens.
  private final class Main: UIViewController {}

  @Test(arguments: [true, false])
  func aContainerThatSaysNothingOfItsScreensIsALineOfTheLog(holdsScreens: Bool) {
    let main = Main()
    main.addChild(holdsScreens ? UINavigationController() : UIViewController())
    let note = """
      the window's root, Main, contains other controllers and does not conform to ScreenContaining, so \
      links are presented over it. Have it conform.
      """
    #expect(notes(ofAttachingTo: main).contains(note) == holdsScreens)
  }

  @Test func aStackBesideRoutesInTabsIsALineOfTheLog() {
    let stack = UINavigationController(rootViewController: UIViewController())
    #expect(
      notes(ofAttachingTo: stack) == [
        """
        a window shows one stack, and the root lies in the tab 'home', so links in tabs are not shown: show the \
        tabs, by DeepLinkTabs or attach(to:in:_:tabs:), or take .tab away.
        """
      ]
    )
  }

  @Test(arguments: ["main", "home"] as [TabID])
  func theTabOfARootWithoutATabIsMain(first: TabID) {
    var problems: [String] = []
    let links = DeepLinks(StallLink.self, prefixes: [.scheme("stall")], log: .off) {
      problems.append("\($0)")
    }
    let application = UIApplication()
    let scene = application.connectScene(delegate: SceneDelegate())
    let window = UIWindow(windowScene: scene)
    let bar = UITabBarController()
    bar.viewControllers = (0..<2).map { _ in
      UINavigationController(rootViewController: UIViewController())
    }
    window.rootViewController = bar
    let attached = links.attach(to: window, in: scene, tabs: [first, "account"]) { _ in
      UIViewController()
    }
    let roots = links.state()?.containers.map(\.stack)
    #expect(roots?.last == [.destination(.account)])
    #expect((roots?.first == [.destination(.home)]) == (first == "main"))
    #expect(problems.count == (first == "main" ? 0 : 1))
    #expect(problems.allSatisfy { $0.hasPrefix("The root 'home' lies in no tab") })
    attached.didDisconnect()
    application.disconnect(scene)
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
}
#endif
