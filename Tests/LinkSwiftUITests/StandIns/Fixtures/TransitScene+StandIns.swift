@_spi(Driving) import AppleFoundationStandIn
import DeepLinking
import Foundation
import LinkNavigation
import LinkRouting
import LinkTesting
import SwiftUI

@testable import LinkSwiftUI

/// One scene of the timetable app, with everything that is behind it.
@MainActor final class TransitScene {
  /// What the scene shows.
  let model: NavigationModel<TransitLink>

  /// What it receives with.
  let handler: LinkHandler<TransitLink>

  /// The time.
  let time = VirtualTime()

  /// The phase of the scene.
  let phase: PhaseSource

  /// The reports of what was delivered, in the order of receiving.
  private(set) var receipts: [LinkReceipt<TransitLink>] = []

  /// What was shown when each delivery was received.
  private(set) var statesAtReceipt: [NavigationState<TransitLink>] = []

  /// How often a second attachment was reported.
  private(set) var secondAttachments = 0

  /// Creates a scene: one that has been active for ten seconds, or one that starts.
  init(
    _ model: NavigationModel<TransitLink> = NavigationModel(state: .transit()),
    phase: ScenePhase = .active,
    isSettled: Bool? = nil,
    guards: [LinkGuard<TransitLink>] = []
  ) {
    self.model = model
    self.phase = PhaseSource(phase)
    handler = LinkHandler(
      links: DeepLinks(
        router: transitRouter,
        environment: time.environment,
        guards: guards,
        log: .off
      ),
      host: model,
      scene: .main
    )
    guard isSettled ?? (phase == .active) else { return }
    handler.sceneDidBecomeActive()
    time.advance(by: .seconds(10))
  }

  /// Notes a receipt.
  func note(_ receipt: LinkReceipt<TransitLink>) {
    receipts.append(receipt)
    statesAtReceipt.append(model.state)
  }

  /// Notes that a second attachment was reported.
  func noteSecondAttachment() {
    secondAttachments += 1
  }

  /// How every delivery so far ended.
  var outcomes: [LinkOutcome] {
    get async {
      var outcomes: [LinkOutcome] = []
      for receipt in receipts { outcomes.append(await receipt.outcome) }
      return outcomes
    }
  }

  /// Opens a link and waits for its end.
  @discardableResult
  func open(_ link: TransitLink) async -> LinkReport<TransitLink> {
    await handler.open(link).report
  }
}

/// The phase of a scene, as the system sets it.
@Observable @MainActor final class PhaseSource {
  /// The phase.
  var phase: ScenePhase

  /// Starts with a phase.
  init(_ phase: ScenePhase) {
    self.phase = phase
  }
}

/// Time that a model waits for, and that passes when the test says so.
@MainActor final class ManualSleep {
  /// How long each wait was to be.
  private(set) var durations: [Duration] = []

  /// Wakes the one who waits.
  private var wakers: [AsyncStream<Void>.Continuation] = []

  /// Creates a time that stands still.
  init() {}

  /// Waits until ``pass()`` or until the task is cancelled.
  func sleep(_ duration: Duration) async throws {
    durations.append(duration)
    let (stream, waker) = AsyncStream.makeStream(of: Void.self)
    wakers.append(waker)
    for await _ in stream { return }
    try Task.checkCancellation()
  }

  /// Lets the time pass for all that wait.
  func pass() {
    wakers.forEach { $0.yield() }
  }
}

/// A guard that waits, and then allows all but some links.
@MainActor final class HeldGuard {
  /// The links that it was asked about.
  private(set) var asked: [TransitLink] = []

  /// Whether it answers.
  private var isOpen: Bool

  /// The calls that wait for an answer.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a guard that answers, or one that does not yet.
  init(isOpen: Bool = false) {
    self.isOpen = isOpen
  }

  /// Lets it answer.
  func open() {
    isOpen = true
    waiting.forEach { $0.resume() }
    waiting = []
  }

  /// The guard.
  func allowing(allBut refused: Set<TransitLink> = []) -> LinkGuard<TransitLink> {
    LinkGuard("held") { request in
      guard request.event.delivery.entryPoint == .restoration else { return .allow }
      self.asked.append(request.link)
      if !self.isOpen { await withCheckedContinuation { self.waiting.append($0) } }
      guard refused.contains(request.link) else { return .allow }
      return .deny(LinkFailure(.noRoute, message: "not for you"))
    }
  }
}

/// The URL of a text that is known to be one.
func url(_ text: String) -> URL {
  URL(string: text) ?? URL(fileURLWithPath: text)
}
