import DeepLinking
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

  @Test func aGuardThatTakesTooLongFailsTheEventAndIsNamed() async throws {
    let held = Held()
    let slow = LinkGuard<Quiz>("slow") { _ in
      await held.wait()
      return .allow
    }
    let scene = try Scene(policy: policy, guards: [slow])
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
    let scene = try Scene(policy: policy, guards: [LinkGuard("all") { _ in .allow }])
    #expect(await scene.receive("quiz://leagues/1").outcome == .opened(skipping: []))
    await settle()
    #expect(scene.time.sleeping == 0)
  }
}
