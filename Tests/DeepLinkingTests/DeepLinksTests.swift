@testable import DeepLinking
import Foundation
@testable import LinkTesting
import Testing

private enum QuizLink: DeepLink {
  case home
  case league(id: Int)
  case question(league: Int, id: Int)
  case invitation(token: String)
  case account

  static let routes = LinkRoutes<QuizLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(QuizLink.league, "/leagues/:id")
    LinkRoute(QuizLink.question, "/leagues/:league/questions/:id")
    LinkRoute(QuizLink.invitation, "/invitations/:token").secret("token").access(
      .from(.universalLink)
    )
    LinkRoute(.account, "/account").access(.appOnly)
  }
}

private enum BrokenLink: DeepLink {
  case league(id: Int)

  static let routes = LinkRoutes<BrokenLink>(access: .everyone) {
    LinkRoute(BrokenLink.league, "/leagues/:league")
  }
}

private enum NoteLink: DeepLink {
  case note(id: Int)
  case draft(id: Int)
  case admin(id: Int)
  case forgotten

  static let routes = LinkRoutes<NoteLink>(access: .everyone) {
    LinkRoute(NoteLink.note, "/notes/:id").prefixes(.domain("b.example"), .scheme("b"))
    LinkRoute(NoteLink.draft, "/drafts/:id").prefixes(.scheme("a"))
    LinkRoute(NoteLink.admin, "/admin/:id").prefixes(.domain("a.example"))
  }
}

private enum ShelfLink: DeepLink {
  case book(id: Int)

  static let routes = LinkRoutes<ShelfLink>(access: .everyone) {
    LinkRoute(ShelfLink.book, "/books/:id")
  }
  .alias(under: "/:locale(de|fr)")
}

@MainActor @Suite struct DeepLinksTests {
  private let links = DeepLinks(
    QuizLink.self,
    prefixes: [.scheme("quiz"), .domain("quiz.example")],
    log: .off
  )

  private func handler(state: NavigationState<QuizLink> = NavigationState()) -> LinkHandler<
    QuizLink
  > {
    LinkHandler(links: links, host: HeadlessHost(state: state), scene: .main)
  }

  @Test func readsWhateverTheAccess() throws {
    #expect(try links.link(for: "quiz://leagues/7") == .league(id: 7))
    #expect(try links.link(for: "quiz://account") == .account)
    let url = try #require(URL(string: "https://quiz.example/leagues/7/questions/2"))
    #expect(try links.link(for: url) == .question(league: 7, id: 2))
  }

  @Test func aClosedRouteIsNoMatchForASource() {
    #expect(throws: LinkFailure.self) { try links.link(for: "quiz://account", from: .customScheme) }
    #expect(throws: LinkFailure.self) { try links.link(for: "quiz://leagues/x") }
  }

  @Test func printsTheFirstDomain() throws {
    let url: URL = try links.url(for: .league(id: 7))
    #expect(url.absoluteString == "https://quiz.example/leagues/7")
    #expect(
      try links.shareURL(for: .league(id: 7)).absoluteString == "https://quiz.example/leagues/7"
    )
    #expect(try links.widgetURL(for: .league(id: 7)).absoluteString == "quiz://leagues/7")
    #expect(throws: LinkFailure.self) { try links.shareURL(for: .account) }
  }

  @Test func aURLToGiveAwayBeginsAsItsRouteSays() throws {
    let links = DeepLinks(
      NoteLink.self,
      prefixes: [.scheme("a"), .domain("a.example"), .scheme("b"), .domain("b.example")],
      log: .off
    )
    func code(_ url: (NoteLink) throws -> URL, _ link: NoteLink) -> LinkFailure.Code? {
      do {
        _ = try url(link)
        return nil
      } catch {
        return (error as? LinkFailure)?.code
      }
    }
    #expect(try links.shareURL(for: .note(id: 7)).absoluteString == "https://b.example/notes/7")
    #expect(try links.widgetURL(for: .note(id: 7)).absoluteString == "b://notes/7")
    #expect(try links.widgetURL(for: .draft(id: 7)).absoluteString == "a://drafts/7")
    #expect(code(links.shareURL, .draft(id: 7)) == .noDomain)
    #expect(code(links.widgetURL, .admin(id: 7)) == .noScheme)
    #expect(code(links.shareURL, .forgotten) == .notOpen)
  }

  @Test func saysWhichValueIsWrong() {
    #expect(
      links.explain("quiz://leagues/abc")
        == "route 'league' /leagues/:id: segment 2 ('id') expected Int, found 'abc'"
    )
    #expect(links.explain("quiz://leagues/7") == "route 'league' /leagues/:id")
    #expect(links.explain("quiz://nothing").contains("'nothing'"))
    #expect(
      links.explain("quiz://account", from: .customScheme)
        == """
        route 'account' matches, but is closed to customScheme. Add .access(.everyone) or \
        .access(.from(.customScheme)).
        """
    )
  }

  @Test func theAppOpensAPathByItsText() async throws {
    #expect(links.open("/account") == nil)
    let handler = handler(state: NavigationState(stack: [.destination(.home)]))
    for _ in 0..<1000 where handler.host.state.visibleEntry != .destination(.account) {
      await Task.yield()
    }
    #expect(handler.host.state.visibleEntry == .destination(.account))
    let report = await links.open("/leagues/7")?.report
    #expect(report?.link == .league(id: 7) && report?.outcome == .opened(skipping: []))
    #expect(report?.event.delivery.source == .app)
  }

  @Test(
    arguments: [
      ("quiz://leagues/7", "opened"), ("quiz://account", "unmatched"), ("/nowhere", "unmatched"),
      ("leagues/7", "rejected"), ("leagues", "rejected"), ("", "rejected"),
    ]
  )
  func otherTextIsAURLInContent(text: String, outcome: String) async {
    let handler = handler()
    let report = await links.open(text)?.report
    #expect(report?.outcome.name == outcome, "\(report.map { "\($0.outcome)" } ?? "-")")
    #expect(report?.event.delivery.source == .content)
    if outcome == "rejected" {
      #expect(
        report?.outcome.reason?.fix
          == "Begin a URL with its scheme, and a path of the app with '/'."
      )
    }
    withExtendedLifetime(handler) {}
  }

  @Test(
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", "javascript://%0aalert(1)", "data:text/html,x",
      "blob://a b/c", "vbscript:x", "tel:+1", "mailto:a@b", "about:blank",
    ]
  )
  func noFixDeclaresASchemeOfTheSystem(url: String) async {
    let scheme = url.prefix { $0 != ":" }.lowercased()
    for registered in [nil, ["quiz"]] as [[String]?] {
      var policy = LinkPolicy()
      policy.registeredSchemes = registered.map { Set($0) }
      let links = DeepLinks(
        QuizLink.self,
        prefixes: [.scheme("quiz"), .domain("quiz.example")],
        policy: policy,
        log: .off
      )
      let handler = LinkHandler(
        links: links,
        host: HeadlessHost(state: NavigationState()),
        scene: .main
      )
      let reason = await links.receive(url, from: .customScheme)?.outcome.reason
      #expect(reason?.message == "The scheme '\(scheme)' is the system's; expected quiz or https.")
      #expect(reason?.fix == nil)
      #expect(!links.explain(url, from: .customScheme).contains(".scheme("))
      withExtendedLifetime(handler) {}
    }
  }

  @Test func aReportHasTheValuesOfAnAlias() async {
    let links = DeepLinks(ShelfLink.self, prefixes: [.scheme("shelf")], log: .off)
    let handler = LinkHandler(
      links: links,
      host: HeadlessHost(state: NavigationState()),
      scene: .main
    )
    for (url, values) in [("shelf://de/books/7", ["locale": "de"]), ("shelf://books/7", [:])] {
      let report = await links.receive(url, from: .customScheme)?.report
      #expect(report?.link == .book(id: 7))
      #expect(report?.aliasValues == values)
    }
    withExtendedLifetime(handler) {}
  }

  private func line(for url: String, _ source: LinkSource = .customScheme) async -> String {
    let receipt = handler().receive(LinkDelivery(url: url, source: source, entryPoint: .openURL))
    return links.reports.line(for: await receipt.report)
  }

  @Test func theLogSaysWhatBecameOfALinkAndWhy() async {
    #expect(await line(for: "quiz://leagues/7") == "quiz://leagues/7 opened: route 'league'")
    #expect(
      await line(for: "quiz://account")
        == """
        quiz://account unmatched: route 'account' matches, but is closed to customScheme. \
        Add .access(.everyone) or .access(.from(.customScheme)).
        """
    )
    #expect(
      await line(for: "quiz://leagues/abc")
        == """
        quiz://leagues/abc unmatched: route 'league' /leagues/:id: segment 2 ('id') expected Int, \
        found 'abc'
        """
    )
    #expect(await line(for: "quiz://leagues/7 8").hasPrefix("<unreadable URL> rejected: "))
    let long = String(repeating: "x", count: 2_000)
    #expect(
      await line(for: "quiz://leagues/\(long)")
        == """
        quiz://leagues/\(long.prefix(485))… unmatched: route 'league' /leagues/:id: segment 2 ('id') expected \
        Int, found '\(long.prefix(500))…'
        """
    )
  }

  @Test func theLogNamesTheRouteThatIsClosedToAValueOrAReplacement() async {
    let closed = """
      route 'account' matches, but is closed to intent. Add .access(.everyone) or \
      .access(.from(.intent)).
      """
    let value = handler().receive(LinkDelivery(link: .account))
    #expect(
      links.reports.line(for: await value.report)
        == "https://quiz.example/account unmatched: \(closed)"
    )
    let redirecting = LinkGuard<QuizLink>("redirecting") { request in
      request.link == .account ? .allow : .redirect(to: .account)
    }
    let links = DeepLinks(
      QuizLink.self,
      prefixes: [.scheme("quiz")],
      guards: [redirecting],
      log: .off
    )
    let host = HeadlessHost<QuizLink>(state: NavigationState())
    let handler = LinkHandler(links: links, host: host, scene: .main)
    var notes: [String] = []
    links.onLogLine = { notes.append($0) }
    let replaced = handler.receive(
      LinkDelivery(url: "quiz://leagues/7", source: .intent, entryPoint: .intent)
    )
    #expect(await replaced.outcome.name == "unmatched")
    #expect(notes == ["the link that took its place: \(closed)"])
  }

  @Test func theLogSaysWhyALinkWasGivenUp() async {
    let policy = LinkPolicy(readiness: LinkReadiness(conditions: ["database"]))
    let links = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz")], policy: policy, log: .off)
    let host = HeadlessHost<QuizLink>(state: NavigationState())
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let receipts = [7, 8].map { handler.open(.league(id: $0)) }
    links.fulfill("database")
    #expect(
      links.reports.line(for: await receipts[0].report)
        == "quiz://leagues/7 superseded: a newer link came before it was shown"
    )
    #expect(await receipts[1].outcome == .opened(skipping: []))
    links.withdraw("database")
    links.accountDidChange(to: "anna")
    let second = handler.open(.home)
    links.accountDidChange(to: nil)
    #expect(
      links.reports.line(for: await second.report) == "quiz:/// cancelled: the person signed out"
    )
    let last = handler.open(.home)
    handler.sceneDidDisconnect()
    #expect(
      links.reports.line(for: await last.report) == "quiz:/// cancelled: its window was closed"
    )
    links.fulfill("database")
    let taken = LinkResolutions(links: links, scene: "taken")
    taken.cancel()
    #expect(
      links.reports.line(for: await taken.handler.open(.home).report)
        == "quiz:/// cancelled: the app withdrew it"
    )
  }

  @Test func aPathWithoutARouteIsExplainedAsAURL() async {
    #expect(
      links.reports.line(for: await handler().open(reference: "/leages/7").report)
        == """
        quiz://leages/<redacted> unmatched: match check: no route has 'leages' as segment 1. \
        Did you mean 'leagues'?
        """
    )
  }

  nonisolated private func printed(by links: DeepLinks<QuizLink>) throws -> String {
    try links.router.url(for: .league(id: 7)).text
  }

  @Test func theRouterIsUsedOffTheMainActor() async throws {
    #expect(try printed(by: links) == "https://quiz.example/leagues/7")
  }

  /// Knows one short link, which leads to a page without a route.
  private struct Expander: LinkExpanding {
    func isShort(_ url: LinkURL) -> Bool { url.text.hasPrefix("https://s.example/") }

    func expand(_ url: LinkURL) async throws -> String {
      guard url.text.hasSuffix("/a") else {
        throw LinkFailure(.init(rawValue: "gone"), message: "the short link is gone")
      }
      return "https://quiz.example/nothing"
    }
  }

  @Test func theLogSaysWhatBecameOfAShortLink() async {
    links.expander = Expander()
    #expect(
      await line(for: "https://s.example/a", .universalLink)
        == """
        https://s.example/a openInBrowser: match check: no route has 'nothing' as segment 1.
        """
    )
    #expect(
      await line(for: "https://s.example/b", .universalLink)
        == "https://s.example/b failed: the short link is gone"
    )
    #expect(
      links.explain("https://s.example/a", from: .universalLink)
        == "a short link, which DeepLinks.expander looks up"
    )
  }

  @Test func theLogSaysWhatRefusedAURLBeforeItsRoute() async {
    let mismatch = """
      prefix check: a universal link has the scheme https, not 'quiz'. \
      Hand the URL over with the source .customScheme.
      """
    #expect(
      await line(for: "quiz://account", .universalLink) == "quiz://account rejected: \(mismatch)"
    )
    #expect(links.explain("quiz://leagues/7", from: .universalLink) == mismatch)
    #expect(links.explain("quiz://leagues/7", from: .customScheme) == "route 'league' /leagues/:id")
  }

  @Test func theLinksHaveARouterOfTheApp() async {
    var problems: [String] = []
    let router = LinkRouter(QuizLink.self, prefixes: [.scheme("quiz")])
    await LinkInbox.withIsolated { inbox in
      let links = DeepLinks(router: router.switchingOff { $0 == "league" }, log: .off) {
        problems.append("\($0)")
      }
      let host = HeadlessHost<QuizLink>(state: NavigationState())
      let handler = LinkHandler(links: links, host: host, scene: .main)
      var names: [String] = []
      links.onProgress = { if case .ended(let report) = $0 { names.append(report.outcome.name) } }
      let receipt = links.receive("quiz://leagues/7", from: .customScheme)
      #expect(await receipt?.outcome.name == "unavailable")
      // What delegates of the app receive comes to these links.
      inbox.receive(
        LinkArrival(.url("quiz://leagues/8"), from: .notification, through: .notification)
      )
      #expect(names == ["unavailable", "unavailable"])
      _ = handler
    }
    #expect(problems.isEmpty)
    let broken = LinkRouter(BrokenLink.self, prefixes: [.scheme("quiz")])
    _ = DeepLinks(router: broken, log: .off) { problems.append("\($0)") }
    #expect(problems.count == broken.problems.count && problems.count > 0)
  }

  @Test func theLogNamesTheRouteOfALinkFromCode() async {
    let receipt = handler().open(.league(id: 7))
    #expect(
      links.reports.line(for: await receipt.report)
        == "https://quiz.example/leagues/7 opened: route 'league'"
    )
  }

  @Test func theLogNamesAParentThatWasLeftOut() async {
    let members = LinkGuard<QuizLink>("members") { request in
      guard request.isAncestor else { return .allow }
      return .deny(LinkFailure(.init(rawValue: "notAMember"), message: "not a member"))
    }
    let links = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz")], guards: [members], log: .off)
    let host = HeadlessHost<QuizLink>(state: NavigationState())
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let report = await handler.open(.question(league: 1, id: 2)).report
    #expect(
      links.reports.line(for: report) == """
        quiz://leagues/1/questions/2 opened: route 'question'; 'quiz:///' was left out: not a member; \
        'quiz://leagues/1' was left out: not a member
        """
    )
  }

  @Test func theLogSaysWhatALinkWaitsFor() async {
    let wall = LinkGuard<QuizLink>("wall") { request in
      request.link == .home ? .allow : .wait(until: .signedIn, showing: .account)
    }
    let links = DeepLinks(QuizLink.self, prefixes: [.scheme("quiz")], guards: [wall], log: .off)
    var notes: [String] = []
    links.onLogLine = { notes.append($0) }
    let host = HeadlessHost<QuizLink>(state: NavigationState())
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let report = await handler.open(.account).report
    #expect(
      links.reports.line(for: report)
        == "quiz://account suspended: route 'account', which waits until 'signedIn'"
    )
    // The guard lets the link wait that it shows meanwhile.
    #expect(
      notes == [
        """
        route 'account': guard 'wall' lets even the link wait that it would show meanwhile, so nothing is shown. Allow \
        that link in the guard.
        """
      ]
    )
  }

  /// A tap on a notification, as a delegate hands it over.
  private func tap(_ payload: PayloadValue, _ identity: String) -> LinkNotificationResponse {
    LinkNotificationResponse(.tap, payload: payload, identity: identity)
  }

  @Test func aPayloadWithoutAURLIsOneLineOfTheLogForEachTap() {
    var lines: [String] = []
    links.onLogLine = { lines.append($0) }
    links.onEnd = { [links] in lines.append(links.reports.line(for: $0)) }
    let elsewhere: PayloadValue = ["data": ["link": "quiz://leagues/7"]]
    // The system delivers the tap that starts the app through two entry points.
    links.receive(tap(elsewhere, "1"))
    links.receive(tap(elsewhere, "1"))
    let line = """
      the payload from 'notification' has 'data', and no URL under 'url', so it opens no link. If it is elsewhere, \
      say where: DeepLinks(…, payloads: PayloadLinks(PayloadReader(…))).
      """
    #expect(lines == [line])
    links.receive(tap(elsewhere, "2"))
    #expect(lines == [line, line])
    links.receive(tap(.object([:]), "3"))
    #expect(lines.last?.contains("has no keys, and no URL under 'url'") == true)
    links.receive(tap(["a\nquiz://home opened": "b"], "5"))
    #expect(lines.last?.contains("\n") == false && lines.last?.contains("quiz://home") == true)
    let many = (1...9).map { ("key\($0)", PayloadValue.null) }
    links.receive(tap(.object(Dictionary(uniqueKeysWithValues: many)), "4"))
    #expect(lines.last?.contains("'key1', 'key2', 'key3'") == true)
    #expect(lines.last?.contains("'key8', …, and no URL") == true)
  }

  @Test func theLogSaysOncePerTapWhatAPayloadHasInPlaceOfAURL() {
    var lines: [String] = []
    links.onEnd = { [links] in lines.append(links.reports.line(for: $0)) }
    links.receive(tap(["url": 7], "1"))
    links.receive(tap(["url": 7], "1"))
    #expect(
      lines == [
        """
        notification rejected: under 'url' (the app), the payload has a value that is not text; expected a URL.
        """
      ]
    )
  }

  @Test func theLogNeverShowsASecret() async {
    let secret = "token-abc123"
    let lines = [
      await line(for: "quiz://invitations/\(secret)"),
      await line(for: "https://quiz.example/invitations/\(secret)", .universalLink),
      await line(for: "quiz://invitations/\(secret)/more"),
      await line(for: "quiz://invitations/\(secret) x"),
    ]
    for line in lines { #expect(!line.contains("abc123"), "\(line)") }
    #expect(
      lines[0].hasPrefix("quiz://invitations/<redacted> unmatched: route 'invitation' matches")
    )
  }

  @Test func whatWasNotOpenedIsHandedOn() async {
    var unhandled: [String] = []
    links.onUnhandled = { unhandled.append($0.outcome.name) }
    let handler = handler()
    for url in [
      "quiz://leagues/7", "quiz://nothing", "quiz://account", "https://quiz.example/nothing",
    ] {
      let source: LinkSource = url.hasPrefix("https") ? .universalLink : .customScheme
      _ = await handler.receive(LinkDelivery(url: url, source: source, entryPoint: .openURL))
        .outcome
    }
    #expect(unhandled == ["unmatched", "unmatched"])
  }

  @Test func whatArrivesBeforeAWindowWaitsForTheFirst() async throws {
    #expect(links.receive("quiz://leagues/7", from: .notification) == nil)
    #expect(links.open(.league(id: 8)) == nil)
    let host = HeadlessHost<QuizLink>(state: NavigationState())
    let handler = LinkHandler(links: links, host: host, scene: .main)
    let receipt = try #require(links.open(.question(league: 8, id: 1)))
    #expect(await receipt.outcome.isSuccess)
    #expect(host.state.visibleStack.compactMap(\.destination).contains(.league(id: 8)))
    withExtendedLifetime(handler) {}
  }

  @Test func theEndOfWhatWaitsForAWindowIsTold() async {
    var ends: [String] = []
    links.onProgress = { progress in
      guard case .ended(let report) = progress else { return }
      ends.append("\(report.event.delivery.content) \(report.outcome.name)")
    }
    #expect(links.open(.account) == nil && ends.isEmpty)
    let handler = handler()
    for _ in 0..<1000 where ends.isEmpty { await Task.yield() }
    #expect(ends == ["\(LinkDelivery<QuizLink>.Content.link(.account)) opened"])
    withExtendedLifetime(handler) {}
  }

  @Test(arguments: [true, false])
  func timeAndIdentitiesAreTheTestsOwn(hasRouter: Bool) async {
    let time = VirtualTime()
    let prefixes: [LinkPrefix] = [.scheme("quiz")]
    let router = LinkRouter(QuizLink.self, prefixes: prefixes)
    let links =
      hasRouter
      ? DeepLinks(router: router, environment: time.environment, log: .off)
      : DeepLinks(QuizLink.self, prefixes: prefixes, environment: time.environment, log: .off)
    let host = HeadlessHost<QuizLink>(state: NavigationState())
    let handler = LinkHandler(links: links, host: host, scene: .main)
    handler.sceneDidBecomeActive()
    time.advance(by: .seconds(10))
    func receive(_ entryPoint: LinkEntryPoint) -> LinkReceipt<QuizLink> {
      handler.receive(
        LinkDelivery(url: "quiz://leagues/7", source: .customScheme, entryPoint: entryPoint)
      )
    }
    let first = receive(.openURL)
    time.advance(by: .milliseconds(400))
    #expect(await receive(.userActivity).outcome == .duplicate(of: first.id))
    #expect(await first.outcome == .opened(skipping: []))
    time.advance(by: .milliseconds(200))
    #expect(await receive(.userActivity).outcome == .alreadyShown)
  }

  @Test func ofTooManyThatWaitForAWindowTheOldestExpires() async {
    var unhandled: [LinkDelivery<QuizLink>.Content] = []
    links.onUnhandled = { unhandled.append($0.event.delivery.content) }
    for id in 1...18 { links.receive("quiz://leagues/\(id)", from: .notification) }
    #expect(unhandled == [.url("quiz://leagues/1"), .url("quiz://leagues/2")])
    var received = 0
    links.onProgress = { if case .received = $0 { received += 1 } }
    withExtendedLifetime(handler()) { #expect(received == 16) }
  }

  @Test func aRouterAndTimeOfTheAppMakeLinksThatReportMistakesAndTakeWhatDelegatesReceive() async {
    await LinkInbox.withIsolated { inbox in
      let router = LinkRouter(QuizLink.self, prefixes: [.scheme("quiz")])
      let links = DeepLinks(router: router, environment: VirtualTime().environment)
      #expect(links.onProblem != nil)
      inbox.receive(
        LinkArrival(.url("quiz://leagues/8"), from: .notification, through: .notification)
      )
      var received = 0
      links.onProgress = { if case .received = $0 { received += 1 } }
      let host = HeadlessHost<QuizLink>(state: NavigationState())
      withExtendedLifetime(LinkHandler(links: links, host: host, scene: .main)) {
        #expect(received == 1)
      }
    }
  }

  @Test func aMistakeIsReportedWithItsFix() {
    var problems: [RouteProblem] = []
    _ = DeepLinks(BrokenLink.self, prefixes: [.scheme("x")], log: .off) { problems.append($0) }
    #expect(problems.map(\.route) == ["league", "league"])
    #expect(problems.contains { "\($0)".contains("the link has no label 'league'") })
  }

  @Test func aWindowNeedsARoot() {
    var problems: [RouteProblem] = []
    let router = LinkRouter<BrokenLink>(prefixes: [.scheme("x")], routes: [])
    let broken = DeepLinks(router: router, environment: .live())
    broken.onProblem = { problems.append($0) }
    #expect(broken.roots.rootOrProblem == nil)
    #expect(problems.map(\.code) == [.noRoot])
    #expect("\(problems[0])".contains("LinkRoute(.home, \"/\")"))
    #expect(links.roots.rootOrProblem == .home)
  }

  @Test(arguments: [
    ("quiz://leagues/a%0AFAKE", "\\u{A}"), ("quiz://leagues/a%1B[31m", "\\u{1B}"),
    ("quiz://leagues/a%E2%80%AEb", "\\u{202E}"), ("quiz://leagues/a%E2%80%A8b", "\\u{2028}"),
    ("quiz://leagues/a%E2%80%8Bb", "\\u{200B}"), ("quiz://leagues/a%EE%80%80b", "\\u{E000}"),
  ])
  func whateverAURLHoldsItsLineIsOne(url: String, escape: String) async {
    for line in [await line(for: url), links.explain(url)] {
      #expect(line.contains(escape), "\(line)")
      #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
