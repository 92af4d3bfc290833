import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

private enum StoreLink: DeepLink {
  case product(id: Int, variant: String?)
  case delete(id: Int, reason: String?)
}

/// Query items that a link does not take: they are kept with their values, and do not keep it from opening.
@Suite struct UnusedItemTests {
  private let route = LinkRoute(StoreLink.product, "/products/:id?variant=:variant")

  private func router(_ routes: LinkRoute<StoreLink>...) -> LinkRouter<StoreLink> {
    LinkRouter(
      prefixes: [.scheme("shop"), .domain("shop.example")],
      routes: routes.map { $0.access(.everyone) }
    )
  }

  /// What a router makes of a URL.
  private func match(
    _ text: String,
    _ router: LinkRouter<StoreLink>
  ) throws -> (link: StoreLink, unused: [LinkQueryItem]) {
    let found: LinkMatch<StoreLink>.Match? =
      if case .matched(let match) = router.match(text) { match } else { nil }
    let match = try #require(found, "\(text)")
    return (match.link, match.unusedItems)
  }

  @Test func keepTheirValues() throws {
    let text = "https://shop.example/products/7?utm_source=a+b&variant=x&gclid=&c"
    let (link, unused) = try match(text, router(route))
    #expect(link == .product(id: 7, variant: "x"))
    #expect(
      unused == [
        LinkQueryItem(name: "utm_source", value: "a b"), LinkQueryItem(name: "gclid", value: ""),
        LinkQueryItem(name: "c", value: nil),
      ]
    )
  }

  @Test(arguments: [
    (RouteParameter.Duplicates?.none, "a", ["b", "c"]), (.first, "a", ["b", "c"]),
    (.last, "c", ["a", "b"]),
  ])
  func holdWhatDoesNotCount(
    duplicates: RouteParameter.Duplicates?,
    variant: String,
    rest: [String]
  ) throws {
    let route = duplicates.map { self.route.duplicates("variant", $0) } ?? self.route
    let text = "shop://products/7?variant=a&variant=b&variant=c"
    let (link, unused) = try match(text, router(route))
    #expect(link == .product(id: 7, variant: variant))
    #expect(unused == rest.map { LinkQueryItem(name: "variant", value: $0) })
    #expect(CatalogLaw(router: router(route)).violations(for: text, through: .customScheme) == [])
  }

  @Test func areRefusedWhereARouteSaysSo() {
    let delete = LinkRoute(StoreLink.delete, "/delete/:id?reason=:reason").effect(.mutate)
    let refusing = route.duplicates("variant", .refuse)
    for (router, text) in [
      (router(route.strict), "shop://products/7?variant=a&variant=a"),
      (router(refusing), "shop://products/7?variant=a&variant=b"),
      (router(delete), "shop://delete/7?reason=a&reason=b"),
    ] {
      guard case .rejected(let reason) = router.match(text) else {
        Issue.record("a match: \(text)")
        continue
      }
      #expect(reason.code == .repeatedItem)
      #expect(CatalogLaw(router: router).violations(for: text, through: .customScheme) == [])
    }
  }

  @Test func aStrictRouteTakesWhatItDeclares() throws {
    let strict = route.duplicates("variant", .first).strict
    let (link, unused) = try match("shop://products/7?variant=a&variant=b", router(strict))
    #expect(link == .product(id: 7, variant: "a"))
    #expect(unused == [LinkQueryItem(name: "variant", value: "b")])
  }

  @Test func areRefusedUnderTheNameOfAPathValueThatIsAbsent() throws {
    let delete = LinkRoute(StoreLink.delete, "/delete/:id{/:reason}?").strict
    #expect(
      try match("shop://delete/7/old?reason=old&id=7", router(delete)).0
        == .delete(id: 7, reason: "old")
    )
    guard case .rejected(let reason) = router(delete).match("shop://delete/7?reason=old") else {
      Issue.record("a match")
      return
    }
    #expect(reason.code == .unknownItem)
  }

  @Test func doNotTellASecret() throws {
    let text = "shop://products/7?variant=hush&variant=hush2&id=7"
    let (_, unused) = try match(text, router(route.secret("variant").secret("id")))
    #expect(
      unused == [
        LinkQueryItem(name: "variant", value: "<redacted>"),
        LinkQueryItem(name: "id", value: "<redacted>"),
      ]
    )
  }

  @Test func areDescribedByTheirNames() {
    #expect("\([LinkQueryItem(name: "utm_source", value: "mail")])" == "[utm_source]")
  }

  @Test func areOfATableToo() throws {
    let table = RouteTable<Int>(prefixes: [.scheme("shop")], routes: ["/products/:id?v=:v": 1])
    let match = try table.match("shop://products/7?v=a&v=b&utm_source=mail").get()
    #expect(match.parameters.strings == ["id": "7", "v": "a"])
    #expect(
      match.unusedItems == [
        LinkQueryItem(name: "v", value: "b"), LinkQueryItem(name: "utm_source", value: "mail"),
      ]
    )
  }
}
