import DeepLinking
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

@MainActor
@Suite struct ResolveStageTests {
  /// A table whose leagues need something before they are shown.
  private func router(_ requirement: ScreenRequirement) -> LinkRouter<Quiz> {
    LinkRouter(
      prefixes: [.scheme("quiz")],
      routes: [
        LinkRoute(.home, "/home").access(.from(.customScheme)),
        LinkRoute(Quiz.league, "/leagues/:league").access(.from(.customScheme)).requires(
          requirement
        ),
        LinkRoute(Quiz.vote, "/votes/:id").access(.from(.customScheme)),
      ]
    )
  }

  @Test func aLinkThatNeedsNothingIsNotLookedUp() async throws {
    let scene = try Scene(
      router: router(.nothing),
      resolve: { _ in
        Issue.record("nothing is looked up")
        return .found
      }
    )
    #expect(await scene.receive("quiz://leagues/1").outcome == .opened(skipping: []))
  }

  @Test func lookingUpEndsAfterTheTimeOfTheRoute() async throws {
    let held = Held()
    let scene = try Scene(
      router: router(.loadedRecord(within: .seconds(5))),
      resolve: { _ in
        await held.wait()
        return .found
      }
    )
    let receipt = scene.receive("quiz://leagues/1")
    await held.arrival()
    await settle()
    scene.time.advance(by: .seconds(5))
    let outcome = await receipt.outcome
    #expect(outcome.name == "failed")
    #expect(outcome.reason?.code == .timedOut)
    #expect(outcome.reason?.expected == "5.0 seconds")
    held.release()
    await settle()
    #expect(scene.visible == [.home])
  }

  @Test func lookingUpInTimeLeavesNoClockRunning() async throws {
    let scene = try Scene(
      router: router(.loadedRecord(within: .seconds(5))),
      resolve: { _ in .found }
    )
    #expect(await scene.receive("quiz://leagues/1").outcome == .opened(skipping: []))
    await settle()
    #expect(scene.time.sleeping == 0)
  }

  @Test func aPlaceholderIsShownWhileTheLinkIsLookedUp() async throws {
    let held = Held()
    let scene = try Scene(
      router: router(.placeholder),
      resolve: { _ in
        await held.wait()
        return .replaced(by: .home)
      }
    )
    var loading: [LinkLoading<Quiz>] = []
    scene.links.onLoading = { loading.append($0) }
    let receipt = scene.receive("quiz://leagues/1")
    #expect(await receipt.outcome == .opened(skipping: []))
    #expect(loading == [.began(.league(league: 1), for: receipt.id)])
    held.release()
    await settle()
    #expect(
      loading.dropFirst() == [
        .ended(.league(league: 1), for: receipt.id, failure: nil),
        .replaced(.league(league: 1), by: .home, for: receipt.id),
      ]
    )
    #expect(scene.visible.last == .league(league: 1))
  }

  @Test(arguments: [Quiz.secret(id: 1), .share])
  func aPlaceholderIsNotReplacedByWhatIsClosedOrDoesMore(next: Quiz) async throws {
    let scene = try Scene(
      policy: LinkPolicy(requires: .placeholder),
      resolve: { _ in .replaced(by: next) }
    )
    var loading: [LinkLoading<Quiz>] = []
    scene.links.onLoading = { loading.append($0) }
    let receipt = scene.receive("quiz://leagues/1", from: .notification)
    #expect(await receipt.outcome == .opened(skipping: []))
    await settle()
    #expect(loading.last == .ended(.league(league: 1), for: receipt.id, failure: nil))
  }

  @Test func theLoadingHookHearsTheBeginningAndTheEnd() async throws {
    let missing = LinkFailure(.init(rawValue: "recordNotFound"), message: "gone")
    let scene = try Scene(resolve: { link in
      if link == .league(league: 2) { throw missing }
      return .found
    })
    var loading: [LinkLoading<Quiz>] = []
    scene.links.onLoading = { loading.append($0) }
    let found = scene.receive("quiz://leagues/1")
    _ = await found.outcome
    let lost = scene.receive("quiz://leagues/2")
    #expect(await lost.outcome == .failed(missing))
    #expect(
      loading == [
        .began(.league(league: 1), for: found.id),
        .ended(.league(league: 1), for: found.id, failure: nil),
        .began(.league(league: 2), for: lost.id),
        .ended(.league(league: 2), for: lost.id, failure: missing),
      ]
    )
  }

  @Test func aNavigationThatBecomesAnActionKeepsItsPlaceInTheQueue() async throws {
    let held = Held()
    var performed: [Quiz] = []
    let scene = try Scene(
      resolve: { link in
        guard link == .league(league: 1) else { return .found }
        await held.wait()
        return .replaced(by: .vote(id: 1))
      },
      perform: { performed.append($0) }
    )
    let first = scene.receive("quiz://leagues/1")
    await held.arrival()
    let second = scene.receive("quiz://votes/2")
    await settle()
    #expect(performed == [])
    held.release()
    #expect(await [first.outcome, second.outcome] == [.performed, .performed])
    #expect(performed == [.vote(id: 1), .vote(id: 2)])
  }

  @Test func anActionOnceKnownAsOneIsNotSuperseded() async throws {
    let held = Held()
    var performed: [Quiz] = []
    let scene = try Scene(
      resolve: { link in
        switch link {
        case .league(league: 1): return .replaced(by: .vote(id: 1))
        case .vote:
          await held.wait()
          return .found
        default: return .found
        }
      },
      perform: { performed.append($0) }
    )
    let action = scene.receive("quiz://leagues/1")
    await held.arrival()
    let newer = scene.receive("quiz://leagues/2", from: .notification)
    #expect(await newer.outcome == .opened(skipping: []))
    held.release()
    #expect(await action.outcome == .performed)
    #expect(performed == [.vote(id: 1)])
  }

  @Test func anActionDoesNotWaitForANavigationThatIsKnownAsOne() async throws {
    let held = Held()
    let scene = try Scene(
      perform: { _ in },
      build: { link in if link == .league(league: 1) { await held.wait() } }
    )
    let link = scene.receive("quiz://leagues/1")
    await held.arrival()
    #expect(await scene.receive("quiz://votes/1").outcome == .performed)
    held.release()
    #expect(await link.outcome == .opened(skipping: []))
  }
}

extension LinkLoading: Equatable {
  /// Compares the links, the events and the failures.
  static func == (left: LinkLoading, right: LinkLoading) -> Bool {
    switch (left, right) {
    case (.began(let link, for: let id), .began(let other, for: let otherID)):
      link == other && id == otherID
    case (.ended(let link, for: let id, let why), .ended(let other, for: let otherID, let otherWhy)):
      link == other && id == otherID && why == otherWhy
    case (.replaced(let link, let next, let id), .replaced(let other, let otherNext, let otherID)):
      link == other && next == otherNext && id == otherID
    default: false
    }
  }
}
