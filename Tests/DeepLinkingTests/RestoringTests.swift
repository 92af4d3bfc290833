import DeepLinking
import Foundation
import LinkNavigation
import LinkRouting
import LinkTesting
import Testing

/// What a scene shows again of what was saved, with guards, accounts and links that come meanwhile.
@MainActor
@Suite struct RestoringTests {
  private let no = LinkFailure(.noRoute, message: "no")

  /// A guard that says something about one link, and allows the others.
  private func rule(
    _ link: Quiz,
    _ decision: LinkGuardDecision<Quiz>
  ) -> LinkGuard<Quiz> {
    LinkGuard("rule") { $0.link == link ? decision : .allow }
  }

  // MARK: What is shown

  @Test func showsAgainWhatWasSavedInOneChange() async throws {
    let host = RecordingNavigationHost(state: try freshState())
    let links = DeepLinks(router: Quiz.router, environment: VirtualTime().environment, log: .off)
    let handler = LinkHandler(links: links, host: host, scene: .main)
    #expect(await handler.restore(try savedState()).problem == nil)
    #expect(try host.state == wholeState())
    #expect(host.changes == 1)
  }

  @Test func whatIsSavedIsWhatIsShown() async throws {
    let scene = try Scene()
    scene.host.state = try wholeState()
    let data = try scene.handler.savedNavigation().data()
    let again = try Scene()
    #expect(await again.handler.restore(data).problem == nil)
    #expect(try again.host.state == wholeState())
  }

  @Test func whatCannotBeReadIsDropped() async throws {
    let scene = try Scene()
    #expect(await scene.handler.restore(Data("{}".utf8)).problem?.code == .savedStateDamaged)
    #expect(try scene.host.state == freshState())
  }

  @Test func screensThatAreLostAreCounted() async throws {
    let scene = try Scene()
    var saved = try savedState()
    saved.containers[0].stack = ["quiz://home", "quiz://gone/1", "quiz://leagues/1"]
    let restoration = scene.handler.restore(saved)
    let problem = await restoration.problem
    #expect(problem?.code == .savedScreensLost)
    #expect(problem?.found == "4")
    #expect(
      restoration.lost
        == ["quiz://gone/1", "quiz://leagues/1", "quiz://leagues/1/join", "quiz://leagues/4"]
    )
    #expect(problem?.message.contains("quiz:") == false)
    #expect(scene.host.state.presentations == [])
  }

  @Test func screensThatCannotBeBuiltAreLeftOut() async throws {
    struct Gone: Error {}
    let scene = try Scene(build: { if $0 == .comment(id: 3) { throw Gone() } })
    let restoration = scene.handler.restore(try savedState())
    #expect(await restoration.problem?.found == "1")
    #expect(restoration.lost == ["quiz://comments/3"])
    var expected = try wholeState()
    try expected.setStack([.destination(.activity)], of: "activity")
    #expect(scene.host.state == expected)
  }

  @Test func screensThatTakeTooLongToBuildAreLeftOut() async throws {
    let held = Held()
    let scene = try Scene(
      policy: LinkPolicy(screenLimit: .seconds(4)),
      build: { if $0 == .comment(id: 3) { await held.wait() } }
    )
    let restoration = scene.handler.restore(try savedState())
    await held.arrival()
    await settle()
    scene.time.advance(by: .seconds(4))
    // Of what comes after it, nothing is built any more.
    #expect(await restoration.problem?.found == "3")
    #expect(scene.visible == [.home, .league(league: 1), .question(league: 1, question: 2)])
    held.release()
  }

  @Test func nothingIsDismissedThatNoLinkNames() async throws {
    let scene = try Scene()
    let alert = Presentation<Quiz>(style: .sheet, root: .foreign(.init(id: "alert", kind: .alert)))
    scene.host.state.presentations = [alert]
    #expect(await scene.handler.restore(try savedState()).problem?.code == .savedStateOvertaken)
    #expect(scene.host.state.presentations == [alert])
  }

  // MARK: Guards

  @Test func guardsAreAskedAboutEachScreenThatIsNotThere() async throws {
    var asked: [Quiz: Bool] = [:]
    var events: Set<LinkEvent<Quiz>> = []
    let scene = try Scene(guards: [
      LinkGuard("all") { request in
        asked[request.link] = request.isAncestor
        events.insert(request.event)
        return .allow
      }
    ])
    #expect(await scene.handler.restore(try savedState()).problem == nil)
    #expect(try scene.host.state == wholeState())
    #expect(
      asked == [
        .league(league: 1): true, .question(league: 1, question: 2): false,
        .comment(id: 3): false, .join(league: 1): true, .league(league: 4): false,
      ]
    )
    // It is one event, which claims no trust.
    #expect(events.map(\.delivery.entryPoint) == [.restoration])
    #expect(events.map(\.delivery.source) == [.other])
    #expect(events.map(\.delivery.content) == [.link(.league(league: 4))])
  }

  @Test(
    arguments: [
      LinkGuardDecision<Quiz>.deny(LinkFailure(.noRoute, message: "no")),
      .redirect(to: .league(league: 9)), .wait(until: .signedIn),
    ]
  )
  func whatGuardsDoNotAllowIsLeftOutWithWhatStoodOnIt(
    decision: LinkGuardDecision<Quiz>
  ) async throws {
    let scene = try Scene(guards: [rule(.league(league: 1), decision)])
    let problem = await scene.handler.restore(try savedState()).problem
    #expect(problem?.code == .savedScreensLost)
    #expect(problem?.found == "4")
    var expected = try freshState()
    try expected.setStack([.destination(.activity), .destination(.comment(id: 3))], of: "activity")
    #expect(scene.host.state == expected)
    #expect(scene.links.pendingLinks == [])
  }

  @Test func nobodyIsAskedAboutWhatStoodOnIt() async throws {
    var asked: [Quiz] = []
    let no = no
    let scene = try Scene(guards: [
      LinkGuard("all") { request in
        asked.append(request.link)
        return request.link == .league(league: 1) ? .deny(no) : .allow
      }
    ])
    _ = await scene.handler.restore(try savedState()).problem
    #expect(asked == [.league(league: 1), .comment(id: 3)])
  }

  @Test func whatAGuardThrowsAboutIsLeftOut() async throws {
    struct Offline: Error {}
    let scene = try Scene(guards: [
      LinkGuard("network") { request in
        if request.link == .league(league: 4) { throw Offline() }
        return .allow
      }
    ])
    #expect(await scene.handler.restore(try savedState()).problem?.found == "1")
    #expect(scene.visible == [.join(league: 1)])
  }

  @Test func everyGuardIsAsked() async throws {
    let scene = try Scene(guards: [
      LinkGuard("first") { _ in .allow }, rule(.question(league: 1, question: 2), .deny(no)),
    ])
    _ = await scene.handler.restore(try savedState()).problem
    #expect(scene.visible == [.home, .league(league: 1)])
  }

  @Test func guardsThatDoNotAnswerAreWaitedForOnce() async throws {
    let held = Held()
    let scene = try Scene(
      policy: LinkPolicy(guardLimit: .seconds(3)),
      guards: [
        LinkGuard("slow") { request in
          guard request.link == .question(league: 1, question: 2) || request.link == .comment(id: 3)
          else { return .allow }
          await held.wait()
          return .allow
        }
      ]
    )
    let restoration = scene.handler.restore(try savedState())
    await held.arrival()
    await settle()
    scene.time.advance(by: .seconds(3))
    #expect(await restoration.problem?.found == "4")
    #expect(held.count == 1)
    #expect(scene.visible == [.home, .league(league: 1)])
    held.release()
    await settle()
    #expect(scene.visible == [.home, .league(league: 1)])
  }

  @Test func theWaitUntilTheAppIsReadyTakesNothingOfTheLimit() async throws {
    let scene = try Scene(
      policy: LinkPolicy(
        readiness: LinkReadiness(conditions: ["window"], expiry: .seconds(60)),
        guardLimit: .seconds(3)
      ),
      guards: [LinkGuard("open") { _ in .allow }]
    )
    let restoration = scene.handler.restore(try savedState())
    await settle()
    scene.time.advance(by: .seconds(20))
    scene.handler.fulfill("window")
    #expect(await restoration.problem == nil)
    #expect(try scene.host.state == wholeState())
  }

  // MARK: What happens meanwhile

  @Test func aLinkThatComesMeanwhileIsPlacedOverWhatIsRestored() async throws {
    let held = Held()
    let scene = try heldScene(held)
    let restoration = scene.handler.restore(try savedState())
    await held.arrival()
    let receipt = scene.receive("quiz://leagues/1/questions/7")
    await settle()
    #expect(try scene.host.state == freshState())
    held.release()
    #expect(await restoration.problem == nil)
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(scene.visible == [.home, .league(league: 1), .question(league: 1, question: 7)])
    #expect(
      scene.host.state.containers.last?.stack
        == [.destination(.activity), .destination(.comment(id: 3))]
    )
  }

  @Test func ofLinksThatComeMeanwhileTheNewestWins() async throws {
    let held = Held()
    let scene = try heldScene(held)
    let restoration = scene.handler.restore(try savedState())
    await held.arrival()
    let older = scene.receive("quiz://leagues/7")
    await settle()
    let newer = scene.receive("quiz://leagues/8")
    #expect(await older.outcome == .superseded(by: newer.id))
    held.release()
    #expect(await newer.outcome == .opened(skipping: []))
    #expect(await restoration.problem == nil)
    #expect(scene.visible == [.home, .league(league: 8)])
  }

  @Test func aLinkThatAGuardOpensDoesNotWaitForTheGuard() async throws {
    let opener = Opener()
    let scene = try Scene(guards: [
      LinkGuard("opens") { request in
        guard request.event.delivery.entryPoint == .restoration else { return .allow }
        let outcome = await opener.handler?.open(.league(league: 9)).outcome
        return outcome == .opened(skipping: []) ? .allow : .deny(LinkFailure(.noRoute, message: ""))
      }
    ])
    opener.handler = scene.handler
    // What the guard opened was shown meanwhile, and stays.
    #expect(await scene.handler.restore(try savedState()).problem?.code == .savedStateOvertaken)
    #expect(scene.visible == [.home, .league(league: 9)])
  }

  /// Opens links for a guard.
  @MainActor private final class Opener {
    var handler: LinkHandler<Quiz>?
    init() {}
  }

  @Test func nothingIsRestoredOverWhatWasShownMeanwhile() async throws {
    let held = Held()
    let scene = try heldScene(held)
    let restoration = scene.handler.restore(try savedState())
    await held.arrival()
    try scene.host.state.select("activity")
    held.release()
    #expect(await restoration.problem?.code == .savedStateOvertaken)
    #expect(scene.visible == [.activity])
  }

  @Test func nothingIsRestoredOverWhatWasShownWhileAScreenWasBuilt() async throws {
    let held = Held()
    let scene = try Scene(build: { _ in await held.wait() })
    let restoration = scene.handler.restore(try savedState())
    await held.arrival()
    try scene.host.state.select("activity")
    held.release()
    #expect(await restoration.problem?.code == .savedStateOvertaken)
    #expect(scene.visible == [.activity])
  }

  @Test func aSceneIsRestoredOnceAtATime() async throws {
    let held = Held()
    let scene = try heldScene(held)
    let restoration = scene.handler.restore(try savedState())
    #expect(await scene.handler.restore(try savedState()).problem?.code == .savedStateOvertaken)
    held.release()
    #expect(await restoration.problem == nil)
  }

  @Test func aSceneThatIsGoneIsNotRestored() async throws {
    let held = Held()
    let scene = try heldScene(held)
    let restoration = scene.handler.restore(try savedState())
    await held.arrival()
    scene.handler.sceneDidDisconnect()
    #expect(await restoration.problem?.code == .savedStateOvertaken)
    held.release()
    await settle()
    #expect(try scene.host.state == freshState())
  }
}
