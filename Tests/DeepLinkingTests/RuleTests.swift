import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting
import Testing

/// Rules that concern several parts: checks, what is handed on, order, the ways in which an event ends.
@MainActor
@Suite struct RuleTests {
  @Test(arguments: [
    ("quiz://leagues/ 1", LinkFailure.Code.malformedURL, LinkFailure.Code.Check.text),
    ("evil://leagues/1", .unknownScheme, .prefix),
    ("https://evil.example/leagues/1", .unknownHost, .prefix),
    ("https://quiz.example:8443/leagues/1", .unknownPort, .prefix),
    ("quiz://leagues/\(String(repeating: "1", count: 9000))", .malformedURL, .text),
    ("quiz://nothing", .noRoute, .match),
    ("quiz://votes/1?source=mail", .unknownItem, .match),
    ("quiz://secret/1", .callerNotAllowed, .caller),
    ("quiz://votes/1", .confirmationMissing, .effect),
  ])
  func everyRefusalNamesItsCheck(
    url: String,
    code: LinkFailure.Code,
    check: LinkFailure.Code.Check
  ) async throws {
    let reason = try await Scene(router: Quiz.guarded).receive(url).outcome.reason
    #expect(reason?.code == code)
    #expect(reason?.check == check)
  }

  @Test func theBrowserAndOlderRoutersReceiveTheCanonicalURL() async throws {
    let scene = try Scene()
    var pages: [String] = []
    scene.links.browse = { pages.append($0.text) }
    let outcome = await scene.receive("HTTPS://QUIZ.example:443/help?q=a", from: .universalLink)
      .outcome
    #expect(pages == ["https://quiz.example/help?q=a"])
    guard case .openInBrowser(let url, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(url.text == pages.first)
  }

  @Test func receivingIsAtOnceAndFixesTheOrder() async throws {
    var performed: [Quiz] = []
    let scene = try Scene(perform: { performed.append($0) })
    var received: [LinkEventID] = []
    scene.links.onProgress = { if case .received(let event) = $0 { received.append(event.id) } }
    let receipts = (1...5).map { scene.receive("quiz://votes/\($0)") }
    #expect(received == receipts.map(\.id))
    #expect(performed == [])
    for receipt in receipts { #expect(await receipt.outcome == .performed) }
    #expect(performed == (1...5).map { .vote(id: $0) })
  }

  @Test func thereAreSixteenWaysToEnd() throws {
    let id: LinkEventID = "a"
    let reason = LinkFailure(.noRoute, message: "no")
    let all: [LinkOutcome] = [
      .opened(skipping: []), .alreadyShown, .performed, .duplicate(of: id), .suspended(id),
      .notOurs(.foreign),
      .openInBrowser(try LinkURL("https://quiz.example"), reason), .unavailable(reason),
      .unmatched(reason), .rejected(reason), .denied(reason), .declined(reason),
      .superseded(by: id), .expired(reason), .cancelled(.signedOut), .failed(reason),
    ]
    let names = """
      opened alreadyShown performed duplicate suspended notOurs openInBrowser unavailable unmatched \
      rejected denied declined superseded expired cancelled failed
      """
    #expect(all.map(\.name) == names.split(separator: " ").map(String.init))
    #expect(all.prefix { $0.isSuccess }.count == 6)
    #expect(all.count { $0.isSuccess } == 6)
    #expect("\(LinkOutcome.cancelled(.signedOut))" == "cancelled: the person signed out")
  }
}
