import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

private enum FindLink: DeepLink {
  case find(text: String, variant: String?, page: Int?, ids: [Int])
}

private enum CodableFindLink: DeepLink { case find(text: String, variant: String?) }

/// An empty query value: nothing where a value may be absent, the empty text where one must be.
@Suite struct EmptyValueTests {
  private let router = LinkRouter<FindLink>(
    prefixes: [.scheme("find"), .domain("find.example")],
    routes: [
      LinkRoute(FindLink.find, "/find?q=:text&variant=:variant&page=:page&ids=:ids")
        .list("ids", .commaSeparated)
        .access(.everyone)
    ]
  )

  @Test(arguments: [
    "find://find?q=a&variant=", "find://find?q=a&variant", "find://find?q=a&page=",
    "find://find?q=a&ids=", "find://find?q=a&variant=&page=&ids=", "find://find?q=a",
  ])
  func isNoValue(text: String) throws {
    let link = FindLink.find(text: "a", variant: nil, page: nil, ids: [])
    #expect(router.problems == [])
    #expect(try router.link(for: text) == link)
    #expect(CatalogLaw(router: router).violations(for: text, through: .customScheme) == [])
  }

  @Test func isAValueOfARequiredText() throws {
    let link = FindLink.find(text: "", variant: nil, page: nil, ids: [])
    #expect(try router.link(for: "find://find?q=") == link)
    #expect(try router.url(for: link, at: router.prefixes[0]).text == "find://find?q=")
  }

  @Test func cannotBePrintedWhereItMeansNothing() throws {
    let error = #expect(throws: LinkFailure.self) {
      try router.url(for: .find(text: "a", variant: "", page: nil, ids: []))
    }
    #expect(error?.code == .notExpressible && error?.parameter == "variant")
  }

  @Test func isNothingByExampleToo() throws {
    let router = LinkRouter<CodableFindLink>(
      prefixes: [.scheme("find")],
      routes: [LinkRoute(CodableFindLink.find, "/find?q=:text&variant=:variant")]
    )
    let link = CodableFindLink.find(text: "", variant: nil)
    #expect(try router.link(for: "find://find?q=&variant=") == link)
    let error = #expect(throws: LinkFailure.self) {
      try router.url(for: .find(text: "", variant: ""))
    }
    #expect(error?.code == .notExpressible)
  }
}
