import LinkPatterns
import LinkRouting
import Testing

private enum StoreLink: DeepLink {
  case product(id: Int, variant: String?)
  case section(id: Int?)
  case files(path: [String], page: Int?)
}

/// A `?` behind a parameter: the query when `key=` follows, else what makes the parameter optional.
@Suite struct QueryBehindParameterTests {
  private func router(_ route: LinkRoute<StoreLink>) -> LinkRouter<StoreLink> {
    LinkRouter(prefixes: [.scheme("shop"), .domain("shop.example")], routes: [route])
  }

  @Test(arguments: [
    "/products/:id?variant=:variant", "/products/:id\\?variant=:variant",
    "/products/:id([0-9]+)?variant=:variant", "products/:id?variant=:variant",
  ])
  func beginsTheQuery(pattern: String) throws {
    let router = router(LinkRoute(StoreLink.product, pattern))
    #expect(router.problems == [])
    for (text, link) in [
      ("shop://products/7", StoreLink.product(id: 7, variant: nil)),
      ("shop://products/7?variant=red", .product(id: 7, variant: "red")),
    ] {
      #expect(try router.link(for: text) == link)
      #expect(try router.url(for: link, at: router.prefixes[0]).text == text)
    }
  }

  @Test func leavesAParameterOptionalWhereNoItemFollows() throws {
    let router = router(LinkRoute(StoreLink.section, "/sections/:id?"))
    #expect(router.problems == [])
    #expect(try router.link(for: "shop://sections") == .section(id: nil))
    #expect(try router.link(for: "shop://sections/2") == .section(id: 2))
  }

  @Test func isReadTwiceForAnOptionalParameterAndAQuery() throws {
    let router = router(LinkRoute(StoreLink.product, "/products/:variant??id=:id"))
    #expect(router.problems == [])
    let link = StoreLink.product(id: 7, variant: nil)
    #expect(try router.link(for: "shop://products?id=7") == link)
    #expect(try router.url(for: link, at: router.prefixes[0]).text == "shop://products?id=7")
  }

  @Test func beginsTheQueryBehindAParameterForSegments() throws {
    let router = router(LinkRoute(StoreLink.files, "/files/:path*?page=:page"))
    #expect(router.problems == [])
    let link = StoreLink.files(path: ["a", "b"], page: 2)
    #expect(try router.url(for: link, at: router.prefixes[0]).text == "shop://files/a/b?page=2")
    #expect(try router.link(for: "shop://files/a/b?page=2") == link)
  }

  @Test func makesAGroupOptional() throws {
    let route = LinkRoute<StoreLink>("/sections{/:id}?", .optional(.int("id"))) {
      .section(id: $0)
    } print: {
      if case .section(let id) = $0 { .some(id) } else { nil }
    }
    #expect(try router(route).link(for: "shop://sections") == .section(id: nil))
  }

  @Test func aQueryWithoutAParameterIsAMistake() {
    let problems = router(LinkRoute(StoreLink.product, "/products/:id?variant=red")).problems
    #expect(problems.contains { $0.code == .template && $0.parameter == "variant=red" })
  }
}
