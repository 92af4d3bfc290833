#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import LinkRouting
import Testing
@_spi(Driving) import UIKit
@testable import LinkUIKit

/// What UIKit would refuse or raise for, as errors.
@MainActor @Suite struct HostRefusalTests {
  @Test func noticesARefusedPresentationAtOnce() async throws {
    var pauses = 0
    let patience = TransitionPatience(pauses: 5) { pauses += 1 }
    let stage = try Stage.tabs(options: TransitionOptions(patience: patience))
    stage.window.refusePresentations()
    let step = NavigationStep.present(Presentation(style: .sheet, root: at(.login)))
    #expect(await stage.failure(of: step) == .refused)
    #expect(pauses == 0)
    #expect(stage.host.state.presentations == [])
  }

  @Test func noticesADismissalThatDoesNotBegin() async throws {
    final class Stubborn: UITabBarController {
      override func dismiss(animated flag: Bool, completion: (() -> Void)?) {}
    }
    let stage = Stage.one(Stubborn())
    try await stage.perform(.present(Presentation(style: .sheet, root: at(.login))))
    #expect(await stage.failure(of: .dismiss(to: 0)) == .refused)
    #expect(stage.window.presented == [[.login]])
  }

  @Test func noticesAStackThatDoesNotChange() async throws {
    final class Stubborn: UINavigationController {
      override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
    }
    let stage = Stage.one(Stubborn())
    let step = NavigationStep.push([at(.home)], on: .container(.main))
    #expect(await stage.failure(of: step) == .refused)
  }

  @Test func doesNotReplaceARootThatPresentsSomething() async throws {
    let stage = Stage.one(QuizScreen(.home))
    try await stage.perform(.present(Presentation(style: .sheet, root: at(.login))))
    #expect(await stage.failure(of: .replaceStack([at(.activity)], of: .main)) == .refused)
    #expect(stage.window.presented == [[.login]])
    #expect(stage.window.warnings == [])
  }

  @Test func hasNoPlaceForUnknownContainers() async throws {
    let stage = try Stage.tabs()
    #expect(await stage.failure(of: .select("settings")) == .noContainer)
    #expect(await stage.failure(of: .push([at(.login)], on: .presentation(0))) == .noContainer)
    stage.window.rootViewController = UITabBarController()
    #expect(await stage.failure(of: .select("activity")) == .noContainer)
    #expect(await stage.failure(of: .replaceStack([at(.home)], of: "leagues")) == .noContainer)
    stage.window.rootViewController = nil
    let step = NavigationStep.present(Presentation(style: .sheet, root: at(.login)))
    #expect(await stage.failure(of: step) == .noContainer)
  }

  /// Controllers that cannot stand in a stack.
  static let containers: [@MainActor @Sendable () -> UIViewController] = [
    { UINavigationController(rootViewController: UIViewController()) },
    { UITabBarController() },
    { UIAlertController(title: nil, message: nil, preferredStyle: .alert) },
  ]

  @Test(arguments: 0..<3)
  func doesNotPushWhatCannotStandInAStack(index: Int) async throws {
    let stage = try Stage.tabs { _ in Self.containers[index]() }
    let before = stage.host.state
    #expect(await stage.failure(of: .push([at(.login)], on: .container("leagues"))) == .notPushable)
    #expect(await stage.failure(of: .replaceStack([at(.login)], of: "leagues")) == .notPushable)
    #expect(stage.host.state == before)
    #expect(stage.window.exceptions == [])
  }

  @Test func doesNotPushOnWhatHasNoStack() async throws {
    let stage = try Stage.tabs { link in
      link == .login ? UITabBarController() : QuizScreen(link)
    }
    let presentation = Presentation(style: .sheet, root: at(.login), pushed: [at(.home)])
    #expect(await stage.failure(of: .present(presentation)) == .notPushable)
    #expect(stage.window.presentedChain.isEmpty)
  }

  @Test func doesNotShowAControllerTwice() async throws {
    let only = QuizScreen(.login)
    let stage = try Stage.tabs { _ in only }
    try await stage.perform(.push([at(.login)], on: .container("leagues")))
    let step = NavigationStep.push([at(.login)], on: .container("leagues"))
    #expect(await stage.failure(of: step) == .inUse)
    #expect(stage.window.exceptions == [])
  }

  @Test func doesNotPushOneControllerForTwoScreens() async throws {
    let only = QuizScreen(.login)
    let stage = try Stage.tabs { _ in only }
    let step = NavigationStep.push(
      [at(.league(league: 1)), at(.question(league: 1, question: 1))],
      on: .container("leagues")
    )
    #expect(await stage.failure(of: step) == .inUse)
    #expect(stage.window.exceptions == [])
  }

  @Test func doesNotShowTheRootOfTheWindowAgain() async throws {
    let root = QuizScreen(.home)
    let stage = Stage.one(root) { _ in root }
    let step = NavigationStep.present(Presentation(style: .sheet, root: at(.login)))
    #expect(await stage.failure(of: step) == .inUse)
    #expect(stage.window.exceptions == [])
  }

  @Test func hasNoScreenForAForeignEntryThatIsGone() async throws {
    let stage = try Stage.tabs()
    let gone = NavigationEntry<Quiz>.foreign(ForeignScreen(id: "gone", kind: .pushed))
    #expect(await stage.failure(of: .push([gone], on: .container("leagues"))) == .noScreen)
  }

  @Test func changesNothingWhenAScreenCannotBeBuilt() async throws {
    let stage = try Stage.tabs([.home, .league(league: 1)]) { link in
      guard link != .question(league: 1, question: 9) else {
        throw LinkFailure(.noRoute, message: "gone")
      }
      return QuizScreen(link)
    }
    let before = stage.host.state
    let outcome = await stage.handler.open(.question(league: 1, question: 9)).outcome
    #expect(outcome == .failed(LinkFailure(.noRoute, message: "gone")))
    #expect(stage.host.state == before)
    #expect(stage.window.transitions.history == [])
  }

  @Test func dropsWhatIsBuiltTooLate() async throws {
    var built = 0
    var release: CheckedContinuation<Void, Never>?
    let stage = try Stage.tabs { link in
      built += 1
      if built == 1 { await withCheckedContinuation { release = $0 } }
      return QuizScreen(link)
    }
    let late = Task { try await stage.host.prepare(.login) }
    while release == nil { await Task.yield() }
    late.cancel()
    release?.resume()
    await #expect(throws: CancellationError.self) { try await late.value }
    try await stage.perform(NavigationStep.push([at(.login)], on: .container("leagues")))
    #expect(built == 2)
  }

  @Test func dropsWhatWasBuiltAndNotShown() async throws {
    var built = 0
    let stage = try Stage.tabs { link in
      built += 1
      return QuizScreen(link)
    }
    let step = NavigationStep.push([at(.login)], on: .container("leagues"))
    try await stage.host.prepare(.login)
    stage.host.discardPrepared()
    try await stage.perform(step)
    #expect(built == 2)
    try await stage.host.prepare(.login)
    try await stage.perform(step)
    #expect(built == 3)
  }

  @Test func saysWhatIsWrong() {
    let codes: [UIKitStepError.Code] = [
      .refused, .timedOut, .busy, .noContainer, .notPushable, .inUse, .noScreen, .classicSplitView,
    ]
    #expect(Set(codes.map { UIKitStepError($0).description }).count == codes.count)
    let opening: [LinkOpeningError.Code] = [.noScene, .noLinks, .otherLinks]
    #expect(Set(opening.map { LinkOpeningError($0).description }).count == opening.count)
  }
}
#endif
