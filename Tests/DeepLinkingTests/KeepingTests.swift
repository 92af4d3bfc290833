import DeepLinking
import LinkNavigation
import LinkRouting
import LinkTesting
import Testing

/// Nothing that was received is lost silently: while it waits for the app, and while it waits for a condition.
@MainActor
@Suite struct KeepingTests {
  private func store() -> TestStore {
    TestStore([
      PendingLink(
        id: "a",
        url: "quiz://leagues/1",
        route: "league",
        source: .customScheme,
        condition: .signedIn,
        account: nil,
        scene: .main,
        receivedAt: LinkInstant(since1970: .zero),
        expiresAt: LinkInstant(since1970: .seconds(2_000_000))
      )
    ])
  }

  /// Restores a link whose route is switched off, and signs in.
  private func ends(isBack: Bool) async throws -> [LinkReport<Quiz>] {
    let back = Switch()
    let router = Quiz.router.switchingOff { name in
      // Handlers ask on the main actor.
      name == "league" && MainActor.assumeIsolated { !back.isOn }
    }
    let store = store()
    let scene = try Scene(router: router, store: store)
    var ended: [LinkReport<Quiz>] = []
    scene.links.onProgress = { if case .ended(let report) = $0 { ended.append(report) } }
    scene.links.onStoreError = { Issue.record($0) }
    await scene.links.restorePendingLinks()
    #expect(scene.links.pendingLinks.map(\.id) == ["a"])
    back.isOn = isBack
    scene.links.accountDidChange(to: "anna")
    await settle()
    #expect(scene.links.pendingLinks == [])
    #expect(store.links == [])
    return ended
  }

  @Test func aRestoredLinkWhoseRouteIsSwitchedOffIsKeptAndEndsAsUnavailable() async throws {
    let ended = try await ends(isBack: false)
    #expect(ended.map(\.outcome.name) == ["unavailable"])
    #expect(ended.first?.event.resumes == "a")
  }

  @Test func aRestoredLinkIsOpenedWhenItsRouteIsBack() async throws {
    #expect(try await ends(isBack: true).map(\.outcome) == [.opened(skipping: [])])
  }

  @Test func ofMoreThanSixtyFourLinksThatWaitTheOldestIsForgotten() async throws {
    let scene = try Scene(guards: [signInGuard()])
    var receipts: [LinkReceipt<Quiz>] = []
    for number in 0..<66 {
      let receipt = scene.receive("quiz://leagues/\(number)")
      #expect(await receipt.outcome == .suspended(receipt.id))
      receipts.append(receipt)
    }
    #expect(scene.links.pendingLinks.map(\.id) == receipts.dropFirst(2).map(\.id))
  }

  @Test func aHandlerIsKeptWhileLinksWait() async throws {
    let time = VirtualTime()
    let host = HeadlessHost(state: try freshState())
    let policy = LinkPolicy(readiness: LinkReadiness(conditions: ["data"]))
    let links = DeepLinks(
      router: Quiz.router,
      environment: time.environment,
      policy: policy,
      log: .off
    )
    weak var kept: LinkHandler<Quiz>?
    let receipt: LinkReceipt<Quiz>
    do {
      let handler = LinkHandler(links: links, host: host, scene: .main)
      kept = handler
      receipt = handler.receive(
        LinkDelivery(url: "quiz://leagues/1", source: .customScheme, entryPoint: .openURL)
      )
    }
    await settle()
    #expect(kept != nil)
    links.fulfill("data")
    #expect(await receipt.outcome == .opened(skipping: []))
    await settle()
    #expect(kept == nil)
    #expect(host.state.visibleStack.last == .destination(.league(league: 1)))
  }
}
