#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkUIKit
import Testing
@_spi(Driving) import UIKit

@testable import QuickStartUIKit

/// The first page of the README, as an app would run it.
@MainActor @Suite struct FrontDoorTests {
  private func connect(
    _ application: UIApplication,
    _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
  ) throws -> (scene: UIScene, delegate: SceneDelegate, stack: UINavigationController) {
    let delegate = SceneDelegate()
    let scene = application.connectScene(delegate: delegate, options: options)
    let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
    return (scene, delegate, stack)
  }

  @Test func opensALinkOnTheRootThatIsThere() async throws {
    let application = UIApplication()
    let (scene, delegate, stack) = try connect(application)
    scene.deliver(try #require(URL(string: "quiz://leagues/7/questions/2")))
    await delegate.window?.transitions.runUntilIdle(quietTurns: 100)
    #expect(
      stack.viewControllers.map(\.title) == ["home", "league(id: 7)", "question(league: 7, id: 2)"]
    )
    application.disconnect(scene)
  }

  @Test func opensTheLinkThatLaunchedTheApp() async throws {
    let application = UIApplication()
    let url = try #require(URL(string: "quiz://leagues/3"))
    let options = UIScene.ConnectionOptions(urlContexts: [.make(url)])
    let (scene, delegate, stack) = try connect(application, options)
    await delegate.window?.transitions.runUntilIdle(quietTurns: 100)
    #expect(stack.viewControllers.map(\.title) == ["home", "league(id: 3)"])
    application.disconnect(scene)
  }

  @Test func aControllerOpensALinkInItsOwnWindow() async throws {
    let application = UIApplication()
    let (left, leftDelegate, leftStack) = try connect(application)
    let (right, rightDelegate, rightStack) = try connect(application)
    let top = try #require(rightStack.topViewController)
    #expect(top.openLink(QuizLink.league(id: 7)))
    await rightDelegate.window?.transitions.runUntilIdle(quietTurns: 100)
    await leftDelegate.window?.transitions.runUntilIdle(quietTurns: 100)
    #expect(rightStack.viewControllers.map(\.title) == ["home", "league(id: 7)"])
    #expect(leftStack.viewControllers.map(\.title) == ["home"])
    application.disconnect(left)
    application.disconnect(right)
  }

  @Test func aControllerOpensALinkInAnotherWindowWithoutALinkSceneDelegate() async throws {
    try await UIApplication.withIsolated { application in
      let (left, leftDelegate, leftStack) = try connect(application)
      let (right, rightDelegate, rightStack) = try connect(application)
      try #require(leftStack.topViewController).openLink(QuizLink.league(id: 7))
      await leftDelegate.window?.transitions.runUntilIdle(quietTurns: 100)
      let home = try #require(rightStack.topViewController)
      let receipt = try home.open(QuizLink.league(id: 7), in: .showing(.league(id: 7)))
      #expect(await receipt?.outcome == .alreadyShown)
      #expect(rightStack.viewControllers.map(\.title) == ["home"])
      #expect(await (try home.open(QuizLink.league(id: 3))).outcome == .opened(skipping: []))
      await rightDelegate.window?.transitions.runUntilIdle(quietTurns: 100)
      #expect(rightStack.viewControllers.map(\.title) == ["home", "league(id: 3)"])
      application.disconnect(left)
      application.disconnect(right)
    }
  }

  @Test func aWindowOfADetailHasARootOfItsOwn() async throws {
    let application = UIApplication()
    let links = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz")], log: .off)
    let (scene, delegate, _) = try connect(application)
    let window = try #require(delegate.window)
    let stack = UINavigationController(rootViewController: QuizController(.league(id: 7)))
    window.rootViewController = stack
    let windowScene = try #require(scene as? UIWindowScene)
    let attached = links.attach(to: window, in: windowScene, root: .league(id: 7)) { link in
      QuizController(link)
    }
    #expect(links.state()?.visibleStack == [.destination(.league(id: 7))])
    attached.open([UIOpenURLContext.make(try #require(URL(string: "quiz://leagues/7/questions/2")))]
    )
    await window.transitions.runUntilIdle(quietTurns: 100)
    #expect(stack.viewControllers.map(\.title) == ["league(id: 7)", "question(league: 7, id: 2)"])
    application.disconnect(scene)
  }

  @Test func theTabsOfABarAreThoseOfTheRoutes() async throws {
    let application = UIApplication()
    let links = DeepLinks(SportLink.self, prefixes: [.scheme("sport")], log: .off)
    let (scene, delegate, _) = try connect(application)
    let window = try #require(delegate.window)
    let bar = UITabBarController()
    let stacks = [HomeController(), HomeController()].map(UINavigationController.init)
    bar.viewControllers = stacks
    window.rootViewController = bar
    let windowScene = try #require(scene as? UIWindowScene)
    let attached = links.attach(to: window, in: windowScene, tabs: ["leagues", "activity"]) {
      link in
      let controller = UIViewController()
      controller.title = "\(link)"
      return controller
    }
    attached.open([UIOpenURLContext.make(try #require(URL(string: "sport://activity/3")))])
    await window.transitions.runUntilIdle(quietTurns: 100)
    #expect(bar.selectedViewController === stacks[1])
    #expect(stacks[1].viewControllers.map(\.title) == ["home", "event(id: 3)"])
    application.disconnect(scene)
  }

  @Test(arguments: [true, false], [["leagues", "activity"], []] as [[TabID]])
  func whatATabMakesWhenItIsSelectedIsItsRoot(isStack: Bool, names: [TabID]) async throws {
    let application = UIApplication()
    let links = DeepLinks(SportLink.self, prefixes: [.scheme("sport")], log: .off)
    let (scene, delegate, _) = try connect(application)
    let window = try #require(delegate.window)
    let bar = UITabBarController()
    bar.tabs = ["leagues", "activity"].map { id in
      let tab = UITab(title: id, image: nil, identifier: id) { _ in
        let home = HomeController()
        return isStack ? UINavigationController(rootViewController: home) : home
      }
      tab.waitsForSelection = true
      return tab
    }
    window.rootViewController = bar
    let windowScene = try #require(scene as? UIWindowScene)
    let attached = links.attach(to: window, in: windowScene, tabs: names) { _ in
      UIViewController()
    }
    #expect(await attached.handler.open(.activity).outcome == .opened(skipping: []))
    let made = try #require(bar.tabs.last?.viewController)
    let root = (made as? UINavigationController)?.viewControllers.first ?? made
    #expect(root is HomeController && bar.selectedTab?.identifier == "activity")
    #expect(await attached.handler.open(.leagues).outcome == .opened(skipping: []))
    #expect(await attached.handler.open(.event(id: 3)).outcome == .opened(skipping: []))
    let expected: [SportLink] = [.activity, .event(id: 3)]
    #expect(links.state()?.visibleStack == expected.map { .destination($0) })
    application.disconnect(scene)
  }

  @Test func aBarThatTakesThePlaceOfASignInHasItsRoots() async throws {
    let application = UIApplication()
    let links = DeepLinks(SportLink.self, prefixes: [.scheme("sport")], log: .off)
    let (scene, delegate, _) = try connect(application)
    let window = try #require(delegate.window)
    window.rootViewController = UIViewController()
    let windowScene = try #require(scene as? UIWindowScene)
    let attached = links.attach(to: window, in: windowScene, tabs: ["leagues", "activity"]) { _ in
      UIViewController()
    }
    let bar = UITabBarController()
    let stacks = [HomeController(), HomeController()].map(UINavigationController.init)
    bar.viewControllers = stacks
    window.rootViewController = bar
    #expect(await attached.handler.open(.event(id: 3)).outcome == .opened(skipping: []))
    #expect(stacks.allSatisfy { $0.viewControllers.first is HomeController })
    #expect(stacks[1].viewControllers.count == 2 && bar.selectedIndex == 1)
    // After a sign-out and another sign-in.
    window.rootViewController = UIViewController()
    let again = [HomeController(), HomeController()].map(UINavigationController.init)
    let second = UITabBarController()
    second.viewControllers = again
    window.rootViewController = second
    #expect(await attached.handler.open(.event(id: 4)).outcome == .opened(skipping: []))
    #expect(again.allSatisfy { $0.viewControllers.first is HomeController })
    application.disconnect(scene)
  }

  /// The links of an app with two tabs.
  private enum SportLink: DeepLink {
    case leagues
    case activity
    case event(id: Int)

    static let routes = LinkRoutes<SportLink>(access: .everyone) {
      LinkRoute(.leagues, "/").tab("leagues")
      LinkRoute(.activity, "/activity").tab("activity")
      LinkRoute(SportLink.event, "/activity/:id")
    }
  }

  @Test func aLinkOfAnotherTypeIsNotOpened() throws {
    let application = UIApplication()
    let (scene, _, stack) = try connect(application)
    let report = links.onProblem
    defer { links.onProblem = report }
    var problems: [RouteProblem] = []
    links.onProblem = { problems.append($0) }
    defer { links.onUnhandled = nil }
    var ends: [LinkFailure.Code?] = []
    links.onUnhandled = { ends.append($0.outcome.reason?.code) }
    #expect(stack.topViewController?.openLink(StrangeLink.here) == false)
    #expect(problems.map(\.code) == [.notMounted] && ends == [.linkTypeNotMounted])
    #expect(!UIViewController().openLink(QuizLink.home))
    application.disconnect(scene)
  }

  /// A type that the app does not mount.
  private enum StrangeLink: DeepLink {
    case here

    static let routes = LinkRoutes<StrangeLink> { LinkRoute(.here, "/here") }
  }
}
#endif
