@testable import DeepLinking
@testable import LinkNavigation
@testable import LinkRouting
@testable import LinkTesting
import Testing

@MainActor
@Suite struct ReadinessTests {
  private func scene(
    capacity: Int = 32,
    resolve: LinkResolver<Quiz>? = nil,
    perform: (@MainActor @Sendable (Quiz) async throws -> Void)? = nil
  ) throws -> Scene {
    let readiness = LinkReadiness(
      conditions: ["window", "database"],
      capacity: capacity,
      expiry: .seconds(100)
    )
    let policy = LinkPolicy(
      readiness: readiness,
      requires: .loadedRecord(within: .seconds(3600))
    )
    return try Scene(policy: policy, resolve: resolve, perform: perform)
  }

  @Test func linksWaitForAllConditionsOfAppAndScene() async throws {
    let scene = try scene()
    let receipt = scene.receive("quiz://leagues/1")
    await settle()
    #expect(scene.visible == [.home])
    scene.links.fulfill("database")
    await settle()
    #expect(scene.visible == [.home])
    scene.handler.fulfill("window")
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(await scene.receive("quiz://leagues/2").outcome == .opened(skipping: []))
  }

  @Test func aConditionThatIsWithdrawnIsWaitedForAgain() async throws {
    let scene = try scene()
    scene.handler.fulfill("window")
    scene.links.fulfill("database")
    scene.handler.withdraw("window")
    let receipt = scene.receive("quiz://leagues/1")
    await settle()
    #expect(scene.visible == [.home])
    scene.handler.fulfill("window")
    #expect(await receipt.outcome == .opened(skipping: []))
  }

  @Test func onlyTheNewestNavigationIsPerformed() async throws {
    let scene = try scene()
    scene.handler.fulfill("window")
    let receipts = [1, 2, 3].map { scene.receive("quiz://leagues/\($0)") }
    scene.links.fulfill("database")
    #expect(await receipts[0].outcome == .superseded(by: receipts[2].id))
    #expect(await receipts[1].outcome == .superseded(by: receipts[2].id))
    let report = await receipts[2].report
    #expect(report.outcome == .opened(skipping: []))
    #expect(report.steps.count == 1)
  }

  @Test func aNewerLinkOfAPageNeverSupersedesOneThatWaits() async throws {
    let scene = try scene()
    scene.handler.fulfill("window")
    let push = scene.receive("quiz://leagues/1", from: .notification)
    let content = scene.receive("quiz://leagues/2", from: .content, entryPoint: .page)
    scene.links.fulfill("database")
    #expect(await content.outcome == .superseded(by: push.id))
    #expect(await push.outcome == .opened(skipping: []))
  }

  @Test func whatIsReceivedInTheTurnOfFulfilCounts() async throws {
    let scene = try scene()
    scene.handler.fulfill("window")
    let push = scene.receive("quiz://leagues/1", from: .notification)
    scene.links.fulfill("database")
    let content = scene.handler.receive(
      LinkDelivery(url: "quiz://leagues/2", source: .content, entryPoint: .page)
    )
    #expect(await content.outcome == .superseded(by: push.id))
    let newest = scene.handler.receive(
      LinkDelivery(url: "quiz://leagues/3", source: .notification, entryPoint: .notification)
    )
    #expect(await push.outcome.name != "failed")
    #expect(await newest.outcome == .opened(skipping: []))
    #expect(scene.visible.last == .league(league: 3))
    scene.time.advance(by: .seconds(1))
    let later = scene.receive("quiz://leagues/4", from: .content, entryPoint: .page)
    #expect(await later.outcome == .opened(skipping: []))
  }

  @Test func actionsThatWaitedAllRunInOrder() async throws {
    var performed: [Quiz] = []
    let scene = try scene(perform: { performed.append($0) })
    scene.handler.fulfill("window")
    let first = scene.receive("quiz://votes/1")
    let link = scene.receive("quiz://leagues/1")
    let second = scene.receive("quiz://votes/2")
    scene.links.fulfill("database")
    #expect(await [first.outcome, second.outcome] == [.performed, .performed])
    #expect(performed == [.vote(id: 1), .vote(id: 2)])
    #expect(await link.outcome == .opened(skipping: []))
  }

  @Test(arguments: [false, true])
  func whatAnActionLeavesWaitsUntilTheAppIsReadyAndHoldsNothingUp(isLinkComing: Bool) async throws {
    let held = Held()
    let scene = try Scene(
      policy: LinkPolicy(readiness: LinkReadiness(conditions: ["window"], capacity: 1)),
      guards: [
        LinkGuard("account") { request in
          guard case .vote = request.link, request.event.account == nil else { return .allow }
          return .wait(until: .signedIn, showing: .join(league: 1))
        }
      ],
      perform: { _ in await held.wait() }
    )
    scene.handler.fulfill("window")
    #expect(await scene.receive("quiz://votes/1").outcome.name == "suspended")
    await settle()
    #expect(scene.visible == [.join(league: 1)])
    scene.links.accountDidChange(to: "anna")
    await held.arrival()
    scene.handler.withdraw("window")
    held.release()
    await settle()
    // What was shown meanwhile is still there: it goes when the app is ready.
    #expect(scene.visible == [.join(league: 1)])
    let later = isLinkComing ? scene.receive("quiz://leagues/2") : nil
    await settle()
    #expect(later?.outcomeSoFar == nil)
    scene.handler.fulfill("window")
    await settle()
    #expect(later?.outcomeSoFar == (isLinkComing ? .opened(skipping: []) : nil))
    #expect(scene.host.state.presentations.isEmpty)
    #expect(scene.visible.last == .league(league: isLinkComing ? 2 : 1))
  }

  @Test func aLinkThatWaitsTooLongExpires() async throws {
    let scene = try scene()
    let receipt = scene.receive("quiz://leagues/1")
    await settle()
    scene.time.advance(by: .seconds(99))
    await settle()
    let later = scene.receive("quiz://leagues/2")
    let outcome = await receipt.outcome
    #expect(outcome.name == "expired")
    #expect(outcome.reason?.code == .notReady)
    scene.handler.fulfill("window")
    scene.links.fulfill("database")
    #expect(await later.outcome == .opened(skipping: []))
  }

  @Test func theQueueIsBounded() async throws {
    let scene = try scene(capacity: 2, perform: { _ in })
    let first = scene.receive("quiz://leagues/1", from: .notification)
    let vote = scene.receive("quiz://votes/1")
    let second = scene.receive("quiz://leagues/2", from: .notification)
    #expect(await first.outcome == .superseded(by: second.id))
    let content = scene.receive("quiz://leagues/3", from: .content, entryPoint: .page)
    #expect(await content.outcome == .superseded(by: second.id))
    let refused = await scene.receive("quiz://votes/2").outcome
    #expect(refused.reason?.code == .queueFull)
    scene.handler.fulfill("window")
    scene.links.fulfill("database")
    #expect(await vote.outcome == .performed)
    #expect(await second.outcome == .opened(skipping: []))
  }

  @Test func aSceneThatGoesCancelsWhatWaits() async throws {
    let scene = try scene()
    let receipt = scene.receive("quiz://leagues/1")
    scene.handler.sceneDidDisconnect()
    #expect(await receipt.outcome == .cancelled(.windowClosed))
    scene.handler.fulfill("window")
    scene.links.fulfill("database")
    await settle()
    #expect(scene.visible == [.home])
  }
}
