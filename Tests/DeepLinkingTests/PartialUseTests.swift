import DeepLinking
import LinkActions
import LinkRouting
import LinkTesting
import Testing

@MainActor
@Suite struct PartialUseTests {
  private let time = VirtualTime()

  private func resolutions(
    resolve: LinkResolver<Quiz>? = nil,
    router: LinkRouter<Quiz> = Quiz.router
  ) -> LinkResolutions<Quiz> {
    let deepLinks = DeepLinks(
      router: router,
      environment: time.environment,
      policy: .quiz,
      resolve: resolve
    )
    return LinkResolutions(links: deepLinks, scene: .main)
  }

  private func receive(_ url: String, _ links: LinkResolutions<Quiz>) -> LinkReceipt<Quiz> {
    time.advance(by: .seconds(10))
    return links.handler.receive(
      LinkDelivery(url: url, source: .customScheme, entryPoint: .openURL)
    )
  }

  @Test func parsingAloneNeedsNoHandler() throws {
    guard case .matched(let match) = Quiz.router.match("quiz://leagues/1", from: .customScheme)
    else {
      Issue.record("no match")
      return
    }
    #expect(match.link == .league(league: 1))
  }

  @Test func resolutionsComeWithoutNavigation() async throws {
    let links = resolutions(resolve: { link in
      link == .comment(id: 1) ? .replaced(by: .league(league: 7)) : .found
    })
    let receipt = receive("quiz://comments/1", links)
    let iterator = links.links.makeAsyncIterator()
    let first = await iterator.next()
    #expect(first?.link == .league(league: 7))
    #expect(first?.event.id == receipt.id)
    first?.finish(.alreadyShown)
    #expect(await receipt.outcome == .alreadyShown)
  }

  @Test func whatIsReceivedWhenNobodyTakesLinksAnyMoreIsCancelled() async throws {
    let handler = resolutions().handler
    let receipt = handler.receive(
      LinkDelivery(url: "quiz://leagues/1", source: .customScheme, entryPoint: .openURL)
    )
    #expect(await receipt.outcome == .cancelled(.withdrawn))
  }

  @Test func aResolutionThatIsNotFinishedCountsAsOpened() async throws {
    let links = resolutions()
    let first = receive("quiz://leagues/1", links)
    let iterator = links.links.makeAsyncIterator()
    #expect(await iterator.next()?.link == .league(league: 1))
    let second = receive("quiz://leagues/2", links)
    #expect(await iterator.next()?.link == .league(league: 2))
    #expect(await first.outcome == .opened(skipping: []))
    links.cancel()
    #expect(await second.outcome == .cancelled(.withdrawn))
  }

  @Test func aResolutionThatWasNotTakenIsSuperseded() async throws {
    let links = resolutions()
    let first = receive("quiz://leagues/1", links)
    await settle()
    let second = receive("quiz://leagues/2", links)
    #expect(await first.outcome == .superseded(by: second.id))
    let iterator = links.links.makeAsyncIterator()
    #expect(await iterator.next()?.link == .league(league: 2))
  }

  @Test func endingTheSequenceCancelsWhatHasNotEnded() async throws {
    let links = resolutions()
    let loop = Task {
      for await resolution in links.links {
        if resolution.link == .league(league: 1) { break }
      }
    }
    let taken = receive("quiz://leagues/1", links)
    await loop.value
    #expect(await taken.outcome == .cancelled(.withdrawn))
    await settle()
    #expect(await receive("quiz://leagues/2", links).outcome == .cancelled(.withdrawn))
  }

  @Test func cancellingTheTaskOfTheLoopEndsIt() async throws {
    let links = resolutions()
    let loop = Task {
      var count = 0
      for await _ in links.links { count += 1 }
      return count
    }
    await settle()
    loop.cancel()
    #expect(await loop.value == 0)
    await settle()
    #expect(await receive("quiz://leagues/2", links).outcome == .cancelled(.withdrawn))
  }

  @Test func actionsAreHandedOverInOrder() async throws {
    let links = resolutions()
    let first = receive("quiz://votes/1", links)
    let second = receive("quiz://votes/2", links)
    let iterator = links.links.makeAsyncIterator()
    let vote = await iterator.next()
    #expect(vote?.link == .vote(id: 1))
    vote?.finish(.performed)
    #expect(await iterator.next()?.link == .vote(id: 2))
    links.cancel()
    #expect(await first.outcome == .performed)
    #expect(await second.outcome == .cancelled(.withdrawn))
  }

  @Test func aComparisonReportsDifferencesOnly() throws {
    let scene = try Scene()
    let shadow = LinkComparison(of: scene.handler) { url in
      ["quiz://leagues/1": "league", "quiz://home": "start", "quiz://gone": "gone"][url]
    }
    func difference(_ url: String) -> LinkDifference? {
      shadow.difference(for: LinkDelivery(url: url, source: .customScheme, entryPoint: .openURL))
    }
    #expect(difference("quiz://leagues/1") == nil)
    #expect(difference("quiz://unknown") == nil)
    #expect(difference("quiz://home")?.older == "start")
    #expect(difference("quiz://home")?.newer == "home")
    #expect(difference("quiz://gone")?.newer == "unmatched")
    #expect(difference("quiz://activity")?.older == nil)
    #expect(difference("quiz://activity")?.newer == "activity")
    #expect(try scene.host.state == freshState())
  }

  @Test func aComparisonNeedsNoSceneAndListsDifferencesInOrder() {
    let deepLinks = DeepLinks(router: Quiz.router, environment: time.environment, policy: .quiz)
    let comparison = LinkComparison(of: deepLinks) { $0 == "quiz://gone" ? "gone" : nil }
    let differences = comparison.differences(
      among: ["quiz://home", "quiz://unknown", "quiz://gone"],
      from: .customScheme
    )
    #expect(differences.map(\.url) == ["quiz://home", "quiz://gone"])
    #expect(differences.map(\.difference.newer) == ["home", "unmatched"])
    #expect(deepLinks.state() == nil)
  }

  @Test func aCallerMayWaitForABool() async throws {
    let scene = try Scene()
    let opened = await withCheckedContinuation { continuation in
      scene.receive("quiz://leagues/1").whenEnded { continuation.resume(returning: $0) }
    }
    #expect(opened)
    #expect(await !scene.receive("quiz://nothing").isSuccess)
  }

  @Test func aStreamHasEachLinkWithItsParents() async throws {
    let deepLinks = DeepLinks(router: Quiz.router, environment: time.environment, policy: .quiz)
    let stream = deepLinks.settledLinks(in: .main)
    #expect(deepLinks.handler(for: .main)?.scene == .main)
    let receipt = deepLinks.receive("quiz://leagues/1", from: .customScheme)
    var iterator = stream.makeAsyncIterator()
    let first = try #require(await iterator.next())
    #expect(first.link == .league(league: 1) && first.parents == [.home])
    #expect(await receipt?.outcome == .opened(skipping: []))
  }

  private final class Browser: URLOpener {
    private(set) var opened: [String] = []
    let canOpen = true

    func open(_ url: String, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
      opened.append(url)
      completion(true)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func aPageWithoutAScreenIsOpenedByWhatAViewLends(hasOpener: Bool, isStream: Bool) async {
    let page = "https://quiz.example/nowhere"
    let deepLinks = DeepLinks(router: Quiz.router, environment: time.environment, policy: .quiz)
    var notes: [String] = []
    deepLinks.onLogLine = { notes.append($0) }
    let stream = isStream ? deepLinks.settledLinks(in: .main) : nil
    let links = isStream ? nil : LinkResolutions(links: deepLinks, scene: .main)
    let browser = Browser()
    if hasOpener { deepLinks.handler(for: .main)?.host.setURLOpener(browser) }
    let outcome = await deepLinks.receive(page, from: .universalLink)?.outcome
    #expect(outcome?.name == "openInBrowser")
    #expect(browser.opened == (hasOpener ? [page] : []))
    let note = "a page without a screen is opened nowhere. Set DeepLinks.browse."
    #expect(notes == (hasOpener ? [] : [note]))
    withExtendedLifetime((stream, links)) {}
  }

  @Test(arguments: [true, false])
  func theSettingsAreOpenedByWhatAViewLends(hasOpener: Bool) async {
    var policy = LinkPolicy.quiz
    policy.settingsSources = [.notification]
    let links = DeepLinks(router: Quiz.router, environment: time.environment, policy: policy)
    let stream = links.settledLinks(in: .main)
    let browser = Browser()
    if hasOpener { links.handler(for: .main)?.host.setURLOpener(browser) }
    let outcome = await links.receive("app-settings:", from: .notification)?.outcome
    #expect(outcome == .performed || outcome?.reason?.code == .noSettings)
    #expect((outcome == .performed) == hasOpener)
    #expect(browser.opened == (hasOpener ? ["app-settings:"] : []))
    withExtendedLifetime(stream) {}
  }

  @Test func aStreamThatIsLeftGivesItsSceneUp() async {
    let deepLinks = DeepLinks(router: Quiz.router, environment: time.environment, policy: .quiz)
    let stream = deepLinks.settledLinks()
    let loop = Task { for await _ in stream {} }
    loop.cancel()
    await loop.value
    for _ in 0..<1000 where deepLinks.handler(for: nil) != nil { await Task.yield() }
    #expect(deepLinks.handler(for: nil) == nil)
    #expect(deepLinks.receive("quiz://leagues/1", from: .customScheme) == nil)
  }
}
