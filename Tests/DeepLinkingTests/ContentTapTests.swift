import DeepLinking
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// What becomes of a URL that a person tapped in content.
@MainActor @Suite struct ContentTapTests {
  /// The name of what became of a URL, and the outcome where there is an event.
  private func result(_ url: String, in scene: Scene) async -> [String] {
    switch scene.handler.tap(url) {
    case .received(let receipt): ["received", await receipt.outcome.name]
    case .leftToSystem: ["leftToSystem"]
    case .discarded(let receipt?): ["discarded", await receipt.outcome.name]
    case .discarded(nil): ["discarded"]
    }
  }

  @Test(arguments: ["quiz://leagues/1", "https://quiz.example/leagues/1", "QUIZ://leagues/1"])
  func aLinkThatIsOpenToContentIsReceivedAsContent(url: String) async throws {
    let scene = try Scene()
    guard case .received(let receipt) = scene.handler.tap(url) else {
      Issue.record("not received")
      return
    }
    let report = await receipt.report
    #expect(report.outcome == .opened(skipping: []))
    #expect(report.event.delivery.source == .content)
    #expect(report.event.delivery.entryPoint == .content)
    #expect(scene.visible == [.home, .league(league: 1)])
  }

  @Test(
    arguments: [
      "quiz://leagues/1/questions/2", "quiz://secret/1", "quiz://nothing", "quiz://votes/1",
    ]
  )
  func whatIsClosedToContentIsDiscardedAndNotLoopedBack(url: String) async throws {
    let scene = try Scene()
    #expect(await result(url, in: scene) == ["discarded", "unmatched"])
    #expect(scene.visible == [.home])
  }

  @Test func aPageOfTheOwnDomainWithoutARouteBelongsInTheBrowser() async throws {
    let scene = try Scene()
    #expect(await result("https://quiz.example/help", in: scene) == ["leftToSystem"])
    #expect(await result("https://quiz.example/secret/1", in: scene) == ["leftToSystem"])
  }

  @Test func thePageIsNotOpenedTwiceWhereTheAppBrowses() async throws {
    let scene = try Scene()
    var browsed: [String] = []
    var again: [[String]] = []
    scene.links.browse = { url in
      browsed.append(url.text)
      // The app opens the browser by what content is opened by.
      if case .leftToSystem = scene.handler.tap(url.text) { again.append(["leftToSystem"]) }
    }
    #expect(await result("https://quiz.example/help", in: scene) == ["received", "openInBrowser"])
    #expect(browsed == ["https://quiz.example/help"])
    #expect(again == [["leftToSystem"]])
    scene.time.advance(by: .seconds(3))
    #expect(await result("https://quiz.example/help", in: scene) == ["received", "openInBrowser"])
    #expect(browsed.count == 2)
  }

  @Test(
    arguments: [
      "https://elsewhere.example/a", "http://quiz.example/leagues/1", "mailto:a@quiz.example",
      "tel:1",
    ]
  )
  func whatIsOfOthersIsLeftToTheSystem(url: String) async throws {
    #expect(await result(url, in: try Scene()) == ["leftToSystem"])
  }

  @Test(
    arguments: [
      "other://x", "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "app-settings:",
      "https://quiz.example@evil.example/", "https://quiz.example/a b", "",
    ]
  )
  func whatIsOfNobodyIsDiscardedWithoutAnEvent(url: String) async throws {
    #expect(await result(url, in: try Scene()) == ["discarded"])
  }

  @Test func theSchemesOfTheSystemAreTheAppsToChoose() throws {
    let scene = try Scene()
    guard case .leftToSystem = scene.handler.tap("maps://x", systemSchemes: ["maps"]) else {
      Issue.record("not left to the system")
      return
    }
    guard case .discarded(nil) = scene.handler.tap("mailto:a@b.example", systemSchemes: ["maps"])
    else {
      Issue.record("not discarded")
      return
    }
  }

  @Test func contentReachesNoOtherPartOfTheApp() async throws {
    let scene = try Scene(policy: LinkPolicy(foreign: ForeignLinks(schemes: ["fb123"])))
    #expect(await result("fb123://a", in: scene) == ["discarded"])
  }

  @Test func aWrongValueIsDiscarded() async throws {
    #expect(await result("quiz://leagues/x", in: try Scene()) == ["discarded", "unmatched"])
  }

  @Test func theSettingsAreOpenedFromContentThatMay() async throws {
    var policy = LinkPolicy.quiz
    policy.settingsSources = [.content]
    let scene = try Scene(policy: policy)
    #expect(await result("app-settings:", in: scene) == ["received", "performed"])
    #expect(scene.host.settingsCount == 1)
  }

  @Test func tooManyTapsAreDiscarded() async throws {
    var policy = LinkPolicy.quiz
    policy.rates = [.content: LinkRate(1, per: .seconds(60))]
    let scene = try Scene(policy: policy)
    #expect(await result("quiz://leagues/1", in: scene) == ["received", "opened"])
    scene.time.advance(by: .seconds(10))
    #expect(await result("quiz://leagues/2", in: scene) == ["discarded", "rejected"])
  }
}
