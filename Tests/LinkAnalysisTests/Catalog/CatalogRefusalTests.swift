import LinkAnalysis
import LinkRouting
import Testing

/// What a developer is told of a URL that no route takes.
@Suite struct CatalogRefusalTests {
  private let catalog = ParsedCatalog(
    LinkCatalogV1(
      prefixes: [.domain("shop.example", allowsHTTP: false), .scheme("shop", host: nil)],
      routes: [
        .init(name: "product", path: "/products/:id", types: ["id": "Int"], access: .everyone),
        .init(name: "account", path: "/account", access: .appOnly),
      ]
    )
  )

  @Test func aLinkHasNoRefusal() {
    #expect(catalog.refusal(of: "https://shop.example/products/7") == nil)
    #expect(catalog.refusal(of: "shop://account", from: .app) == nil)
  }

  @Test func aClosedRouteIsNamed() {
    let failure = catalog.refusal(of: "https://shop.example/account")
    #expect(failure?.code.rawValue == "closed")
    #expect(failure?.message == "Route 'account' matches, but is closed to universalLink.")
    // A sender doesn't learn of it.
    #expect(catalog.match("https://shop.example/account").failure?.code == .noRoute)
  }

  @Test func aWordThatWasProbablyMeantIsTheFix() {
    let failure = catalog.refusal(of: "shop://prodcuts/7")
    #expect(failure?.code == .noRoute)
    #expect(failure?.message == "No route has 'prodcuts' as segment 1.")
    #expect(failure?.fix == "Did you mean 'products'?")
    #expect(catalog.refusal(of: "shop://zzz/7")?.fix == nil)
  }

  @Test func aValueThatDoesNotFitIsBlamed() {
    let failure = catalog.refusal(of: "https://shop.example/products/x")
    #expect(failure?.code.rawValue == "valueType" && failure?.found == "x")
  }
}
