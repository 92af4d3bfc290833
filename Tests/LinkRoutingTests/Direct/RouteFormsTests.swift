import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Aliases, variants, renamed parameters, parse-only routes, strict queries, switched-off routes.
@Suite struct RouteFormsTests {
  enum Sport: DeepLink {
    case league(league: Int, page: Int?)
    case table(league: Int)
  }

  /// Leagues under their own pattern, two former ones, and one in German.
  private static let league = LinkRoute(Sport.league, "/leagues/:league?page=:page")
    .alias("/l/:id", renaming: ["id": "league"])
    .alias("/league\\?id=:id", renaming: ["id": "league"])
    .variant("de", "/ligen/:league")
    .renamed("page", from: "p")
    .bound("page", .range(1...9))

  private let router = LinkRouter<Sport>(
    prefixes: [.scheme("sport"), .domain("sport.example")],
    routes: [league, LinkRoute(Sport.table, "/leagues/:league/table")]
  )

  @Test(arguments: [
    "sport://leagues/7?page=2", "sport://leagues/7?p=2", "sport://l/7?page=2",
    "sport://league?id=7&page=2", "https://sport.example/ligen/7?page=2",
  ])
  func readsEveryForm(text: String) {
    #expect(router.problems == [])
    #expect((try? router.link(for: text)) == .league(league: 7, page: 2))
  }

  @Test func printsTheFirstFormAndAVariantOnRequest() throws {
    let link = Sport.league(league: 7, page: 2)
    let origin = router.prefixes[0]
    #expect(try router.url(for: link, at: router.prefixes[0]).text == "sport://leagues/7?page=2")
    #expect(
      try router.url(for: link, at: origin, variant: "de").text == "sport://ligen/7?page=2"
    )
    let error = #expect(throws: LinkFailure.self) {
      try router.url(for: link, at: origin, variant: "fr")
    }
    #expect(error?.code == .unknownVariant)
  }

  @Test func twoVariantsMayBeWrittenAlike() throws {
    let before = LinkRoute(QuizLink.league, "/x/:league")
      .variant("de", "/x/:id", renaming: ["id": "league"])
    #expect(LinkRouter<QuizLink>(prefixes: [.scheme("quiz")], routes: [before]).problems == [])
    let route = Self.league.variant("nl", "/ligen/:league").variant("en", "/leagues/:league")
    let router = LinkRouter<Sport>(prefixes: [.scheme("sport")], routes: [route])
    #expect(router.problems == [])
    #expect(ConflictLaw(router: router).violations() == [])
    let link = Sport.league(league: 7, page: nil)
    let texts = try ["de", "nl", "en"].map { variant in
      try router.url(for: link, at: router.prefixes[0], variant: variant).text
    }
    #expect(texts == ["sport://ligen/7", "sport://ligen/7", "sport://leagues/7"])
    let twice = [Self.league.alias("/l/:league")]
    let again = LinkRouter<Sport>(prefixes: router.prefixes, routes: twice)
    #expect(again.problems.map(\.code) == [.tied(with: "league")])
  }

  @Test func boundsHoldInEveryForm() {
    for text in ["sport://leagues/7?page=10", "sport://l/7?p=0"] {
      guard case .rejected(let reason) = router.match(text) else {
        Issue.record("\(router.match(text))")
        continue
      }
      #expect(reason.code == .valueRange)
      #expect(reason.expected == "1...9")
    }
  }

  @Test func anAliasMustHaveAPlaceForWhatIsRequired() {
    let problems = Self.league.alias("/ligue").alias("/x/:y").problems
    #expect(problems.map(\.parameter) == ["league", "y", "league"])
    #expect(problems[0].code == .unplacedLabel && problems[2].code == .unplacedLabel)
    #expect(problems[1].description.contains("add `renaming: [\"y\": \"league\"]`"))
    #expect(problems.map(\.pattern) == ["/ligue", "/x/:y", "/x/:y"])
  }

  @Test(arguments: [
    ("/l/:y/:league", nil), ("/l/:league/:y", nil), ("/l/:league?p=:y", "page"),
    ("/y/:y", "league"), ("/y?y=:y", "page"), ("/y?page=:page&y=:y", "league"),
  ])
  func anUnknownNameMayStandForALabelThatThePatternDoesNotName(alias: String, label: String?) {
    let problems = Self.league.alias(alias).problems.filter { $0.parameter == "y" }
    #expect(problems.count == 1)
    for problem in problems {
      let advice = "`renaming: [\"y\": \"\(label ?? "")\"]`"
      #expect(problem.description.contains(advice) == (label != nil), "\(problem)")
      #expect(problem.description.contains("renaming") == (label != nil), "\(problem)")
    }
  }

  @Test func aBoundNeedsAParameter() {
    let problems = Self.league.bound("pages", .range(1...2)).problems
    #expect(problems.map(\.code) == [.unknownParameter])
  }

  @Test func aliasesOfTwoRoutesThatAcceptTheSameAreTied() {
    let routes = [
      Self.league, LinkRoute(Sport.table, "/t/:league").alias("/l/:league"),
    ]
    let router = LinkRouter<Sport>(prefixes: [.scheme("sport")], routes: routes)
    #expect(router.problems.map(\.code) == [.tied(with: "league")])
    #expect(router.problems.map(\.pattern) == ["/l/:league"])
  }

  @Test func aParseOnlyRouteIsReadAndNotPrinted() throws {
    let old = LinkRoute(Sport.table, "/tables/:league", name: "old").readOnly
    let new = LinkRoute(Sport.table, "/leagues/:league/table", name: "new")
    let router = LinkRouter<Sport>(prefixes: [.scheme("sport")], routes: [old, new])
    #expect((try? router.link(for: "sport://tables/1")) == .table(league: 1))
    #expect(
      try router.url(for: .table(league: 1), at: router.prefixes[0]).text
        == "sport://leagues/1/table"
    )
    let only = LinkRouter<Sport>(prefixes: [.scheme("sport")], routes: [old])
    let error = #expect(throws: LinkFailure.self) { try only.url(for: .table(league: 1)) }
    #expect(error?.code == .noRoute)
  }

  @Test func aStrictRouteRefusesWhatItDoesNotKnow() {
    let strict = LinkRouter<Sport>(prefixes: [.scheme("sport")], routes: [Self.league.strict])
    #expect((try? strict.link(for: "sport://leagues/1?p=1")) == .league(league: 1, page: 1))
    #expect(
      (try? strict.link(for: "sport://leagues/1?league=1")) == .league(league: 1, page: nil)
    )
    guard case .rejected(let reason) = strict.match("sport://leagues/1?page=1&source=x") else {
      Issue.record("source is unknown")
      return
    }
    #expect(reason.code == .unknownItem)
    #expect(reason.found == "source")
  }

  @Test func aRouteThatIsSwitchedOffKeepsWinning() throws {
    let fallback = LinkRoute<Sport>("/:rest+", name: "fallback") { _ in
      .table(league: 0)
    } print: { _ in
      nil
    }
    let router = LinkRouter<Sport>(prefixes: [.scheme("sport")], routes: [Self.league, fallback])
      .switchingOff { $0 == "league" }
    guard case .unavailable(let reason) = router.match("sport://leagues/1") else {
      Issue.record("\(router.match("sport://leagues/1"))")
      return
    }
    #expect(reason.code == .switchedOff)
    #expect(router.reason(for: "sport://leagues/1") == reason)
    #expect(
      router.explain("sport://leagues/1") == "route 'league': it is switched off."
    )
    // Switched on, it would be closed still.
    #expect(router.explain("sport://leagues/1", from: .universalLink).contains("is closed to"))
    #expect((try? router.link(for: "sport://leagues/x")) == .table(league: 0))
    #expect(
      try router.url(for: .league(league: 1, page: nil), at: router.prefixes[0]).text
        == "sport://leagues/1"
    )
  }

  @Test(arguments: [
    "sport://leagues/1?source=x", "sport://leagues/1?page=10",
    "sport://leagues/1?page=1&p=1", "sport://leagues/1?league=2",
  ])
  func aRouteThatIsSwitchedOffIsUnavailableWhateverItWouldRefuse(text: String) {
    let catchAll = LinkRoute<Sport>("/:rest+", name: "any") { _ in
      .table(league: 0)
    } print: { _ in
      nil
    }
    let router = LinkRouter<Sport>(
      prefixes: [.scheme("sport")],
      routes: [Self.league.strict, catchAll]
    )
    guard case .unavailable(let reason) = router.switchingOff({ $0 == "league" }).match(text) else {
      Issue.record("\(text) is not one of a route that is switched off")
      return
    }
    #expect(reason.code == .switchedOff)
    #expect(
      router.switchingOff { $0 == "league" }.reason(for: text) == reason
    )
    // Switched on, it refuses what it is to refuse.
    guard case .rejected = router.switchingOff({ $0 == "any" }).match(text) else {
      Issue.record("\(text) is not refused")
      return
    }
  }

  @Test func secretsOfACodableLinkAreRedacted() {
    let router = LinkRouter<Sport>(
      prefixes: [.scheme("sport")],
      routes: [LinkRoute(Sport.table, "/t/:league").secret("league")]
    )
    guard let reason = router.reason(for: "sport://t/hush") else {
      Issue.record("hush is not a number")
      return
    }
    #expect(reason.found == "<redacted>")
    #expect(!reason.message.contains("hush"))
  }

  @Test func codableLinksMayHaveOptionalSegments() throws {
    enum Page: DeepLink { case page(language: String?, name: String, section: String?) }
    let router = LinkRouter<Page>(
      prefixes: [.scheme("site")],
      routes: [
        LinkRoute(Page.page, "{/:language([a-z][a-z])}?/docs/:name#:section")
      ]
    )
    #expect(router.problems == [])
    let plain = Page.page(language: nil, name: "a", section: nil)
    let full = Page.page(language: "de", name: "a", section: "b")
    #expect(try router.url(for: plain, at: router.prefixes[0]).text == "site://docs/a")
    #expect(try router.url(for: full, at: router.prefixes[0]).text == "site:///de/docs/a#b")
    #expect((try? router.link(for: "site://docs/a")) == plain)
    #expect((try? router.link(for: "site://de/docs/a#b")) == full)
  }
}
