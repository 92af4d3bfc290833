import DeepLinking
import LinkRouting
import Testing

@MainActor
@Suite struct LinkHandlerOrderTests {
  /// A resolver that holds chosen links until it is told to go on.
  @MainActor
  final class Gate {
    private var held: [Quiz: [CheckedContinuation<Void, Never>]] = [:]
    private var released: Set<Quiz> = []
    private var arrivals: [CheckedContinuation<Void, Never>] = []
    let holds: Set<Quiz>

    init(holding links: Set<Quiz>) { holds = links }

    func resolve(_ link: Quiz) async -> Resolution<Quiz> {
      // What was released before it came is not held.
      guard holds.contains(link), !released.contains(link) else { return .found }
      await withCheckedContinuation { continuation in
        held[link, default: []].append(continuation)
        arrivals.forEach { $0.resume() }
        arrivals = []
      }
      return .found
    }

    func isHolding(_ link: Quiz) async {
      while held[link] == nil {
        await withCheckedContinuation { arrivals.append($0) }
      }
    }

    func release(_ link: Quiz) {
      released.insert(link)
      held.removeValue(forKey: link)?.forEach { $0.resume() }
    }
  }

  @Test func aNewerLinkSupersedesOneThatIsStillResolving() async throws {
    let gate = Gate(holding: [.league(league: 1)])
    let scene = try Scene(resolve: { await gate.resolve($0) })
    let older = scene.receive("quiz://leagues/1")
    await gate.isHolding(.league(league: 1))
    let newer = scene.receive("quiz://leagues/2")
    #expect(await older.outcome == .superseded(by: newer.id))
    #expect(await newer.outcome == .opened(skipping: []))
    gate.release(.league(league: 1))
    await Task.yield()
    #expect(scene.visible == [.home, .league(league: 2)])
  }

  @Test(arguments: LinkSource.ofTheSystem, LinkSource.ofTheSystem)
  func theNewestWinsWhateverTheSources(older: LinkSource, newer: LinkSource) async throws {
    let gate = Gate(holding: [.league(league: 1)])
    let router = LinkRouter<Quiz>(
      prefixes: Quiz.router.prefixes,
      routes: [LinkRoute(.home, "/"), LinkRoute(Quiz.league, "/leagues/:league")].map {
        $0.access(.everyone)
      }
    )
    let scene = try Scene(router: router, resolve: { await gate.resolve($0) })
    let first = scene.receive(Self.url(1, older), from: older)
    await gate.isHolding(.league(league: 1))
    let second = scene.receive(Self.url(2, newer), from: newer)
    #expect(await first.outcome == .superseded(by: second.id))
    #expect(await second.outcome == .opened(skipping: []))
    gate.release(.league(league: 1))
    await settle()
    #expect(scene.visible == [.home, .league(league: 2)])
  }

  /// A URL that can come from a source.
  private static func url(_ league: Int, _ source: LinkSource) -> String {
    source == .universalLink
      ? "https://quiz.example/leagues/\(league)" : "quiz://leagues/\(league)"
  }

  @Test func aLinkOfAPageSupersedesNothingElse() async throws {
    let gate = Gate(holding: [.league(league: 1)])
    let scene = try Scene(resolve: { await gate.resolve($0) })
    let older = scene.receive("quiz://leagues/1", from: .notification)
    await gate.isHolding(.league(league: 1))
    let newer = scene.receive("quiz://leagues/2", from: .content, entryPoint: .page)
    #expect(await newer.outcome == .opened(skipping: []))
    gate.release(.league(league: 1))
    #expect(await older.outcome == .opened(skipping: []))
  }

  @Test func theSameLinkJoinsTheOneThatIsResolving() async throws {
    let gate = Gate(holding: [.league(league: 1)])
    let scene = try Scene(resolve: { await gate.resolve($0) })
    let first = scene.receive("https://quiz.example/leagues/1", from: .universalLink)
    await gate.isHolding(.league(league: 1))
    let second = scene.receive("quiz://leagues/1")
    #expect(await second.outcome == .duplicate(of: first.id))
    gate.release(.league(league: 1))
    #expect(await first.outcome == .opened(skipping: []))
  }

  @Test func aLinkThatJoinsAnOlderOneSupersedesThoseBetween() async throws {
    let gate = Gate(holding: [.league(league: 1), .league(league: 2)])
    let scene = try Scene(resolve: { await gate.resolve($0) })
    let first = scene.receive("quiz://leagues/1", from: .notification)
    let between = scene.receive("quiz://leagues/2", from: .content, entryPoint: .page)
    await gate.isHolding(.league(league: 1))
    await gate.isHolding(.league(league: 2))
    let again = scene.receive("quiz://leagues/1", from: .notification)
    #expect(await again.outcome == .duplicate(of: first.id))
    #expect(await between.outcome == .superseded(by: again.id))
    gate.release(.league(league: 1))
    #expect(await first.outcome == .opened(skipping: []))
    gate.release(.league(league: 2))
  }

  @Test func aNewerLinkSupersedesAllThatAreStillResolving() async throws {
    let gate = Gate(holding: [.league(league: 1), .league(league: 2)])
    let scene = try Scene(resolve: { await gate.resolve($0) })
    let pushed = scene.receive("quiz://leagues/1", from: .notification)
    let content = scene.receive("quiz://leagues/2", from: .content, entryPoint: .page)
    await gate.isHolding(.league(league: 1))
    await gate.isHolding(.league(league: 2))
    let newest = scene.receive("quiz://leagues/3", from: .notification)
    #expect(await pushed.outcome == .superseded(by: newest.id))
    #expect(await content.outcome == .superseded(by: newest.id))
    #expect(await newest.outcome == .opened(skipping: []))
    gate.release(.league(league: 1))
    gate.release(.league(league: 2))
    await Task.yield()
    #expect(scene.visible == [.home, .league(league: 3)])
  }

  @Test func aLinkThatWasReplacedIsStillJoined() async throws {
    let gate = Gate(holding: [.league(league: 1)])
    let scene = try Scene(resolve: { link in
      link == .comment(id: 1) ? .replaced(by: .league(league: 1)) : await gate.resolve(link)
    })
    let first = scene.receive("quiz://comments/1")
    await gate.isHolding(.league(league: 1))
    #expect(await scene.receive("quiz://comments/1").outcome == .duplicate(of: first.id))
    #expect(await scene.receive("quiz://leagues/1").outcome == .duplicate(of: first.id))
    gate.release(.league(league: 1))
    #expect(await first.outcome == .opened(skipping: []))
  }

  @Test func actionsAreNeverSupersededAndRunInOrder() async throws {
    let gate = Gate(holding: [.vote(id: 1)])
    var performed: [Quiz] = []
    let scene = try Scene(
      resolve: { await gate.resolve($0) },
      perform: { performed.append($0) }
    )
    let first = scene.receive("quiz://votes/1")
    await gate.isHolding(.vote(id: 1))
    let second = scene.receive("quiz://votes/2")
    let link = scene.receive("quiz://leagues/3", from: .notification)
    #expect(await link.outcome == .opened(skipping: []))
    gate.release(.vote(id: 1))
    #expect(await [first.outcome, second.outcome] == [.performed, .performed])
    #expect(performed == [.vote(id: 1), .vote(id: 2)])
  }

  @Test func anActionMayOpenALinkAndWaitForIt() async throws {
    var open: (@MainActor () async -> LinkOutcome)?
    let scene = try Scene(perform: { _ in _ = await open?() })
    open = { await scene.handler.open(.league(league: 1)).outcome }
    #expect(await scene.receive("quiz://share").outcome == .performed)
    #expect(scene.visible.last == .league(league: 1))
  }

  @Test func aSceneThatDisconnectsCancelsItsEvents() async throws {
    let gate = Gate(holding: [.league(league: 1)])
    let scene = try Scene(resolve: { await gate.resolve($0) })
    let receipt = scene.receive("quiz://leagues/1")
    await gate.isHolding(.league(league: 1))
    scene.handler.sceneDidDisconnect()
    #expect(await receipt.outcome == .cancelled(.windowClosed))
    gate.release(.league(league: 1))
    await Task.yield()
    #expect(try scene.host.state == freshState())
  }

  @Test func aLinkThatMatchesNothingSupersedesNothing() async throws {
    let gate = Gate(holding: [.league(league: 1)])
    let scene = try Scene(resolve: { await gate.resolve($0) })
    let older = scene.receive("quiz://leagues/1")
    await gate.isHolding(.league(league: 1))
    _ = await scene.receive("quiz://nothing").outcome
    gate.release(.league(league: 1))
    #expect(await older.outcome == .opened(skipping: []))
  }

  @Test func twoNavigationsAreShownOneAfterTheOther() async throws {
    let gate = Gate(holding: [.league(league: 1)])
    let scene = try Scene(build: { _ = await gate.resolve($0) })
    let first = scene.receive("quiz://leagues/1")
    await gate.isHolding(.league(league: 1))
    let second = scene.receive("quiz://activity")
    gate.release(.league(league: 1))
    #expect(await first.outcome == .opened(skipping: []))
    #expect(await second.outcome == .opened(skipping: []))
    #expect(scene.visible == [.activity])
  }

  @Test func everyoneWhoWaitsHearsTheOutcome() async throws {
    let gate = Gate(holding: [.league(league: 1)])
    let scene = try Scene(resolve: { await gate.resolve($0) })
    let receipt = scene.receive("quiz://leagues/1")
    async let first = receipt.outcome
    async let second = receipt.outcome
    await gate.isHolding(.league(league: 1))
    gate.release(.league(league: 1))
    #expect(await [first, second] == [.opened(skipping: []), .opened(skipping: [])])
  }
}
