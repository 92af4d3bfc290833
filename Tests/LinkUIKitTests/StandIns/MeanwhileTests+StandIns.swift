#if STANDINS
@_spi(Driving) import AppleFoundationStandIn
@testable import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
import Testing
@_spi(Driving) import UIKit
@testable import LinkUIKit

/// What others present, what a person does between two steps, and factories that fail or never end.
@MainActor @Suite struct MeanwhileTests {
  private let league = Quiz.league(league: 1)
  private let question = Quiz.question(league: 1, question: 5)

  @Test(arguments: [true, false])
  func aLinkWaitsForWhatOthersPresented(isAlert: Bool) async throws {
    let stage = try Stage.tabs()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
    share.popoverPresentationController?.sourceView = stage.bar?.view
    stage.bar?.present(isAlert ? alert : share, animated: false)
    await stage.idle()
    let receipt = stage.handler.open(league)
    await Pauses().idle()
    #expect(stage.window.tabs[0] == [.home])
    #expect(isAlert ? alert.tap("OK") : share.swipeDown())
    await stage.idle()
    stage.handler.screenDidChange()
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(stage.window.tabs[0] == [.home, league])
  }

  @Test(arguments: [true, false])
  func aPersonSwipesBackBetweenTwoSteps(completes: Bool) async throws {
    let stage = try Stage.tabs([.home, league])
    let navigation = try #require(stage.navigation)
    try await stage.perform(.present(Presentation(style: .sheet, root: at(.login))))
    stage.window.transitions.endNext(.held)
    let receipt = stage.handler.open(question)
    await Pauses().idle()
    #expect(stage.window.transitions.runningNames == ["dismiss"])
    // The sheet is gone, and before the host goes on the person swipes.
    #expect(stage.window.transitions.release())
    #expect(navigation.beginInteractivePop())
    await Pauses().idle()
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    _ = completes ? navigation.completeInteractivePop() : navigation.cancelInteractivePop()
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(stage.window.tabs[0] == [.home, league, question])
    #expect(stage.window.warnings + stage.window.exceptions == [])
  }

  /// A link whose first step, to dismiss a sheet, waits for a transition of the app's own; it builds no screen.
  private func linkThatWaitsToDismiss(
    _ pauses: Pauses
  ) async throws -> (Stage, LinkReceipt<Quiz>) {
    let stage = try Stage.tabs(options: .paused(pauses))
    try await stage.perform(.present(Presentation(style: .sheet, root: at(.login))))
    stage.window.transitions.endNext(.held)
    stage.navigation?.pushViewController(UIViewController(), animated: true)
    pauses.end()
    let count = pauses.count
    let receipt = stage.handler.open(.home)
    await pauses.begin(after: count)
    #expect(pauses.count == count + 1 && stage.window.presentedChain.count == 1)
    return (stage, receipt)
  }

  @Test func anAlertThatCameUpInTheTurnOfADismissalStays() async throws {
    let pauses = Pauses()
    let (stage, receipt) = try await linkThatWaitsToDismiss(pauses)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.window.presentedChain.last?.present(alert, animated: false)
    #expect(stage.window.transitions.release())
    await stage.idle()
    pauses.end()
    await pauses.idle()
    #expect(stage.window.presentedChain.last === alert)
    #expect(receipt.outcomeSoFar == nil)
    #expect(alert.tap("OK"))
    await stage.idle()
    stage.handler.screenDidChange()
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(stage.window.tabs[0] == [.home])
    #expect(stage.window.warnings + stage.window.exceptions == [])
  }

  @Test func aScreenWithUnsavedWorkSinceThePlanIsAskedAbout() async throws {
    let pauses = Pauses()
    let (stage, receipt) = try await linkThatWaitsToDismiss(pauses)
    stage.host.unsavedScreens = [.login]
    #expect(stage.window.transitions.release())
    await stage.idle()
    pauses.end()
    #expect(await receipt.outcome.reason?.code == .unsavedWork)
    #expect(stage.window.presentedChain.count == 1)
  }

  @Test func aFactoryThatThrowsChangesNothing() async throws {
    let stage = try Stage.tabs { link in
      guard link != .question(league: 1, question: 5) else {
        throw LinkFailure(.noAction, message: "There is no such question.")
      }
      return QuizScreen(link)
    }
    guard case .failed(let reason) = await stage.handler.open(question).outcome else {
      Issue.record("It did not fail.")
      return
    }
    #expect(reason.message == "There is no such question.")
    #expect(stage.window.tabs[0] == [.home])
    #expect(stage.window.transitions.history.isEmpty)
  }

  @Test func anAncestorWhoseFactoryThrowsIsLeftOut() async throws {
    let stage = try Stage.tabs { link in
      guard link != .league(league: 1) else { throw UIKitStepError(.noScreen) }
      return QuizScreen(link)
    }
    guard case .opened(let skipped) = await stage.handler.open(question).outcome else {
      Issue.record("It was not opened.")
      return
    }
    #expect(skipped.map(\.code) == [.screenUnavailable])
    #expect(stage.window.tabs[0] == [.home, question])
  }

  @Test func aFactoryThatNeverEndsIsGivenUp() async throws {
    var waiting: [CheckedContinuation<Void, Never>] = []
    let stage = try Stage.tabs { link in
      await withCheckedContinuation { waiting.append($0) }
      return QuizScreen(link)
    }
    let receipt = stage.handler.open(league)
    await Pauses().idle()
    #expect(waiting.count == 1)
    stage.time.advance(by: LinkPolicy().screenLimit)
    guard case .failed(let reason) = await receipt.outcome else {
      Issue.record("It did not fail.")
      return
    }
    #expect(reason.code == .timedOut)
    #expect(stage.window.tabs[0] == [.home])
    // What comes too late is not shown, and not kept for the next link.
    waiting.removeFirst().resume()
    await Pauses().idle()
    let next = stage.handler.open(league)
    await Pauses().idle()
    #expect(waiting.count == 1)
    waiting.removeFirst().resume()
    #expect(await next.outcome == .opened(skipping: []))
    #expect(stage.window.tabs[0] == [.home, league])
  }
}
#endif
