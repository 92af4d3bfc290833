#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import Testing
@_spi(Driving) import UIKit
@testable import LinkUIKit

/// What the host reads from the controllers.
@MainActor @Suite struct HostStateTests {
  @Test func readsTabsWithTheirStacks() throws {
    let stage = try Stage.tabs([.home, .league(league: 1)])
    let state = try NavigationState(
      containers: [
        .init(id: "leagues", stack: [at(.home), at(.league(league: 1))]),
        .init(id: "activity", stack: [at(.activity)]),
      ],
      selected: "leagues"
    )
    #expect(stage.host.state == state)
  }

  @Test func readsANavigationControllerAsTheOneStack() {
    let root = UINavigationController(rootViewController: QuizScreen(.home))
    #expect(Stage.one(root).host.state == NavigationState(stack: [at(.home)]))
  }

  @Test func readsAPlainRootAsAStackOfOne() {
    #expect(Stage.one(QuizScreen(.home)).host.state == NavigationState(stack: [at(.home)]))
  }

  @Test func readsAWindowWithoutARootAsEmpty() {
    #expect(Stage.one(nil).host.state == NavigationState())
  }

  @Test func readsTabsThatAreNotThereAsEmpty() throws {
    let stage = try Stage.tabs()
    stage.window.rootViewController = UIViewController()
    #expect(stage.host.state.containers.map(\.id) == ["leagues", "activity"])
    #expect(stage.host.state.containers.allSatisfy { $0.stack.isEmpty })
  }

  @Test func namesATabWithoutANameByItsPosition() throws {
    let stage = try Stage.tabs()
    let bar = try #require(stage.bar)
    bar.viewControllers?.append(UIViewController())
    bar.selectedIndex = 2
    #expect(stage.host.state.selected == "tab 3")
  }

  @Test func refusesTabsWithTheSameName() {
    #expect(throws: NavigationStateError.self) {
      try UIKitNavigationHost<Quiz>(
        window: UIWindow(frame: .zero),
        tabs: ["a", "a"],
        factory: ScreenFactory { QuizScreen($0) }
      )
    }
  }

  @Test func givesAnUnknownControllerOneNameForAsLongAsItLives() throws {
    let stage = try Stage.tabs()
    stage.navigation?.pushViewController(UIViewController(), animated: false)
    stage.navigation?.pushViewController(UIViewController(), animated: false)
    let stack = stage.host.state.visibleStack
    #expect(stack.count == 3)
    #expect(stack[1].destination == nil)
    #expect(stack[1] != stack[2])
    #expect(stage.host.state.visibleStack == stack)
  }

  @Test func takesASearchForAPartOfTheScreenItSearches() async throws {
    let stage = try Stage.tabs()
    let search = UISearchController(searchResultsController: nil)
    stage.navigation?.topViewController?.present(search, animated: false)
    await stage.idle()
    #expect(stage.host.state.presentations == [])
    #expect(await stage.handler.open(.login).outcome == .opened(skipping: []))
    #expect(stage.host.state.presentations.map(\.root) == [at(.login)])
    #expect(stage.window.warnings == [])
    #expect(await stage.handler.open(.league(league: 1)).outcome == .opened(skipping: []))
    #expect(stage.window.tabs[0] == [.home, .league(league: 1)])
  }

  @Test func readsAnAlertAsAForeignPresentation() async throws {
    let stage = try Stage.tabs()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    stage.bar?.present(alert, animated: false)
    await stage.idle()
    let presentations = stage.host.state.presentations
    #expect(presentations.count == 1)
    #expect(presentations.first?.root.destination == nil)
    #expect(presentations.first?.style == .sheet)
  }

  @Test func readsWhatOtherCodePresents() async throws {
    let stage = try Stage.tabs()
    let login = QuizScreen(.login)
    login.modalPresentationStyle = .overFullScreen
    stage.host.register(login, as: .login)
    stage.navigation?.topViewController?.present(login, animated: false)
    await stage.idle()
    login.present(UINavigationController(), animated: false)
    await stage.idle()
    let presentations = stage.host.state.presentations
    #expect(presentations.first == Presentation(style: .fullScreen, root: at(.login)))
    #expect(presentations.count == 2)
    #expect(presentations.last?.stack.map(\.destination) == [nil])
  }

  @Test func readsWhatAnInnerControllerPresentsInItsContext() async throws {
    let stage = try Stage.tabs()
    let top = try #require(stage.navigation?.topViewController)
    top.definesPresentationContext = true
    let login = QuizScreen(.login)
    login.modalPresentationStyle = .overCurrentContext
    stage.host.register(login, as: .login)
    top.present(login, animated: false)
    await stage.idle()
    #expect(stage.host.state.presentations == [Presentation(style: .fullScreen, root: at(.login))])
  }

  @Test func leavesOutWhatIsOnItsWayOut() async throws {
    let stage = try Stage.tabs()
    let sheet = QuizScreen(.login)
    stage.bar?.present(sheet, animated: false)
    await stage.idle()
    #expect(stage.host.state.presentations.count == 1)
    stage.window.transitions.ending = .held
    #expect(sheet.swipeDown())
    #expect(stage.host.state.presentations.isEmpty)
    stage.window.transitions.releaseAll()
  }

  @Test func seesWhatAPersonDid() async throws {
    let stage = try Stage.tabs([.home, .league(league: 1)])
    #expect(stage.navigation?.tapBack() == true)
    await stage.idle()
    #expect(stage.bar?.tapTab(at: 1) == true)
    #expect(stage.host.state.containers[0].stack == [at(.home)])
    #expect(stage.host.state.selected == "activity")
  }

  @Test func keepsNoControllerAlive() throws {
    let ledger = ControllerLedger<Quiz>()
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      gone = controller
      ledger.register(controller, shows: .home)
      #expect(ledger.entry(of: controller) == at(.home))
    }
    #expect(gone == nil)
    let next = UIViewController()
    ledger.register(next, shows: .activity)
    #expect(ledger.entry(of: next) == at(.activity))
    #expect(ledger.count == 1)
  }
}
#endif
