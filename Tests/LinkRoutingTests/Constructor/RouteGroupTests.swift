import LinkPatterns
import LinkRouting
import Testing

/// A feature that declares no access.
private enum SilentLink: DeepLink {
  case front
  case item(id: Int)

  static let routes = LinkRoutes<SilentLink> {
    LinkRoute(.front, "/")
    LinkRoutes { LinkRoute(SilentLink.item, "/items/:id") }
  }
}

private enum GroupLink: DeepLink {
  case home
  case login(code: String)
  case admin
  case audit
  case silent(SilentLink)
  case listed(SilentLink)

  static let routes = LinkRoutes<GroupLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoutes {
      LinkRoute(GroupLink.login, "/login?code=:code")
      LinkRoute(.audit, "/audit").access(.appOnly)
    }
    .prefixes(.scheme("group"))
    LinkRoutes(access: .from(.notification)) { LinkRoute(.admin, "/admin") }
    LinkRoutes.mount("/silent", SilentLink.routes, as: GroupLink.silent)
    LinkRoutes.mount("/listed", LinkRoutes(SilentLink.routes.routes), as: GroupLink.listed)
  }
}

/// Sources of the app's own, one of them hardly trusted.
private let ads = LinkSource("ads", like: .universalLink)
private let forum = LinkSource("forum", like: .content)

@Suite struct RouteGroupTests {
  private let router = LinkRouter(
    GroupLink.self,
    prefixes: [.scheme("group"), .domain("group.example")]
  )

  @Test func aGroupThatSaysNothingHasTheAccessOfTheRoutesAroundIt() {
    #expect(router.problems == [])
    #expect(router.match("group://login?code=a", from: .customScheme).found != nil)
    #expect(router.match("https://group.example/login?code=a", from: .universalLink).found == nil)
  }

  @Test func whatAGroupOrARouteSaysItselfCounts() {
    #expect(router.match("group://audit", from: .customScheme).found == nil)
    #expect(router.match("group://admin", from: .customScheme).found == nil)
    #expect(router.match("group://admin", from: .notification).found?.link == .admin)
  }

  @Test func aFeatureThatSaysNothingStaysClosedWhereItIsMounted() {
    for path in ["silent", "silent/items/1", "listed", "listed/items/1"] {
      #expect(router.match("group://\(path)", from: .customScheme).found == nil, "\(path)")
      #expect(router.match("group://\(path)").found != nil, "\(path)")
    }
    let widened = LinkRoutes.mount("/silent", SilentLink.routes, as: GroupLink.silent)
      .access(.everyone)
    #expect(widened.routes.allSatisfy { !$0.isOpen(to: .customScheme) })
  }

  @Test func aGroupIsOpenedAsAWhole() {
    let routes = LinkRoutes<GroupLink> {
      LinkRoute(.home, "/")
      LinkRoute(.admin, "/admin").access(.from(.notification))
    }
    #expect(routes.routes.allSatisfy { !$0.isOpen(to: .customScheme) })
    let opened = routes.access(.everyone).routes
    #expect(opened.map { $0.isOpen(to: .customScheme) } == [true, false])
  }

  @Test(
    "a mount that is narrowed is open to what both the feature and the mount admit",
    arguments: [
      (LinkAccess.from(ads), LinkAccess.from(.universalLink), [ads]),
      (.from(.universalLink), .from(ads), [ads]), (.from(ads), .everyone, [ads]),
      (.everyone, .from(ads), [ads]), (.from(forum), .everyone, [forum]),
      (.everyone, .from(forum, .content), [forum, .content]),
      (.from(.content), .everyone, [forum, .content]),
      (.from(.universalLink), .from(.customScheme), []), (.from(ads), .from(forum), []),
    ]
  )
  func aNarrowedMountIsOpenToWhatBothAdmit(
    feature: LinkAccess,
    mount: LinkAccess,
    expected: [LinkSource]
  ) {
    let routes = LinkRoutes<SilentLink> { LinkRoute(.front, "/").access(feature) }
    let narrowed = LinkRoutes.mount("/silent", routes, as: GroupLink.silent).access(mount).routes
    let sources = [ads, forum] + LinkSource.ofTheSystem
    #expect(sources.filter { narrowed.first?.isOpen(to: $0) == true } == expected)
  }
}
