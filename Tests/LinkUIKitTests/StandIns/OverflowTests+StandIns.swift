#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkUIKit
import Testing
@_spi(Driving) import UIKit

/// A push where there is no navigation controller.
@MainActor @Suite struct OverflowTests {
  private let stage = Stage.one(QuizScreen(.home))
  private let push = NavigationStep<Quiz>.push([at(.league(league: 1))], on: .container(.main))

  /// The button of the first screen of the modal stack.
  private var cancel: UIBarButtonItem? {
    (stage.window.presentedChain.last as? UINavigationController)?
      .viewControllers.first?.navigationItem.leftBarButtonItem
  }

  @Test func becomesAModalStackWithACancelButton() async throws {
    try await stage.perform(push)
    #expect(stage.window.presented == [[.league(league: 1)]])
    #expect(cancel?.systemItem == .cancel)
    #expect(stage.host.state == NavigationState(stack: [at(.home), at(.league(league: 1))]))
  }

  @Test func closesWithTheCancelButton() async throws {
    try await stage.perform(push)
    #expect(cancel?.tap() == true)
    await stage.idle()
    #expect(stage.window.presented == [])
    #expect(stage.host.state == NavigationState(stack: [at(.home)]))
  }

  @Test func aControllerThatIsShownAgainHasOneCancelButton() async throws {
    let kept = QuizScreen(.league(league: 1))
    let own = UIBarButtonItem()
    kept.navigationItem.leftBarButtonItem = own
    let stage = Stage.one(QuizScreen(.home)) { _ in kept }
    for _ in 0..<2 {
      try await stage.perform(push)
      let items = try #require(kept.navigationItem.leftBarButtonItems)
      #expect(items.count == 2 && items[0].systemItem == .cancel && items[1] === own)
      // A person swipes it away.
      stage.window.rootViewController?.dismiss(animated: false)
      await stage.idle()
      #expect(stage.window.presented == [])
    }
  }

  @Test func goesOnInTheSameModalStack() async throws {
    try await stage.perform(
      push,
      .push([at(.login), at(.activity)], on: .container(.main)),
      .pop(to: 3, in: .container(.main))
    )
    #expect(stage.window.presented == [[.league(league: 1), .login]])
    #expect(
      stage.host.state == NavigationState(stack: [at(.home), at(.league(league: 1)), at(.login)])
    )
  }

  @Test func isDismissedByAPopToTheBase() async throws {
    try await stage.perform(push, .pop(to: 1, in: .container(.main)))
    #expect(stage.window.presented == [])
  }

  @Test func isDismissedWhenItsBaseIsReplaced() async throws {
    try await stage.perform(push, .replaceStack([at(.activity)], of: .main))
    #expect(stage.window.presented == [])
    #expect(stage.host.state == NavigationState(stack: [at(.activity)]))
  }

  @Test func countsAsThePartOfAPlainPresentation() async throws {
    let login = QuizScreen(.login)
    stage.host.register(login, as: .login)
    stage.window.rootViewController?.present(login, animated: false)
    await stage.idle()
    try await stage.perform(.push([at(.comment(text: "a"))], on: .presentation(0)))
    let presentation = Presentation(
      style: .sheet,
      root: at(.login),
      pushed: [at(.comment(text: "a"))]
    )
    #expect(stage.host.state == NavigationState(stack: [at(.home)], presentations: [presentation]))
    try await stage.perform(.present(Presentation(style: .sheet, root: at(.join(league: 1)))))
    #expect(stage.host.state.presentations.count == 2)
    try await stage.perform(.dismiss(to: 1))
    #expect(stage.host.state.presentations == [presentation])
  }

  @Test func cannotBeginBelowWhatIsPresented() async throws {
    try await stage.perform(.present(Presentation(style: .sheet, root: at(.login))))
    #expect(await stage.failure(of: push) == .refused)
  }

  @Test func isReachedByALinkAndLeftByTheNext() async throws {
    let stage = try Stage.tabs()
    let bar = try #require(stage.bar)
    let home = QuizScreen(.home)
    stage.host.register(home, as: .home)
    bar.viewControllers = [home, try #require(bar.viewControllers?.last)]
    #expect(await stage.handler.open(.league(league: 1)).outcome == .opened(skipping: []))
    #expect(stage.window.presented == [[.league(league: 1)]])
    #expect(await stage.handler.open(.activity).outcome == .opened(skipping: []))
    #expect(stage.window.presented == [])
    #expect(stage.window.tabs == [[.home, .league(league: 1)], [.activity]])
    #expect(stage.window.exceptions == [])
    #expect(stage.navigation?.viewControllers.last?.navigationItem.leftBarButtonItem == nil)
    #expect(await stage.handler.open(.home).outcome == .opened(skipping: []))
    #expect(stage.window.tabs == [[.home], [.activity]])
  }

  @Test func theButtonsOfTheScreenStay() async throws {
    let done = UIBarButtonItem(systemItem: .done, primaryAction: nil)
    let bar = UITabBarController()
    bar.viewControllers = [QuizScreen(.home), QuizScreen(.activity)]
    let stage = try Stage.tabs(root: bar) { link in
      let screen = QuizScreen(link)
      screen.navigationItem.leftBarButtonItem = done
      return screen
    }
    #expect(await stage.handler.open(.league(league: 1)).outcome == .opened(skipping: []))
    let modal = try #require(stage.window.presentedChain.last as? UINavigationController)
    let item = try #require(modal.viewControllers.first).navigationItem
    #expect(item.leftBarButtonItems?.map(\.systemItem) == [.cancel, .done])
    #expect(await stage.handler.open(.activity).outcome == .opened(skipping: []))
    #expect(item.leftBarButtonItems == [done])
  }

  @Test func cannotBeginInATabThatIsNotSelected() async throws {
    let stage = try Stage.tabs()
    stage.bar?.viewControllers?[1] = QuizScreen(.activity)
    let step = NavigationStep<Quiz>.push([at(.login)], on: .container("activity"))
    #expect(await stage.failure(of: step) == .refused)
    #expect(stage.window.presented == [])
  }
}
#endif
