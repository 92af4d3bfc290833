#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkTesting
import Testing
@_spi(Driving) import UIKit
@testable import LinkUIKit

/// A plan that is shown in one change, and a screen that is led to again.
@MainActor @Suite struct AtOnceTests {
  /// A screen that notes how it appears, and that links lead to it again.
  private final class NotingScreen: UIViewController, LinkReopening {
    let link: Quiz
    private(set) var appearances: [Bool] = []
    private(set) var reopenings = 0

    init(_ link: Quiz) {
      self.link = link
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances.append(animated)
    }

    func linkReopened() { reopenings += 1 }
  }

  /// The state `[home, league 2, question]` in the first tab, with two sheets.
  private func target(on state: NavigationState<Quiz>) throws -> NavigationState<Quiz> {
    var target = state
    try target.setStack([at(.home), at(.league(league: 2))], of: "leagues")
    try target.setStack([at(.login)], of: "activity")
    try target.select("activity")
    target.presentations = [
      Presentation(style: .sheet, root: at(.join(league: 2)), pushed: [at(.comment(text: "a"))]),
      Presentation(style: .fullScreen, root: at(.login)),
    ]
    return target
  }

  /// A stage with `[home, league 1]` under a sheet.
  private func stage() async throws -> Stage {
    let stage = try Stage.tabs([.home, .league(league: 1)]) { NotingScreen($0) }
    let login = QuizScreen(.login)
    stage.host.register(login, as: .login)
    let sheet = UINavigationController(rootViewController: login)
    stage.bar?.present(sheet, animated: false)
    await stage.idle()
    return stage
  }

  @Test func showsAllStepsWithoutAnimation() async throws {
    let stage = try await stage()
    let target = try target(on: stage.host.state)
    let plan = try NavigationPlan(from: stage.host.state, to: target, isAtOnce: true)
    #expect(
      plan.steps.map(\.name) == [
        "dismiss", "select", "pop", "push", "replaceStack", "present", "present",
      ]
    )
    #expect(try await stage.host.perform(plan, to: target) == plan.steps.count)
    #expect(stage.host.state == target)
    #expect(stage.window.warnings + stage.window.exceptions == [])
    let front = try #require(stage.window.front as? NotingScreen)
    #expect(front.appearances == [false])
  }

  @Test func changesWhatIsBelowBeforeThePresentationHasGone() async throws {
    let stage = try await stage()
    var target = stage.host.state
    target.presentations = []
    try target.setStack([at(.home), at(.league(league: 2))], of: "leagues")
    let plan = try NavigationPlan(from: stage.host.state, to: target, isAtOnce: true)
    stage.window.transitions.ending = .held
    let work = Task { try await stage.host.perform(plan, to: target) }
    await Pauses().idle()
    #expect(stage.window.transitions.runningNames.first == "dismiss")
    #expect(stage.navigation?.viewControllers.last is NotingScreen)
    #expect(stage.navigation?.viewControllers.count == 2)
    stage.window.transitions.releaseAll()
    #expect(try await work.value == plan.steps.count)
    #expect(stage.host.state == target)
  }

  @Test func waitsForTheDismissalBeforeItReplacesTheRoot() async throws {
    let stage = Stage.one(QuizScreen(.home))
    let login = QuizScreen(.login)
    stage.host.register(login, as: .login)
    stage.window.rootViewController?.present(login, animated: false)
    await stage.idle()
    let target = NavigationState(stack: [at(Quiz.activity)])
    let plan = try NavigationPlan(from: stage.host.state, to: target, isAtOnce: true)
    #expect(try await stage.host.perform(plan, to: target) == 2)
    #expect(stage.host.state == target)
    #expect(stage.window.warnings + stage.window.exceptions == [])
  }

  @Test func waitsForTheDismissalBeforeItPresents() async throws {
    let stage = try await stage()
    var target = stage.host.state
    target.presentations = [Presentation(style: .sheet, root: at(.join(league: 1)))]
    let plan = try NavigationPlan(from: stage.host.state, to: target, isAtOnce: true)
    stage.window.transitions.endNext(.held)
    let work = Task { try await stage.host.perform(plan, to: target) }
    await Pauses().idle()
    #expect(stage.window.transitions.history.last == "dismiss")
    stage.window.transitions.releaseAll()
    #expect(try await work.value == 2)
    #expect(stage.host.state == target)
    #expect(stage.window.warnings == [])
  }

  @Test func aLinkIsShownAtOnceWhereThePolicySaysSo() async throws {
    let stage = try await stage()
    stage.host.register(
      try #require(stage.navigation?.viewControllers.last),
      as: .league(league: 1)
    )
    var policy = LinkPolicy()
    policy.showsAtOnce = true
    let handler = LinkHandler(
      links: DeepLinks(
        router: Quiz.router,
        environment: stage.time.environment,
        policy: policy,
        log: .off
      ),
      host: stage.host,
      scene: .main
    )
    #expect(await handler.open(.question(league: 2, question: 5)).outcome == .opened(skipping: []))
    #expect(stage.navigation?.viewControllers.count == 3)
    #expect((stage.navigation?.topViewController as? NotingScreen)?.appearances == [false])
    #expect(stage.window.presented == [])
  }

  @Test func tellsAScreenThatALinkLeadsToItAgain() async throws {
    let stage = try Stage.tabs { NotingScreen($0) }
    let (league, question) = (Quiz.league(league: 1), Quiz.question(league: 1, question: 5))
    #expect(await stage.handler.open(question).outcome == .opened(skipping: []))
    let screens = try #require(stage.navigation?.viewControllers.compactMap { $0 as? NotingScreen })
    #expect(screens.map(\.reopenings) == [0, 0])
    #expect(await stage.handler.open(question).outcome == .alreadyShown)
    #expect(screens.map(\.reopenings) == [0, 1])
    #expect(await stage.handler.open(league).outcome == .opened(skipping: []))
    #expect(screens.map(\.reopenings) == [1, 1])
    #expect(stage.navigation?.topViewController === screens[0])
  }
}
#endif
