@testable import DeepLinking
import LinkRouting
import LinkTesting
import Testing

/// What the app is asked for has an end: guards, screens, ancestors.
@MainActor
@Suite struct TimeLimitTests {
  private let policy = LinkPolicy(
    guardLimit: .seconds(3),
    screenLimit: .seconds(4)
  )

  /// A guard that answers once it is released.
  private func slowGuard(_ held: Held) -> LinkGuard<Quiz> {
    LinkGuard("slow") { _ in
      await held.wait()
      return .allow
    }
  }

  @Test func aGuardThatTakesTooLongFailsTheEventAndIsNamed() async throws {
    let held = Held()
    let scene = try Scene(policy: policy, guards: [slowGuard(held)])
    let receipt = scene.receive("quiz://leagues/1")
    await held.arrival()
    await settle()
    scene.time.advance(by: .seconds(3))
    let outcome = await receipt.outcome
    #expect(outcome.name == "failed")
    #expect(outcome.reason?.code == .timedOut)
    #expect(outcome.reason?.expected == "3.0 seconds")
    #expect(outcome.reason?.message == "Guard 'slow' took longer than 3.0 seconds.")
    held.release()
    await settle()
    #expect(scene.visible == [.home])
  }

  @Test func aGuardThatTakesTooLongLeavesOutTheAncestor() async throws {
    let held = Held()
    let slow = LinkGuard<Quiz>("slow") { request in
      if request.isAncestor { await held.wait() }
      return .allow
    }
    let scene = try Scene(policy: policy, guards: [slow])
    let receipt = scene.receive("quiz://leagues/1/questions/2")
    await held.arrival()
    await settle()
    scene.time.advance(by: .seconds(3))
    let outcome = await receipt.outcome
    #expect(outcome.name == "opened")
    #expect(outcome.reason?.code == .timedOut)
    #expect(scene.visible == [.home, .question(league: 1, question: 2)])
    held.release()
  }

  @Test func aScreenThatTakesTooLongToBuildFailsTheEventAndChangesNothing() async throws {
    let held = Held()
    let scene = try Scene(policy: policy, build: { _ in await held.wait() })
    let receipt = scene.receive("quiz://leagues/1")
    await held.arrival()
    await settle()
    scene.time.advance(by: .seconds(4))
    let outcome = await receipt.outcome
    #expect(outcome.name == "failed")
    #expect(outcome.reason?.code == .timedOut)
    #expect(outcome.reason?.expected == "4.0 seconds")
    held.release()
    await settle()
    #expect(try scene.host.state == freshState())
  }

  @Test func anAncestorThatTakesTooLongToBuildIsLeftOut() async throws {
    let held = Held()
    let scene = try Scene(
      policy: policy,
      build: { link in if link == .league(league: 1) { await held.wait() } }
    )
    let receipt = scene.receive("quiz://leagues/1/questions/2")
    await held.arrival()
    await settle()
    scene.time.advance(by: .seconds(4))
    #expect(await receipt.outcome.reason?.code == .timedOut)
    #expect(scene.visible == [.home, .question(league: 1, question: 2)])
    held.release()
  }

  @Test func aSlowScreenHoldsUpNoOtherLinkForLonger() async throws {
    let held = Held()
    let scene = try Scene(
      policy: policy,
      build: { link in if link == .league(league: 1) { await held.wait() } }
    )
    let slow = scene.handler.open(.league(league: 1))
    await held.arrival()
    let next = scene.handler.open(.league(league: 2))
    await settle()
    scene.time.advance(by: .seconds(4))
    #expect(await slow.outcome.name == "failed")
    #expect(await next.outcome == .opened(skipping: []))
    held.release()
  }

  @Test func whatEndsInTimeLeavesNoClockRunning() async throws {
    let held = Held()
    let scene = try Scene(policy: policy, guards: [slowGuard(held)])
    let receipt = scene.receive("quiz://leagues/1")
    await held.arrival()
    await settle()
    #expect(scene.time.sleeping == 1)
    held.release()
    #expect(await receipt.outcome == .opened(skipping: []))
    await settle()
    #expect(scene.time.sleeping == 0)
  }
}

/// One task sleeps for all limits of a scene.
@MainActor
@Suite struct SharedTimeLimitTests {
  /// A person who sets the clock.
  @MainActor
  private final class Person {
    var change = Duration.zero
  }

  private let time = VirtualTime()

  /// Work that goes on until it is released, within a limit.
  private func begin(_ limit: Duration, by limits: TimeLimits) -> (Held, Task<Bool, any Error>) {
    let held = Held()
    let task = Task { try await limits.run(limit) { await held.wait() } != nil }
    return (held, task)
  }

  @Test func oneTaskSleepsForAllAndEachEndsAtItsTime() async throws {
    let limits = TimeLimits(time.environment)
    let (late, lateTask) = begin(.seconds(9), by: limits)
    await late.arrival()
    let (early, earlyTask) = begin(.seconds(2), by: limits)
    await early.arrival()
    let (middle, middleTask) = begin(.seconds(5), by: limits)
    await middle.arrival()
    await settle()
    #expect(time.sleeping == 1)
    time.advance(by: .seconds(2))
    #expect(try await !earlyTask.value)
    await settle()
    #expect(time.sleeping == 1)
    middle.release()
    #expect(try await middleTask.value)
    time.advance(by: .seconds(6))
    await settle()
    #expect(time.sleeping == 1)
    time.advance(by: .seconds(1))
    #expect(try await !lateTask.value)
    await settle()
    #expect(time.sleeping == 0)
    early.release()
    late.release()
  }

  @Test func limitsThatPassTogetherEndTogether() async throws {
    let limits = TimeLimits(time.environment)
    let works = [2, 3, 4].map { begin(.seconds($0), by: limits) }
    for (held, _) in works { await held.arrival() }
    await settle()
    time.advance(by: .seconds(10))
    for (held, task) in works {
      #expect(try await !task.value)
      held.release()
    }
  }

  @Test func whatBeginsWhileTheTaskSleepsHasItsWholeTime() async throws {
    let limits = TimeLimits(time.environment)
    let (first, firstTask) = begin(.seconds(4), by: limits)
    await first.arrival()
    await settle()
    time.advance(by: .seconds(3))
    let (second, secondTask) = begin(.seconds(4), by: limits)
    await second.arrival()
    await settle()
    time.advance(by: .seconds(1))
    #expect(try await !firstTask.value)
    await settle()
    time.advance(by: .seconds(2))
    second.release()
    #expect(try await secondTask.value)
    first.release()
  }

  @Test func workThatHasPassedItsLimitBeforeItIsWatchedEnds() async throws {
    let limits = TimeLimits(time.environment)
    let (held, task) = begin(.seconds(4), by: limits)
    // Within the turn in which the work begins.
    await held.arrival()
    time.advance(by: .seconds(5))
    #expect(try await !task.value)
    held.release()
  }

  @Test func aSleepThatFailsLeavesTheNextLimitsAlone() async throws {
    var environment = time.environment
    let sleep = environment.sleep
    let person = Person()
    environment.sleep = { duration in
      guard person.change == .zero else { throw CancellationError() }
      try await sleep(duration)
    }
    let limits = TimeLimits(environment)
    person.change = .seconds(1)
    let (first, firstTask) = begin(.seconds(4), by: limits)
    await first.arrival()
    await settle()
    person.change = .zero
    let (second, secondTask) = begin(.seconds(9), by: limits)
    await second.arrival()
    await settle()
    time.advance(by: .seconds(9))
    #expect(try await !firstTask.value)
    #expect(try await !secondTask.value)
    first.release()
    second.release()
  }

  @Test func uptimeIsNotTheTimeOfDayUnlessAnAppSaysSo() {
    let asked = Person()
    let environment = LinkEnvironment(
      now: {
        asked.change += .seconds(1)
        return LinkInstant(since1970: asked.change)
      },
      makeID: { LinkEventID(rawValue: "1") },
      currentTurn: { 1 },
      sleep: { _ in }
    )
    #expect(environment.uptime() <= environment.uptime())
    #expect(asked.change == .zero)
  }

  @Test(arguments: [Duration.seconds(-86_400), .seconds(86_400)])
  func theClockOfTheDayMaySetItself(change: Duration) async throws {
    var environment = time.environment
    let now = environment.now
    let person = Person()
    environment.now = { LinkInstant(since1970: now().since1970 + person.change) }
    let limits = TimeLimits(environment)
    let (held, task) = begin(.seconds(4), by: limits)
    await held.arrival()
    person.change = change
    let (second, secondTask) = begin(.seconds(5), by: limits)
    await second.arrival()
    await settle()
    time.advance(by: .seconds(3))
    await settle()
    held.release()
    #expect(try await task.value)
    time.advance(by: .seconds(2))
    #expect(try await !secondTask.value)
    second.release()
  }
}
