import LinkNavigation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// A feature within a feature.
private enum ReviewLink: DeepLink {
  case all
  case review(id: Int)

  static let routes = LinkRoutes<ReviewLink>(access: .everyone) {
    LinkRoute(.all, "/")
    LinkRoute(ReviewLink.review, "/:id")
  }
}

/// A feature: it knows nothing of the app.
private enum StoreLink: DeepLink {
  case front
  case product(id: Int, variant: String?)
  case cart
  case terms
  case reviews(ReviewLink)

  static let routes = LinkRoutes<StoreLink>(access: .everyone) {
    LinkRoute(.front, "/")
    LinkRoute(StoreLink.product, "/products/:id\\?variant=:variant").alias("/p/:id")
    LinkRoute(.cart, "/cart").on("/").presented(.sheet)
    LinkRoute(.terms, "/terms").access(.appOnly)
    LinkRoutes.mount("/reviews", ReviewLink.routes, as: StoreLink.reviews)
  }
}

private enum HelpLink: DeepLink {
  case topic(String)

  static let routes = LinkRoutes<HelpLink>(access: .everyone) {
    LinkRoute(HelpLink.topic, "/help/:topic")
  }
}

private enum AppLink: DeepLink {
  case home
  case account
  case shop(StoreLink)
  case help(HelpLink)

  static let routes = LinkRoutes<AppLink>(access: .from(.universalLink)) {
    LinkRoute(.home, "/")
    LinkRoute(.account, "/account").tab(TabID("account"))
    LinkRoutes.mount("/shop", StoreLink.routes, as: AppLink.shop)
    LinkRoutes.mount("/", HelpLink.routes, as: AppLink.help).access(.from(.universalLink)).on(
      "/account"
    )
  }
}

@Suite struct MountTests {
  private let router = LinkRouter(AppLink.self, prefixes: [.scheme("app"), .domain("app.example")])

  private static let written: [(link: AppLink, url: String, route: String)] = [
    (.home, "app:///", "home"),
    (.shop(.front), "app://shop", "shop.front"),
    (.shop(.product(id: 7, variant: "red")), "app://shop/products/7?variant=red", "shop.product"),
    (.shop(.reviews(.all)), "app://shop/reviews", "shop.reviews.all"),
    (.shop(.reviews(.review(id: 3))), "app://shop/reviews/3", "shop.reviews.review"),
    (.help(.topic("a b")), "app://help/a%20b", "help.topic"),
  ]

  @Test("a mounted route is as if it were written out", arguments: written.indices)
  func isAsIfWrittenOut(index: Int) throws {
    let (link, url, route) = Self.written[index]
    #expect(router.problems == [])
    #expect(try LinkURL(url) == router.url(for: link, at: router.prefixes[0]))
    guard case .matched(let match) = router.match(url) else {
      Issue.record("\(url) is a link")
      return
    }
    #expect(match.link == link && match.route == route)
  }

  @Test func anAliasIsMountedToo() throws {
    #expect(try router.link(for: "app://shop/p/7") == .shop(.product(id: 7, variant: nil)))
  }

  @Test func accessIsTheFeaturesOwn() {
    #expect(router.isOpen(.shop(.front), to: .customScheme))
    #expect(!router.isOpen(.shop(.terms), to: .universalLink))
    #expect(router.isOpen(.home, to: .universalLink) && !router.isOpen(.home, to: .customScheme))
  }

  @Test func theMountCanOnlyNarrowAccess() {
    #expect(router.isOpen(.help(.topic("x")), to: .universalLink))
    #expect(!router.isOpen(.help(.topic("x")), to: .customScheme))
    let wide = LinkRoutes.mount("/shop", StoreLink.routes, as: AppLink.shop).access(.everyone)
    let terms = wide.routes.first { $0.name == "shop.terms" }
    #expect(terms?.access.admits(.universalLink) == false)
  }

  @Test func parentsAreFoundThroughTheMount() {
    #expect(router.placements(of: .home) == [.root(.main)])
    #expect(router.placements(of: .shop(.front)) == [.pushed(on: .home)])
    let product = AppLink.shop(.product(id: 7, variant: nil))
    #expect(router.placements(of: product) == [.pushed(on: .shop(.front))])
    #expect(router.placements(of: .shop(.cart)) == [.presented(.sheet, over: .shop(.front))])
    let review = AppLink.shop(.reviews(.review(id: 3)))
    #expect(router.placements(of: review) == [.pushed(on: .shop(.reviews(.all)))])
    #expect(router.placements(of: .account) == [.root(TabID("account"))])
  }

  @Test func theMountPlacesWhatHasNoPlaceOfItsOwn() {
    #expect(router.placements(of: .help(.topic("x"))) == [.pushed(on: .account)])
  }

  @Test func aMountIsATab() {
    let routes = LinkRoutes<AppLink> {
      LinkRoute(.home, "/").tab("home")
      LinkRoutes.mount("/shop", StoreLink.routes, as: AppLink.shop).tab("shop")
    }
    let router = LinkRouter(prefixes: [.scheme("app")], routes: routes)
    #expect(router.placements(of: .shop(.front)) == [.root("shop")])
    #expect(router.placements(of: .shop(.terms)) == [.pushed(on: .shop(.front))])
    #expect(router.tabs.map(\.id) == ["home", "shop"])
    #expect(router.tabs.map(\.root) == [.home, .shop(.front)])
  }

  @Test func aLinkOfAFeatureIsLifted() {
    #expect(router.lifted(StoreLink.cart) == .shop(.cart))
    #expect(router.lifted(ReviewLink.all) == .shop(.reviews(.all)))
    #expect(router.lifted(AppLink.home) == .home)
  }

  @Test func aTypeThatIsMountedTwiceIsNotLifted() {
    let twice = LinkRouter(TwiceLink.self, prefixes: [.scheme("app")])
    #expect(twice.problems == [])
    #expect(twice.lifted(HelpLink.topic("x")) == nil && twice.lifted(ReviewLink.all) == nil)
    #expect(twice.placements(of: .second(.topic("x"))) == [.root(.main)])
  }

  @Test func casesThatOnlyDifferInTheirLabelsHaveRoutesOfTheirOwn() throws {
    let labelled = LinkRouter(LabelledLink.self, prefixes: [.scheme("app")])
    let links: [LabelledLink] = [.help(main: .topic("x")), .help(other: .topic("x"))]
    #expect(labelled.problems == [])
    #expect(try labelled.url(for: links[0]).text == "app://main/help/x")
    #expect(try labelled.url(for: links[1]).text == "app://other/help/x")
    #expect(links.flatMap { RoundTripLaw(router: labelled).violations(for: $0) } == [])
  }

  @Test func oneLinkOfAFeatureCanHaveARouteOfItsOwn() throws {
    let routes = LinkRoutes<AppLink> {
      LinkRoute(.help(.topic("faq")), "/faq", name: "faq").access(.everyone)
      LinkRoutes.mount("/", HelpLink.routes, as: AppLink.help).access(.appOnly)
    }
    let router = LinkRouter(prefixes: [.scheme("app")], routes: routes)
    #expect(try router.url(for: .help(.topic("faq"))).text == "app://help/faq")
    #expect(try router.url(for: .help(.topic("x"))).text == "app://help/x")
    #expect(router.isOpen(.help(.topic("faq")), to: .universalLink))
    #expect(!router.isOpen(.help(.topic("x")), to: .universalLink))
  }

  @Test func aProblemNamesTheRouteAsItIsMounted() {
    let help = LinkRoutes<HelpLink> { LinkRoute(HelpLink.topic, "/:a/:b").alias("/t/:other") }
    let problems = LinkRoutes.mount("/help", help, as: AppLink.help).routes.flatMap(\.problems)
    #expect(Set(problems.map(\.route)) == ["help.topic"])
    #expect(Set(problems.map(\.pattern)) == ["/help/:a/:b", "/help/t/:other"])
  }

  @Test func aRouterThatThrowsTakesMounts() throws {
    let routes = LinkRoutes<AppLink> {
      LinkRoute(.home, "/")
      LinkRoutes.mount("/shop", StoreLink.routes, as: AppLink.shop)
    }
    let router = try LinkRouter(checked: [.scheme("app")], routes: routes)
    #expect(router.lifted(StoreLink.cart) == .shop(.cart))
    #expect(throws: RouteProblems.self) { try LinkRouter(checked: [], routes: routes) }
  }

  @Test func aPathWithAParameterIsAProblem() {
    let routes = LinkRoutes.mount("/teams/:team", HelpLink.routes, as: AppLink.help).routes
    #expect(routes.first?.problems.map(\.code) == [.parameterInMount])
  }
}

/// Cases of one name that hold links of one type.
private enum LabelledLink: DeepLink {
  case help(main: HelpLink)
  case help(other: HelpLink)

  static let routes = LinkRoutes<LabelledLink> {
    LinkRoutes.mount("/main", HelpLink.routes, as: LabelledLink.help(main:))
    LinkRoutes.mount("/other", HelpLink.routes, as: LabelledLink.help(other:))
  }
}

private enum TwiceLink: DeepLink {
  case first(HelpLink)
  case second(HelpLink)

  static let routes = LinkRoutes<TwiceLink> {
    LinkRoutes.mount("/a", HelpLink.routes, as: TwiceLink.first)
    LinkRoutes.mount("/b", HelpLink.routes, as: TwiceLink.second)
  }
}

/// Routes of one type, some of which are placed together.
private enum SettingsLink: DeepLink {
  case home, settings, privacy
  case account(id: Int)
  case key(id: Int, key: Int)
}

@Suite struct PlacedGroupTests {
  private static func router(
    placing place: (LinkRoutes<SettingsLink>) -> LinkRoutes<SettingsLink>
  ) -> LinkRouter<SettingsLink> {
    let keys = LinkRoutes<SettingsLink> {
      LinkRoute(SettingsLink.key, "/accounts/:id/keys/:key")
    }
    let group = LinkRoutes<SettingsLink> {
      LinkRoute(.settings, "/settings")
      LinkRoute(.privacy, "/settings/privacy")
      LinkRoute(SettingsLink.account, "/accounts/:id")
      keys
    }
    let routes = LinkRoutes<SettingsLink>(access: .everyone) {
      LinkRoute(.home, "/")
      place(group)
    }
    return LinkRouter(prefixes: [.scheme("app")], routes: routes)
  }

  @Test func aGroupIsATabWithoutAMount() {
    let router = Self.router { $0.tab("settings") }
    #expect(router.problems == [])
    #expect(router.placements(of: .home) == [.root(.main)])
    #expect(router.placements(of: .settings) == [.root("settings")])
    #expect(router.placements(of: .account(id: 1)) == [.root("settings")])
    #expect(router.placements(of: .privacy) == [.pushed(on: .settings)])
    #expect(router.placements(of: .key(id: 1, key: 2)) == [.pushed(on: .account(id: 1))])
  }

  @Test func aGroupLiesOnALinkThatMayBeOneOfIts() {
    let router = Self.router { $0.on("/settings") }
    #expect(router.placements(of: .account(id: 1)) == [.pushed(on: .settings)])
    #expect(router.placements(of: .settings) == [.pushed(on: .home)])
    #expect(router.problems == [])
  }

  @Test func aGroupInAGroupHasItsOwnPlace() {
    let inner = LinkRoutes<SettingsLink> { LinkRoute(.privacy, "/settings/privacy") }
    let outer = LinkRoutes<SettingsLink> {
      LinkRoute(.settings, "/settings")
      inner.tab("privacy")
      LinkRoute(SettingsLink.account, "/settings/privacy/accounts/:id")
    }
    let routes = LinkRoutes<SettingsLink> {
      LinkRoute(.home, "/")
      outer.tab("settings")
    }
    let router = LinkRouter(prefixes: [.scheme("app")], routes: routes)
    #expect(router.placements(of: .privacy) == [.root("privacy")])
    #expect(router.placements(of: .settings) == [.root("settings")])
    #expect(router.placements(of: .account(id: 1)) == [.pushed(on: .privacy)])
  }

  @Test func groupsOfFeaturesWithRoutesOfOneNameDiffer() {
    enum News: DeepLink { case list }
    enum Article: DeepLink { case list, page }
    enum Screen: DeepLink {
      case home
      case news(News)
      case article(Article)
    }
    let news = LinkRoutes<News> { LinkRoute(.list, "/news") }
    let articles = LinkRoutes<Article> {
      LinkRoute(.list, "/articles")
      LinkRoute(.page, "/news/page")
    }
    let routes = LinkRoutes<Screen> {
      LinkRoute(.home, "/")
      LinkRoutes.mount("/", news.tab("news"), as: Screen.news)
      LinkRoutes.mount("/", articles.tab("articles"), as: Screen.article)
    }
    let router = LinkRouter(prefixes: [.scheme("app")], routes: routes)
    #expect(router.placements(of: .article(.page)) == [.root("articles")])
  }

  @Test func groupsThatBeginWithRoutesOfOneNameDiffer() {
    enum Screen: DeepLink { case home, league(id: Int), cup }
    let routes = LinkRoutes<Screen> {
      LinkRoute(.home, "/")
      LinkRoutes<Screen> { LinkRoute(.league(id: 1), "/first") }.tab("first")
      LinkRoutes<Screen> {
        LinkRoute(Screen.league, "/leagues/:id")
        LinkRoute(.cup, "/first/cup")
      }
      .tab("leagues")
    }
    let router = LinkRouter(prefixes: [.scheme("app")], routes: routes)
    #expect(router.placements(of: .cup) == [.root("leagues")])
  }
}
