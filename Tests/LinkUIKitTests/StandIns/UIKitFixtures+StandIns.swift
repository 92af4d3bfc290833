#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkTesting
import LinkUIKit
@_spi(Driving) import UIKit

/// A screen of the app under test.
@MainActor final class QuizScreen: UIViewController {
  /// What it shows.
  let link: Quiz

  init(_ link: Quiz) {
    self.link = link
    super.init(nibName: nil, bundle: nil)
    title = "\(link)"
  }

  required init?(coder: NSCoder) { nil }
}

extension UIWindow {
  /// The links of the screens of a stack, or of the one screen that is not a stack.
  func links(of controller: UIViewController?) -> [Quiz?] {
    let stack =
      (controller as? UINavigationController)?.viewControllers ?? [controller].compactMap(\.self)
    return stack.map { ($0 as? QuizScreen)?.link }
  }

  /// The links of the stacks of all tabs.
  var tabs: [[Quiz?]] {
    (rootViewController as? UITabBarController)?.viewControllers?.map(links) ?? []
  }

  /// The links of everything that is presented, bottom first.
  var presented: [[Quiz?]] { presentedChain.map(links) }
}

/// Pauses that end when the test says so.
@MainActor final class Pauses {
  /// The tasks that pause.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// How many pauses have begun.
  private(set) var count = 0

  /// Pauses.
  func pause() async {
    count += 1
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends the pauses that have begun.
  func end() {
    let ending = waiting
    waiting = []
    ending.forEach { $0.resume() }
  }

  /// Lets the main actor work until a task pauses, after those that paused before.
  func begin(after before: Int = 0) async {
    for _ in 0..<10_000 where count == before { await Task.yield() }
  }

  /// Lets the main actor work, so that tasks that are going to pause do.
  func idle() async {
    for _ in 0..<50 { await Task.yield() }
  }
}

/// A window with two tabs or one stack, and its host.
@MainActor struct Stage {
  let window: UIWindow
  let host: UIKitNavigationHost<Quiz>
  let handler: LinkHandler<Quiz>
  let time = VirtualTime()

  /// The tabs of the window.
  var bar: UITabBarController? { window.rootViewController as? UITabBarController }

  /// The stack of the first tab.
  var navigation: UINavigationController? { bar?.viewControllers?.first as? UINavigationController }

  /// A window with the tabs `leagues` and `activity`.
  static func tabs(
    _ leagues: [Quiz] = [.home],
    options: TransitionOptions = .quick,
    make: @escaping @MainActor @Sendable (Quiz) async throws -> UIViewController = {
      QuizScreen($0)
    }
  ) throws -> Stage {
    let bar = UITabBarController()
    let first = UINavigationController()
    first.viewControllers = leagues.map(QuizScreen.init)
    let second = UINavigationController(rootViewController: QuizScreen(.activity))
    bar.viewControllers = [first, second]
    let window = UIWindow.shown(root: bar)
    let host = try UIKitNavigationHost(
      window: window,
      tabs: ["leagues", "activity"],
      factory: ScreenFactory(make),
      options: options
    )
    return Stage(window, host)
  }

  /// A window with containers, named `leagues` and `activity` where nothing else is said.
  static func tabs(
    root: UIViewController,
    _ names: [TabID] = ["leagues", "activity"],
    make: @escaping @MainActor @Sendable (Quiz) async throws -> UIViewController = {
      QuizScreen($0)
    }
  ) throws -> Stage {
    let window = UIWindow.shown(root: root)
    let host = try UIKitNavigationHost(
      window: window,
      tabs: names,
      factory: ScreenFactory(make),
      options: .quick
    )
    return Stage(window, host)
  }

  /// A window with one root.
  static func one(
    _ root: UIViewController?,
    options: TransitionOptions = .quick,
    make: @escaping @MainActor @Sendable (Quiz) async throws -> UIViewController = {
      QuizScreen($0)
    }
  ) -> Stage {
    let window = UIWindow(frame: .zero)
    window.rootViewController = root
    window.isHidden = false
    return Stage(
      window,
      UIKitNavigationHost(window: window, factory: ScreenFactory(make), options: options)
    )
  }

  private init(_ window: UIWindow, _ host: UIKitNavigationHost<Quiz>) {
    self.window = window
    self.host = host
    handler = LinkHandler(
      links: DeepLinks(router: Quiz.router, environment: time.environment, log: .off),
      host: host,
      scene: .main
    )
    let roots = (window.rootViewController as? UITabBarController)?.viewControllers
    for controller in roots ?? [window.rootViewController].compactMap(\.self) {
      let stack = (controller as? UINavigationController)?.viewControllers ?? [controller]
      for case let screen as QuizScreen in stack { host.register(screen, as: screen.link) }
    }
  }

  /// Performs steps, one after the other.
  func perform(_ steps: NavigationStep<Quiz>...) async throws {
    for step in steps { try await host.perform(step) }
  }

  /// The code of the error of a step.
  func failure(of step: NavigationStep<Quiz>) async -> UIKitStepError.Code? {
    do {
      try await host.perform(step)
      return nil
    } catch {
      return (error as? UIKitStepError)?.code
    }
  }

  /// Lets every transition end that is not held.
  func idle() async {
    await window.transitions.runUntilIdle()
  }
}

extension TransitionOptions {
  /// Animated, with short pauses and many of them.
  @MainActor static let quick = TransitionOptions(
    patience: TransitionPatience(pauses: 100) { await Task.yield() }
  )

  /// With pauses that end when the test says so.
  @MainActor static func paused(_ pauses: Pauses, atMost count: Int = 3) -> TransitionOptions {
    TransitionOptions(patience: TransitionPatience(pauses: count) { await pauses.pause() })
  }
}

/// Controllers whose containers the tests need by name.
@MainActor func container(_ id: TabID) -> StackAddress { .container(id) }
#endif
