import Foundation
import LinkPatterns
import LinkRouting
import Testing

@testable import LinkAnalysis

/// What a catalog says of where links go, and at which prefixes.
@Suite struct CatalogBackStackTests {
  enum ShopLink: DeepLink {
    case home, product(id: Int), review(product: Int, id: Int), basket, profile, sync

    static let routes = LinkRoutes<ShopLink>(access: .everyone) {
      LinkRoute(.home, "/")
      LinkRoute(ShopLink.product, "/products/:id")
      LinkRoute(ShopLink.review, "/products/:product/reviews/:id").presented(.sheet)
      LinkRoute(.basket, "/basket").tab("basket")
      LinkRoute(.profile, "/me").pushedOnCurrent
      LinkRoute(.sync, "/sync").noScreen.prefixes(.scheme("shop"))
    }
  }

  /// The catalog of the routes, as it is read back from JSON.
  private func catalog() throws -> ParsedCatalog {
    let router = LinkRouter(ShopLink.self, prefixes: [.scheme("shop"), .domain("shop.example")])
    let json = try JSONEncoder().encode(router.catalog())
    return ParsedCatalog(try JSONDecoder().decode(LinkCatalogV1.self, from: json))
  }

  @Test func theBackStackOfEachRouteIsThatOfTheApp() throws {
    let catalog = try catalog()
    func stack(_ name: String) -> CatalogBackStack? { catalog.backStack(ofRoute: name) }
    #expect(stack("home")?.routes == [])
    #expect(stack("product")?.routes == ["home"])
    #expect(stack("review")?.routes == ["product", "home"])
    #expect(stack("review")?.style == .sheet)
    #expect(stack("product")?.style == nil)
    #expect(stack("basket")?.base == .tab("basket"))
    #expect(stack("profile")?.base == .current)
    #expect(stack("sync")?.base == .noScreen)
    #expect(stack("nothing") == nil)
    let words = ["home", "product", "review", "basket", "profile", "sync"].map {
      stack($0)?.description
    }
    #expect(
      words == [
        "", "on home", "sheet over product ‹ home", "tab basket", "on the current screen",
        "no screen",
      ]
    )
  }

  @Test func theBackStackOfOneOfManyIsWhereTheRouterPlacesIt() {
    let routes = (0..<40).flatMap { number -> [LinkCatalogV1.Route] in
      [
        .init(name: "r\(number)", path: "/r\(number)/:id"),
        .init(name: "more\(number)", path: "/r\(number)/:id/more"),
      ]
    }
    let catalog = ParsedCatalog(LinkCatalogV1(prefixes: [.scheme("s", host: nil)], routes: routes))
    for number in 0..<40 {
      let link = CatalogLink(route: "more\(number)", values: ["id": .text("a")])
      let parent = catalog.router.placements(of: link).first?.parent
      #expect(parent == CatalogLink(route: "r\(number)", values: ["id": .text("a")]))
      #expect(catalog.backStack(ofRoute: "more\(number)")?.routes == ["r\(number)"])
    }
  }

  @Test func aParentIsFoundByAValueBehindOneThatMayBeAbsent() {
    let catalog = ParsedCatalog(
      LinkCatalogV1(
        prefixes: [.scheme("s", host: nil)],
        routes: [
          .init(name: "league", path: "/leagues/:league"),
          .init(
            name: "find",
            path: "/find",
            query: [.init(name: "sort"), .init(name: "league", isRequired: true)],
            placement: .init(parent: .path("/leagues/:league"))
          ),
        ]
      )
    )
    #expect(catalog.backStack(ofRoute: "find")?.routes == ["league"])
  }

  @Test func aRouteThatIsLimitedToPrefixesIsSoInTheCatalog() throws {
    let catalog = try catalog()
    let route = catalog.catalog.routes.first { $0.name == "sync" }
    #expect(route?.prefixes == [.scheme("shop", host: nil)])
    #expect(catalog.catalog.routes.first { $0.name == "home" }?.prefixes == nil)
    #expect(catalog.match("shop://sync").found?.route == "sync")
    #expect(catalog.match("https://shop.example/sync", from: .app).found == nil)
    #expect(throws: LinkFailure.self) {
      try catalog.router.url(for: CatalogLink(route: "sync"), at: .domain("shop.example"))
    }
    let lock = LinkLockV1(of: catalog)
    #expect(lock.links.filter { $0.route == "sync" }.allSatisfy { $0.url.hasPrefix("shop:") })
    #expect(lock.changes(in: catalog).isEmpty)
  }

  @Test(arguments: [
    ([LinkCatalogV1.Prefix.domain("b.example", allowsHTTP: false)], "routes[0].prefixes[0]"),
    ([.domain("a.example", allowsHTTP: true)], "routes[0].prefixes[0]"), ([], "routes[0].prefixes"),
  ])
  func routePrefixesThatTheCatalogLacksAreAProblem(
    prefixes: [LinkCatalogV1.Prefix],
    path: String
  ) {
    let route = LinkCatalogV1.Route(name: "a", path: "/a", prefixes: prefixes)
    let catalog = ParsedCatalog(
      LinkCatalogV1(prefixes: [.domain("a.example", allowsHTTP: false)], routes: [route])
    )
    #expect(catalog.problems.map(\.path) == [path])
  }
}
