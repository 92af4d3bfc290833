import DeepLinking
import LinkNavigation
import LinkPatterns
import LinkRouting
import Testing

@MainActor
@Suite struct PolicyTextTests {
  @Test func aPolicyIsMadeOfAllItsSettings() {
    let policy = LinkPolicy(
      foreignScreens: .presentOnTop(.sheet),
      mode: .fromRoot,
      showsAtOnce: true,
      stepLimit: .seconds(1),
      settingsSources: [.notification]
    )
    #expect(policy.foreignScreens == .presentOnTop(.sheet) && policy.mode == .fromRoot)
    #expect(policy.showsAtOnce && policy.stepLimit == .seconds(1))
    #expect(policy.settingsSources == [.notification])
  }

  @Test(arguments: [
    "quiz://leagues/1 ", "quiz://leagues/\t1", "quiz://leagues/1\r\n", "quiz:\\\\leagues\\1",
    "quiz://leagues/1\u{0}", "quiz://leagues/1\u{7f}", "https://quiz.example\\@evil.example/home",
  ])
  func refusesRawControlCharactersSpacesAndBackslashes(url: String) async throws {
    let reason = await (try Scene()).receive(url, from: .content).outcome.reason
    #expect(reason?.code == .malformedURL)
    #expect(reason?.found == "forbiddenCharacter")
    #expect(reason?.check == .text)
  }

  @Test(arguments: [
    ("https://good.example@quiz.example/home", "userinfo"),
    ("https://quiz.example:4x4/home", "port"),
    ("https://quiz.example/leagues/../home", "dotSegment"),
    ("https://quiz.example/leagues/%2e%2E/home", "dotSegment"),
    ("https://quiz.example/./home", "dotSegment"),
  ])
  func refusesUserinfoPortsAndDotSegmentsOfTheWeb(url: String, code: String) async throws {
    let outcome = await (try Scene()).receive(url, from: .universalLink).outcome
    #expect(outcome.name == "rejected")
    #expect(outcome.reason?.found == code)
  }

  @Test func refusesPlainHTTPUnlessThePrefixAllowsIt() async throws {
    for source in [LinkSource.customScheme, .notification, .content, .other] {
      let outcome = await (try Scene()).receive("http://quiz.example/home", from: source).outcome
      #expect(outcome.name == "openInBrowser")
      #expect(outcome.reason?.code == .unknownScheme)
    }
    let router = LinkRouter<Quiz>(
      prefixes: [.domain("quiz.example", allowsHTTP: true)],
      routes: [LinkRoute(.home, "/home").access(.from(.universalLink))]
    )
    let scene = try Scene(router: router)
    #expect(
      await scene.receive("http://quiz.example/home", from: .universalLink).outcome == .alreadyShown
    )
  }

  @Test func aPrefixWithAHostRefusesOtherHosts() async throws {
    let scene = try Scene(router: Quiz.guarded)
    #expect(await scene.receive("fixed://app/home").outcome == .alreadyShown)
    let outcome = await scene.receive("fixed://other/home").outcome
    #expect(outcome.name == "notOurs")
    #expect(outcome.reason?.code == .unknownHost)
    #expect(outcome.reason?.expected == "app")
  }

  @Test func aSchemeThatTheAppDidNotRegisterIsRefused() async throws {
    let policy = LinkPolicy(registeredSchemes: ["Vnd.Quiz"])
    let scene = try Scene(policy: policy)
    let reason = await scene.receive("quiz://home").outcome.reason
    #expect(reason?.code == .unregisteredScheme)
    #expect(reason?.expected == "Vnd.Quiz" && reason?.found == "quiz")
    #expect(
      await scene.receive("https://quiz.example/home", from: .universalLink).outcome
        == .alreadyShown
    )
    let registered = LinkPolicy(registeredSchemes: ["QUIZ"])
    let other = try Scene(policy: registered)
    #expect(await other.receive("quiz://home").outcome == .alreadyShown)
  }

  @Test func aCustomSchemeIsNoUniversalLink() async throws {
    let reason = await (try Scene()).receive("quiz://home", from: .universalLink).outcome.reason
    #expect(reason?.code == .sourceMismatch)
    #expect(reason?.check == .prefix)
    #expect(reason?.expected == "https")
  }

  @Test(arguments: ["\u{200B}", "\u{202E}", "%E2%80%AE", "%E2%81%A6"])
  func refusesInvisibleCharactersInAHost(character: String) async throws {
    let outcome = await (try Scene()).receive("quiz://ho\(character)me").outcome
    #expect(outcome.reason?.code == .invisibleText)
  }

  @Test func keepsInvisibleCharactersInTextAndRefusesThemInIdentifiers() async throws {
    let scene = try Scene(router: Quiz.guarded)
    let family = "%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9"
    let text = await scene.receive("quiz://tags/anna/\(family)").report
    #expect(text.outcome == .opened(skipping: []))
    #expect(text.link == .tag(name: "anna", text: "👨\u{200D}👩"))
    let reason = await scene.receive("quiz://tags/an%E2%80%8Bna/x").outcome.reason
    #expect(reason?.code == .invisibleText)
    #expect(reason?.parameter == "name")
    let open = LinkRouter<Quiz>(
      prefixes: [.domain("quiz.example")],
      routes: [LinkRoute(Quiz.tag, "/tags/:name/:text").access(.everyone).identifier("name")]
    )
    let page = await (try Scene(router: open)).receive(
      "https://quiz.example/tags/an%E2%80%8Bna/x",
      from: .universalLink
    ).outcome
    #expect(page.name == "openInBrowser")
    #expect(page.reason?.parameter == "name")
  }

  @Test func aSourceThatSendsTooManyLinksIsRefusedForAWhile() async throws {
    let rate = LinkRate(2, per: .seconds(25))
    let scene = try Scene(policy: LinkPolicy(rates: [.content: rate]))
    #expect(await scene.receive("quiz://home", from: .content).outcome == .alreadyShown)
    #expect(await scene.receive("quiz://home", from: .content).outcome == .alreadyShown)
    let reason = await scene.receive("quiz://home", from: .content).outcome.reason
    #expect(reason?.code == .rateExceeded)
    #expect(reason?.expected == "2 in 25.0 seconds")
    #expect(await scene.receive("quiz://home", from: .notification).outcome == .alreadyShown)
    #expect(await scene.receive("quiz://home", from: .content).outcome == .alreadyShown)
  }

  @Test func aURLOverTheLimitIsRefusedAndNotKept() async throws {
    let scene = try Scene()
    let url = "quiz://leagues/" + String(repeating: "1", count: 9000)
    let first = await scene.handler.receive(
      LinkDelivery(url: url, source: .customScheme, entryPoint: .openURL)
    ).outcome
    let second = await scene.handler.receive(
      LinkDelivery(url: url, source: .customScheme, entryPoint: .openURL)
    ).outcome
    #expect(first.reason?.found == "tooLong")
    #expect(second == first)
  }
}
