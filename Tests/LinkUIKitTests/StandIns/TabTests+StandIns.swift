#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkTesting
import Testing
@_spi(Driving) import UIKit
@testable import LinkUIKit

/// Further tabs, the list of them, tabs with identifiers, and containers of the app's own.
@MainActor @Suite struct TabTests {
  /// A stage with seven tabs, of which two have names.
  private func seven() throws -> (Stage, UITabBarController) {
    let stage = try Stage.tabs()
    let bar = try #require(stage.bar)
    let further = (3...7).map { _ in UINavigationController(rootViewController: UIViewController())
    }
    bar.viewControllers = (bar.viewControllers ?? []) + further
    return (stage, bar)
  }

  @Test func aFurtherTabIsAContainerThatALinkLeadsAwayFrom() async throws {
    let (stage, bar) = try seven()
    #expect(
      stage.host.state.containers.map(\.id)
        == ["leagues", "activity", "tab 3", "tab 4", "tab 5", "tab 6", "tab 7", "more"]
    )
    bar.selectedIndex = 5
    #expect(stage.host.state.selected == "tab 6")
    #expect(await stage.handler.open(.home).outcome == .opened(skipping: []))
    #expect(bar.selectedIndex == 0)
  }

  @Test func aLinkLeadsAwayFromTheListOfFurtherTabs() async throws {
    let (stage, bar) = try seven()
    #expect(bar.tapMore())
    #expect(bar.selectedIndex == NSNotFound)
    #expect(stage.host.state.selected == "more")
    #expect(await stage.handler.open(.home).outcome == .opened(skipping: []))
    #expect(bar.selectedIndex == 0)
    #expect(stage.host.state.selected == "leagues")
  }

  @Test func aTabThatWasOpenedInTheListIsThatTab() async throws {
    let (stage, bar) = try seven()
    let plain = QuizScreen(.login)
    stage.host.register(plain, as: .login)
    bar.viewControllers?[6] = plain
    #expect(bar.tapMore())
    #expect(bar.tapInMore(at: 6))
    await stage.idle()
    #expect(stage.host.state.selected == "tab 7")
    #expect(stage.host.state.visibleStack == [at(.login)])
    #expect(stage.host.state.containers.last?.stack.count == 1)
  }

  /// A stage with the tabs `[home]`, four without a name, and `[activity]` in the list.
  private func six(identified: Bool) throws -> (Stage, UITabBarController) {
    let bar = UITabBarController()
    let (home, activity) = (QuizScreen(.home), QuizScreen(.activity))
    let first = UINavigationController(rootViewController: home)
    let last = UINavigationController(rootViewController: activity)
    let further = (2...5).map { _ in UINavigationController(rootViewController: UIViewController())
    }
    if identified {
      let ids = ["leagues", "2", "3", "4", "5", "activity"]
      bar.tabs = zip(ids, [first] + further + [last]).map { id, controller in
        UITab(title: id, image: nil, identifier: id) { _ in controller }
      }
    } else {
      bar.viewControllers = [first] + further + [last]
    }
    let names: [TabID] =
      identified ? ["leagues", "activity"] : ["leagues", "b", "c", "d", "e", "activity"]
    let stage = try Stage.tabs(root: bar, names)
    stage.host.register(home, as: .home)
    stage.host.register(activity, as: .activity)
    return (stage, bar)
  }

  @Test(arguments: [true, false])
  func aStackThatWasOpenedInTheListIsThatOfItsTab(identified: Bool) async throws {
    let (stage, bar) = try six(identified: identified)
    #expect(bar.tapMore())
    #expect(stage.host.state.selected == "more")
    #expect(bar.tapInMore(at: 5))
    await stage.idle()
    #expect(stage.host.state.selected == "activity")
    #expect(stage.host.state.visibleStack == [at(.activity)])
    #expect(await stage.handler.open(.activity).outcome == .alreadyShown)
    try await stage.perform(.push([at(.login)], on: .container("activity")))
    #expect(stage.host.state.visibleStack == [at(.activity), at(.login)])
    // Its screens are where they were after a person has been elsewhere.
    #expect(bar.tapTab(at: 0))
    #expect(stage.host.state.selected == "leagues")
    #expect(await stage.handler.open(.activity).outcome == .opened(skipping: []))
    #expect(stage.host.state.selected == "activity")
    #expect(stage.host.state.visibleStack == [at(.activity)])
    #expect((stage.window.front as? QuizScreen)?.link == .activity)
    #expect(await stage.handler.open(.league(league: 1)).outcome == .opened(skipping: []))
    #expect((stage.window.front as? QuizScreen)?.link == .league(league: 1))
    #expect(stage.window.exceptions + stage.window.warnings == [])
  }

  @Test(arguments: [true, false])
  func aLinkOpensATabThatIsInTheList(identified: Bool) async throws {
    let (stage, bar) = try six(identified: identified)
    #expect(await stage.handler.open(.activity).outcome == .opened(skipping: []))
    #expect(stage.host.state.selected == "activity")
    #expect((stage.window.front as? QuizScreen)?.link == .activity)
    // A person goes back to the list.
    #expect(bar.moreNavigationController.tapBack())
    await stage.idle()
    #expect(bar.tapMore())
    #expect(stage.host.state.selected == "more")
    #expect(stage.host.state.containers.first { $0.id == "activity" }?.stack == [at(.activity)])
    #expect(await stage.handler.open(.activity).outcome == .opened(skipping: []))
    #expect(stage.window.transitions.runningNames == [])
    #expect((stage.window.front as? QuizScreen)?.link == .activity)
    #expect(stage.window.exceptions + stage.window.warnings == [])
  }

  @Test func aSplitViewThatWasOpenedInTheListIsReadByItsColumns() async throws {
    let (stage, bar) = try seven()
    let split = UISplitViewController(style: .doubleColumn)
    let home = QuizScreen(.home)
    split.setViewController(home, for: .primary)
    stage.host.register(home, as: .home)
    bar.viewControllers?[6] = split
    #expect(bar.tapMore())
    #expect(bar.tapInMore(at: 6))
    await stage.idle()
    #expect(stage.host.state.selected == "tab 7")
    #expect(stage.host.state.visibleStack == [at(.home)])
  }

  @Test func theListHasANameOfItsOwnBesideATabOfThatName() throws {
    let (stage, bar) = try seven()
    #expect(bar.tapMore())
    let tabs = LiveTabs(in: .bar(bar), names: ["more", "b"])
    #expect(tabs.all[tabs.selected].id == "more tabs")
    #expect(stage.host.state.selected == "more")
  }

  @Test func fewTabsHaveNoList() throws {
    let stage = try Stage.tabs()
    #expect(stage.host.state.containers.map(\.id) == ["leagues", "activity"])
    #expect(stage.bar?.tapMore() == false)
  }

  /// A stage whose tabs have identifiers: the names in another order, a group, and one without a name.
  private func identified(
    managed: Bool = true,
    _ names: [TabID] = ["leagues", "activity"]
  ) throws -> (Stage, UITabBarController, UINavigationController) {
    let navigation = UINavigationController()
    let library = UITab(title: "Activity", image: nil, identifier: "activity") { _ in
      QuizScreen(.activity)
    }
    let group = UITabGroup(title: "All", image: nil, identifier: "all", children: [library]) { _ in
      UIViewController()
    }
    if managed { group.managingNavigationController = navigation }
    let home = UITab(title: "Leagues", image: nil, identifier: "leagues") { _ in
      UINavigationController(rootViewController: QuizScreen(.home))
    }
    let search = UITab(title: "Search", image: nil, identifier: "search") { _ in UIViewController()
    }
    let bar = UITabBarController()
    bar.tabs = [search, group, home]
    let stage = try Stage.tabs(root: bar, names)
    let screens = [library.viewController, home.viewController?.children.first]
    for case let screen as QuizScreen in screens { stage.host.register(screen, as: screen.link) }
    return (stage, bar, navigation)
  }

  @Test func namesAreIdentifiersOfTabs() async throws {
    let (stage, bar, _) = try identified()
    #expect(stage.host.state.containers.map(\.id) == ["leagues", "activity", "search", "all"])
    #expect(stage.host.state.selected == "search")
    #expect(await stage.handler.open(.league(league: 1)).outcome == .opened(skipping: []))
    #expect(bar.selectedTab?.identifier == "leagues")
    #expect(stage.host.state.visibleStack == [at(.home), at(.league(league: 1))])
  }

  @Test func aTabInAGroupIsAStackOnThatOfTheGroup() async throws {
    let (stage, bar, navigation) = try identified()
    #expect(await stage.handler.open(.activity).outcome == .opened(skipping: []))
    #expect(bar.selectedTab?.identifier == "activity")
    #expect(navigation.viewControllers.count == 2)
    #expect(stage.host.state.visibleStack == [at(.activity)])
    try await stage.perform(.push([at(.login)], on: .container("activity")))
    #expect(stage.host.state.visibleStack == [at(.activity), at(.login)])
    try await stage.perform(.pop(to: 1, in: .container("activity")))
    #expect(navigation.viewControllers.count == 2)
    try await stage.perform(.replaceStack([at(.login)], of: "activity"))
    #expect(stage.window.links(of: navigation) == [nil, .login])
  }

  @Test func aTabBesideANamedOneInAGroupIsAContainer() async throws {
    let (stage, bar, _) = try identified()
    let group = try #require(bar.tabs[1] as? UITabGroup)
    let sibling = UITab(title: "Old", image: nil, identifier: "old") { _ in UIViewController() }
    group.children += [sibling]
    #expect(await stage.handler.open(.home).outcome == .opened(skipping: []))
    bar.selectedTab = sibling
    #expect(stage.host.state.selected == "old")
    #expect(await stage.handler.open(.home).outcome == .opened(skipping: []))
    #expect(bar.selectedTab?.identifier == "leagues")
    bar.selectedTab = group
    #expect(stage.host.state.selected == "all")
    #expect(await stage.handler.open(.home).outcome == .opened(skipping: []))
    #expect(bar.selectedTab?.identifier == "leagues")
  }

  @Test func aGroupWithANameIsTheStackThatShowsIt() async throws {
    let (stage, bar, navigation) = try identified(["all", "leagues"])
    let group = try #require(bar.tabs[1] as? UITabGroup)
    bar.selectedTab = group
    #expect(stage.host.state.selected == "all")
    try await stage.perform(.push([at(.login)], on: .container("all")))
    #expect(navigation.viewControllers.count == 2)
    #expect(stage.window.presented == [])
    #expect(stage.host.state.visibleStack.last == at(.login))
  }

  @Test func aTabThatHasNoControllerYetIsSelectedAndReadAgain() async throws {
    let bar = UITabBarController()
    let links: [(String, Quiz)] = [("leagues", .home), ("activity", .activity)]
    var made: [Quiz] = []
    let stage = try Stage.tabs(root: bar)
    let tabs = links.map { id, link in
      UITab(title: id, image: nil, identifier: id) { _ in
        made.append(link)
        let screen = QuizScreen(link)
        stage.host.register(screen, as: link)
        return UINavigationController(rootViewController: screen)
      }
    }
    let empty = UITab(title: "Empty", image: nil, identifier: "empty")
    for tab in tabs + [empty] { tab.waitsForSelection = true }
    bar.tabs = tabs + [empty]
    #expect(stage.host.state.containers.map(\.stack) == [[at(.home)], [], []])
    #expect(await stage.handler.open(.activity).outcome == .opened(skipping: []))
    #expect(bar.selectedTab === tabs[1])
    #expect(stage.host.state.visibleStack == [at(.activity)])
    #expect(await stage.handler.open(.league(league: 1)).outcome == .opened(skipping: []))
    #expect(stage.host.state.visibleStack == [at(.home), at(.league(league: 1))])
    #expect(made == [.home, .activity])
    // One that has none even then is not a place for a screen.
    #expect(await stage.failure(of: .select("empty")) == .noContainer)
    #expect(await stage.failure(of: .select("nowhere")) == .noContainer)
  }

  @Test func aTabThatMakesItsControllerItselfLosesItsModalStack() async throws {
    let home = QuizScreen(.home)
    let activity = UINavigationController(rootViewController: QuizScreen(.activity))
    let bar = UITabBarController()
    bar.tabs = [("leagues", home), ("activity", activity)].map { id, controller in
      UITab(title: id, image: nil, identifier: id) { _ in controller }
    }
    let stage = try Stage.tabs(root: bar)
    stage.host.register(home, as: .home)
    #expect(await stage.handler.open(.league(league: 1)).outcome == .opened(skipping: []))
    #expect(stage.window.presented == [[.league(league: 1)]])
    #expect(await stage.handler.open(.activity).outcome == .opened(skipping: []))
    #expect(stage.window.presented == [])
    #expect(bar.selectedTab?.identifier == "activity")
    #expect(stage.window.exceptions + stage.window.warnings == [])
  }

  @Test func whatATabMakesItselfIsNotReplaced() async throws {
    let (stage, bar, _) = try identified(managed: false)
    let plain = UITab(title: "Plain", image: nil, identifier: "leagues") { _ in QuizScreen(.login) }
    bar.tabs = [plain]
    #expect(await stage.failure(of: .replaceStack([at(.home)], of: "leagues")) == .refused)
    #expect(await stage.failure(of: .replaceStack([at(.home)], of: "activity")) == .noContainer)
  }

  @Test func aRootThatComesLaterIsNoTouchOfThePerson() {
    let window = UIWindow()
    let host = UIKitNavigationHost<Quiz>(window: window, factory: ScreenFactory { QuizScreen($0) })
    #expect(host.isUntouched)
    for _ in 0..<2 {
      let stack = UINavigationController(rootViewController: QuizScreen(.home))
      window.rootViewController = stack
      #expect(host.isUntouched)
      stack.pushViewController(QuizScreen(.login), animated: false)
      #expect(!host.isUntouched)
    }
  }

  @Test func aTabInAGroupThatShowsItselfOpensNothing() async throws {
    let (stage, _, _) = try identified(managed: false)
    let outcome = await stage.handler.open(.activity).outcome
    #expect(outcome.name == "failed")
    #expect(await stage.failure(of: .select("activity")) == .noContainer)
  }

  @Test func aTabThatIsNotInTheBarIsNotReplaced() async throws {
    let (_, bar, _) = try identified(managed: false)
    let tabs = LiveTabs(in: .bar(bar), names: ["activity", "nobody"])
    #expect(!tabs.replace(at: 0, with: UIViewController()))
    #expect(!tabs.replace(at: 1, with: UIViewController()))
    tabs.select(1)
    #expect(bar.selectedTab?.identifier == "search")
  }
}

/// Containers of the app's own.
@MainActor @Suite struct ContainerTests {
  /// A container that shows one of several controllers, or is a frame around one.
  private final class Drawer: UIViewController, ScreenContaining {
    private(set) var containedControllers: [UIViewController]
    private(set) var shownController: UIViewController?

    init(_ controllers: [UIViewController]) {
      containedControllers = controllers
      super.init(nibName: nil, bundle: nil)
      controllers.first.map(select)
    }

    required init?(coder: NSCoder) { nil }

    func select(_ controller: UIViewController) {
      shownController?.removeFromParent()
      addChild(controller)
      shownController = controller
    }

    func replace(_ controller: UIViewController?, with other: UIViewController) {
      let index = containedControllers.firstIndex { $0 === controller }
      if let index { containedControllers[index] = other } else { containedControllers = [other] }
      if shownController === controller { select(other) }
    }
  }

  private func stack(_ link: Quiz, _ stage: Stage? = nil) -> UINavigationController {
    UINavigationController(rootViewController: QuizScreen(link))
  }

  @Test func aFrameIsSeenThrough() async throws {
    let inner = stack(.home)
    let stage = Stage.one(Drawer([Drawer([inner])]))
    stage.host.register(try #require(inner.topViewController), as: .home)
    #expect(
      await stage.handler.open(.question(league: 1, question: 2)).outcome == .opened(skipping: [])
    )
    #expect(stage.window.links(of: inner).count == 3)
    #expect(stage.window.presented == [])
    #expect(await stage.handler.open(.login).outcome == .opened(skipping: []))
    #expect(stage.window.presented == [[.login]])
    #expect(stage.window.exceptions + stage.window.warnings == [])
  }

  @Test func whatAFrameHoldsIsReplacedThere() async throws {
    let drawer = Drawer([QuizScreen(.login)])
    let stage = Stage.one(drawer)
    try await stage.perform(.replaceStack([at(.home)], of: .main))
    #expect(stage.window.rootViewController === drawer)
    #expect(stage.window.links(of: drawer.shownController) == [.home])
    let empty = Drawer([])
    stage.window.rootViewController = empty
    #expect(stage.host.state.visibleStack == [])
    try await stage.perform(.push([at(.home)], on: .container(.main)))
    #expect(stage.window.links(of: empty.shownController) == [.home])
  }

  @Test func severalControllersTakeTurnsByName() async throws {
    let (home, activity, further) = (stack(.home), QuizScreen(.activity), UIViewController())
    let drawer = Drawer([home, activity, further])
    let stage = try Stage.tabs(root: Drawer([drawer]))
    stage.host.register(try #require(home.topViewController), as: .home)
    stage.host.register(activity, as: .activity)
    #expect(stage.host.state.containers.map(\.id) == ["leagues", "activity", "tab 3"])
    drawer.select(further)
    #expect(stage.host.state.selected == "tab 3")
    #expect(await stage.handler.open(.activity).outcome == .opened(skipping: []))
    #expect(drawer.shownController === activity)
    #expect(await stage.handler.open(.league(league: 1)).outcome == .opened(skipping: []))
    #expect(stage.window.links(of: home) == [.home, .league(league: 1)])
    try await stage.perform(.replaceStack([at(.login)], of: "activity"))
    #expect(stage.window.links(of: drawer.containedControllers[1]) == [.login])
    #expect(drawer.shownController === home)
  }

  @Test func aFrameAroundTabsIsSeenThrough() async throws {
    let bar = UITabBarController()
    bar.viewControllers = [stack(.home), stack(.activity)]
    let stage = try Stage.tabs(root: Drawer([bar]))
    bar.viewControllers?.forEach { tab in
      if let screen = tab.children.first as? QuizScreen {
        stage.host.register(screen, as: screen.link)
      }
    }
    #expect(await stage.handler.open(.activity).outcome == .opened(skipping: []))
    #expect(bar.selectedIndex == 1)
  }

  @Test func theRootOfAPresentationIsNotReplaced() {
    #expect(!BaseSlot.presentation.replace(UIViewController(), with: UIViewController()))
  }

  @Test func aContainerThatIsNotSeenIntoIsOneScreen() async throws {
    let container = UIViewController()
    container.addChild(stack(.home))
    let stage = Stage.one(container)
    #expect(stage.host.state.visibleStack.map(\.destination) == [nil])
    try await stage.perform(.push([at(.login)], on: .container(.main)))
    #expect(stage.window.presented == [[.login]])
  }
}
#endif
