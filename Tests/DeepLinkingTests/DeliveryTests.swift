import DeepLinking
import LinkNavigation
import LinkRouting
import Testing

@MainActor
@Suite struct DeliveryTests {
  @Test func anEventTellsWhereAndWhenItWasReceived() async throws {
    let scene = try Scene()
    scene.links.accountDidChange(to: "anna")
    let delivery = LinkDelivery<Quiz>(
      url: "quiz://home",
      source: .customScheme,
      entryPoint: .openURL,
      caller: .unknown,
      referrer: "https://page.example/"
    )
    let event = await scene.handler.receive(delivery).report.event
    #expect(event.scene == .main && event.account == "anna" && event.resumes == nil)
    #expect(event.delivery.caller == .unknown)
    #expect(event.delivery.referrer == "https://page.example/")
    #expect(event.receivedAt == LinkInstant(since1970: .seconds(1_000_010)))
  }

  @Test func aPayloadWithSomethingElseIsADeliveryOfNothing() throws {
    let scene = try Scene()
    var deliveries: [LinkDelivery<Quiz>] = []
    scene.links.onUnhandled = { deliveries.append($0.event.delivery) }
    let payload = PayloadValue.object(["url": .number(1)])
    scene.links.receive(
      arrival: LinkArrival(.payload(payload), from: .notification, through: .notification)
    )
    #expect(deliveries.map(\.content) == [.nothing])
    #expect(deliveries.map(\.source) == [.notification])
  }

  @Test func onlyAPageIsSupersededByAPage() throws {
    func event(_ source: LinkSource, _ entryPoint: LinkEntryPoint) -> LinkEvent<Quiz> {
      LinkEvent(
        id: "1",
        delivery: LinkDelivery(url: "quiz://leagues/1", source: source, entryPoint: entryPoint),
        scene: "scene",
        account: nil,
        resumes: nil,
        receivedAt: LinkInstant(since1970: .zero)
      )
    }
    let page = event(.content, .page)
    let others = LinkSource.ofTheSystem.map { event($0, $0 == .content ? .content : .openURL) }
    #expect(page.supersedes(page))
    for other in others {
      #expect(!page.supersedes(other))
      #expect(other.supersedes(page))
      for third in others { #expect(other.supersedes(third)) }
    }
  }

  // MARK: What is told of values

  @Test func descriptionsLeaveValuesOut() async throws {
    let scene = try Scene(
      resolve: { link in
        guard case .league(let id) = link else { return .found }
        throw LinkFailure(
          .init(rawValue: "recordNotFound"),
          found: "\(id)",
          message: "There is no league {found}."
        )
      }
    )
    let type = await scene.receive("quiz://leagues/s3cret").outcome.reason
    #expect(type?.description.contains("s3cret") == false)
    #expect(type?.message.contains("s3cret") == true)
    #expect(type?.parameter == "league" && type?.expected == "Int" && type?.route == "league")
    let missing = await scene.receive("quiz://leagues/4711").outcome.reason
    #expect(missing?.description == "There is no league <redacted>.")
    #expect(missing?.message == "There is no league 4711.")
    let scheme = await scene.receive("evil://leagues/1").outcome.reason
    #expect(scheme?.description.contains("'evil'") == true)
  }

  @Test func aChainAndAnAncestorAreNamedByTheirRoutes() async throws {
    let scene = try Scene(
      resolve: { link in
        link == .comment(id: 1) ? .replaced(by: .comment(id: 1)) : .found
      },
      build: { link in
        if link == .league(league: 4711) { throw LinkFailure(.noRoute, message: "gone") }
      }
    )
    let cycle = await scene.receive("quiz://comments/1").outcome.reason
    #expect(cycle?.description == "Lookup loop: comment → comment.")
    #expect(cycle?.message == "Lookup loop: quiz://comments/1 → quiz://comments/1.")
    let outcome = await scene.receive("quiz://leagues/4711/questions/1").outcome
    #expect(outcome.reason?.description == "'league' was left out: gone")
    #expect(outcome.reason?.message == "'quiz://leagues/4711' was left out: gone")
  }

  @Test func anErrorThatIsNoFailureIsNamedByItsType() async throws {
    struct Offline: Error { let token = "s3cret" }
    let scene = try Scene(resolve: { _ in throw Offline() })
    let reason = await scene.receive("quiz://leagues/1").outcome.reason
    #expect(reason?.description == "Looking the link up failed: Offline.")
  }

  @Test func progressIsReportedInOrderAndEndsOnce() async throws {
    let scene = try Scene(guards: [LinkGuard("all") { _ in .allow }], resolve: { _ in .found })
    var stages: [LinkStage] = []
    var ends = 0
    scene.links.onProgress = { progress in
      switch progress {
      case .received: #expect(stages == [])
      case .reached(let stage, of: _): stages.append(stage)
      case .waiting: Issue.record("nothing is waited for")
      case .ended: ends += 1
      }
    }
    _ = await scene.receive("quiz://leagues/1").outcome
    #expect(stages == [.matched, .guarding, .resolving, .placing, .performing])
    #expect(ends == 1)
  }
}
