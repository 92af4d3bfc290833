@testable import DeepLinking
@testable import LinkNavigation
@testable import LinkPatterns
@testable import LinkRouting
@testable import LinkTesting
import Testing

/// A clock that is set back by a day opens no doors and closes none.
@MainActor
@Suite struct ClockTests {
  @MainActor
  private final class Clock {
    var now = Duration.seconds(1_000_000)
    var turn = 0
    var count = 0

    var environment: LinkEnvironment {
      LinkEnvironment(
        now: { LinkInstant(since1970: self.now) },
        makeID: {
          self.count += 1
          return LinkEventID(rawValue: "\(self.count)")
        },
        currentTurn: { self.turn },
        sleep: { _ in try await Task.sleep(for: .seconds(3600)) }
      )
    }

    func setBack() {
      now -= .seconds(86_400)
      turn += 1
    }
  }

  private let clock = Clock()

  private func handler(_ policy: LinkPolicy = .quiz) throws -> LinkHandler<Quiz> {
    let links = DeepLinks(
      router: Quiz.router,
      environment: clock.environment,
      policy: policy,
      log: .off
    )
    let handler = LinkHandler(
      links: links,
      host: HeadlessHost(state: try freshState()),
      scene: .main
    )
    handler.sceneDidBecomeActive()
    clock.now += .seconds(10)
    return handler
  }

  private func receive(
    _ url: String,
    by handler: LinkHandler<Quiz>,
    entryPoint: LinkEntryPoint = .openURL,
    isCold: Bool = false
  ) async -> LinkOutcome {
    let source: LinkSource = url.hasPrefix("https") ? .universalLink : .customScheme
    let delivery = LinkDelivery<Quiz>(
      url: url,
      source: source,
      entryPoint: entryPoint,
      isCold: isCold
    )
    return await handler.receive(delivery).outcome
  }

  @Test func aClockThatWasSetBackJoinsNoSecondTap() async throws {
    let handler = try handler()
    #expect(await receive("quiz://leagues/1", by: handler, isCold: true).name == "opened")
    clock.setBack()
    let second = await receive("quiz://leagues/1", by: handler, entryPoint: .userActivity)
    #expect(second == .alreadyShown)
  }

  @Test func aClockThatWasSetBackLetsLinksIn() async throws {
    var policy = LinkPolicy.quiz
    policy.rates = [.customScheme: LinkRate(1, per: .seconds(10))]
    let handler = try handler(policy)
    #expect(await receive("quiz://leagues/1", by: handler).name == "opened")
    clock.turn += 1
    #expect(await receive("quiz://leagues/2", by: handler).reason?.code == .rateExceeded)
    clock.setBack()
    #expect(await receive("quiz://leagues/3", by: handler).name == "opened")
  }

  @Test func aClockThatWasSetBackSendsAPageToTheBrowserAgain() async throws {
    let handler = try handler()
    var pages: [String] = []
    handler.links.browse = { pages.append($0.text) }
    let page = "https://quiz.example/help"
    #expect(await receive(page, by: handler).name == "openInBrowser")
    clock.turn += 1
    #expect(await receive(page, by: handler).name == "unmatched")
    clock.setBack()
    #expect(await receive(page, by: handler).name == "openInBrowser")
    #expect(pages == [page, page])
  }

  // MARK: Waiting for screens

  /// A handler over an alert, with a clock that is set back by a day when the test says so.
  @MainActor
  private struct Waiting {
    let time = VirtualTime()
    let isBack = Switch()
    let host: HeadlessHost<Quiz>
    let handler: LinkHandler<Quiz>

    init() throws {
      var environment = time.environment
      environment.now = { [isBack, now = environment.now] in
        isBack.isOn ? now().advanced(by: .seconds(-86_400)) : now()
      }
      let alert = ForeignScreen(id: "alert", kind: .alert)
      host = HeadlessHost(state: try freshState())
      host.state.presentations = [Presentation(style: .sheet, root: .foreign(alert))]
      let links = DeepLinks(router: Quiz.router, environment: environment, policy: .quiz, log: .off)
      handler = LinkHandler(links: links, host: host, scene: .main)
    }

    /// Receives a link, which waits, and sets the clock back.
    func receive() async -> LinkReceipt<Quiz> {
      let url = "quiz://leagues/1"
      let receipt = handler.receive(
        LinkDelivery(url: url, source: .customScheme, entryPoint: .openURL)
      )
      await settle()
      isBack.isOn = true
      return receipt
    }

    /// Lets time pass in steps of half a second.
    func pass(_ steps: Int) async {
      for _ in 0..<steps {
        time.advance(by: .milliseconds(500))
        await settle()
      }
    }
  }

  @Test func aClockThatWasSetBackKeepsNoLinkWaitingForAScreenThatIsClosed() async throws {
    let waiting = try Waiting()
    let receipt = await waiting.receive()
    await waiting.pass(2)
    waiting.host.state.presentations = []
    await waiting.pass(2)
    #expect(receipt.outcomeSoFar == .opened(skipping: []))
  }

  @Test func aClockThatWasSetBackLetsALinkExpireBehindAnAlert() async throws {
    let waiting = try Waiting()
    let receipt = await waiting.receive()
    await waiting.pass(125)
    #expect(receipt.outcomeSoFar?.name == "expired")
  }
}
