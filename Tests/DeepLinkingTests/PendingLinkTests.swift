import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// A store in memory, which loads when a test says so.
@MainActor
final class TestStore: PendingLinkStore {
  private(set) var links: [PendingLink]
  private(set) var saves: [[PendingLink]] = []
  let loading = Held()
  var isBroken = false

  init(_ links: [PendingLink] = [], isLoaded: Bool = true) {
    self.links = links
    if isLoaded { loading.release() }
  }

  struct Broken: Error {}

  @MainActor func load() async throws -> [PendingLink] {
    await loading.wait()
    if isBroken { throw Broken() }
    return links
  }

  @MainActor func save(_ links: [PendingLink]) async throws {
    saves.append(links)
    self.links = links
  }
}

/// A guard that requires a person to be signed in.
@MainActor
func signInGuard() -> LinkGuard<Quiz> {
  LinkGuard("sign in") { request in
    request.event.account == nil ? .wait(until: .signedIn) : .allow
  }
}

@MainActor
@Suite struct PendingLinkTests {
  private func pending(
    _ id: LinkEventID,
    _ url: String,
    account: LinkAccount? = nil,
    expiresAt: Duration = .seconds(2_000_000),
    isResuming: Bool = false
  ) -> PendingLink {
    PendingLink(
      id: id,
      url: url,
      route: "league",
      source: .customScheme,
      condition: .signedIn,
      account: account,
      scene: .main,
      receivedAt: LinkInstant(since1970: .zero),
      expiresAt: LinkInstant(since1970: expiresAt),
      isResuming: isResuming
    )
  }

  @Test func aSuspendedLinkResumesOnceAfterSignInAsANewEvent() async throws {
    var ended: [LinkReport<Quiz>] = []
    let scene = try Scene(guards: [signInGuard()])
    scene.links.onProgress = { if case .ended(let report) = $0 { ended.append(report) } }
    let receipt = scene.receive("quiz://leagues/1?utm_source=mail", from: .notification)
    #expect(await receipt.outcome == .suspended(receipt.id))
    #expect(scene.links.pendingLinks.map(\.id) == [receipt.id])
    #expect(scene.links.pendingLinks.map(\.description) == ["league, until signedIn"])
    scene.links.accountDidChange(to: "anna")
    await settle()
    #expect(scene.visible == [.home, .league(league: 1)])
    #expect(ended.last?.event.resumes == receipt.id)
    #expect(ended.last?.event.id != receipt.id)
    #expect(ended.last?.event.delivery.source == .notification)
    #expect(ended.last?.route == "league")
    #expect(ended.last?.campaignItems == [LinkQueryItem(name: "utm_source", value: "mail")])
    #expect(scene.links.pendingLinks == [])
    scene.links.withdraw(.signedIn)
    scene.links.fulfill(.signedIn)
    await settle()
    #expect(ended.count == 2)
  }

  @Test func aResumedLinkKeepsTheTrustOfItsChain() async throws {
    let router = LinkRouter<Quiz>(
      prefixes: [.scheme("quiz")],
      routes: [LinkRoute(Quiz.league, "/leagues/:league").access(.from(.content))]
    )
    var sources: [LinkSource] = []
    let gate = LinkGuard<Quiz>("sign in") { request in
      sources.append(request.event.delivery.source)
      return request.event.account == nil ? .wait(until: .signedIn) : .allow
    }
    let scene = try Scene(guards: [gate], router: router)
    _ = await scene.receive("quiz://leagues/1", from: .content).outcome
    scene.links.accountDidChange(to: "anna")
    await settle()
    #expect(sources == [.content, .content])
  }

  @Test func signingOutWhileAGuardRunsCancelsAndLeavesNothingForTheNext() async throws {
    let held = Held()
    let gate = LinkGuard<Quiz>("slow") { _ in
      await held.wait()
      return .wait(until: "unlocked")
    }
    let scene = try Scene(guards: [gate])
    scene.links.accountDidChange(to: "anna")
    let receipt = scene.receive("quiz://leagues/1")
    await held.arrival()
    scene.links.accountDidChange(to: nil)
    held.release()
    #expect(await receipt.outcome == .cancelled(.signedOut))
    await settle()
    #expect(scene.links.pendingLinks == [])
    scene.links.accountDidChange(to: "ben")
    scene.links.fulfill("unlocked")
    await settle()
    #expect(scene.visible == [.home])
  }

  @Test func signingOutWhileAScreenIsBuiltShowsNothing() async throws {
    let held = Held()
    let scene = try Scene(build: { link in if link == .league(league: 1) { await held.wait() } })
    scene.links.accountDidChange(to: "anna")
    let receipt = scene.receive("quiz://leagues/1")
    await held.arrival()
    scene.links.accountDidChange(to: nil)
    held.release()
    #expect(await receipt.outcome == .cancelled(.signedOut))
    await settle()
    #expect(scene.visible == [.home])
  }

  @Test func signingOutDropsAllThatWaits() async throws {
    let store = TestStore()
    let gate = LinkGuard<Quiz>("lock") { _ in .wait(until: "unlocked") }
    let scene = try Scene(guards: [gate], store: store)
    scene.links.accountDidChange(to: "anna")
    _ = await scene.receive("quiz://leagues/1").outcome
    await settle()
    #expect(store.links.map(\.account) == ["anna"])
    scene.links.accountDidChange(to: "ben")
    await settle()
    #expect(scene.links.pendingLinks == [])
    #expect(store.links == [])
  }

  @Test func signingOutCancelsWhatWaitsForAScene() async throws {
    let links = DeepLinks(router: Quiz.router, environment: VirtualTime().environment)
    var ended: [String] = []
    links.onProgress = {
      guard case .ended(let report) = $0 else { return }
      ended.append("\(report.outcome), \(report.event.account?.rawValue ?? "")")
    }
    links.accountDidChange(to: "anna")
    links.open(.league(league: 1))
    links.accountDidChange(to: "bert")
    #expect(ended == ["cancelled: the person signed out, anna"])
    let host = HeadlessHost(state: try freshState())
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let url = "quiz://leagues/2"
    let token = links.handOver(
      handler.admission(
        of: LinkDelivery(url: url, source: .customScheme, entryPoint: .openURL)
      )
    )
    links.accountDidChange(to: nil)
    #expect(ended == ["anna", "bert"].map { "cancelled: the person signed out, \($0)" })
    #expect(try links.takeOver(#require(token)) == nil)
    await settle()
    #expect(try host.state == freshState())
  }

  @Test func whatWaitsForOnePersonIsNotOpenedForAnother() async throws {
    let store = TestStore([
      pending("a", "quiz://leagues/1", account: "anna"), pending("b", "quiz://leagues/2"),
    ])
    let scene = try Scene(store: store)
    scene.links.accountDidChange(to: "ben")
    await scene.links.restorePendingLinks()
    await settle()
    #expect(scene.visible == [.home, .league(league: 2)])
    #expect(store.links == [])
  }

  @Test func linksOfTheLastRunResume() async throws {
    let store = TestStore([pending("a", "quiz://leagues/1", account: "anna")])
    let scene = try Scene(store: store)
    await scene.links.restorePendingLinks()
    #expect(scene.links.pendingLinks.map(\.id) == ["a"])
    #expect(store.saves == [])
    scene.links.accountDidChange(to: "anna")
    await settle()
    #expect(scene.visible == [.home, .league(league: 1)])
    #expect(store.saves.first?.map(\.isResuming) == [true])
    #expect(store.links == [])
  }

  @Test func whatWasHalfResumedOrHasExpiredOrIsNoLinkIsDroppedAndReported() async throws {
    let store = TestStore([
      pending("a", "quiz://leagues/1", isResuming: true),
      pending("b", "quiz://leagues/2", expiresAt: .zero), pending("c", "quiz://gone"),
      pending("d", "quiz://leagues/4"),
    ])
    let scene = try Scene(store: store)
    var losses: [LinkFailure?] = []
    scene.links.onStoreError = { losses.append($0 as? LinkFailure) }
    await scene.links.restorePendingLinks()
    #expect(
      losses.map { $0?.code } == [.pendingLinkDropped, .pendingLinkDropped, .pendingLinkDropped]
    )
    #expect(
      losses.first??.message
        == "A link that waited (league, until signedIn) was being opened when the app ended."
    )
    #expect(scene.links.pendingLinks.map(\.id) == ["d"])
    await settle()
    #expect(store.links.map(\.id) == ["d"])
  }

  @Test func aSavedLinkThatStandsTwiceIsOneLink() async throws {
    let store = TestStore([
      pending("a", "quiz://leagues/1", isResuming: true), pending("c", "quiz://gone"),
      pending("d", "quiz://leagues/4"), pending("d", "quiz://leagues/4"),
      pending("c", "quiz://gone"), pending("a", "quiz://leagues/1", isResuming: true),
    ])
    let scene = try Scene(store: store)
    var losses = 0
    scene.links.onStoreError = { _ in losses += 1 }
    await scene.links.restorePendingLinks()
    #expect(losses == 2)
    #expect(scene.links.pendingLinks.map(\.id) == ["d"])
    await settle()
    #expect(store.links.map(\.id) == ["d"])
  }

  @Test func aLinkSuspendedBeforeRestoringEndsOverwritesNothing() async throws {
    let store = TestStore([pending("a", "quiz://leagues/1")], isLoaded: false)
    let scene = try Scene(guards: [signInGuard()], store: store)
    let restoring = Task { await scene.links.restorePendingLinks() }
    await store.loading.arrival()
    let receipt = scene.receive("quiz://leagues/2")
    #expect(await receipt.outcome.name == "suspended")
    await settle()
    #expect(store.saves == [])
    store.loading.release()
    await restoring.value
    await settle()
    #expect(store.links.map(\.id) == ["a", receipt.id])
  }

  /// The line about a sign-in without an account.
  nonisolated private static let noAccount = """
    'signedIn' is fulfilled, and no account is known, so a guard that asks for one makes the link wait on: call \
    accountDidChange(to:), which fulfills it.
    """

  @Test func aSignInWithoutAnAccountIsALineOfTheLogOnce() async throws {
    let scene = try Scene(guards: [signInGuard()])
    var notes: [String] = []
    scene.links.onLogLine = { notes.append($0) }
    scene.links.fulfill(.signedIn)
    scene.links.withdraw(.signedIn)
    #expect(notes == [], "no link waits, and the app may know no accounts")
    _ = await scene.receive("quiz://leagues/1").outcome
    scene.links.fulfill(.signedIn)
    scene.links.fulfill(.signedIn)
    #expect(notes == [Self.noAccount])
    notes = []
    scene.links.withdraw(.signedIn)
    scene.links.accountDidChange(to: "anna")
    #expect(notes == [])
    let other = try Scene(guards: [signInGuard()])
    other.links.onLogLine = { notes.append($0) }
    _ = await other.receive("quiz://leagues/1").outcome
    other.handler.fulfill(.signedIn)
    #expect(notes == [Self.noAccount])
  }

  @Test func aSignInThatComesAfterTheLinkWasDroppedSaysWhy() async throws {
    let scene = try Scene(guards: [signInGuard()])
    var notes: [String] = []
    scene.links.onLogLine = { notes.append($0) }
    _ = await scene.receive("quiz://leagues/1").outcome
    scene.time.advance(by: .seconds(3_601))
    scene.links.accountDidChange(to: "anna")
    await settle()
    let lost = "'signedIn' is fulfilled, and no link goes on: 'league', which waited, "
    #expect(notes == [lost + "has expired"])
    // It is said once.
    scene.links.withdraw(.signedIn)
    scene.links.fulfill(.signedIn)
    #expect(notes.count == 1)
  }

  @Test(arguments: [true, false])
  func aSignInAfterTheAccountChangedSaysWhyNothingOpens(isSignedOut: Bool) async throws {
    let gate = LinkGuard<Quiz>("map") { _ in .wait(until: "mapReady") }
    let scene = try Scene(guards: [gate])
    var notes: [String] = []
    scene.links.onLogLine = { notes.append($0) }
    scene.links.accountDidChange(to: "anna")
    _ = await scene.receive("quiz://leagues/1").outcome
    scene.links.accountDidChange(to: isSignedOut ? nil : "ben")
    scene.links.fulfill("mapReady")
    await settle()
    #expect(
      notes == [
        """
        'mapReady' is fulfilled, and no link goes on: 'league', which waited, was of the account that signed out
        """
      ]
    )
  }

  @Test func aLinkThatTheAppDiscardedOrThatGoesOnIsNoLineOfTheLog() async throws {
    let scene = try Scene(guards: [signInGuard()])
    var notes: [String] = []
    scene.links.onLogLine = { notes.append($0) }
    let receipt = scene.receive("quiz://leagues/1")
    _ = await receipt.outcome
    scene.links.discardPendingLink(receipt.id)
    _ = await scene.receive("quiz://leagues/2").outcome
    scene.links.accountDidChange(to: "anna")
    await settle()
    #expect(notes == [] && scene.visible.last == .league(league: 2))
  }

  @Test(
    arguments: [
      (
        "signdIn",
        "'signdIn' is fulfilled, and a link waits for 'signedIn': are they one?"
      ),
      ("mapReady", nil), ("signedIn", PendingLinkTests.noAccount),
    ] as [(LinkCondition, String?)]
  )
  func aConditionThatIsMisspeltIsALineOfTheLog(condition: LinkCondition, note: String?) async throws
  {
    let scene = try Scene(guards: [signInGuard()])
    var notes: [String] = []
    scene.links.onLogLine = { notes.append($0) }
    _ = await scene.receive("quiz://leagues/1").outcome
    scene.links.fulfill(condition)
    #expect(notes == (note.map { [$0] } ?? []))
  }

  @Test func aStoreThatCannotBeReadIsNotOverwritten() async throws {
    let store = TestStore([pending("a", "quiz://leagues/1")])
    store.isBroken = true
    let scene = try Scene(guards: [signInGuard()], store: store)
    var errors = 0
    scene.links.onStoreError = { _ in errors += 1 }
    _ = await scene.receive("quiz://leagues/2").outcome
    await settle()
    #expect(errors == 1)
    #expect(store.saves == [])
    #expect(scene.links.pendingLinks.count == 1)
  }

  @Test func linksThatCouldNotBeReadAreOpenedWhenTheyCan() async throws {
    let store = TestStore([
      pending("a", "quiz://leagues/1"), pending("b", "quiz://leagues/2", account: "bert"),
    ])
    store.isBroken = true
    let scene = try Scene(store: store)
    var errors = 0
    scene.links.onStoreError = { _ in errors += 1 }
    scene.links.accountDidChange(to: "anna")
    await scene.links.restorePendingLinks()
    scene.handler.sceneDidBecomeActive()
    await settle()
    #expect(errors == 1 && scene.visible == [.home])
    store.isBroken = false
    scene.handler.sceneDidBecomeActive()
    await settle()
    #expect(scene.visible == [.home, .league(league: 1)])
    #expect(store.links == [] && scene.links.pendingLinks == [])
  }

  @Test func whatDoesMoreThanNavigateIsNeverKept() async throws {
    let store = TestStore()
    let scene = try Scene(guards: [signInGuard()], router: Quiz.guarded, store: store)
    scene.links.confirm = { _ in true }
    _ = await scene.receive("quiz://leagues/1/join").outcome
    await settle()
    #expect(scene.links.pendingLinks.count == 1)
    #expect(store.links == [])
  }

  @Test func aPendingLinkExpires() async throws {
    let scene = try Scene(guards: [signInGuard()])
    let losses = Losses(of: scene.links)
    _ = await scene.receive("quiz://leagues/1").outcome
    scene.time.advance(by: .seconds(3600))
    #expect(scene.links.pendingLinks == [])
    scene.links.accountDidChange(to: "anna")
    await settle()
    #expect(scene.visible == [.home])
    #expect(losses.messages == ["A link that waited (league, until signedIn) has expired."])
  }

  @Test func aLinkThatNoRoutePrintsWaitsWithoutAURL() async throws {
    let scene = try Scene(guards: [signInGuard()])
    #expect(await scene.handler.open(.tag(name: "a", text: "b")).outcome.name == "suspended")
    #expect(scene.links.pendingLinks.map(\.url) == [nil])
  }

  @Test func ofTooManyPendingLinksTheOldestIsDroppedAndReported() async throws {
    let scene = try Scene(guards: [signInGuard()])
    let losses = Losses(of: scene.links)
    for league in 1...65 { _ = await scene.receive("quiz://leagues/\(league)").outcome }
    #expect(scene.links.pendingLinks.count == 64)
    #expect(scene.links.pendingLinks.first?.url == "quiz://leagues/2")
    #expect(
      losses.messages == ["A link that waited (league, until signedIn) is one of too many."]
    )
  }

  /// Collects why pending links were dropped.
  @MainActor
  private final class Losses {
    private(set) var messages: [String] = []

    init(of links: DeepLinks<Quiz>) {
      links.onStoreError = { [weak self] error in
        if let failure = error as? LinkFailure { self?.messages.append(failure.message) }
      }
    }
  }

  @Test func aPendingLinkCanBeDiscarded() async throws {
    let scene = try Scene(guards: [signInGuard()])
    let receipt = scene.receive("quiz://leagues/1")
    _ = await receipt.outcome
    scene.links.discardPendingLink(receipt.id)
    #expect(scene.links.pendingLinks == [])
  }

  @Test func aLinkFromBeforeSignInIsOpenedWhenTheAppIsReadyAfterIt() async throws {
    let policy = LinkPolicy(readiness: LinkReadiness(conditions: ["session"]))
    let scene = try Scene(policy: policy, guards: [signInGuard()])
    let restoration = scene.handler.restore(try savedState())
    let receipt = scene.receive("quiz://leagues/7")
    await settle()
    scene.links.accountDidChange(to: "anna")
    scene.links.fulfill("session")
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(await restoration.problem == nil)
    #expect(scene.visible == [.home, .league(league: 7)])
  }

  @Test func aGuardIsAskedAgainForWhoSignedInWhileItDecided() async throws {
    let held = Held()
    let scene = try Scene(guards: [
      LinkGuard("sign in") { request in
        let account = request.event.account
        await held.wait()
        return account == nil ? .wait(until: .signedIn) : .allow
      }
    ])
    let receipt = scene.receive("quiz://leagues/1")
    await held.arrival()
    scene.links.accountDidChange(to: "anna")
    held.release()
    let report = await receipt.report
    #expect(report.outcome == .opened(skipping: []))
    #expect(report.event.account == nil)
  }

  @Test func ofSeveralThatResumeTheNewestIsShown() async throws {
    let scene = try Scene(guards: [signInGuard()])
    _ = await scene.receive("quiz://leagues/1").outcome
    _ = await scene.receive("quiz://leagues/2").outcome
    scene.links.accountDidChange(to: "anna")
    await settle()
    #expect(scene.visible == [.home, .league(league: 2)])
    #expect(scene.links.pendingLinks == [])
  }

  @Test func ofTooManyOrRepeatedSavedLinksTheNewestAreTakenUpOnce() async throws {
    let ids = (0..<70).map { LinkEventID(rawValue: "\($0)") }
    let saved = ids.map { pending($0, "quiz://leagues/1") }
    let scene = try Scene(store: TestStore(saved + saved))
    var losses: [LinkFailure?] = []
    scene.links.onStoreError = { losses.append($0 as? LinkFailure) }
    await scene.links.restorePendingLinks()
    #expect(scene.links.pendingLinks.map(\.id) == Array(ids.suffix(64)))
    #expect(losses.map { $0?.code } == Array(repeating: .pendingLinkDropped, count: 6))
  }
}
