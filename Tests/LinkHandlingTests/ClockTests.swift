import LinkHandling
import LinkNavigation
import LinkPatterns
import LinkRouting
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
    let links = DeepLinks(router: Quiz.router, environment: clock.environment, policy: policy)
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
}
