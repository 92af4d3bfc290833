import LinkAnalysis
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

private enum ServerLink: DeepLink {
  case home
  case note(id: Int)
  case start
  case account
  case login(code: String)

  static let routes = LinkRoutes<ServerLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(ServerLink.note, "/notes/:id")
    LinkRoute(.start, "/start").prefixes(.scheme("notes"))
    LinkRoute(.account, "/start").prefixes(.domain("notes.example"), .domain("*.notes.example"))
    LinkRoute(ServerLink.login, "/login?code=:code").prefixes(.scheme("notes"))
  }
}

/// Routes that are limited to some prefixes, servers of users, and ports.
@Suite struct PrefixTests {
  private static let local = LinkPrefix.domain("localhost", port: 8080, allowsHTTP: true)

  private let router = LinkRouter(
    ServerLink.self,
    prefixes: [.scheme("notes"), .domain("notes.example"), .domain("*.notes.example"), local]
  )

  private func link(_ url: String) -> ServerLink? { try? router.link(for: url) }

  @Test func routesOfOnePatternAndDifferentPrefixesAreApart() {
    #expect(router.problems == [])
    #expect(router.audit().filter(\.isError) == [])
    #expect(link("notes://start") == .start)
    #expect(link("https://notes.example/start") == .account)
    #expect(link("https://a.notes.example/start") == .account)
    #expect(link("https://localhost:8080/start") == nil)
  }

  @Test func aLimitedRouteIsAsIfItWereNotThere() {
    #expect(link("notes://login?code=a") == .login(code: "a"))
    #expect(link("https://notes.example/login?code=a") == nil)
    guard case .unmatched(let reason) = router.match("https://notes.example/login?code=a") else {
      Issue.record("expected no match")
      return
    }
    #expect(reason.code == .noRoute)
    #expect(
      router.explain("https://notes.example/login?code=a") == """
        route 'login' matches, but is limited to notes://. Add https://notes.example to its .prefixes(…).
        """
    )
  }

  @Test func theFirstDomainOfTheRouteIsPrintedElseTheFirstScheme() throws {
    #expect(try router.url(for: .note(id: 7)).text == "https://notes.example/notes/7")
    #expect(try router.url(for: .account).text == "https://notes.example/start")
    #expect(try router.url(for: .start).text == "notes://start")
    #expect(try router.relativeURL(for: .start) == "/start")
    #expect(throws: LinkFailure.self) {
      try router.url(for: .start, at: .domain("notes.example"))
    }
  }

  @Test func aPortIsNamedByThePrefixAlone() throws {
    #expect(link("https://localhost:8080/notes/7") == .note(id: 7))
    #expect(link("http://localhost:8080/notes/7") == .note(id: 7))
    for url in [
      "https://localhost/notes/7", "https://localhost:8081/notes/7", "https://localhost:80/notes/7",
      "https://notes.example:8080/notes/7", "https://localhost:08080/notes/7",
      "https://localhost:8080@evil.example/notes/7", "https://localhost:65536/notes/7",
      "notes://notes:8080/7", "https://localhost:8080a/notes/7", "https://localhost:-1/notes/7",
    ] {
      #expect(link(url) == nil, "\(url)")
    }
    #expect(link("https://notes.example:443/notes/7") == .note(id: 7))
    let url = try router.url(for: .note(id: 7), at: Self.local)
    #expect(url.text == "https://localhost:8080/notes/7")
    #expect(url.host == "localhost" && url.port == 8080)
  }

  @Test func aHostNamedByNoPrefixIsNotPrinted() throws {
    let own = try router.url(for: .note(id: 7), host: "a.notes.example")
    #expect(own.text == "https://a.notes.example/notes/7")
    for host in ["evil.example", "a.notes.example/x", "a@b.notes.example", ""] {
      #expect(throws: LinkFailure.self, "\(host)") {
        try router.url(for: .note(id: 7), host: host)
      }
    }
  }

  @Test func anyHostAdmitsTheServersOfUsers() throws {
    let routes = LinkRoutes<ServerLink>(access: .everyone) {
      LinkRoute(ServerLink.note, "/notes/:id").prefixes(.anyHost)
      LinkRoute(.home, "/").prefixes(.domain("notes.example"))
      LinkRoute(.start, "/start")
    }
    let router = LinkRouter(
      prefixes: [.anyHost, .domain("notes.example"), .scheme("notes")],
      routes: routes
    )
    #expect(router.problems == [])
    guard case .matched(let match) = router.match("https://my.server.example:8443/notes/7") else {
      Issue.record("expected a match")
      return
    }
    #expect(match.link == .note(id: 7))
    #expect(match.url.host == "my.server.example" && match.url.port == 8443)
    #expect((try? router.link(for: "https://notes.example/notes/7")) == .note(id: 7))
    #expect((try? router.link(for: "https://my.server.example/")) == nil)
    #expect((try? router.link(for: "http://my.server.example/notes/7")) == nil)
    #expect(
      try router.url(for: .note(id: 7), host: "my.server.example", port: 8443).text
        == "https://my.server.example:8443/notes/7"
    )
    let error = #expect(throws: LinkFailure.self) { try router.url(for: .note(id: 7)) }
    #expect(error?.code == .unknownPrefix)
    #expect(try router.url(for: .start).text == "https://notes.example/start")
  }

  @Test func aPrefixThatTheRouterDoesNotHaveIsAProblem() {
    let routes = LinkRoutes<ServerLink> {
      LinkRoute(.home, "/").prefixes(.domain("other.example"))
      LinkRoute(.start, "/start").prefixes(.scheme("notes")).prefixes(.domain("notes.example"))
    }
    let router = LinkRouter(
      prefixes: [.scheme("notes"), .domain("notes.example")],
      routes: routes
    )
    #expect(
      router.problems.map(\.code) == [.unknownPrefix("https://other.example"), .unknownPrefix("")]
    )
    #expect(router.problems.allSatisfy { $0.description.contains("it is limited to") })
  }

  @Test func aPrefixThatDiffersInHTTPAloneIsNamedSo() {
    let routes = LinkRoutes<ServerLink> { LinkRoute(.home, "/").prefixes(.domain("notes.example")) }
    let prefixes = [LinkPrefix.domain("notes.example", allowsHTTP: true)]
    let problems = LinkRouter(prefixes: prefixes, routes: routes).problems
    let code = RouteProblem.Code.unknownPrefix("https://notes.example with allowsHTTP: false")
    #expect(problems.map(\.code) == [code])
  }

  @Test func aSchemeAloneAndOneWithAHostDoNotMeet() {
    let routes = LinkRoutes<ServerLink> {
      LinkRoute(.home, "/").prefixes(.scheme("notes"))
      LinkRoute(.start, "/").prefixes(.scheme("notes", host: "start.example"))
    }
    let router = LinkRouter(
      prefixes: [.scheme("notes"), .scheme("notes", host: "start.example")],
      routes: routes
    )
    #expect(router.problems == [])
    #expect(router.match("notes:///").found?.link == .home)
    #expect(router.match("notes://start.example").found?.link == .start)
  }

  @Test func mountedRoutesKeepTheirPrefixesAndCanBeLimitedFurther() {
    let routes = LinkRoutes<ServerLink> {
      LinkRoute(.start, "/start").prefixes(.scheme("notes"))
      LinkRoute(.home, "/")
    }
    .prefixes(.scheme("notes"), .domain("notes.example"))
    let router = LinkRouter(prefixes: self.router.prefixes, routes: routes)
    #expect(router.problems == [])
    #expect((try? router.link(for: "https://notes.example/")) == .home)
    #expect((try? router.link(for: "https://localhost:8080/")) == nil)
    #expect((try? router.link(for: "https://notes.example/start")) == nil)
  }

  @Test func tiesAreFoundWherePrefixesMeet() {
    let routes = LinkRoutes<ServerLink> {
      LinkRoute(.start, "/start").prefixes(.scheme("notes"), .domain("notes.example"))
      LinkRoute(.account, "/start").prefixes(.domain("notes.example"))
    }
    let router = LinkRouter(prefixes: self.router.prefixes, routes: routes)
    #expect(router.problems.map(\.code) == [.tied(with: "account")])
  }

  @Test func theCatalogListsWhatTheSystemCanAssociate() {
    let catalog = router.catalog()
    #expect(
      catalog.prefixes == [
        .scheme("notes", host: nil), .domain("notes.example", allowsHTTP: false),
        .domain("*.notes.example", allowsHTTP: false),
      ]
    )
    let access = Dictionary(uniqueKeysWithValues: catalog.routes.map { ($0.name, $0.access) })
    #expect(access["start"] == .everyone)
    #expect(access["account"] == .everyone)
    // Which of two routes with one pattern a prefix has, a catalog does not say.
    let others = LinkRouter(
      prefixes: router.prefixes,
      routes: router.routes.filter { $0.name != "account" }
    )
    #expect(CatalogLaw(router: others).violations() == [])
  }

  @Test func roundTripsAndWildcardsAtEveryPrefix() {
    let links: [ServerLink] = [
      .home, .note(id: 7), .note(id: -1), .start, .account, .login(code: "a b"),
    ]
    for link in links {
      #expect(RoundTripLaw(router: router).violations(for: link) == [])
    }
  }

  @Test func subdomainsAreNoOtherDomain() throws {
    let prefixes: [LinkPrefix] = [.domain("b.example"), .domain("*.a.example")]
    let routes = LinkRoutes<ServerLink>(access: .everyone) {
      LinkRoute(.start, "/start").prefixes(.domain("*.a.example"))
      LinkRoute(.account, "/start").prefixes(.domain("b.example"))
    }
    let router = LinkRouter(prefixes: prefixes, routes: routes)
    #expect(router.problems == [])
    #expect(router.audit() == [])
    #expect((try? router.link(for: "https://www.a.example/start")) == .start)
    #expect((try? router.link(for: "https://b.example/start")) == .account)
    #expect(router.catalog().routes.map { $0.prefixes?.count } == [1, 1])
    let law = CatalogLaw(router: router)
    #expect(law.violations(for: "https://b.example/start", through: .universalLink) == [])
    #expect(law.violations(for: "https://www.a.example/start", through: .universalLink) == [])
  }
}
