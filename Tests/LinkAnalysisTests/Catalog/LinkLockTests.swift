import Foundation
import LinkRouting
import Testing

@_spi(Tools) @testable import LinkAnalysis

/// Links that are out in the world keep leading where they did.
@Suite struct LinkLockTests {
  /// A route of a league.
  private func league(_ change: (inout LinkCatalogV1.Route) -> Void = { _ in })
    -> LinkCatalogV1.Route
  {
    var route = LinkCatalogV1.Route(
      name: "league",
      path: "/leagues/:league",
      types: ["league": "Int32"],
      bounds: ["league": .init(minimum: .integer(1), maximum: .integer(99))],
      aliases: ["/l/:league"],
      forms: [.init(path: "/ligen/:id", names: ["id": "league"])],
      query: [
        .init(name: "tab", key: "t", formerKeys: ["old"], type: "all|mine"),
        .init(name: "page", type: "Int", defaultValue: .integer(1)),
        .init(name: "ratio", type: "Double", bounds: .init(minimum: .double(0.5))),
      ],
      access: .from(.customScheme, .universalLink),
      examples: ["s://leagues/7?ratio=1", "s://nowhere"]
    )
    change(&route)
    return route
  }

  private func router(
    _ routes: LinkCatalogV1.Route...,
    prefixes: [LinkCatalogV1.Prefix] = [
      .scheme("s", host: nil), .domain("a.example", allowsHTTP: false),
      .domain("*.a.example", allowsHTTP: false),
    ]
  ) -> ParsedCatalog {
    ParsedCatalog(LinkCatalogV1(prefixes: prefixes, routes: routes))
  }

  /// What changed, each once.
  private func changes(_ lock: LinkLockV1, _ router: ParsedCatalog) -> Set<String> {
    Set(lock.changes(in: router).map { "\($0.code.name) \($0.parameter ?? "")" })
  }

  @Test func aRemovedSchemeIsOneCause() {
    let lock = LinkLockV1(of: router(league()))
    let new = router(
      league { $0.aliases = [] },
      prefixes: [.domain("a.example", allowsHTTP: false)]
    )
    let (changes, groups) = (lock.changes(in: new), lock.changes(in: new).byCause)
    let ofScheme = changes.filter { $0.link.url.hasPrefix("s:") }
    #expect(ofScheme.count > 10)
    #expect(groups.map(\.changes.count).max() == ofScheme.count)
    #expect(groups.flatMap(\.changes).count == changes.count)
    let text = groups.first { $0.changes.count == ofScheme.count }?.description
    #expect(text?.contains("The scheme 's' is not one of this app") == true)
    #expect(text?.hasSuffix("; \(ofScheme.count - 1) more links have the same cause.") == true)
    #expect(groups.contains { $0.changes.count == 1 && $0.description == $0.first.description })
  }

  @Test func locksEveryFormAtEveryPrefix() throws {
    let closed = LinkCatalogV1.Route(name: "closed", path: "/closed", access: .appOnly)
    let catalog = router(league(), closed)
    #expect(catalog.problems == [])
    let lock = LinkLockV1(of: catalog)
    #expect(
      lock.links.map(\.url).filter { $0.hasPrefix("s:") }
        == [
          "s://l/1", "s://l/1?old=all", "s://l/1?t=all&page=0&ratio=1.0", "s://leagues/1",
          "s://leagues/1/",
          "s://leagues/1?old=all", "s://leagues/1?page=0&page=2",
          "s://leagues/1?ratio=1.0&ratio=2.0", "s://leagues/1?ref=a",
          "s://leagues/1?t=all&page=0&ratio=1.0", "s://leagues/1?t=all&t=mine",
          "s://leagues/7?ratio=1", "s://ligen/1",
          "s://ligen/1?old=all", "s://ligen/1?t=all&page=0&ratio=1.0",
        ]
    )
    #expect(lock.links.contains { $0.url == "https://a.example/l/1" })
    #expect(lock.links.contains { $0.url == "https://www.a.example/l/1" })
    #expect(lock.links.contains { $0.url == "https://a.b.a.example/leagues/1" })
    let link = try #require(lock.links.first { $0.url == "s://leagues/7?ratio=1" })
    #expect(link.route == "league")
    #expect(link.sources == [.customScheme])
    #expect(link.values == ["league": .integer(7), "page": .integer(1), "ratio": .double(1)])
    #expect(link.types == ["league": "Int32", "page": "Int", "ratio": "Double"])
    #expect(link.bounds.keys.sorted() == ["league", "ratio"])
  }

  @Test func aLockReadsBackAndHoldsForItsCatalog() throws {
    let lock = LinkLockV1(of: router(league()))
    let data = try JSONEncoder().encode(lock)
    let read = try JSONDecoder().decode(LinkLockV1.self, from: data)
    // JSON does not tell 1 from 1.0, and neither does the contract.
    #expect(read.links.map(\.url) == lock.links.map(\.url))
    #expect(read.changes(in: router(league())) == [])
    #expect(lock.changes(in: router(league())) == [])
  }

  @Test func additionsPass() {
    let lock = LinkLockV1(of: router(league()))
    let wider = league { route in
      route.types["league"] = "Int"
      route.bounds["league"] = .init(minimum: .integer(0))
      route.aliases.append("/new/:league")
      route.access = .from(.customScheme, .universalLink, .notification)
      route.query[0].type = "all|mine|new"
      route.query[2].bounds = nil
      route.query.append(.init(name: "sort", defaultValue: .text("newest")))
      route.query.append(.init(name: "exact", type: "Bool", isFlag: true))
    }
    let other = LinkCatalogV1.Route(name: "other", path: "/other")
    #expect(changes(lock, router(wider, other)) == [])
  }

  /// A change of a route, and what it does to links that are out in the world.
  struct Edit: Sendable, CustomStringConvertible {
    let description: String
    let expected: Set<String>
    let apply: @Sendable (inout LinkCatalogV1.Route) -> Void

    init(
      _ description: String,
      _ expected: Set<String>,
      _ apply: @escaping @Sendable (inout LinkCatalogV1.Route) -> Void
    ) {
      (self.description, self.expected, self.apply) = (description, expected, apply)
    }

    static let all = [
      Edit("path", ["unresolved "]) { $0.path = "/league/:league" },
      Edit("alias", ["unresolved "]) { $0.aliases = [] },
      Edit("form", ["unresolved "]) { $0.forms = [] },
      Edit("name", ["route "]) { $0.name = "liga" },
      Edit("door", ["unresolved "]) { $0.access = .from(.universalLink) },
      Edit("closed", ["unresolved "]) { $0.access = .appOnly },
      Edit("type", ["type league"]) { route in
        route.types["league"] = nil
        route.bounds = [:]
      },
      Edit("narrower", ["type league"]) { $0.types["league"] = "Int8" },
      Edit("bound", ["bounds league"]) { $0.bounds["league"]?.maximum = .integer(98) },
      Edit("new bound", ["bounds page"]) { $0.query[1].bounds = .init(minimum: .integer(0)) },
      Edit("least", ["bounds ratio"]) { $0.query[2].bounds = .init(minimum: .double(0.75)) },
      Edit("key", ["value tab"]) { $0.query[0].formerKeys = [] },
      Edit("default", ["value page"]) { $0.query[1].defaultValue = .integer(2) },
      Edit("words", ["type tab"]) { $0.query[0].type = "all|new" },
      Edit("required", ["unresolved "]) { $0.query[2].isRequired = true },
      Edit("item", ["value tab"]) { $0.query.remove(at: 0) },
      Edit("case", []) { $0.isCaseInsensitive = true },
    ]
  }

  @Test(arguments: Edit.all)
  func changesAreNamed(edit: Edit) {
    let lock = LinkLockV1(of: router(league()))
    #expect(changes(lock, router(league(edit.apply))) == edit.expected)
  }

  @Test func anotherSeparatorOfAListIsAChange() {
    func list(_ separator: String, of type: CatalogType = .string) -> ParsedCatalog {
      var ids = LinkCatalogV1.QueryItem(name: "ids", type: type)
      ids.separator = separator
      return router(
        .init(name: "list", path: "/list", query: [ids], access: .from(.customScheme)),
        prefixes: [.scheme("s", host: nil)]
      )
    }
    let lock = LinkLockV1(of: list(","))
    #expect(changes(lock, list(",")) == [])
    #expect(changes(lock, list(";")) != [])
    // Numbers hold no separator, so their lists are read in every form.
    #expect(changes(LinkLockV1(of: list(",", of: "Int")), list(";", of: "Int")) == [])
  }

  @Test func aParameterWithAnExpressionIsLockedWithAShortAndALongValue() {
    let code = LinkCatalogV1.Route(
      name: "code",
      path: "/codes/:code([a-z]+)",
      access: .from(.customScheme)
    )
    let lock = LinkLockV1(of: router(code, prefixes: [.scheme("s", host: nil)]))
    #expect(
      lock.links.map(\.url).sorted()
        == ["s://codes/a", "s://codes/a/", "s://codes/a?ref=a", "s://codes/aaaaaaaa"]
    )
  }

  @Test func aValueBehindAPlainOneIsLockedWithALongOneToo() {
    let code = LinkCatalogV1.Route(
      name: "code",
      path: "/codes/:user/:code([a-z]+)",
      access: .from(.customScheme)
    )
    let lock = LinkLockV1(of: router(code, prefixes: [.scheme("s", host: nil)]))
    #expect(lock.links.contains { $0.url == "s://codes/a/aaaaaaaa" }, "\(lock.links.map(\.url))")
  }

  @Test(arguments: [9, 256])
  func aTextThatMustBeLongIsMadeUp(length: Int) {
    let note = LinkCatalogV1.Route(
      name: "note",
      path: "/notes/:text",
      bounds: ["text": .init(minimumLength: length)],
      access: .from(.customScheme)
    )
    let lock = LinkLockV1(of: router(note, prefixes: [.scheme("s", host: nil)]))
    #expect(lock.links.contains { $0.route == "note" })
  }

  @Test func aValueWithinBoundsIsLockedWhereAnotherRouteTakesTheLeast() {
    let pages = LinkCatalogV1.Route(
      name: "page",
      path: "/pages/:page",
      types: ["page": "Int"],
      bounds: ["page": .init(minimum: .integer(3))],
      access: .from(.customScheme)
    )
    let third = LinkCatalogV1.Route(name: "third", path: "/pages/3", access: .from(.customScheme))
    let lock = LinkLockV1(of: router(pages, third, prefixes: [.scheme("s", host: nil)]))
    let locked = lock.links.filter { $0.route == "page" }
    #expect(locked.contains { $0.url == "s://pages/4" }, "\(locked.map(\.url))")
  }

  @Test func anotherRouteThatWinsIsAChange() throws {
    let lock = LinkLockV1(of: router(league()))
    let seven = LinkCatalogV1.Route(
      name: "seven",
      path: "/leagues/7",
      access: .from(.customScheme, .universalLink)
    )
    let found = lock.changes(in: router(league(), seven))
    #expect(found.map(\.code) == [.route])
    #expect(
      try #require(found.first).description
        == "s://leagues/7?ratio=1, opened through 'customScheme' led to 'league', and leads to 'seven'."
    )
    let gone = lock.changes(in: router(league(), prefixes: [.scheme("s", host: nil)]))
    #expect(Set(gone.map(\.code)) == [.unresolved])
  }

  @Test func whatIsNoLockIsRefusedWithThePlace() {
    for (text, path) in [
      ("[]", ""), ("{}", "links"), (#"{"links":[{"url":"a"}]}"#, "links[0].route"),
      (#"{"links":[{"url":"a","route":"b","values":{"c":{}}}]}"#, "links[0].values.c"),
      (#"{"version":2,"new":1,"links":[]}"#, "new"),
    ] {
      do {
        _ = try JSONDecoder().decode(LinkLockV1.self, from: Data(text.utf8))
        Issue.record("\(text) was read")
      } catch {
        #expect((error as? CatalogProblems)?.problems.first?.path == path, "\(text)")
      }
    }
  }

  @Test func aSourceFromWhichSuchURLsNeverComeIsNotLocked() throws {
    let terms = LinkCatalogV1.Route(
      name: "terms",
      path: "/terms",
      access: .from(.universalLink, .customScheme, .notification)
    )
    let lock = LinkLockV1(of: router(terms))
    #expect(lock.links.first { $0.url == "s://terms" }?.sources == [.customScheme, .notification])
    let web = lock.links.first { $0.url == "https://a.example/terms" }
    #expect(web?.sources == [.notification, .universalLink])
    // Older locks have such sources.
    var old = LinkLockV1(links: [.init(url: "s://terms", sources: [.universalLink], route: "terms")]
    )
    let closed = LinkCatalogV1.Route(name: "terms", path: "/terms", access: .from(.notification))
    #expect(old.changes(in: router(closed)) == [])
    old.links[0].sources = [.universalLink, .customScheme]
    #expect(old.changes(in: router(closed)).map(\.source) == [.customScheme])
  }

  @Test func locksAreJoinedByTheirURLs() {
    let (one, two) = (
      LinkLockV1(links: [.init(url: "b", route: "new")]),
      LinkLockV1(links: [.init(url: "a", route: "x"), .init(url: "b", route: "old")])
    )
    #expect(one.merging(two).links.map(\.route) == ["x", "new"])
  }
}
