#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
@testable import DeepLinking
import LinkNavigation
import LinkTesting
import LinkUIKit
import Testing
@_spi(Driving) import UIKit

/// Each step, and the state that it leads to.
@MainActor @Suite struct HostStepTests {
  /// Steps from the tabs `[home, league 1]` and `[activity]`, and how many transitions each takes.
  nonisolated static let steps: [(NavigationStep<Quiz>, [String])] = [
    (.select("activity"), []),
    (
      .push([at(.question(league: 1, question: 1))], on: .container("leagues")),
      ["setViewControllers"]
    ),
    (
      .push(
        [at(.league(league: 2)), at(.question(league: 2, question: 3))],
        on: .container("leagues")
      ),
      ["setViewControllers"]
    ),
    (.push([at(.login)], on: .container("activity")), []),
    (.pop(to: 1, in: .container("leagues")), ["setViewControllers"]),
    (.replaceStack([at(.activity), at(.login)], of: "leagues"), ["setViewControllers"]),
    (.present(Presentation(style: .sheet, root: at(.join(league: 1)))), ["present"]),
    (
      .present(
        Presentation(style: .fullScreen, root: at(.login), pushed: [at(.comment(text: "a"))])
      ),
      ["present"]
    ),
  ]

  @Test(arguments: steps)
  func performsAStepInOneTransition(step: NavigationStep<Quiz>, transitions: [String]) async throws
  {
    let stage = try Stage.tabs([.home, .league(league: 1)])
    var wanted = stage.host.state
    try wanted.apply(step)
    try await stage.perform(step)
    #expect(stage.host.state == wanted)
    #expect(stage.window.transitions.history == transitions)
    #expect(stage.window.transitions.runningNames.isEmpty)
    #expect(stage.window.warnings + stage.window.exceptions == [])
  }

  /// A window that counts how often its root is read.
  private final class CountingWindow: UIWindow {
    var readings = 0

    override var rootViewController: UIViewController? {
      get {
        readings += 1
        return super.rootViewController
      }
      set { super.rootViewController = newValue }
    }
  }

  /// A window with two tabs that counts its readings, and its host.
  private func counting(
    isAnimated: Bool
  ) throws -> (window: CountingWindow, host: UIKitNavigationHost<Quiz>) {
    let window = CountingWindow(frame: .zero)
    let (first, second) = (UINavigationController(), UINavigationController())
    first.viewControllers = [QuizScreen(.home), QuizScreen(.league(league: 1))]
    second.viewControllers = [QuizScreen(.activity)]
    let bar = UITabBarController()
    bar.viewControllers = [first, second]
    window.rootViewController = bar
    window.makeKeyAndVisible()
    let host = try UIKitNavigationHost<Quiz>(
      window: window,
      tabs: ["leagues", "activity"],
      factory: ScreenFactory { QuizScreen($0) },
      options: TransitionOptions(isAnimated: isAnimated, patience: TransitionOptions.quick.patience)
    )
    return (window, host)
  }

  @Test(arguments: [true, false])
  func theWindowIsReadOnceForAStep(isAnimated: Bool) async throws {
    let (window, host) = try counting(isAnimated: isAnimated)
    let steps: [NavigationStep<Quiz>] = [
      .push([at(.question(league: 1, question: 1))], on: .container("leagues")),
      .pop(to: 1, in: .container("leagues")),
      .replaceStack([at(.activity), at(.login)], of: "activity"),
      .present(Presentation(style: .sheet, root: at(.join(league: 1)))),
      .dismiss(to: 0),
    ]
    for step in steps {
      let before = host.state
      var wanted = before
      try wanted.apply(step)
      let plan = try NavigationPlan(from: before, to: wanted)
      // A check asks about each screen, as the handler's does.
      host.setStepCheck { [unowned host] in _ = host.interruption(by: plan, to: wanted) }
      window.readings = 0
      try await host.perform(step)
      #expect(window.readings == 1, "\(step)")
      window.readings = 0
      #expect(host.interruption(by: plan, to: wanted) == .proceed)
      #expect(window.readings == 1)
      #expect(host.state == wanted)
      #expect(host.isUntouched)
    }
    (window.rootViewController as? UITabBarController)?.selectedIndex = 1
    #expect(!host.isUntouched)
  }

  @Test(arguments: [true, false])
  func theWindowIsReadOnceForEachStepOfAPlanAndOnceBehindThem(isAnimated: Bool) async throws {
    let (window, host) = try counting(isAnimated: isAnimated)
    var asked = 0
    let runner = PlanRunner(
      host: host,
      limits: TimeLimits(VirtualTime().environment),
      stepLimit: .seconds(10)
    ) { rest, target in
      asked += 1
      return host.interruption(by: rest, to: target) == .proceed
    }
    let start = host.state
    var there = start
    for step: NavigationStep<Quiz> in [
      .select("activity"),
      .push([at(.login)], on: .container("activity")),
      .present(Presentation(style: .sheet, root: at(.join(league: 1)))),
    ] { try there.apply(step) }
    for (from, target) in [(start, there), (there, start)] {
      let plan = try NavigationPlan(from: from, to: target)
      (window.readings, asked) = (0, 0)
      let run = await runner.perform(plan, to: target)
      #expect(run.hasArrived && run.performed == plan.steps)
      #expect(asked == plan.steps.count && asked > 1)
      #expect(window.readings == plan.steps.count + 1)
    }
  }

  @Test(arguments: steps)
  func performsAStepWithoutAnimation(step: NavigationStep<Quiz>, transitions: [String]) async throws
  {
    let still = TransitionOptions(isAnimated: false, patience: TransitionOptions.quick.patience)
    let stage = try Stage.tabs([.home, .league(league: 1)], options: still)
    var wanted = stage.host.state
    try wanted.apply(step)
    try await stage.perform(step)
    #expect(stage.host.state == wanted)
    #expect(stage.window.warnings + stage.window.exceptions == [])
  }

  @Test func keepsTheScreensThatStay() async throws {
    let stage = try Stage.tabs()
    let home = stage.navigation?.topViewController
    try await stage.perform(.push([at(.league(league: 1))], on: .container("leagues")))
    #expect(stage.navigation?.viewControllers.first === home)
    #expect(stage.window.tabs.first == [.home, .league(league: 1)])
  }

  @Test func pushesInsideAPresentation() async throws {
    let stage = try Stage.tabs()
    try await stage.perform(
      .present(Presentation(style: .sheet, root: at(.login))),
      .push([at(.comment(text: "a")), at(.comment(text: "b"))], on: .presentation(0)),
      .pop(to: 2, in: .presentation(0))
    )
    #expect(stage.window.presented == [[.login, .comment(text: "a")]])
    #expect(stage.host.state.presentations.first?.pushed == [at(.comment(text: "a"))])
  }

  @Test func dismissesSeveralPresentationsAtOnce() async throws {
    let stage = try Stage.tabs()
    for link in [Quiz.login, .join(league: 1), .join(league: 2)] {
      try await stage.perform(.present(Presentation(style: .sheet, root: at(link))))
    }
    try await stage.perform(.dismiss(to: 1))
    #expect(stage.window.presented == [[.login]])
    #expect(stage.window.transitions.history.suffix(1) == ["dismiss"])
    try await stage.perform(.dismiss(to: 0))
    #expect(stage.window.presented == [])
  }

  @Test func takesADismissalThatAPersonWasFasterWith() async throws {
    let stage = try Stage.tabs()
    try await stage.perform(.present(Presentation(style: .sheet, root: at(.login))))
    #expect(stage.window.front?.swipeDown() == true)
    try await stage.perform(.dismiss(to: 0))
    #expect(stage.window.presented == [])
    #expect(stage.window.warnings == [])
  }

  @Test func showsStylesAsItIsTold() async throws {
    let drawer = PresentationStyle(rawValue: "drawer")
    var options = TransitionOptions.quick
    options.modalStyles[drawer] = .formSheet
    let stage = try Stage.tabs(options: options)
    for style in [drawer, .sheet, .fullScreen, PresentationStyle(rawValue: "unheard of")] {
      try await stage.perform(.present(Presentation(style: style, root: at(.login))))
      #expect(stage.host.state.presentations.last?.style == style)
    }
    #expect(
      stage.window.presentedChain.map(\.modalPresentationStyle) == [
        .formSheet, .automatic, .fullScreen, .automatic,
      ]
    )
  }

  @Test func presentsANavigationControllerAsItIs() async throws {
    let stage = try Stage.tabs { UINavigationController(rootViewController: QuizScreen($0)) }
    let presentation = Presentation(style: .sheet, root: at(.login))
    try await stage.perform(.present(presentation))
    #expect(stage.host.state.presentations == [presentation])
    #expect(stage.window.presented == [[.login]])
  }

  @Test func presentsAnAlertBare() async throws {
    let stage = try Stage.tabs { _ in
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    }
    try await stage.perform(.present(Presentation(style: .sheet, root: at(.login))))
    #expect(stage.window.presentedChain.first is UIAlertController)
    #expect(stage.host.state.presentations.first?.root == at(.login))
  }

  @Test func keepsAForeignScreenThatAStackStillHas() async throws {
    let stage = try Stage.tabs()
    let foreign = UIViewController()
    stage.navigation?.pushViewController(foreign, animated: false)
    let entry = try #require(stage.host.state.visibleEntry)
    try await stage.perform(.replaceStack([entry, at(.login)], of: "leagues"))
    #expect(stage.navigation?.viewControllers.first === foreign)
    #expect(stage.host.state.visibleStack == [entry, at(.login)])
  }

  @Test func replacesAPlainTabAndKeepsItsItemAndTheSelection() async throws {
    let stage = try Stage.tabs()
    let bar = try #require(stage.bar)
    let plain = QuizScreen(.activity)
    plain.tabBarItem = UITabBarItem(title: "News", image: nil, tag: 7)
    bar.viewControllers = bar.viewControllers?.prefix(1).map(\.self)
    bar.viewControllers?.append(plain)
    bar.selectedIndex = 1
    try await stage.perform(.replaceStack([at(.login)], of: "activity"))
    #expect(stage.window.tabs == [[.home], [.login]])
    #expect(bar.selectedIndex == 1)
    #expect(bar.viewControllers?.last?.tabBarItem.title == "News")
  }

  @Test func replacesAPlainRoot() async throws {
    let stage = Stage.one(QuizScreen(.login))
    try await stage.perform(.replaceStack([at(.home), at(.league(league: 1))], of: .main))
    #expect(stage.host.state == NavigationState(stack: [at(.home), at(.league(league: 1))]))
  }

  @Test func givesAnEmptyWindowARoot() async throws {
    let stage = Stage.one(nil)
    try await stage.perform(.push([at(.home)], on: .container(.main)))
    #expect(stage.host.state == NavigationState(stack: [at(.home)]))
    #expect(stage.window.links(of: stage.window.rootViewController) == [.home])
  }

  @Test func selectsNothingInAWindowWithOneStack() async throws {
    let stage = Stage.one(QuizScreen(.home))
    try await stage.perform(.select(.main))
    #expect(stage.host.state == NavigationState(stack: [at(.home)]))
  }
}
#endif
