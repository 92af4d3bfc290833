import LinkAnalysis
import LinkRouting
import LinkTesting
import Testing

/// A shop whose pages stand under a language, too.
private enum StoreLink: DeepLink, Hashable {
  case home
  case product(id: Int)
  case search(q: String)
  case file(path: String)

  static let routes = LinkRoutes<StoreLink>(access: .everyone) {
    LinkRoutes<StoreLink> {
      LinkRoute(.home, "/")
      LinkRoute(StoreLink.product, "/products/:id").alias("/p/:id")
      LinkRoute(StoreLink.search, "/search?q=:q")
      LinkRoute(StoreLink.file, "/files/:path(.+)")
    }
    .alias(under: "/:locale(de|fr)")
  }
}

/// Other spellings of a group of routes.
@Suite struct AliasUnderTests {
  private let router = LinkRouter(
    StoreLink.self,
    prefixes: [.scheme("store"), .domain("store.example")]
  )

  @Test(
    arguments: [
      ("https://store.example/de/products/7", .product(id: 7), ["locale": "de"]),
      ("https://store.example/fr/p/7", .product(id: 7), ["locale": "fr"]),
      ("store://de/search?q=a", .search(q: "a"), ["locale": "de"]),
      ("https://store.example/de", .home, ["locale": "de"]),
      ("https://store.example/de/files/a/b", .file(path: "a/b"), ["locale": "de"]),
      ("https://store.example/products/7", .product(id: 7), [:]),
    ] as [(String, StoreLink, [String: String])]
  )
  fileprivate func leadsToTheSameLink(url: String, link: StoreLink, values: [String: String]) throws
  {
    #expect(router.problems == [])
    guard case .matched(let match) = router.match(url) else {
      Issue.record("\(url) is not matched")
      return
    }
    #expect(match.link == link)
    #expect(match.aliasValues == values)
    #expect(try router.url(for: link).text.contains("/de/") == false)
  }

  @Test func otherBeginningsLeadNowhere() {
    #expect((try? router.link(for: "https://store.example/it/products/7")) == nil)
  }

  @Test func theCatalogReadsTheSame() throws {
    for link in [StoreLink.home, .product(id: 7), .search(q: "a"), .file(path: "a/b")] {
      #expect(CatalogLaw(router: router).violations(for: link) == [])
    }
    let catalog = ParsedCatalog(router.catalog())
    #expect(catalog.problems == [])
    let found = try #require(catalog.match("https://store.example/de/products/7").found)
    #expect(found.route == "product")
    #expect(found.link.values.map { "\($0)=\($1)" } == ["id=7"])
  }

  @Test func aNameThatTheRouteHasIsAProblem() {
    let routes = LinkRoutes<StoreLink>(access: .everyone) {
      LinkRoute(StoreLink.product, "/products/:id")
    }
    .alias(under: "/:id")
    let router = LinkRouter<StoreLink>(prefixes: [.scheme("store")], routes: routes.routes)
    #expect(
      router.problems.map { "\($0)" }.contains { $0.contains("Another parameter has this name") }
    )
  }
}
