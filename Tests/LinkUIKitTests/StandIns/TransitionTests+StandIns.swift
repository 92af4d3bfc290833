#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import Testing
@_spi(Driving) import UIKit
@testable import LinkUIKit

/// When a step returns.
@MainActor @Suite struct TransitionTests {
  /// Steps that take a transition, from the stack `[home, league 1]` under a sheet.
  nonisolated static let steps: [NavigationStep<Quiz>] = [
    .push([at(.league(league: 2))], on: .container("leagues")),
    .pop(to: 1, in: .container("leagues")),
    .present(Presentation(style: .sheet, root: at(.join(league: 2)))),
    .dismiss(to: 0),
  ]

  /// A stage with a sheet, whose next transition ends as the test says.
  private func stage(_ options: TransitionOptions) async throws -> Stage {
    let stage = try Stage.tabs([.home, .league(league: 1)], options: options)
    let sheet = UINavigationController(rootViewController: QuizScreen(.login))
    stage.bar?.present(sheet, animated: false)
    await stage.idle()
    return stage
  }

  @Test(arguments: steps)
  func returnsWhenTheTransitionHasEnded(step: NavigationStep<Quiz>) async throws {
    let pauses = Pauses()
    let stage = try await stage(.paused(pauses))
    stage.window.transitions.ending = .held
    var hasReturned = false
    let work = Task {
      try await stage.perform(step)
      hasReturned = true
    }
    await pauses.idle()
    #expect(!hasReturned)
    #expect(stage.window.transitions.runningNames.count == 1)
    stage.window.transitions.release()
    try await work.value
    #expect(hasReturned)
    pauses.end()
  }

  @Test(arguments: steps)
  func seesTheEndThatIsNotTold(step: NavigationStep<Quiz>) async throws {
    let stage = try await stage(.quick)
    var wanted = stage.host.state
    try wanted.apply(step)
    stage.window.transitions.ending = .completionLost
    try await stage.perform(step)
    #expect(stage.host.state == wanted)
    #expect(stage.window.transitions.runningNames.isEmpty)
  }

  @Test(arguments: steps)
  func givesUpOnATransitionThatDoesNotEnd(step: NavigationStep<Quiz>) async throws {
    let stage = try await stage(.quick)
    stage.window.transitions.ending = .held
    #expect(await stage.failure(of: step) == .timedOut)
    stage.window.transitions.releaseAll()
  }

  @Test func pausesAsOftenAsItIsPatient() async throws {
    let pauses = Pauses()
    let stage = try await stage(.paused(pauses, atMost: 3))
    stage.window.transitions.ending = .held
    let work = Task { await stage.failure(of: Self.steps[0]) }
    for count in 1...3 {
      await pauses.idle()
      #expect(pauses.count == count)
      pauses.end()
    }
    #expect(await work.value == .timedOut)
    stage.window.transitions.releaseAll()
  }

  @Test func endsEarlyWhenAPresentationIsTakenBack() async throws {
    let pauses = Pauses()
    let stage = try await stage(.paused(pauses))
    stage.window.transitions.ending = .completionLost
    let work = Task { await stage.failure(of: Self.steps[2]) }
    await pauses.idle()
    stage.window.transitions.ending = .nextTurn
    stage.bar?.dismiss(animated: false)
    await stage.idle()
    pauses.end()
    #expect(await work.value == .refused)
  }

  @Test(arguments: [true, false])
  func waitsForAPersonWhoSwipesBack(completes: Bool) async throws {
    let pauses = Pauses()
    let stage = try Stage.tabs([.home, .league(league: 1)], options: .paused(pauses, atMost: 9))
    let navigation = try #require(stage.navigation)
    #expect(navigation.beginInteractivePop())
    let receipt = stage.handler.open(.question(league: 1, question: 5))
    await pauses.idle()
    #expect(pauses.count == 1)
    _ = completes ? navigation.completeInteractivePop() : navigation.cancelInteractivePop()
    await stage.idle()
    pauses.end()
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(stage.window.tabs[0] == [.home, .league(league: 1), .question(league: 1, question: 5)])
    #expect(stage.window.warnings + stage.window.exceptions == [])
    pauses.end()
  }

  @Test func waitsForAPersonWhoSwipesASheetDown() async throws {
    let stage = try await stage(.quick)
    #expect(stage.window.front?.swipeDown() == true)
    try await stage.perform(.present(Presentation(style: .sheet, root: at(.join(league: 1)))))
    #expect(stage.window.presented == [[.join(league: 1)]])
    #expect(stage.window.warnings == [])
  }

  @Test func givesUpWhileAPersonHoldsTheScreen() async throws {
    let stage = try Stage.tabs([.home, .league(league: 1)])
    #expect(stage.navigation?.beginInteractivePop() == true)
    #expect(await stage.failure(of: .pop(to: 1, in: .container("leagues"))) == .busy)
    await #expect(throws: UIKitStepError(.busy)) { try await stage.host.prepare(.login) }
  }

  @Test func pausesInATaskThatWasCancelled() async throws {
    var cancelled = false
    let patience = TransitionPatience(pauses: 0) { cancelled = cancelled || Task.isCancelled }
    #expect(patience.pauses == 1)
    let work = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await patience.wait()
    }
    await work.value
    #expect(!cancelled)
  }

  @Test func standardPausesAreShort() async {
    #expect(TransitionPatience.standard.pauses == 250)
    await TransitionPatience.standard.pause()
  }
}
#endif
