import LinkNavigation
import LinkPatterns
import LinkRouting
import Testing

private enum ShopPlace: DeepLink {
  case home
  case product(id: Int)
  case review(product: Int, number: Int)
  case cart
  case feature(FeaturePlace)
  case deal(code: String)
}

private enum FeaturePlace: DeepLink {
  case start
  case part(id: Int)
}

/// A link that says itself where it lies.
private enum OwnPlace: DeepLink {
  case first, second

  var placements: [LinkPlacement<OwnPlace>] { self == .first ? [.root("main")] : [] }
}

/// A parent that a route names is there, and is not the route itself.
@Suite struct ParentProblemTests {
  private static let home = LinkRoute(ShopPlace.home, "/")
  private static let product = LinkRoute(ShopPlace.product, "/products/:id")
  private static let review = LinkRoute(ShopPlace.review, "/reviews/:product/:number")
  private static let cart = LinkRoute(ShopPlace.cart, "/cart")

  private func problems(_ routes: LinkRoute<ShopPlace>...) -> [String] {
    let router = LinkRouter(prefixes: [.scheme("shop"), .domain("*.shop.example")], routes: routes)
    return router.problems.map(\.description)
  }

  private func unread(_ route: String, _ path: String) -> String {
    "Route '\(route)' (.on(\"\(path)\")): no route reads this path; declare one that does, or correct the path."
  }

  private func cycle(_ route: String, _ last: String) -> String {
    "Route \(route): it lies on '\(last)', which lies on it; change an `.on`."
  }

  @Test func aRouteReadsThePathOfAParent() {
    let (home, product, review, cart) = (Self.home, Self.product, Self.review, Self.cart)
    #expect(problems(home, cart.on("/nothing")) == [unread("cart", "/nothing")])
    for path in [
      "/productz/:product", "/products/:product/more", "/:product", "/reviews/:product",
    ] {
      #expect(problems(product, review.on(path)) == [unread("review", path)])
    }
    #expect(problems(product, cart.on("/products/a")) == [unread("cart", "/products/a")])
    let search = LinkRoute(ShopPlace.deal, "/deals?code=:code")
    #expect(problems(search, cart.on("/deals")) == [unread("cart", "/deals")])
  }

  @Test func theValuesOfAParentAreLabelsOfTheLink() {
    #expect(
      problems(Self.product, Self.review.on("/products/:id")) == [
        "Route 'review' (.on(\"/products/:id\")): the link has no label 'id'; name one of its labels."
      ]
    )
  }

  private static let harmless = [
    review.on("/products/:product"), review.on("/PRODUCTS/:product/"),
    review.on("/:product/:number"),
    review.on("/files/:product/:number/a"), review.on("/deals/:number"), review.on("/"),
    cart.on("/files/a/b"), cart.on("/deals/d1"), cart.on { _ in .home }, cart.tab("cart"),
    cart.pushedOnCurrent, cart.noScreen, cart,
  ]

  @Test("a parent that may be there is no problem", arguments: harmless.indices)
  func aParentThatMayBeThereIsNoProblem(index: Int) {
    let router = LinkRouter<ShopPlace>(
      prefixes: [.scheme("shop")],
      caseInsensitiveLiterals: true,
      routes: [
        // Closed to outside, out of the bounds of samples, mixed with text, and of several segments.
        Self.product.bound("id", .range(1000...1001)).access(.from(.notification)),
        LinkRoute(ShopPlace.deal, "/deals/:code(d\\d+)"),
        LinkRoute("/files/:path+", read: { _ in .home }, print: { _ in nil }),
        Self.harmless[index],
      ]
    )
    #expect(router.problems == [])
  }

  @Test func parentsDoNotLeadBack() {
    let around = problems(
      Self.cart.on("/products/1"),
      Self.product.on("/deals/a"),
      LinkRoute(ShopPlace.deal, "/deals/:code").on("/cart")
    )
    #expect(
      around == [
        cycle("'cart' (/cart)", "deal"), cycle("'product' (/products/:id)", "cart"),
        cycle("'deal' (/deals/:code)", "product"),
      ]
    )
    #expect(problems(Self.cart.on("/cart")) == [cycle("'cart' (/cart)", "cart")])
    // By its URL, the other one lies on it.
    let below = problems(
      Self.home,
      Self.cart.on("/cart/1"),
      LinkRoute(ShopPlace.product, "/cart/:id")
    )
    #expect(below.contains(cycle("'cart' (/cart)", "product")))
  }

  @Test func aLinkThatSaysItsPlaceEndsTheWay() {
    let routes = [
      LinkRoute(OwnPlace.first, "/a").on("/b"), LinkRoute(OwnPlace.second, "/b").on("/a"),
    ]
    #expect(LinkRouter(prefixes: [.scheme("a")], routes: routes).problems == [])
  }

  @Test func parentsOfMountsAreThoseOfTheWholeRouter() {
    func problems(_ path: String, _ parent: String) -> [String] {
      let feature = LinkRoutes<FeaturePlace> {
        LinkRoute(.start, "/start")
        LinkRoute(FeaturePlace.part, "/parts/:id").on(parent)
      }
      let routes = LinkRoutes<ShopPlace> {
        Self.cart
        LinkRoutes.mount(path, feature, as: ShopPlace.feature).on("/cart")
      }
      return LinkRouter(prefixes: [.scheme("shop")], routes: routes).problems.map(\.description)
    }
    #expect(problems("/feature", "/start") == [])
    #expect(problems("/", "/cart") == [])
    #expect(problems("/feature", "/cart") == [unread("feature.part", "/feature/cart")])
  }

  @Test func theParentOfAGroupIsTold() {
    let routes = LinkRoutes<ShopPlace> {
      Self.cart
      Self.product
    }
    let found = LinkRouter(prefixes: [.scheme("shop")], routes: routes.on("/nothing")).problems
    #expect(
      found.map(\.description) == [unread("cart", "/nothing"), unread("product", "/nothing")]
    )
  }

  @Test func aRouteOfAGroupThatHasAPlaceNeedsNoValuesForTheGroup() {
    let routes = LinkRoutes<ShopPlace> {
      Self.product
      LinkRoutes {
        Self.review
        Self.cart.tab("cart")
      }
      .on("/products/:product")
    }
    #expect(LinkRouter(prefixes: [.scheme("shop")], routes: routes).problems == [])
  }

  @Test func theParentOfAGroupHasTheValuesOfTheLink() {
    let routes = LinkRoutes<ShopPlace> {
      Self.product
      LinkRoutes { Self.review }.on("/products/:product")
    }
    let router = LinkRouter(prefixes: [.scheme("shop")], routes: routes)
    #expect(router.problems == [])
    let places = router.placements(of: .review(product: 7, number: 1))
    #expect(places == [.pushed(on: .product(id: 7))])
  }

  @Test func whatIsLeftOutIsNotMissedAsAParent() {
    let found = problems(
      LinkRoute(ShopPlace.product, "/products/:number"),
      Self.cart.on("/products/1")
    )
    #expect(found.count == 2 && found.allSatisfy { $0.hasPrefix("Route 'product'") })
  }

  @Test func aRouteThatIsSwitchedOffIsAParent() {
    let router = LinkRouter<ShopPlace>(
      prefixes: [.scheme("shop")],
      routes: [Self.product, Self.review.on("/products/:product")]
    )
    #expect(router.switchingOff { $0 == "product" }.problems == [])
  }
}
