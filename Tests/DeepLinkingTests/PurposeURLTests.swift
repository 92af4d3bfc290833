import DeepLinking
import LinkPatterns
import LinkRouting
import Testing

/// Links for the tests of what is made of links.
private enum ShopLink: DeepLink {
  case article(id: Int), order(id: Int, token: String), buy(id: Int), inside

  static let router = LinkRouter<ShopLink>(
    prefixes: [.scheme("shop"), .domain("*.shop.example"), .domain("shop.example")],
    routes: [
      LinkRoute(ShopLink.article, "/articles/:id").access(
        .from(.universalLink, .customScheme, .spotlight, .intent, .handoff)
      ),
      LinkRoute(ShopLink.order, "/orders/:id?token=:token").secret("token")
        .access(.from(.universalLink, .customScheme, .spotlight, .handoff)),
      LinkRoute(ShopLink.buy, "/articles/:id/buy").access(.from(.universalLink)).effect(.mutate),
      LinkRoute(.inside, "/inside"),
    ]
  )
}

@Suite struct PurposeURLTests {
  /// The code of the error for a link.
  private func error(_ purpose: LinkPurpose, _ link: ShopLink) -> LinkFailure? {
    do throws(LinkFailure) {
      _ = try ShopLink.router.url(for: link, purpose: purpose)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      (LinkPurpose.qr, "https://shop.example/articles/7"),
      (.share, "https://shop.example/articles/7"), (.widget, "shop://articles/7"),
      (.spotlight, "shop://articles/7"), (.intent, "shop://articles/7"),
      (.handoff, "shop://articles/7"),
    ]
  )
  func eachPurposeHasItsURL(purpose: LinkPurpose, url: String) throws {
    let printed = try ShopLink.router.url(for: .article(id: 7), purpose: purpose)
    #expect(printed.text == url)
    // It leads back, from where it would come.
    guard case .matched(let match) = ShopLink.router.match(printed, from: purpose.source) else {
      Issue.record("not matched")
      return
    }
    #expect(match.link == .article(id: 7) && match.route == "article")
  }

  @Test(arguments: LinkPurpose.allCases)
  func aClosedLinkIsNotGivenOut(purpose: LinkPurpose) {
    #expect(error(purpose, .inside)?.code == .notOpen)
  }

  @Test func aLinkThatDoesMoreThanNavigateIsNotGivenOut() {
    #expect(error(.share, .buy(id: 1))?.code == .sideEffects)
  }

  @Test func aSecretIsNotGivenOut() throws {
    #expect(ShopLink.router.problems == [])
    for purpose in [LinkPurpose.qr, .share, .spotlight, .handoff] {
      let found = error(purpose, .order(id: 1, token: "s3cret"))
      #expect(found?.code == .secretShown)
      #expect(found?.parameter == "token")
      #expect(found?.description.contains("s3cret") == false)
    }
    // The widget is on the owner's own screen.
    #expect(error(.widget, .order(id: 1, token: "s3cret")) == nil)
  }

  @Test func aCodeNeedsAWebDomain() throws {
    let router = LinkRouter<ShopLink>(
      prefixes: [.scheme("shop"), .domain("*.shop.example")],
      routes: ShopLink.router.routes
    )
    #expect(throws: LinkFailure.self) { try router.url(for: .article(id: 1), purpose: .qr) }
    #expect(try router.url(for: .article(id: 1), purpose: .widget).text == "shop://articles/1")
    #expect(throws: LinkFailure.self) {
      try ShopLink.router.url(for: .article(id: 1), purpose: .qr, at: .scheme("shop"))
    }
  }

  @Test func saysWhyALinkHasNoURL() {
    let elsewhere = LinkPrefix.domain("elsewhere.example")
    let found = #expect(throws: LinkFailure.self) {
      try ShopLink.router.url(for: .article(id: 1), purpose: .share, at: elsewhere)
    }
    #expect(found?.code == .unknownPrefix)
  }

  @Test func anActivityIsOfferedForALinkThatMayBeShared() {
    let router = ShopLink.router
    let activity = router.activity(of: .article(id: 7))
    #expect(activity?.url.text == "shop://articles/7")
    #expect(activity?.page?.text == "https://shop.example/articles/7")
    #expect(router.activity(of: .order(id: 1, token: "s3cret")) == nil)
    #expect(router.activity(of: .buy(id: 1)) == nil)
    #expect(router.activity(of: .inside) == nil)
  }

  @Test func anActivityNeedsNoPage() {
    let router = LinkRouter<ShopLink>(
      prefixes: [.scheme("shop"), .domain("shop.example")],
      routes: [LinkRoute(.inside, "/inside").access(.from(.handoff))]
    )
    #expect(router.activity(of: .inside)?.url.text == "shop://inside")
    #expect(router.activity(of: .inside)?.page == nil)
  }

  @Test func anActivityComesBackAsAURL() {
    let key = LinkActivity.urlKey
    #expect(LinkActivity.url(in: [key: "shop://a"], page: "https://shop.example/b") == "shop://a")
    #expect(LinkActivity.url(in: [key: 1], page: "https://shop.example/b").hasSuffix("/b"))
    #expect(LinkActivity.url(in: nil, page: nil).isEmpty)
  }
}
