import DeepLinking
import LinkPatterns
import LinkRouting
import Testing

@MainActor
@Suite struct AccessAndEffectTests {
  @Test(arguments: [LinkSource.customScheme, LinkSource("bridge", like: .customScheme)])
  func aRouteForTheOwnTeamRefusesOtherCallers(source: LinkSource) async throws {
    let router = LinkRouter<Quiz>(
      prefixes: [.scheme("quiz")],
      routes: [
        LinkRoute(Quiz.secret, "/secret/:id").access(.from(.customScheme))
          .ownTeamOnly
      ]
    )
    let scene = try Scene(router: router)
    for caller in [LinkCaller.unknown, .unavailable] {
      let reason = await scene.receive("quiz://secret/1", from: source, caller: caller).outcome
        .reason
      #expect(reason?.code == .callerNotAllowed)
      #expect(reason?.expected == "sameTeam")
      #expect(reason?.check == .caller)
    }
    let own = scene.receive("quiz://secret/1", from: source, caller: .sameTeam("com.quiz"))
    #expect(await own.outcome == .opened(skipping: []))
  }

  @Test func aRouteForTheOwnTeamAsksNoCallerOfTrustedEntryPoints() async throws {
    let scene = try Scene(router: Quiz.guarded)
    let outcome = await scene.receive("quiz://secret/1", from: .notification).outcome
    #expect(outcome == .opened(skipping: []))
  }

  @Test func aLinkWithSideEffectsIsDeniedWhenNobodyAsks() async throws {
    let scene = try Scene(router: Quiz.guarded, perform: { _ in })
    let outcome = await scene.receive("quiz://votes/1").outcome
    #expect(outcome.name == "denied")
    #expect(outcome.reason?.code == .confirmationMissing)
    #expect(outcome.reason?.check == .effect)
    #expect(!scene.handler.canOpen("quiz://votes/1", from: .customScheme))
    #expect(await scene.handler.open(.vote(id: 1)).outcome == .performed)
  }

  @Test func navigationIgnoresUnknownItemsAndReportsThem() async throws {
    let scene = try Scene(router: Quiz.guarded)
    let report = await scene.receive("quiz://leagues/1?utm_source=mail&x=1&ttclid=2").report
    #expect(report.outcome == .opened(skipping: []))
    #expect(report.unusedItems.map(\.name) == ["utm_source", "x", "ttclid"])
    #expect(
      report.campaignItems == [
        LinkQueryItem(name: "utm_source", value: "mail"), LinkQueryItem(name: "ttclid", value: "2"),
      ]
    )
  }

  @Test(arguments: ["quiz://votes/1?source=mail", "quiz://activity?code=1"])
  func aRouteWithSideEffectsIsStrict(url: String) async throws {
    let scene = try Scene(router: Quiz.guarded)
    scene.links.confirm = { _ in true }
    let outcome = await scene.receive(url).outcome
    #expect(outcome.name == "rejected")
    #expect(outcome.reason?.code == .unknownItem)
  }

  @Test func aURLCannotClaimToBeTheApps() async throws {
    let delivery = LinkDelivery<Quiz>(url: "quiz://secret/1", source: .app, entryPoint: .openURL)
    #expect(delivery.source == .content)
    #expect(LinkDelivery<Quiz>(link: .home, source: .app).source == .content)
  }

  @Test func aLinkAsAValueReachesOpenRoutesOnly() async throws {
    let scene = try Scene(router: Quiz.guarded)
    let open = scene.handler.receive(LinkDelivery(link: .league(league: 1)))
    #expect(await open.outcome == .opened(skipping: []))
    let closed = scene.handler.receive(LinkDelivery(link: .comment(id: 1)))
    #expect(await closed.outcome.name == "unmatched")
  }

  @Test func aRouteThatIsSwitchedOffIsUnavailableHoweverItsLinkComes() async throws {
    let router = Quiz.guarded.switchingOff { $0 == "league" }
    let scene = try Scene(
      router: router,
      resolve: { link in
        link == .comment(id: 1) ? .replaced(by: .league(league: 1)) : .found
      }
    )
    let url = await scene.receive("quiz://leagues/1").outcome
    let value = await scene.handler.receive(LinkDelivery(link: .league(league: 1))).outcome
    let app = await scene.handler.open(.league(league: 1)).outcome
    let replaced = await scene.receive("quiz://comments/1").outcome
    for outcome in [url, value, app, replaced] {
      #expect(outcome.name == "unavailable")
      #expect(outcome.reason?.code == .switchedOff)
    }
    // To whom it is closed, it is not even there.
    #expect(await scene.receive("quiz://leagues/1", from: .spotlight).outcome.name == "unmatched")
  }

  @Test func aReplacedLinkKeepsTheTrustOfTheFirst() async throws {
    let scene = try Scene(
      router: Quiz.guarded,
      resolve: { link in
        link == .comment(id: 1) ? .replaced(by: .secret(id: 1)) : .found
      }
    )
    let outcome = await scene.receive("quiz://comments/1").outcome
    #expect(outcome.reason?.code == .callerNotAllowed)
    #expect(
      await scene.receive("quiz://comments/1", from: .notification).outcome == .opened(skipping: [])
    )
  }
}
