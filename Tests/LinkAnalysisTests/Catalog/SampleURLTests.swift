import LinkPatterns
import Testing

@_spi(Tools) @testable import LinkAnalysis

/// URLs for people who try the routes of a catalog.
@Suite struct SampleURLTests {
  /// A catalog with a scheme and two domains, one of them a wildcard.
  private func catalog(_ routes: LinkCatalogV1.Route...) -> ParsedCatalog {
    let prefixes: [LinkCatalogV1.Prefix] = [
      .domain("*.a.example", allowsHTTP: false), .scheme("s", host: nil),
      .domain("a.example", allowsHTTP: false),
    ]
    let catalog = ParsedCatalog(LinkCatalogV1(prefixes: prefixes, routes: routes))
    #expect(catalog.problems == [])
    return catalog
  }

  @Test func isTheFirstExampleThatLeadsToTheRoute() {
    let league = LinkCatalogV1.Route(
      name: "league",
      path: "/leagues/:league",
      examples: ["s://nowhere", "s://leagues/7", "https://a.example/leagues/8"]
    )
    let catalog = catalog(league)
    #expect(catalog.sampleURL(ofRoute: "league") == "s://leagues/7")
    #expect(
      catalog.sampleURL(ofRoute: "league", at: .domain("a.example"))
        == "https://a.example/leagues/8"
    )
  }

  @Test func hasTheValuesOfAnExampleAtAnotherPrefix() {
    let league = LinkCatalogV1.Route(
      name: "league",
      path: "/leagues/:league",
      examples: ["s://leagues/7"]
    )
    #expect(
      catalog(league).sampleURL(ofRoute: "league", at: .domain("a.example"))
        == "https://a.example/leagues/7"
    )
  }

  @Test func countsTheNumbersThatItMakesUp() {
    let question = LinkCatalogV1.Route(
      name: "question",
      path: "/leagues/:league/questions/:question",
      types: ["league": "Int", "question": "Int"]
    )
    #expect(catalog(question).sampleURL(ofRoute: "question") == "s://leagues/1/questions/2")
  }

  @Test func keepsNumbersWhereOthersLeadElsewhere() {
    let page = LinkCatalogV1.Route(
      name: "page",
      path: "/pages/:page",
      types: ["page": "Int"],
      bounds: ["page": .init(maximum: .integer(0))]
    )
    #expect(catalog(page).sampleURL(ofRoute: "page") == "s://pages/0")
  }

  @Test func keepsNumbersThatBoundsGive() {
    let page = LinkCatalogV1.Route(
      name: "page",
      path: "/pages/:page",
      types: ["page": "Int"],
      bounds: ["page": .init(minimum: .integer(5))]
    )
    #expect(catalog(page).sampleURL(ofRoute: "page") == "s://pages/5")
  }

  @Test func isNoneWhereAnotherRouteTakesAllThatAreMadeUp() {
    let catalog = catalog(
      .init(name: "word", path: "/:word(a|b)"),
      .init(name: "a", path: "/a"),
      .init(name: "b", path: "/b")
    )
    #expect(catalog.sampleURL(ofRoute: "word") == nil)
    #expect(catalog.sampleURL(ofRoute: "a") == "s://a")
    #expect(catalog.sampleURL(ofRoute: "nothing") == nil)
  }

  @Test func needsOneHost() {
    let home = LinkCatalogV1.Route(name: "home", path: "/")
    #expect(catalog(home).sampleURL(ofRoute: "home") == "s:///")
    #expect(catalog(home).sampleURL(ofRoute: "home", at: .domain("*.a.example")) == nil)
  }

  @Test func hasAHostThatIsWithinItsBounds() {
    let pay = LinkCatalogV1.Route(
      name: "pay",
      path: "/pay",
      query: [
        .init(name: "to", bounds: .init(hosts: ["pay.example"]), isRequired: true)
      ]
    )
    #expect(catalog(pay).sampleURL(ofRoute: "pay") == "s://pay?to=https://pay.example/")
  }
}
