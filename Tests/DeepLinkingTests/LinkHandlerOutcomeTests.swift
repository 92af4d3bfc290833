import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting
import Testing

@MainActor
@Suite struct LinkHandlerOutcomeTests {
  @Test func opensALinkWithItsWholeStack() async throws {
    let scene = try Scene()
    let report = await scene.receive("quiz://leagues/1/questions/2").report
    #expect(report.outcome == .opened(skipping: []))
    #expect(report.route == "question")
    #expect(scene.visible == [.home, .league(league: 1), .question(league: 1, question: 2)])
    #expect(report.state == scene.host.state)
    #expect(report.steps.count == 1)
  }

  @Test func saysThatTheLinkIsShownAlready() async throws {
    let scene = try Scene()
    _ = await scene.receive("quiz://leagues/1").outcome
    let report = await scene.receive("quiz://leagues/1").report
    #expect(report.outcome == .alreadyShown)
    #expect(report.steps == [])
  }

  @Test func opensAgainAfterThePersonWentBack() async throws {
    let scene = try Scene()
    _ = await scene.receive("quiz://leagues/1").outcome
    try scene.host.state.apply(.pop(to: 1, in: .container("leagues")))
    #expect(await scene.receive("quiz://leagues/1").outcome == .opened(skipping: []))
  }

  @Test func dismissesWhatIsPresentedFirst() async throws {
    let scene = try Scene()
    _ = await scene.receive("quiz://leagues/1/join").outcome
    let report = await scene.receive("quiz://leagues/1/questions/2").report
    #expect(report.steps.first == .dismiss(to: 0))
    #expect(scene.host.state.presentations == [])
  }

  @Test func sendsAWebURLWithoutARouteToTheBrowser() async throws {
    let scene = try Scene()
    guard
      case .openInBrowser(let url, let reason) = await scene.receive(
        "https://quiz.example/nothing",
        from: .universalLink
      ).outcome
    else {
      Issue.record("no fallback")
      return
    }
    #expect(url.text == "https://quiz.example/nothing")
    #expect(reason.code == .noRoute)
  }

  @Test func saysThatASchemeURLMatchesNothing() async throws {
    let outcome = await (try Scene()).receive("quiz://leagues/abc").outcome
    #expect(outcome.name == "unmatched")
    #expect(outcome.reason?.segment == 2)
    #expect(!outcome.isSuccess)
  }

  @Test func anUndeclaredSchemeIsNotOurs() async throws {
    let outcome = await (try Scene()).receive("evil://leagues/1").outcome
    #expect(outcome.name == "notOurs")
    #expect(outcome.reason?.code == .unknownScheme)
  }

  @Test(arguments: [LinkSource.customScheme, .content, .notification, .other])
  func aClosedRouteIsAsIfItWereNotThere(source: LinkSource) async throws {
    let scene = try Scene()
    for path in ["secret/1", "secret/x", "secret"] {
      let closed = await scene.receive("quiz://\(path)", from: source).outcome
      let unknown = await scene.receive(
        "quiz://\(path.replacing("secret", with: "nosuch"))",
        from: source
      )
      .outcome
      #expect(closed.name == "unmatched")
      #expect(closed.reason?.code == .noRoute)
      #expect(closed.reason?.segment == unknown.reason?.segment)
      #expect(closed.reason?.found == "secret" && unknown.reason?.found == "nosuch")
    }
  }

  @Test func theAppsOwnCodeReachesAClosedRoute() async throws {
    let scene = try Scene()
    #expect(await scene.handler.open(.secret(id: 1)).outcome == .opened(skipping: []))
  }

  @Test func aURLCannotClaimToComeFromTheApp() async throws {
    let scene = try Scene()
    let outcome = await scene.receive("quiz://secret/1", from: .app).outcome
    #expect(outcome.name == "unmatched")
    #expect(!scene.handler.canOpen("quiz://secret/1", from: .app))
  }

  @Test func tellsWhetherAURLCanBeOpened() throws {
    let scene = try Scene()
    #expect(scene.handler.canOpen("quiz://leagues/1", from: .customScheme))
    #expect(!scene.handler.canOpen("quiz://leagues/1", from: .spotlight))
    #expect(!scene.handler.canOpen("quiz://leagues/x", from: .customScheme))
  }

  @Test func performsAnActionAndLeavesTheStateAlone() async throws {
    var performed: [Quiz] = []
    let scene = try Scene(perform: { performed.append($0) })
    let before = scene.host.state
    #expect(await scene.receive("quiz://share").outcome == .performed)
    #expect(performed == [.share])
    #expect(scene.host.state == before)
  }

  @Test func failsAnActionThatNobodyPerforms() async throws {
    let outcome = await (try Scene()).receive("quiz://share").outcome
    #expect(outcome.name == "failed")
    #expect(outcome.reason?.code == .noAction)
  }

  @Test func failsWithTheChainWhenAncestorsRepeat() async throws {
    let scene = try Scene()
    let outcome = await scene.receive("quiz://loop/0").outcome
    #expect(outcome.reason?.code == .noPlace)
    #expect(outcome.reason?.message.contains("quiz://loop/0 → ") == true)
    #expect(try scene.host.state == freshState())
  }
}
