import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

private enum FindLink: DeepLink {
  case find(filters: [String], page: Int?)
}

@Suite struct ListFormTests {
  private func router(_ route: LinkRoute<FindLink>) -> LinkRouter<FindLink> {
    LinkRouter(
      prefixes: [.scheme("find"), .domain("find.example")],
      routes: [route.access(.everyone)]
    )
  }

  /// The same route with a constructor and by an example.
  private static let routes: [LinkRoute<FindLink>] = [
    LinkRoute(FindLink.find, "/find?filter=:filters&page=:page"),
    LinkRoute(FindLink.find, "/find?filter=:filters&page=:page"),
  ]

  private static let written: [(form: RouteParameter.ListForm?, filters: [String], url: String)] = [
    (nil, ["a", "b"], "find://find?filter=a&filter=b"),
    (.repeatedItems, ["a,b", ""], "find://find?filter=a,b&filter="),
    (.commaSeparated, ["a", "b"], "find://find?filter=a,b"),
    (.commaSeparated, ["a,b", "c&d"], "find://find?filter=a%2Cb,c%26d"),
    (.separated(by: .semicolon), ["a", "b"], "find://find?filter=a;b"),
    (.bracketedItems, ["a", "b"], "find://find?filter%5B%5D=a&filter%5B%5D=b"),
    (.bracketedItems, [], "find://find"),
  ]

  @Test("a list comes back from its URL", arguments: written.indices, routes.indices)
  func isPrintedAndRead(index: Int, route: Int) throws {
    let (form, filters, url) = Self.written[index]
    let route = Self.routes[route]
    let router = router(form.map { route.list("filters", $0) } ?? route)
    #expect(router.problems == [])
    let link = FindLink.find(filters: filters, page: nil)
    #expect(try router.url(for: link, at: router.prefixes[0]).text == url)
    #expect(try router.link(for: url) == link)
    #expect(CatalogLaw(router: router).violations(for: link) == [])
  }

  @Test(arguments: routes.indices)
  func bracketsAreReadAsTheyAreWrittenElsewhere(route: Int) throws {
    let router = router(Self.routes[route].list("filters", .bracketedItems))
    let link = FindLink.find(filters: ["a", "b"], page: 2)
    for text in ["filter[]=a&page=2&filter[]=b", "filter%5B%5D=a&filter%5b%5d=b&page=2"] {
      #expect(try router.link(for: "find://find?\(text)") == link)
      #expect(try router.link(for: "https://find.example/find?\(text)") == link)
    }
    guard case .matched(let match) = router.match("find://find?filter=a&filter[]=b") else {
      Issue.record("no match")
      return
    }
    #expect(match.link == .find(filters: ["a", "b"], page: nil))
    #expect(match.unusedItems == [])
  }

  @Test func bracketsMayStandInThePattern() throws {
    let router = router(
      LinkRoute(FindLink.find, "/find?filter[]=:filters&page=:page").list(
        "filters",
        .bracketedItems
      )
    )
    #expect(router.problems == [])
    let link = FindLink.find(filters: ["a"], page: nil)
    #expect(try router.link(for: "find://find?filter[]=a") == link)
  }

  @Test func bracketsStandInAliasesToo() throws {
    let route = LinkRoute(FindLink.find, "/find?filter=:filters&page=:page")
    let router = router(route.list("filters", .bracketedItems).alias("/search?f=:filters"))
    let link = FindLink.find(filters: ["a"], page: nil)
    #expect(try router.link(for: "find://search?f[]=a") == link)
  }

  @Test func aSecondItemIsPartOfASeparatedList() {
    let router = router(Self.routes[0].list("filters", .commaSeparated))
    guard case .matched(let match) = router.match("find://find?filter=a,b&filter=c") else {
      Issue.record("no match")
      return
    }
    #expect(match.link == .find(filters: ["a", "b", "c"], page: nil))
    #expect(match.unusedItems == [])
  }

  @Test func aListInThePathHasASeparator() throws {
    enum CompareLink: DeepLink { case compare(ids: [Int]) }
    let route = LinkRoute(CompareLink.compare, "/compare/:ids")
    let router = LinkRouter(
      prefixes: [.scheme("find")],
      routes: [route.list("ids", .separated(by: .semicolon))]
    )
    #expect(
      try router.url(for: .compare(ids: [1, 2]), at: router.prefixes[0]).text
        == "find://compare/1;2"
    )
    #expect(try router.link(for: "find://compare/1;2") == .compare(ids: [1, 2]))
    for form in [RouteParameter.ListForm.repeatedItems, .bracketedItems] {
      #expect(route.list("ids", form).problems.map(\.code) == [.repeatedOutsideQuery])
    }
  }

  @Test func onlyAListIsOne() {
    #expect(Self.routes[0].list("page", .commaSeparated).problems.map(\.code) == [.notAList])
    #expect(Self.routes[0].list("filter", .commaSeparated).problems.count == 1)
  }
}
