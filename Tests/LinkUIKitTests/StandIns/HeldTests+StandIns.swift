#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import LinkNavigation
import Testing
@_spi(Driving) import UIKit
@testable import LinkUIKit

/// What a person holds in the hand: a screen or a sheet that is being swiped away and may come back.
@MainActor @Suite struct HeldTests {
  private let league = Quiz.league(league: 1)
  private let pauses = Pauses()

  /// A stage with `[home, league 1]`, whose pauses end when the test says so.
  private func stage() throws -> (Stage, UINavigationController) {
    let stage = try Stage.tabs([.home, league], options: .paused(pauses, atMost: 9))
    return (stage, try #require(stage.navigation))
  }

  @Test func aScreenThatIsHeldIsStillThere() async throws {
    let (stage, navigation) = try stage()
    #expect(navigation.beginInteractivePop())
    #expect(stage.host.state.visibleStack == [at(.home), at(league)])
    stage.window.transitions.ending = .held
    #expect(navigation.cancelInteractivePop())
    #expect(stage.host.state.visibleStack == [at(.home), at(league)])
    stage.window.transitions.releaseAll()
    #expect(stage.host.state.visibleStack == [at(.home), at(league)])
  }

  @Test func aScreenThatWasLetGoOfIsGone() async throws {
    let (stage, navigation) = try stage()
    #expect(navigation.beginInteractivePop())
    stage.window.transitions.ending = .held
    #expect(navigation.completeInteractivePop())
    #expect(stage.host.state.visibleStack == [at(.home)])
    stage.window.transitions.releaseAll()
    #expect(stage.host.state.visibleStack == [at(.home)])
  }

  @Test(arguments: [true, false])
  func aLinkToWhatIsBelowWaitsForThePersonWhoSwipesBack(completes: Bool) async throws {
    let (stage, navigation) = try stage()
    #expect(navigation.beginInteractivePop())
    var outcome: LinkOutcome?
    let receipt = stage.handler.open(.home)
    let work = Task { outcome = await receipt.outcome }
    await pauses.begin()
    #expect(pauses.count == 1 && outcome == nil)
    _ = completes ? navigation.completeInteractivePop() : navigation.cancelInteractivePop()
    await stage.idle()
    pauses.end()
    await work.value
    #expect(outcome == .opened(skipping: []))
    #expect(stage.window.tabs[0] == [.home])
    #expect(stage.window.warnings + stage.window.exceptions == [])
    pauses.end()
  }

  @Test(arguments: [true, false])
  func aLinkToWhatIsBelowWaitsForThePersonWhoSwipesASheetDown(completes: Bool) async throws {
    let (stage, _) = try stage()
    let login = QuizScreen(.login)
    stage.host.register(login, as: .login)
    stage.bar?.present(UINavigationController(rootViewController: login), animated: false)
    await stage.idle()
    #expect(login.beginSwipeDown())
    #expect(stage.host.state.presentations.count == 1)
    var outcome: LinkOutcome?
    let receipt = stage.handler.open(league)
    let work = Task { outcome = await receipt.outcome }
    await pauses.begin()
    #expect(pauses.count == 1 && outcome == nil)
    _ = completes ? login.completeSwipeDown() : login.cancelSwipeDown()
    await stage.idle()
    pauses.end()
    await pauses.idle()
    pauses.end()
    await work.value
    #expect(outcome == .opened(skipping: []))
    #expect(stage.window.presented == [])
    #expect(stage.window.warnings + stage.window.exceptions == [])
    pauses.end()
  }

  @Test(arguments: [true, false])
  func aStepThatIsNoLongerWaitedForDoesNotBegin(isAtOnce: Bool) async throws {
    let (stage, navigation) = try stage()
    try await stage.host.prepare(.login)
    #expect(navigation.beginInteractivePop())
    let step = NavigationStep<Quiz>.present(Presentation(style: .sheet, root: at(.login)))
    var wanted = stage.host.state
    try wanted.apply(step)
    let plan = try NavigationPlan(from: stage.host.state, to: wanted, isAtOnce: isAtOnce)
    let work = Task { try await stage.host.perform(plan, to: wanted) }
    await pauses.idle()
    #expect(pauses.count == 1)
    work.cancel()
    #expect(navigation.cancelInteractivePop())
    await stage.idle()
    pauses.end()
    await #expect(throws: CancellationError.self) { _ = try await work.value }
    #expect(stage.window.presented == [])
  }
}
#endif
