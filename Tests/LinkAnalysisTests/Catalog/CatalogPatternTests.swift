import LinkPatterns
import LinkRouting
import Testing

@testable import LinkAnalysis

@Suite struct CatalogPatternTests {
  /// A catalog whose paths use all of the syntax.
  private let router = ParsedCatalog(
    LinkCatalogV1(
      prefixes: [.scheme("quiz", host: nil), .domain("quiz.example", allowsHTTP: false)],
      routes: [
        .init(name: "photo", path: "/photos/photo-:id.:ext", types: ["id": "Int"]),
        .init(name: "year", path: "/archive/:year(\\d{4})", types: ["year": "Int"]),
        .init(name: "archive", path: "/archive/:name"),
        .init(name: "docs", path: "{/:lang([a-z]{2})}?/docs/:page*"),
        .init(name: "rest", path: "/files/*"),
        .init(name: "edit", path: "/files/:path+/edit"),
      ]
    )
  )

  @Test(arguments: [
    ("quiz://photos/photo-7.png", "photo ext=png id=7"),
    ("quiz://photos/photo-x.png", "unmatched"),
    ("https://quiz.example/archive/2026", "year year=2026"),
    ("https://quiz.example/archive/26", "archive name=26"),
    ("quiz://docs", "docs"),
    ("quiz://de/docs/a/b", "docs lang=de page=a/b"),
    ("quiz://deu/docs", "unmatched"),
    ("quiz://files/a/b", "rest 0=a/b"),
    ("quiz://files/a/b/edit", "edit path=a/b"),
    ("quiz://files", "rest 0="),
    ("quiz://files/", "rest 0="),
  ])
  func readsValues(text: String, answer: String) {
    #expect(router.problems == [])
    let match = router.match(text)
    let values = match.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    #expect(([match.route ?? "\(match.outcome)"] + values).joined(separator: " ") == answer)
  }

  @Test func anAliasMayHaveAGroupThatIsNoParameter() throws {
    let catalog = ParsedCatalog(
      LinkCatalogV1(
        prefixes: [.scheme("shop", host: nil)],
        routes: [
          .init(
            name: "product",
            path: "/p/:id",
            aliases: ["/p/:id/*"],
            forms: [.init(path: "/(.+)/dp/:code", names: ["code": "id"])]
          )
        ]
      )
    )
    #expect(catalog.problems == [])
    for url in ["shop://p/7/red-shoes", "shop://red-shoes/dp/7"] {
      let found = try #require(catalog.match(url).found)
      #expect(found.link.values == ["id": .text("7")], "\(url)")
      #expect(try catalog.router.url(for: found.link).text == "shop://p/7")
    }
  }

  @Test func aGroupOfAnAliasMayHoldAQueryItem() throws {
    let catalog = ParsedCatalog(
      LinkCatalogV1(
        prefixes: [.scheme("shop", host: nil)],
        routes: [
          .init(
            name: "search",
            path: "/search",
            forms: [.init(path: "/s/(.+)", names: ["0": "q"])],
            query: [.init(name: "q", isRequired: true)]
          )
        ]
      )
    )
    #expect(catalog.problems == [])
    let found = try #require(catalog.match("shop://s/shoes").found)
    #expect(found.link.values == ["q": .text("shoes")])
  }
}
