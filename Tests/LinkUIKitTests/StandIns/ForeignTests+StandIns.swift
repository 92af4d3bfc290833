#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import Testing
@_spi(Driving) import UIKit
@testable import LinkUIKit

/// What other code has put on screen: searches, presentations in a context, containers of its own.
@MainActor @Suite struct ForeignTests {
  /// A stage with an active search, which is presented in the context of its navigation controller.
  private func searching() async throws -> Stage {
    let stage = try Stage.tabs()
    let search = UISearchController(searchResultsController: nil)
    stage.navigation?.topViewController?.present(search, animated: false)
    await stage.idle()
    #expect(stage.navigation?.presentedViewController === search)
    #expect(stage.bar?.presentedViewController == nil)
    return stage
  }

  @Test func seesWhatIsPresentedAroundASearch() async throws {
    let stage = try await searching()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    stage.bar?.present(alert, animated: false)
    await stage.idle()
    #expect(stage.host.state.presentations.map(\.root.destination) == [nil])
    #expect(stage.host.tree.presenter === alert)
  }

  @Test func seesBothThatAreInAContextAndAroundIt() async throws {
    let stage = try Stage.tabs()
    let (login, join) = (QuizScreen(.login), QuizScreen(.join(league: 1)))
    login.modalPresentationStyle = .overCurrentContext
    stage.host.register(login, as: .login)
    stage.host.register(join, as: .join(league: 1))
    stage.navigation?.topViewController?.present(login, animated: false)
    stage.bar?.present(join, animated: false)
    await stage.idle()
    #expect(stage.host.state.presentations.map(\.root) == [at(.login), at(.join(league: 1))])
    #expect(await stage.handler.open(.league(league: 1)).outcome == .opened(skipping: []))
    #expect(stage.host.state.presentations == [])
    #expect(stage.window.tabs[0] == [.home, .league(league: 1)])
    #expect(stage.window.warnings + stage.window.exceptions == [])
  }

  @Test func pushesModallyOverASearch() async throws {
    let base = QuizScreen(.home)
    let stage = Stage.one(base)
    base.present(UISearchController(searchResultsController: nil), animated: false)
    await stage.idle()
    try await stage.perform(.push([at(.login)], on: .container(.main)))
    #expect(stage.host.state == NavigationState(stack: [at(.home), at(.login)]))
    #expect(stage.window.warnings + stage.window.exceptions == [])
  }

  @Test func seesWhatIsPresentedInsideAContainerThatItDoesNotKnow() async throws {
    let inner = UINavigationController(rootViewController: QuizScreen(.home))
    let container = UIViewController()
    container.addChild(inner)
    let stage = Stage.one(container)
    let login = QuizScreen(.login)
    login.modalPresentationStyle = .overCurrentContext
    stage.host.register(login, as: .login)
    inner.topViewController?.present(login, animated: false)
    await stage.idle()
    #expect(stage.host.state.presentations.map(\.root) == [at(.login)])
  }

  @Test func waitsForATransitionInsideAContainerThatItDoesNotKnow() async throws {
    let inner = UINavigationController(rootViewController: QuizScreen(.home))
    let container = UIViewController()
    container.addChild(inner)
    let stage = Stage.one(container)
    stage.window.transitions.ending = .held
    inner.pushViewController(QuizScreen(.login), animated: true)
    #expect(stage.host.tree.isInTransition)
    stage.window.transitions.releaseAll()
    #expect(!stage.host.tree.isInTransition)
  }

  @Test func presentsASplitViewThatTheFactoryMakes() async throws {
    let stage = try Stage.tabs { link in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(QuizScreen(link), for: .primary)
      return link == .login ? split : QuizScreen(link)
    }
    #expect(await stage.handler.open(.login).outcome == .opened(skipping: []))
    #expect(stage.host.state.presentations.map(\.stack) == [[at(.login)]])
    #expect(stage.window.transitions.history == ["present"])
    #expect(await stage.handler.open(.login).outcome == .alreadyShown)
  }

  @Test func presentsAFrameThatTheFactoryMakes() async throws {
    let stage = try Stage.tabs { link in
      guard link == .login else { return QuizScreen(link) }
      return Frame(UINavigationController(rootViewController: QuizScreen(.login)))
    }
    #expect(await stage.handler.open(.login).outcome == .opened(skipping: []))
    #expect(stage.window.transitions.history == ["present"])
    let frame = try #require(stage.window.presentedChain.first as? Frame)
    try await stage.perform(.push([at(.activity)], on: .presentation(0)))
    #expect(stage.host.state.presentations.map(\.stack) == [[at(.login), at(.activity)]])
    #expect(stage.window.links(of: frame.shownController) == [.login, .activity])
  }

  /// A frame of the app's own around one controller.
  private final class Frame: UIViewController, ScreenContaining {
    private(set) var shownController: UIViewController?
    var containedControllers: [UIViewController] { [shownController].compactMap(\.self) }

    init(_ controller: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      select(controller)
    }

    required init?(coder: NSCoder) { nil }

    func select(_ controller: UIViewController) {
      shownController?.removeFromParent()
      addChild(controller)
      shownController = controller
    }

    func replace(_ controller: UIViewController?, with other: UIViewController) { select(other) }
  }
}
#endif
