import DeepLinking
import LinkRouting
import LinkTesting
import TestSupport
import Testing

@MainActor
@Suite struct LinkHandlerOnceTests {
  /// A scene that has connected and not become active, and its deliveries.
  @MainActor
  struct ColdScene {
    let time = VirtualTime()
    let handler: LinkHandler<Quiz>
    let isCold: Bool

    init(isCold: Bool = true) throws {
      self.isCold = isCold
      let links = DeepLinks(router: Quiz.router, environment: time.environment, log: .off)
      handler = LinkHandler(
        links: links,
        host: HeadlessHost(state: try freshState()),
        scene: .main
      )
    }

    /// Delivers a URL and tells whether it is a duplicate.
    func isDuplicate(
      _ url: String,
      _ entryPoint: LinkEntryPoint,
      after duration: Duration,
      identity: String? = nil
    ) async -> Bool {
      if duration > .zero { time.advance(by: duration) }
      let delivery = LinkDelivery<Quiz>(
        url: url,
        source: .customScheme,
        entryPoint: entryPoint,
        isCold: isCold && entryPoint == .connection,
        identity: identity
      )
      if case .duplicate = await handler.receive(delivery).outcome { return true }
      return false
    }
  }

  @Test func oneColdDeliveryThroughTwoEntryPointsIsOneEvent() async throws {
    let scene = try ColdScene()
    #expect(await !scene.isDuplicate("quiz://home", .connection, after: .zero))
    #expect(await scene.isDuplicate("quiz://home", .openURL, after: .seconds(60)))
  }

  @Test func anotherLinkInBetweenLeavesAColdDeliveryOne() async throws {
    let scene = try ColdScene()
    #expect(await !scene.isDuplicate("quiz://home", .connection, after: .zero))
    #expect(await !scene.isDuplicate("quiz://activity", .openURL, after: .seconds(1)))
    #expect(await scene.isDuplicate("quiz://home", .openURL, after: .seconds(1)))
  }

  @Test func theConnectionLastsUntilTheSceneHasBeenActiveForTwoSeconds() async throws {
    let early = try ColdScene()
    #expect(await !early.isDuplicate("quiz://home", .connection, after: .zero))
    early.handler.sceneDidBecomeActive()
    #expect(await early.isDuplicate("quiz://home", .openURL, after: .milliseconds(1999)))

    let late = try ColdScene()
    #expect(await !late.isDuplicate("quiz://home", .connection, after: .zero))
    late.handler.sceneDidBecomeActive()
    #expect(await !late.isDuplicate("quiz://home", .openURL, after: .seconds(2)))
  }

  @Test func aSettledSceneJoinsTwoEntryPointsWithinHalfASecond() async throws {
    let scene = try ColdScene()
    scene.handler.sceneDidBecomeActive()
    #expect(await !scene.isDuplicate("quiz://home", .openURL, after: .seconds(10)))
    #expect(await scene.isDuplicate("quiz://home", .userActivity, after: .milliseconds(500)))
    #expect(await !scene.isDuplicate("quiz://activity", .openURL, after: .seconds(10)))
    #expect(await !scene.isDuplicate("quiz://activity", .userActivity, after: .milliseconds(501)))
  }

  @Test func everyOnOpenURLAfterAColdStartIsOneEvent() async throws {
    let scene = try ColdScene()
    #expect(await !scene.isDuplicate("quiz://home", .connection, after: .zero))
    #expect(await scene.isDuplicate("quiz://home", .openURL, after: .milliseconds(100)))
    #expect(await scene.isDuplicate("quiz://home", .openURL, after: .zero))
  }

  @Test func aSceneThatNeverBecameActiveSwallowsNoLaterTap() async throws {
    let scene = try ColdScene(isCold: false)
    #expect(await !scene.isDuplicate("quiz://home", .openURL, after: .zero))
    #expect(await !scene.isDuplicate("quiz://home", .userActivity, after: .seconds(86_400)))
  }

  @Test func aDeliveryThatWasRefusedSpeaksForNoOtherSource() async throws {
    let scene = try ColdScene()
    let deliver = { (source: LinkSource) in
      scene.time.advance(by: .milliseconds(200))
      let entryPoint: LinkEntryPoint = source == .content ? .content : .openURL
      return await scene.handler.receive(
        LinkDelivery(url: "quiz://activity", source: source, entryPoint: entryPoint)
      ).outcome
    }
    #expect(await deliver(.content).name == "unmatched")
    #expect(await deliver(.customScheme) == .opened(skipping: []))
  }

  @Test func aPersonWhoTapsTwiceIsHeardTwice() async throws {
    let scene = try ColdScene()
    #expect(await !scene.isDuplicate("quiz://home", .openURL, after: .zero))
    #expect(await !scene.isDuplicate("quiz://home", .openURL, after: .milliseconds(1)))
  }

  @Test func oneEntryPointWithinOneTurnIsOneEvent() async throws {
    let scene = try ColdScene()
    #expect(await !scene.isDuplicate("quiz://home", .openURL, after: .zero))
    #expect(await scene.isDuplicate("quiz://home", .openURL, after: .zero))
    #expect(await !scene.isDuplicate("quiz://activity", .openURL, after: .zero))
  }

  @Test func anIdentityIsOneEventInAllScenesAtAnyTime() async throws {
    let first = try ColdScene()
    let second = LinkHandler(
      links: first.handler.links,
      host: HeadlessHost(state: try freshState()),
      scene: .main
    )
    let isKnown = { (handler: LinkHandler<Quiz>, identity: String) in
      let delivery = LinkDelivery<Quiz>(
        url: "quiz://home",
        source: .notification,
        entryPoint: .notification,
        identity: identity
      )
      first.time.advance(by: .seconds(3600))
      if case .duplicate = await handler.receive(delivery).outcome { return true }
      return false
    }
    #expect(await !isKnown(first.handler, "n1.open"))
    #expect(await isKnown(second, "n1.open"))
    #expect(await !isKnown(second, "n2.open"))
  }

  @Test func aSceneThatConnectsAnewHasForgotten() async throws {
    let scene = try ColdScene()
    #expect(await !scene.isDuplicate("quiz://home", .connection, after: .zero))
    scene.handler.sceneDidDisconnect()
    #expect(await !scene.isDuplicate("quiz://home", .openURL, after: .zero))
  }

  @Test func theAppsOwnLinksAreNeverJoined() async throws {
    let scene = try ColdScene()
    #expect(await scene.handler.open(.activity).outcome == .opened(skipping: []))
    #expect(await scene.handler.open(.activity).outcome == .alreadyShown)
  }

  @Test("one tap is one event", arguments: 0..<20 as Range<UInt64>)
  func obeysTheLaw(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let law = OnceLaw(router: Quiz.router, state: try freshState())
    let urls = ["quiz://home", "quiz://leagues/1", "https://quiz.example/activity", "evil://x"]
    let entryPoints: [LinkEntryPoint] = [.connection, .openURL, .userActivity]
    let taps = (0..<30).map { _ in
      OnceLaw<Quiz>.Tap(
        url: urls.randomElement(using: &generator) ?? "quiz://home",
        entryPoints: entryPoints.shuffled(using: &generator)
          .prefix(Int.random(in: 1...3, using: &generator))
          .flatMap { Array(repeating: $0, count: Int.random(in: 1...2, using: &generator)) }
      )
    }
    #expect(await law.violations(for: taps) == [], "seed \(seed)")
  }
}
