import LinkRouting
import Testing

@testable import LinkAnalysis

/// A lock also holds what routes and prefixes tolerate, and every route that can be reached.
@Suite struct LinkLockToleranceTests {
  /// A catalog with routes that are opened to schemes and the web.
  private func router(
    _ routes: LinkCatalogV1.Route...,
    prefixes: [LinkCatalogV1.Prefix] = [.scheme("s", host: nil)],
    shapes: [String: String] = [:]
  ) -> ParsedCatalog {
    var opened = routes
    for index in opened.indices { opened[index].access = .from(.customScheme, .universalLink) }
    let router = ParsedCatalog(LinkCatalogV1(prefixes: prefixes, routes: opened, shapes: shapes))
    #expect(router.problems == [])
    return router
  }

  /// What changed, each once.
  private func changes(from old: ParsedCatalog, to new: ParsedCatalog) -> Set<String> {
    let lock = LinkLockV1(of: old)
    #expect(lock.changes(in: old) == [])
    return Set(lock.changes(in: new).map { "\($0.code.name) \($0.link.url)" })
  }

  @Test func strictnessThatIsAddedIsAChange() {
    var search = LinkCatalogV1.Route(
      name: "search",
      path: "/search",
      query: [.init(name: "q", isRequired: true)],
      fragment: .init(name: "part", isRequired: true)
    )
    let old = router(search)
    // A strict route refuses other items, and a second one of a name.
    let refused: Set = ["unresolved s://search?q=a&ref=a#a", "unresolved s://search?q=a&q=1#a"]
    search.isStrict = true
    #expect(changes(from: old, to: router(search)) == refused)
    search.isStrict = false
    search.effect = .mutate
    #expect(changes(from: old, to: router(search)) == refused)
    #expect(changes(from: router(search), to: old) == [])
    search.query[0].name = "ref"
    search.effect = nil
    #expect(LinkLockV1(of: router(search)).links.contains { $0.url.contains("from=a") })
  }

  @Test func caseThatMattersFromNowOnIsAChange() {
    var cafe = LinkCatalogV1.Route(
      name: "cafe",
      path: "/Menu/caf%C3%A9-:id",
      isCaseInsensitive: true
    )
    let old = router(cafe)
    cafe.isCaseInsensitive = false
    #expect(changes(from: old, to: router(cafe)) == ["unresolved s:///mENU/CAF%C3%A9-a"])
    #expect(changes(from: router(cafe), to: old) == [])
  }

  @Test func theOtherCaseIsLockedWithItsQueryAndFragment() {
    let search = LinkCatalogV1.Route(
      name: "search",
      path: "/search",
      query: [.init(name: "q", isRequired: true)],
      fragment: .init(name: "part", isRequired: true),
      isCaseInsensitive: true
    )
    let urls = LinkLockV1(of: router(search)).links.map(\.url)
    #expect(urls.contains("s:///SEARCH?q=a#a"), "\(urls)")
  }

  @Test func theOtherCaseIsLockedOfThePathWithAllItsGroups() {
    let menu = LinkCatalogV1.Route(name: "menu", path: "/menu{/today}?", isCaseInsensitive: true)
    let lock = LinkLockV1(of: router(menu))
    #expect(lock.links.contains { $0.url == "s:///MENU/TODAY" }, "\(lock.links.map(\.url))")
  }

  @Test func aLongValueOfSeveralSegmentsIsLockedByItsType() {
    let slug = LinkCatalogV1.Route(name: "r", path: "/x/:y([a-z]+)+", types: ["y": "Slug"])
    let lock = LinkLockV1(of: router(slug, shapes: ["Slug": "[a-z]+"]))
    #expect(lock.links.contains { $0.url == "s://x/aaaaaaaa" }, "\(lock.links.map(\.url))")
  }

  @Test func aBeginningThatIsTakenAwayIsAChange() {
    let home = LinkCatalogV1.Route(name: "home", path: "/")
    let old = router(
      home,
      prefixes: [
        .domain("a.example", allowsHTTP: true), .domain("*.b.example", allowsHTTP: false),
      ]
    )
    let https = router(
      home,
      prefixes: [
        .domain("a.example", allowsHTTP: false), .domain("*.b.example", allowsHTTP: false),
      ]
    )
    #expect(changes(from: old, to: https) == ["unresolved http://a.example/"])
    #expect(changes(from: https, to: old) == [])
    let one = router(
      home,
      prefixes: [
        .domain("a.example", allowsHTTP: true), .domain("www.b.example", allowsHTTP: false),
      ]
    )
    #expect(changes(from: old, to: one) == ["unresolved https://a.b.b.example/"])
  }

  @Test(arguments: [
    ("/docs/:path+", "/docs/:path"), ("/docs/*", "/docs/:path"), ("/docs/*", "/docs/:path.pdf"),
    ("/docs/:path*", "/docs/:path+"), ("/a{/b}?", "/a/b"), ("/a{/b}?", "/a"),
    ("/a{/:x}?{/in/:y}?", "/a{/:x}?"), ("/:id(\\d+)", "/:id(\\d{1,5})"),
    ("/:id(\\d+)/x", "/:id(\\d\\d+)/x"),
  ])
  func aPatternThatTakesLessIsAChange(old: String, new: String) {
    let old = router(LinkCatalogV1.Route(name: "r", path: old))
    let new = router(LinkCatalogV1.Route(name: "r", path: new))
    let found = changes(from: old, to: new)
    #expect(found.contains { $0.hasPrefix("unresolved") }, "\(found)")
  }

  @Test func whichOfTwoWordsCountsIsAChange() {
    func list(_ duplicates: LinkCatalogV1.QueryItem.Duplicates) -> ParsedCatalog {
      router(
        LinkCatalogV1.Route(
          name: "list",
          path: "/list",
          query: [
            .init(
              name: "tab",
              type: "all|mine",
              defaultValue: .text("all"),
              duplicates: duplicates
            )
          ]
        )
      )
    }
    #expect(changes(from: list(.first), to: list(.last)) == ["value s://list?tab=mine&tab=all"])
  }

  @Test(arguments: [nil, .first, .last, .refuse] as [LinkCatalogV1.QueryItem.Duplicates?])
  func aRuleForDuplicatesThatIsTakenAwayIsAChange(rule: LinkCatalogV1.QueryItem.Duplicates?) {
    func list(_ duplicates: LinkCatalogV1.QueryItem.Duplicates?) -> ParsedCatalog {
      router(
        LinkCatalogV1.Route(
          name: "list",
          path: "/list",
          query: [
            .init(name: "page", type: "Int", isRequired: true, duplicates: duplicates),
            .init(name: "ids", type: "Int", separator: ",", duplicates: duplicates),
            .init(name: "new", duplicates: duplicates, isFlag: true),
          ]
        )
      )
    }
    let found = changes(from: list(.first), to: list(rule))
    let (page, ids) = ("s://list?page=0&page=1", "s://list?page=0&ids=0&ids=1")
    switch rule {
    case .first, nil: #expect(found == [])
    case .last: #expect(found == ["value \(page)"])
    case .refuse:
      #expect(
        found == [
          "unresolved \(page)", "unresolved \(ids)", "unresolved s://list?page=0&new&new",
        ]
      )
    }
  }

  @Test func anotherRuleForDuplicatesIsAChangeWhereOneIsTheDefault() {
    func list(_ duplicates: LinkCatalogV1.QueryItem.Duplicates) -> ParsedCatalog {
      let on = LinkCatalogV1.QueryItem(
        name: "on",
        type: "Bool",
        defaultValue: .boolean(true),
        duplicates: duplicates
      )
      return router(LinkCatalogV1.Route(name: "list", path: "/list", query: [on]))
    }
    #expect(changes(from: list(.first), to: list(.last)) == ["value s://list?on=false&on=true"])
  }

  @Test(arguments: [false, true])
  func leniencyThatIsTakenAwayIsAChange(isKept: Bool) {
    func list(isLenient: Bool) -> ParsedCatalog {
      let page = LinkCatalogV1.QueryItem(name: "page", type: "Int", isLenient: isLenient)
      return router(LinkCatalogV1.Route(name: "list", path: "/list", query: [page]))
    }
    let found = changes(from: list(isLenient: true), to: list(isLenient: isKept))
    #expect(found == (isKept ? [] : ["unresolved s://list?page=a"]))
  }

  @Test(arguments: [
    ("UInt", LinkCatalogV1.Bounds(minimum: .integer(0)), true),
    ("UInt8", .init(minimum: .integer(-5), maximum: .integer(255)), true),
    ("UInt64", .init(maximum: .unsigned(.max)), true),
    ("Int", .init(minimum: .integer(.min), maximum: .integer(.max)), true),
    ("Int16", .init(minimum: .double(-32768), maximum: .integer(40_000)), true),
    ("String", .init(minimumLength: 1), true), ("Bool", .init(values: ["false", "true"]), true),
    ("a|b", .init(values: ["b", "c", "a"]), true), ("UInt", .init(minimum: .integer(1)), false),
    ("Int", .init(minimum: .integer(0)), false), ("UInt8", .init(maximum: .integer(254)), false),
    ("String", .init(minimumLength: 2), false), ("a|b", .init(values: ["a"]), false),
  ])
  func boundsThatExcludeNothingAreNoChange(
    type: String,
    bounds: LinkCatalogV1.Bounds,
    isKept: Bool
  ) {
    var item = LinkCatalogV1.Route(name: "item", path: "/items/:item", types: ["item": .init(type)])
    let old = router(item)
    item.bounds = ["item": bounds]
    #expect((changes(from: old, to: router(item)) == []) == isKept)
  }

  @Test func aLeastLengthOfOneExcludesTheEmptyTextOfAQuery() {
    var search = LinkCatalogV1.Route(name: "search", path: "/search", query: [.init(name: "q")])
    let old = router(search)
    search.query[0].bounds = .init(minimumLength: 1)
    let found = changes(from: old, to: router(search))
    #expect(found == ["bounds s://search?q=a", "bounds s://search?q=a&q=1"])
    let files = LinkCatalogV1.Route(name: "files", path: "/files/:path*")
    let first = LinkLockV1(of: router(files)).links.map(\.url)
    #expect(first.contains("s://files") && first.contains("s://files/a/a"))
  }

  @Test func aLeastLengthExcludesTheEmptyTextsOfAList() {
    var list = LinkCatalogV1.Route(name: "list", path: "/list/:names", separators: ["names": ","])
    let old = router(list)
    list.bounds = ["names": .init(minimumLength: 1)]
    let found = changes(from: old, to: router(list))
    #expect(found.contains { $0.hasPrefix("bounds") }, "\(found)")
  }

  @Test func aWiderTypeWithTheOldBoundsIsNoChange() {
    var item = LinkCatalogV1.Route(name: "item", path: "/items/:item", types: ["item": "UInt8"])
    let old = router(item)
    item.types = ["item": "Int"]
    item.bounds = ["item": .init(minimum: .integer(0), maximum: .integer(255))]
    #expect(changes(from: old, to: router(item)) == [])
    item.bounds = ["item": .init(minimum: .integer(0), maximum: .integer(99))]
    #expect(
      changes(from: old, to: router(item))
        == ["bounds s://items/0", "bounds s://items/0/", "bounds s://items/0?ref=a"]
    )
  }

  @Test func aTypeOfTheAppsOwnIsComparedByItsTexts() throws {
    let item = LinkCatalogV1.Route(name: "item", path: "/items/:item", types: ["item": "Slug"])
    let old = router(item, shapes: ["Slug": "[a-z]+"])
    #expect(changes(from: old, to: router(item, shapes: ["Slug": "[a-z]+|[0-9]+"])) == [])
    let lock = LinkLockV1(of: old)
    let narrow = router(item, shapes: ["Slug": "[a-y]+"])
    #expect(
      lock.changes(in: narrow).first?.description
        == "s://items/a, opened through 'customScheme' had the type Slug of 'item', and has Slug, which 'z' "
        + "is not."
    )
    var renamed = item
    renamed.types = ["item": "Name"]
    #expect(changes(from: old, to: router(renamed, shapes: ["Name": "[a-z]+"])) == [])
  }

  @Test func aRouteWhoseUsualURLsAnotherOneTakesIsLockedByOneThatItWins() {
    let path = LinkCatalogV1.Route(name: "path", path: "/docs/:path+")
    let page = LinkCatalogV1.Route(name: "page", path: "/docs/:page")
    let pair = LinkCatalogV1.Route(name: "pair", path: "/docs/:one/:two")
    let both = router(path, page, pair)
    let lock = LinkLockV1(of: both)
    #expect(
      lock.links.filter { $0.route == "path" }.map(\.url) == [
        "s://docs/0/0/0", "s://docs/0/0/0?ref=a",
      ]
    )
    #expect(lock.changes(in: router(page, pair)).map(\.link.route) == ["path", "path"])
    let slug = LinkCatalogV1.Route(name: "slug", path: "/:slug", query: [.init(name: "page")])
    let letter = LinkCatalogV1.Route(name: "letter", path: "/:letter([a-z])")
    #expect(
      LinkLockV1(of: router(slug, letter)).links.filter { $0.route == "slug" }.map(\.url)
        == ["s:///0", "s:///0?ref=a"]
    )
    let never = router(page, LinkCatalogV1.Route(name: "a", path: "/docs/:a"))
    #expect(Set(LinkLockV1(of: never).links.map(\.route)) == ["a"])
  }
}
