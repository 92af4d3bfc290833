import DeepLinking
import LinkNavigation
import LinkRouting
@_spi(Driving) import SwiftUI
import Testing

@testable import LinkSwiftUI

/// What waits for a sheet that is leaving, and for how long.
@MainActor @Suite struct DismissalTests {
  private let sleep = ManualSleep()
  private let scene: TransitScene
  private let host: ViewHost
  private var model: NavigationModel<TransitLink> { scene.model }

  init() async throws {
    let sleep = sleep
    scene = TransitScene(
      NavigationModel(
        state: .transit(.line(1)),
        dismissalLimit: .seconds(3),
        sleep: { try await sleep.sleep($0) }
      )
    )
    host = ViewHost(TransitRoot(scene: scene))
    try await model.apply(.transit(.line(1), presented: [.sheet(.notice(line: 1))]))
    await host.settle()
  }

  @Test func presentsAnotherOnlyWhenTheFirstHasLeft() async {
    host.transitions.endNext(.held)
    let receipt = scene.handler.open(.ticket(ticket: 7))
    await host.settle()
    #expect(model.state == .transit())
    #expect(host.presentations.map(\.isDismissing) == [true])
    #expect(host.stackTitles == ["Lines"])
    #expect(sleep.durations == [.seconds(3)])
    host.transitions.release()
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.title) == ["Ticket 7"])
    #expect(host.warnings.isEmpty)
  }

  @Test func doesNotWaitWhenNothingIsPresentedAfter() async {
    host.transitions.endNext(.held)
    #expect(await scene.open(.stop(line: 1, stop: 2)).outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.isDismissing) == [true])
    #expect(sleep.durations.isEmpty)
  }

  @Test func waitsForASheetThatAPersonSwipedDown() async {
    host.transitions.endNext(.held)
    host.swipeDown()
    let receipt = scene.handler.open(.ticket(ticket: 7))
    await host.settle()
    #expect(model.state == .transit())
    host.transitions.release()
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(host.title == "Ticket 7")
  }

  @Test func givesUpOnALostEnd() async {
    host.transitions.endNext(.completionLost)
    let receipt = scene.handler.open(.ticket(ticket: 7))
    await host.settle()
    #expect(sleep.durations == [.seconds(3)])
    sleep.pass()
    let report = await receipt.report
    #expect(report.outcome.reason?.code == .dismissalLost)
    #expect(report.state == .transit())
    #expect(host.presentations.isEmpty)
  }

  @Test func doesNotWaitForALostEndAgain() async {
    host.transitions.endNext(.completionLost)
    let lost = scene.handler.open(.ticket(ticket: 7))
    await host.settle()
    sleep.pass()
    _ = await lost.outcome
    #expect(await scene.open(.ticket(ticket: 8)).outcome == .opened(skipping: []))
    #expect(host.title == "Ticket 8")
    #expect(sleep.durations.count == 1)
  }

  @Test func dismissesAgainWhatTheAppShowsAgain() async throws {
    let shown = model.state
    let model = model
    // It runs until it waits for the sheet, before SwiftUI could begin to dismiss it.
    let showing = Task.immediate {
      try await model.apply(.transit(.line(1), presented: [.sheet(.ticket(ticket: 7))]))
    }
    #expect(model.state == .transit(.line(1)))
    model.show(shown)
    await host.settle()
    #expect(host.presentations.map(\.title) == ["Notice 1"])
    sleep.pass()
    try await showing.value
    await host.settle()
    #expect(host.presentations.map(\.title) == ["Ticket 7"])
  }

  @Test func takesALateEndForNothing() async {
    host.transitions.endNext(.held)
    let late = scene.handler.open(.ticket(ticket: 7))
    await host.settle()
    sleep.pass()
    #expect(await late.outcome.reason?.code == .dismissalLost)
    host.transitions.release()
    #expect(await scene.open(.ticket(ticket: 8)).outcome == .opened(skipping: []))
  }

  /// What is shown when the upper one of two presentations was replaced by a ticket.
  private let replaced = NavigationState.transit(
    .line(1),
    presented: [.sheet(.notice(line: 1)), .cover(.ticket(ticket: 7))]
  )

  /// Begins to replace the upper one of two presentations, which does not leave until it is released.
  private func replaceTheUpperOfTwo() async throws -> Task<Void, any Error> {
    try await model.apply(
      .transit(.line(1), presented: [.sheet(.notice(line: 1)), .sheet(.hint)])
    )
    await host.settle()
    host.transitions.ending = .held
    let applying = Task { try await model.apply(replaced) }
    await host.settle()
    return applying
  }

  @Test func waitsForTheLowestOfThoseThatLeave() async throws {
    try await model.apply(
      .transit(.line(1), presented: [.sheet(.notice(line: 1)), .sheet(.hint)])
    )
    await host.settle()
    host.transitions.ending = .held
    let receipt = scene.handler.open(.ticket(ticket: 7))
    await host.settle()
    model.didDismiss(at: 1)
    await host.settle()
    #expect(model.state == .transit())
    host.transitions.releaseAll()
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.title) == ["Ticket 7"])
  }

  @Test func waitsForALowerOneThatLeavesLater() async throws {
    let applying = try await replaceTheUpperOfTwo()
    #expect(model.state == .transit(.line(1), presented: [.sheet(.notice(line: 1))]))
    model.sheet(at: 0).wrappedValue = nil
    await host.settle()
    model.didDismiss(at: 1)
    await host.settle()
    #expect(model.state == .transit(.line(1)))
    host.transitions.releaseAll()
    try await applying.value
    #expect(model.state == replaced)
    await host.settle()
    #expect(host.presentations.map(\.title) == ["Notice 1", "Ticket 7"])
  }

  @Test func looksAgainWhenAPersonActedMeanwhile() async throws {
    let applying = try await replaceTheUpperOfTwo()
    host.transitions.release()
    model.sheet(at: 0).wrappedValue = nil
    await host.settle()
    #expect(model.state == .transit(.line(1)))
    host.transitions.releaseAll()
    try await applying.value
    await host.settle()
    #expect(host.presentations.map(\.title) == ["Notice 1", "Ticket 7"])
    #expect(host.warnings.isEmpty)
  }

  @Test func doesNotWaitForWhatWasNeverOnScreen() async throws {
    let unseen = NavigationModel<TransitLink>(
      state: .transit(),
      sleep: { _ in Issue.record("Waited for nothing.") }
    )
    try await unseen.apply(.transit(presented: [.sheet(.hint)]))
    try await unseen.apply(.transit(presented: [.cover(.ticket(ticket: 7))]))
    unseen.didPresent(at: 1)
    try await unseen.apply(.transit(presented: [.cover(.ticket(ticket: 7)), .sheet(.hint)]))
    try await unseen.apply(.transit(presented: [.cover(.ticket(ticket: 7)), .sheet(.map)]))
    #expect(unseen.state == .transit(presented: [.cover(.ticket(ticket: 7)), .sheet(.map)]))
  }

  @Test func waitsByTheClockUnlessTold() async throws {
    let scene = TransitScene()
    let host = ViewHost(TransitRoot(scene: scene))
    #expect(await scene.open(.notice(line: 1)).outcome == .opened(skipping: []))
    await host.settle()
    #expect(await scene.open(.ticket(ticket: 7)).outcome == .opened(skipping: []))
    #expect(host.presentations.map(\.title) == ["Ticket 7"])
  }

  @Test func givesUpByTheClockUnlessTold() async {
    let scene = TransitScene(NavigationModel(state: .transit(), dismissalLimit: .zero))
    let host = ViewHost(TransitRoot(scene: scene))
    await scene.open(.drawer)
    await host.settle()
    host.transitions.endNext(.completionLost)
    let report = await scene.open(.ticket(ticket: 7))
    #expect(report.outcome.reason?.code == .dismissalLost)
  }

  @Test func letsEverybodyWaitForOneEnd() async throws {
    let watch = DismissalWatch(limit: .seconds(1)) { [sleep] in try await sleep.sleep($0) }
    #expect(await watch.end())
    watch.didPresent(at: 0)
    watch.willDismiss(from: 0)
    async let first = watch.end()
    async let second = watch.end()
    await host.settle()
    watch.didDismiss(at: 0)
    #expect(await [first, second] == [true, true])
    #expect(sleep.durations.count == 1)
  }
}
