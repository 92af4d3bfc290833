import DeepLinking
import LinkNavigation
import LinkRouting
import Testing

@MainActor
@Suite struct GuardTests {
  /// A guard that decides by the link alone.
  private func rule(
    _ decide: @escaping @MainActor @Sendable (Quiz) -> LinkGuardDecision<Quiz>
  ) -> LinkGuard<Quiz> {
    LinkGuard("rule") { decide($0.link) }
  }

  @Test func aGuardThatAllowsLetsTheLinkGoOn() async throws {
    var asked: [Quiz] = []
    let scene = try Scene(guards: [
      LinkGuard("first") { request in
        asked.append(request.link)
        return .allow
      },
      rule { $0 == .league(league: 9) ? .deny(LinkFailure(.noRoute, message: "no")) : .allow },
    ])
    #expect(await scene.receive("quiz://leagues/1").outcome == .opened(skipping: []))
    #expect(asked == [.league(league: 1)])
    let reason = LinkFailure(.noRoute, message: "no")
    #expect(await scene.receive("quiz://leagues/9").outcome == .denied(reason))
    #expect(scene.visible == [.home, .league(league: 1)])
  }

  @Test func aRedirectedLinkGoesThroughGateAndGuardsAgain() async throws {
    let scene = try Scene(guards: [
      rule { link in
        switch link {
        case .league(league: 1): .redirect(to: .league(league: 2))
        case .league(league: 2): .redirect(to: .question(league: 2, question: 1))
        case .league(league: 3): .redirect(to: .secret(id: 1))
        default: .allow
        }
      }
    ])
    let report = await scene.receive("quiz://leagues/1").report
    #expect(report.link == .question(league: 2, question: 1))
    #expect(await scene.receive("quiz://leagues/3").outcome.name == "unmatched")
  }

  @Test func aCycleOfRedirectsFailsAndNamesTheChain() async throws {
    let scene = try Scene(guards: [
      rule { link in
        switch link {
        case .league(league: 1): .redirect(to: .league(league: 2))
        case .league(league: 2): .redirect(to: .league(league: 1))
        default: .allow
        }
      }
    ])
    let reason = await scene.receive("quiz://leagues/1").outcome.reason
    #expect(reason?.code == .redirectCycle)
    #expect(reason?.found == "quiz://leagues/1 → quiz://leagues/2 → quiz://leagues/1")
  }

  @Test func guardsRedirectFourTimesAndNotFive() async throws {
    let scene = try Scene(guards: [
      rule { link in
        guard case .league(let id) = link, id > 0 else { return .allow }
        return .redirect(to: .league(league: id - 1))
      }
    ])
    #expect(await scene.receive("quiz://leagues/4").outcome == .opened(skipping: []))
    #expect(await scene.receive("quiz://leagues/5").outcome.reason?.code == .redirectCycle)
  }

  @Test func aGuardThatThrowsFailsTheEvent() async throws {
    struct Offline: Error {}
    let scene = try Scene(guards: [LinkGuard("network") { _ in throw Offline() }])
    let reason = await scene.receive("quiz://leagues/1").outcome.reason
    #expect(reason?.code == .guardFailed)
    #expect(reason?.message == "Guard 'network' failed: Offline().")
  }

  @Test func aRefusedAncestorIsLeftOutAndNamed() async throws {
    var asked: [Quiz: Bool] = [:]
    let scene = try Scene(guards: [
      LinkGuard("members") { request in
        asked[request.link] = request.isAncestor
        guard case .league = request.link else { return .allow }
        return .deny(LinkFailure(.noRoute, message: "not a member"))
      }
    ])
    let outcome = await scene.receive("quiz://leagues/1/questions/2").outcome
    #expect(outcome.name == "opened")
    #expect(outcome.reason?.found == "quiz://leagues/1")
    #expect(scene.visible == [.home, .question(league: 1, question: 2)])
    // What is on screen already is not asked about.
    #expect(asked == [.question(league: 1, question: 2): false, .league(league: 1): true])
  }

  @Test func aRefusedTopEndsTheEvent() async throws {
    let scene = try Scene(guards: [
      rule { link in
        guard case .question = link else { return .allow }
        return .deny(LinkFailure(.noRoute, message: "no"))
      }
    ])
    #expect(await scene.receive("quiz://leagues/1/questions/2").outcome.name == "denied")
    #expect(try scene.host.state == freshState())
  }

  @Test func guardsAreAskedAboutAnAncestorThatLeftTheScreenWhileTheTopWasBuilt() async throws {
    let building = Held()
    let no = LinkFailure(.noRoute, message: "no")
    let rules = Switch()
    let scene = try Scene(
      guards: [rule { rules.isOn && $0 == .league(league: 1) ? .deny(no) : .allow }],
      build: { if $0 == .question(league: 1, question: 2) { await building.wait() } }
    )
    #expect(await scene.receive("quiz://leagues/1").outcome == .opened(skipping: []))
    rules.isOn = true
    let receipt = scene.receive("quiz://leagues/1/questions/2")
    await building.arrival()
    // The person goes back.
    scene.host.state = try freshState()
    building.release()
    guard case .opened(let skipped) = await receipt.outcome else {
      Issue.record("not opened")
      return
    }
    #expect(skipped.map(\.code) == [.noRoute])
    #expect(scene.visible == [.home, .question(league: 1, question: 2)])
  }

  @Test func aLinkThatWasSupersededDuringAGuardIsNotLookedUp() async throws {
    let held = Held()
    var lookedUp: [Quiz] = []
    let scene = try Scene(
      guards: [
        LinkGuard("slow") { request in
          if request.link == .league(league: 1) { await held.wait() }
          return .allow
        }
      ],
      resolve: { link in
        lookedUp.append(link)
        return .found
      }
    )
    let older = scene.receive("quiz://leagues/1")
    await held.arrival()
    let newer = scene.receive("quiz://leagues/2")
    #expect(await older.outcome == .superseded(by: newer.id))
    held.release()
    #expect(await newer.outcome == .opened(skipping: []))
    await settle()
    #expect(lookedUp == [.league(league: 2)])
  }

  @Test func aConditionThatComesTrueWhileAGuardDecidesIsNotMissed() async throws {
    let held = Held()
    let scene = try Scene(guards: [
      LinkGuard("sign in") { _ in
        // The second time it is asked, a person is signed in.
        let wasSignedIn = held.count > 0
        await held.wait()
        return wasSignedIn ? .allow : .wait(until: .signedIn)
      }
    ])
    let receipt = scene.receive("quiz://leagues/1")
    await held.arrival()
    scene.links.accountDidChange(to: "anna")
    held.release()
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(scene.links.pendingLinks == [])
  }

  @Test func aGuardThatWaitsForWhatIsSoFails() async throws {
    let scene = try Scene(guards: [rule { _ in .wait(until: "never") }])
    scene.links.fulfill("never")
    #expect(await scene.receive("quiz://leagues/1").outcome.reason?.code == .conditionHeld)
  }
}
