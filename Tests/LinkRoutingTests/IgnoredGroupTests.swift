@testable import LinkPatterns
@testable import LinkRouting
import Testing

private enum StoreLink: DeepLink {
  case home
  case product(id: Int)
  case page(String)
  case pair(String, String)

  static let routes = LinkRoutes<StoreLink>(access: .everyone) {
    LinkRoute(.home, "/").alias("/get/*")
    LinkRoute(StoreLink.product, "/p/:id").alias("/p/:id/*").alias("/(.+)/dp/:id")
    LinkRoute(StoreLink.page, "/pages/(\\d+)/:slug").readOnly
    LinkRoute(StoreLink.pair, "/pairs/*/with/:other")
  }
}

/// A group without a name that is not a value of a link is ignored where URLs are only read.
@Suite struct IgnoredGroupTests {
  private let router = LinkRouter(
    StoreLink.self,
    prefixes: [.scheme("store"), .domain("store.example")]
  )

  @Test func noneIsAProblem() {
    #expect(router.problems == [])
  }

  @Test(
    "what it stands for is read over",
    arguments: [
      ("https://store.example/get/the/app", StoreLink.home),
      ("store://p/7/red-shoes?size=40", .product(id: 7)),
      ("https://store.example/red-shoes/dp/7", .product(id: 7)),
      ("https://store.example/pages/12/about", .page("about")),
      ("store://pairs/a/with/b", .pair("a", "b")),
    ]
  )
  fileprivate func isReadOver(url: String, link: StoreLink) throws {
    #expect(try router.link(for: url) == link)
  }

  @Test func noLinkIsPrintedWithIt() throws {
    #expect(try router.url(for: .home).text == "https://store.example/")
    #expect(try router.url(for: .product(id: 7)).text == "https://store.example/p/7")
    #expect(try router.url(for: .pair("a", "b")).text == "https://store.example/pairs/a/with/b")
    let failure = #expect(throws: LinkFailure.self) { try router.url(for: .page("about")) }
    #expect(failure?.code == .noPrintingRoute)
  }

  @Test(
    "in a pattern that is printed it is a problem",
    arguments: [
      LinkRoute(StoreLink.home, "/get/*"), LinkRoute(StoreLink.product, "/p/:id/*"),
      LinkRoute(StoreLink.page, "/pages/(\\d+)/:slug"),
      LinkRoute(StoreLink.product, "/p/:id").variant("long", "/p/:id/*"),
    ]
  )
  fileprivate func isAProblemWhereItIsPrinted(route: LinkRoute<StoreLink>) {
    #expect(route.problems.map(\.code) == [.unnamedGroup])
  }

  @Test func oneLinkWithValuesMayHaveIt() {
    #expect(LinkRoute(StoreLink.product(id: 1), "/first/*").problems == [])
  }

  @Test(arguments: [
    LinkRoute(StoreLink.page, "/pages/*").alias("/(\\d+)/pages/*"),
    LinkRoute(StoreLink.product, "/p/:id").alias("/p/:id/*", renaming: ["0": "slug"]),
    LinkRoute(StoreLink.product, "/p/:id").alias("/(.+)/*", renaming: ["0": "id"]),
  ])
  fileprivate func noneIsIgnoredBesideOneThatIsAValue(route: LinkRoute<StoreLink>) {
    #expect(route.problems.count == 1)
    #expect(route.problems.allSatisfy { $0.description.contains("): the link has no label '") })
  }

  @Test func theOrderOfModifiersDoesNotMatter() {
    let route = LinkRoute(StoreLink.product, "/p/:id")
    #expect(route.readOnly.variant("long", "/p/:id/*").problems == [])
    #expect(route.variant("long", "/p/:id/*").readOnly.problems == [])
  }
}
