import LinkAnalysis
import LinkRouting
import Testing

private enum StoreLink: DeepLink {
  case front
  case product(id: Int)

  static let routes = LinkRoutes<StoreLink>(access: .everyone) {
    LinkRoute(.front, "/")
    LinkRoute(StoreLink.product, "/products/:id").titled("Product").described("What is sold.")
  }
}

private enum AppLink: DeepLink {
  case home
  case shop(StoreLink)

  static let routes = LinkRoutes<AppLink>(access: .everyone) {
    LinkRoute(.home, "/").described("Home.").titled("Home").access(.everyone)
    LinkRoutes.mount("/shop", StoreLink.routes, as: AppLink.shop).titled("Shop")
      .described("Part of the shop.").on("/")
  }
}

/// Titles and descriptions of routes, in the catalog.
@Suite struct RouteTextsTests {
  private let router = LinkRouter(AppLink.self, prefixes: [.scheme("app")])

  @Test func aCatalogHasTheTextsOfItsRoutes() {
    let routes = router.catalog().routes
    #expect(routes.map(\.name) == ["home", "shop.front", "shop.product"])
    #expect(routes.map(\.title) == ["Home", "Shop", "Product"])
    #expect(routes.map(\.summary) == ["Home.", "Part of the shop.", "What is sold."])
  }

  @Test func textsChangeNothingElse() throws {
    #expect(router.problems == [])
    #expect(try router.link(for: "app://shop/products/7") == .shop(.product(id: 7)))
    #expect(LinkRoute(AppLink.home, "/").fieldsHaveNoTexts)
  }
}

extension LinkRoute {
  /// Whether no text was declared.
  fileprivate var fieldsHaveNoTexts: Bool { record.fields.texts == nil }
}
