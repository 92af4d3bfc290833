import LinkPatterns
import LinkRouting
import Testing

/// Routes that take query items which their patterns do not name.
@Suite struct TakenItemsTests {
  enum Home: DeepLink {
    case fire(event: String, items: LinkItems)
    case call(service: String, dryRun: Bool?, data: LinkItems)
    case show(id: Int)
  }

  private static let router = LinkRouter<Home>(
    prefixes: [.scheme("home"), .domain("home.example")],
    routes: LinkRoutes(access: .everyone) {
      LinkRoute(Home.fire, "/fire/:event").effect(.mutate).takesAnyItems
      LinkRoute(Home.call, "/call/:service?dry_run=:dryRun").effect(.mutate)
        .takes(items: "entity_id", "area id")
      LinkRoute(Home.show, "/show/:id").effect(.mutate)
    }
  )

  @Test func theRoutesHaveNoProblem() { #expect(Self.router.problems == []) }

  @Test(arguments: [
    (Home.fire(event: "a", items: [:]), "home.example/fire/a"),
    (.fire(event: "a", items: ["x": "1", "y": "2"]), "home.example/fire/a?x=1&y=2"),
    (.fire(event: "a", items: ["y": "2", "x": "1"]), "home.example/fire/a?y=2&x=1"),
    (.fire(event: "a", items: ["x": "1", "x": "2"]), "home.example/fire/a?x=1&x=2"),
    (.fire(event: "a", items: ["&=#": "a b+c&d"]), "home.example/fire/a?%26%3D%23=a%20b%2Bc%26d"),
    (.fire(event: "a", items: ["ü": ""]), "home.example/fire/a?%C3%BC="),
    (
      .fire(event: "a", items: LinkItems([LinkQueryItem(name: "x", value: nil)])),
      "home.example/fire/a?x"
    ),
    (
      .call(service: "s", dryRun: true, data: ["entity_id": "light"]),
      "home.example/call/s?dry_run=true&entity_id=light"
    ),
    (.call(service: "s", dryRun: nil, data: ["area id": "1"]), "home.example/call/s?area%20id=1"),
  ])
  func itemsAreReadAndPrinted(link: Home, url: String) throws {
    #expect(try Self.router.url(for: link).text == "https://" + url)
    let match = try #require(Self.router.match("https://" + url, from: .customScheme).found)
    #expect(match.link == link && match.unusedItems == [])
  }

  @Test func itemsAreAPartOfTheLinksIdentity() throws {
    let links = try ["home://fire/a?x=1", "home://fire/a?x=2", "home://fire/a"].map {
      try Self.router.link(for: $0)
    }
    #expect(Set(links).count == 3)
    guard case .fire(_, let items) = links[0] else { return }
    #expect(items["x"] == "1" && items["y"] == nil)
  }

  @Test(arguments: [
    "home://call/s?other=1", "home://call/s?entity_id=1&other=1", "home://show/1?x=1",
  ])
  func otherItemsAreRefused(url: String) throws {
    #expect(try #require(Self.router.match(url).failure).code == .unknownItem)
  }

  @Test func appendedItemsAreSetAsideUnlessTheyAreNamed() throws {
    let match = try #require(Self.router.match("home://fire/a?x=1&utm_source=mail").found)
    #expect(match.link == .fire(event: "a", items: ["x": "1"]))
    #expect(match.unusedItems.map(\.name) == ["utm_source"])
    let named = LinkRouter<Home>(
      prefixes: [.scheme("home")],
      routes: [LinkRoute(Home.fire, "/fire/:event").effect(.mutate).takes(items: "utm_source")]
    )
    let link = try named.link(for: "home://fire/a?utm_source=mail")
    #expect(link == .fire(event: "a", items: ["utm_source": "mail"]))
  }

  @Test func aLinkWithItemsThatDoNotReadBackIsNotPrinted() {
    for items: LinkItems in [["dry_run": "true"], ["other": "1"], ["utm_source": "1"]] {
      let error = #expect(throws: LinkFailure.self) {
        try Self.router.url(for: .call(service: "s", dryRun: nil, data: items))
      }
      #expect(error != nil)
    }
  }

  @Test func mistakesAreNamed() {
    let routes = [
      LinkRoute(Home.fire, "/fire/:event"), LinkRoute(Home.show, "/show/:id").takesAnyItems,
    ]
    let router = LinkRouter<Home>(prefixes: [.scheme("home")], routes: routes)
    #expect(router.problems.map(\.code) == [.itemsNotTaken, .itemsWithoutValue])
    #expect(router.problems.map(\.parameter) == ["items", nil])
  }
}
