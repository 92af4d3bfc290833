import LinkAnalysis
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// What a slash at the end of a path means, by router and by route.
@Suite struct TrailingSlashTests {
  enum Page: DeepLink {
    case home, list, help
    case item(id: Int)
    case file(path: String)
    case month(year: Int, month: Int?)

    static let all: [Page] = [
      .home, .list, .help, .item(id: 7), .file(path: "a/b"), .file(path: "c"),
      .month(year: 2026, month: nil), .month(year: 2026, month: 2),
    ]
  }

  /// Routes with a slash at the end and without.
  static let routes: [LinkRoute<Page>] = [
    LinkRoute(.home, "/"), LinkRoute(.list, "/items/"), LinkRoute(.help, "/help"),
    LinkRoute(Page.item, "/items/:id/").alias("/i/:id").variant("de", "/dinge/:id/"),
    LinkRoute(
      "/files/:path+/",
      .string("path"),
      name: "file",
      read: { .file(path: $0) },
      print: { if case .file(let path) = $0 { path } else { nil } }
    ),
    LinkRoute(
      "/calendar/:year{/:month}?/",
      .int("year"),
      .optional(.int("month")),
      name: "month",
      read: { .month(year: $0, month: $1) },
      print: { if case .month(let year, let month) = $0 { (year, month) } else { nil } }
    ),
  ]

  /// A router with a rule for all routes.
  private func router(
    _ meaning: TrailingSlash,
    _ routes: [LinkRoute<Page>] = routes
  ) -> LinkRouter<Page> {
    LinkRouter(
      prefixes: [.scheme("s"), .domain("a.example"), .scheme("t", host: "open")],
      trailingSlash: meaning,
      routes: routes.map { $0.access(.from(.universalLink, .customScheme)) }
    )
  }

  /// The reason a URL is not a link for.
  private func reason(_ text: String, _ router: LinkRouter<Page>) -> LinkFailure? {
    router.reason(for: text)
  }

  @Test(arguments: [
    ("https://a.example/help", [true, true, false]),
    ("https://a.example/help/", [true, false, true]),
    ("https://a.example/items", [true, false, false]),
    ("https://a.example/items/", [true, true, true]),
    ("s://items", [true, false, false]), ("s://items/", [true, true, true]),
    ("s://items/7", [true, false, false]), ("s://items/7/?page=2", [true, true, true]),
    ("s://i/7", [true, true, false]), ("s://i/7/", [true, false, true]),
    ("s://files/a/b", [true, false, false]), ("s://files/a/b/", [true, true, true]),
    ("s://calendar/1", [true, false, false]), ("s://calendar/1/", [true, true, true]),
    ("s://calendar/1/2#x", [true, false, false]), ("s://calendar/1/2/#x", [true, true, true]),
    ("https://a.example", [true, true, true]), ("https://a.example/", [true, true, true]),
    ("s:///", [true, true, true]), ("t://open", [true, true, true]),
    ("s://help//", [false, false, false]),
  ])
  func decidesWhatMatches(text: String, isLink: [Bool]) {
    for (meaning, expected) in zip(TrailingSlash.allCases, isLink) {
      let router = router(meaning)
      #expect((reason(text, router) == nil) == expected, "\(meaning)")
      let match = router.match(text, from: text.hasPrefix("https") ? .universalLink : .customScheme)
      if case .matched = match {
        #expect(expected, "\(meaning)")
      } else {
        #expect(!expected, "\(meaning)")
      }
    }
  }

  @Test func isPrintedWhereItMustBe() throws {
    let required = router(.required)
    #expect(try required.url(for: .help, at: required.prefixes[0]).text == "s://help/")
    #expect(try required.url(for: .home, at: required.prefixes[0]).text == "s:///")
    #expect(
      try required.url(for: .item(id: 7), at: .domain("a.example"), variant: "de").text
        == "https://a.example/dinge/7/"
    )
    #expect(
      try required.url(for: .month(year: 1, month: nil), at: required.prefixes[0]).text
        == "s://calendar/1/"
    )
    #expect(try required.relativeURL(for: .file(path: "a/b")) == "/files/a/b/")
    let written = router(.asWritten)
    #expect(try written.url(for: .help, at: written.prefixes[0]).text == "s://help")
    #expect(try written.url(for: .list, at: written.prefixes[0]).text == "s://items/")
    #expect(try written.url(for: .item(id: 7), at: written.prefixes[0]).text == "s://items/7/")
    let ignored = router(.ignored)
    #expect(try ignored.url(for: .list, at: ignored.prefixes[0]).text == "s://items")
    #expect(
      try ignored.url(for: .file(path: "a/b"), at: ignored.prefixes[0]).text == "s://files/a/b"
    )
  }

  @Test func aRouteOverridesItsRouter() throws {
    let routes: [LinkRoute<Page>] = [
      LinkRoute(.help, "/help").trailingSlash(.required),
      LinkRoute(.list, "/items").trailingSlash(.asWritten),
      LinkRoute(Page.item, "/items/:id/"),
    ]
    let router = router(.ignored, routes)
    #expect(router.routes.map(\.trailingSlash) == [.required, .asWritten, nil])
    #expect(try router.url(for: .help, at: router.prefixes[0]).text == "s://help/")
    #expect(reason("s://help", router) != nil)
    #expect(reason("s://items/", router) != nil)
    #expect(reason("s://items/1", router) == nil)
    let strict = self.router(.required, [LinkRoute(.help, "/help").trailingSlash(.ignored)])
    #expect(try strict.url(for: .help, at: strict.prefixes[0]).text == "s://help")
    #expect(reason("s://help", strict) == nil && reason("s://help/", strict) == nil)
  }

  @Test func saysHowThePathMustEnd() {
    let missing = reason("s://items/7", router(.required))
    #expect(missing?.code == .trailingSlash)
    #expect(missing?.expected == "a trailing slash")
    #expect(missing?.message == "Route 'item': the path needs a trailing slash.")
    let surplus = reason("s://help/", router(.asWritten))
    #expect(surplus?.code == .trailingSlash)
    #expect(surplus?.expected == "no trailing slash")
    // A route whose values do not fit is not the one that was meant.
    #expect(reason("s://items/x", router(.required))?.code == .valueType)
    #expect(reason("s://nothing", router(.required))?.code == .noRoute)
  }

  @Test func tellsNothingOfRoutesThatAreClosed() throws {
    let router = LinkRouter<Page>(
      prefixes: [.scheme("s")],
      trailingSlash: .required,
      routes: [LinkRoute(.help, "/help"), LinkRoute(.list, "/items").access(.from(.customScheme))]
    )
    guard case .unmatched(let closed) = router.match("s://help", from: .customScheme),
      case .unmatched(let open) = router.match("s://items", from: .customScheme)
    else {
      Issue.record("expected no match")
      return
    }
    #expect(closed.code == .noRoute)
    #expect(open.code == .trailingSlash)
  }

  @Test func routesThatEndOtherwiseDoNotTie() {
    let routes: [LinkRoute<Page>] = [
      LinkRoute(.list, "/items"), LinkRoute(Page.item, "/items/?id=:id"),
      LinkRoute(.help, "/items/", name: "help"),
    ]
    let ends = [routes[0], routes[2]]
    #expect(router(.asWritten, ends).problems == [])
    #expect(router(.asWritten, ends).audit().filter(\.isError) == [])
    #expect(router(.required, ends).problems.map(\.rival) == ["list"])
    #expect(router(.ignored, ends).problems.map(\.rival) == ["list"])
    let alone = [routes[0].trailingSlash(.required), routes[2]]
    #expect(router(.asWritten, alone).problems.map(\.rival) == ["list"])
    #expect((try? router(.ignored, ends).link(for: "s://items")) == .list)
    let written = router(.asWritten, ends)
    #expect((try? written.link(for: "s://items")) == .list)
    #expect((try? written.link(for: "s://items/")) == .help)
  }

  @Test(arguments: TrailingSlash.allCases)
  func keepsTheLaws(meaning: TrailingSlash) {
    let router = router(meaning)
    #expect(router.problems == [])
    #expect(ConflictLaw(router: router).violations() == [])
    let catalog = CatalogLaw(router: router)
    #expect(catalog.violations() == [])
    let law = DeterminismLaw(router: router, seed: 1)
    for link in Page.all {
      #expect(RoundTripLaw(router: router).violations(for: link) == [])
      #expect(catalog.violations(for: link) == [])
      for origin in router.prefixes {
        guard let url = try? router.url(for: link, at: origin).text else {
          Issue.record("\(link) has no URL at \(origin)")
          continue
        }
        for text in [url, url + "/", url + "/x", String(url.dropLast()), url + "?page=2"] {
          #expect(law.violations(for: text) == [])
          #expect(
            catalog.violations(for: text, through: origin.isWeb ? .universalLink : .customScheme)
              == []
          )
        }
      }
    }
  }

  @Test(arguments: TrailingSlash.allCases, 0..<3 as Range<UInt64>)
  func everyLinkLeadsBack(meaning: TrailingSlash, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let router = LinkRouter<QuizLink>(
      prefixes: QuizLink.router.prefixes,
      trailingSlash: meaning,
      routes: QuizLink.routes
    )
    for _ in 0..<60 {
      let text = RandomText.make(using: &generator)
      let link = QuizLink.random(using: &generator, text: text)
      #expect(RoundTripLaw(router: router).violations(for: link) == [], "seed \(seed)")
    }
    #expect(CatalogLaw(router: router).violations() == [])
  }

  @Test func aTableOfDestinationsHasARuleToo() throws {
    let table = RouteTable<Int>(
      prefixes: [.scheme("s")],
      trailingSlash: .required,
      routes: ["/a/:x": 1, "/": 2]
    )
    #expect(try table.match("/a/b/").get().destination == 1)
    #expect(throws: LinkFailure.self) { try table.match("/a/b").get() }
    #expect(try table.url(for: "/a/:x", ["x": "b"]).text == "s://a/b/")
    #expect(try table.match("/").get().destination == 2)
  }
}
