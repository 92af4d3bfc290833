import DeepLinking
import LinkRouting
import Testing

@MainActor
@Suite struct LinkHandlerResolutionTests {
  /// What does not exist in these tests.
  private static let missing = LinkFailure(
    .init(rawValue: "recordNotFound"),
    parameter: "league",
    found: "9",
    message: "No league 9."
  )

  @Test func failsWithTheReasonAndChangesNothing() async throws {
    let scene = try Scene(resolve: { link in
      guard link != .league(league: 9) else { throw Self.missing }
      return .found
    })
    let before = scene.host.state
    #expect(await scene.receive("quiz://leagues/9").outcome == .failed(Self.missing))
    #expect(scene.host.state == before)
  }

  @Test func onlyTheNeedsOfTheTopScreenDelayNavigation() async throws {
    var lookedUp: [Quiz] = []
    let scene = try Scene(resolve: { link in
      lookedUp.append(link)
      return .found
    })
    #expect(await scene.receive("quiz://leagues/9/questions/1").outcome == .opened(skipping: []))
    #expect(lookedUp == [.question(league: 9, question: 1)])
  }

  @Test func showsTheLinkThatTookItsPlace() async throws {
    let scene = try Scene(resolve: { link in
      link == .comment(id: 77) ? .replaced(by: .question(league: 1, question: 2)) : .found
    })
    let report = await scene.receive("quiz://comments/77").report
    #expect(report.link == .question(league: 1, question: 2))
    #expect(scene.visible.last == .question(league: 1, question: 2))
  }

  @Test func aLinkThatLeadsToAClosedOneIsNotLetIn() async throws {
    let scene = try Scene(resolve: { link in
      link == .comment(id: 77) ? .replaced(by: .secret(id: 7)) : .found
    })
    let outcome = await scene.receive("quiz://comments/77").outcome
    #expect(outcome.name == "unmatched")
    #expect(outcome.reason?.code == .noRoute)
    #expect(try scene.host.state == freshState())
    #expect(await scene.handler.open(.comment(id: 77)).outcome == .opened(skipping: []))
  }

  @Test func refusesAChainThatRepeats() async throws {
    let scene = try Scene(resolve: { link in
      link == .comment(id: 1) ? .chain([.home, .league(league: 3), .home]) : .found
    })
    #expect(await scene.receive("quiz://comments/1").outcome.reason?.code == .noPlace)
  }

  @Test func followsFourReplacementsAndNotFive() async throws {
    let scene = try Scene(resolve: { link in
      guard case .league(let id) = link, id > 0 else { return .found }
      return .replaced(by: .league(league: id - 1))
    })
    #expect(await scene.receive("quiz://leagues/4").outcome == .opened(skipping: []))
    let outcome = await scene.receive("quiz://leagues/5").outcome
    #expect(outcome.reason?.code == .resolutionCycle)
  }

  @Test func failsACycleOfReplacementsWithItsChain() async throws {
    let scene = try Scene(resolve: { link in
      switch link {
      case .league(league: 1): .replaced(by: .league(league: 2))
      case .league(league: 2): .replaced(by: .league(league: 1))
      default: .found
      }
    })
    let reason = await scene.receive("quiz://leagues/1").outcome.reason
    #expect(reason?.code == .resolutionCycle)
    #expect(reason?.found == "quiz://leagues/1 → quiz://leagues/2 → quiz://leagues/1")
  }

  @Test func showsTheChainThatResolvingGave() async throws {
    let scene = try Scene(resolve: { link in
      link == .comment(id: 1) ? .chain([.home, .league(league: 3)]) : .found
    })
    _ = await scene.receive("quiz://comments/1").outcome
    #expect(scene.visible == [.home, .league(league: 3), .comment(id: 1)])
  }

  @Test func wrapsAnErrorThatIsNoReason() async throws {
    struct Offline: Error {}
    let scene = try Scene(resolve: { _ in throw Offline() })
    let reason = await scene.receive("quiz://leagues/1").outcome.reason
    #expect(reason?.code == .resolutionFailed)
    #expect(reason?.message == "Looking the link up failed: Offline().")
  }

  @Test func changesNothingWhenTheTopScreenCannotBeBuilt() async throws {
    let scene = try Scene(build: { link in
      if link == .question(league: 1, question: 2) { throw Self.missing }
    })
    let outcome = await scene.receive("quiz://leagues/1/questions/2").outcome
    #expect(outcome == .failed(Self.missing))
    #expect(try scene.host.state == freshState())
  }

  @Test func leavesOutAnAncestorThatCannotBeBuilt() async throws {
    let scene = try Scene(build: { link in
      if link == .league(league: 1) { throw Self.missing }
    })
    let outcome = await scene.receive("quiz://leagues/1/questions/2").outcome
    #expect(outcome.name == "opened")
    #expect(outcome.reason?.found == "quiz://leagues/1")
    #expect(scene.visible == [.home, .question(league: 1, question: 2)])
  }
}
