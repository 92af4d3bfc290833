import LinkNavigation
import LinkPatterns
import LinkRouting
import Testing

private enum CastLink: DeepLink {
  case home
  case share(path: String)
  case podcast(id: String)
  case episode(podcast: String, id: String)
  case notes(episode: String)
  case search(text: String?)
  case find(text: String?)

  static let routes = LinkRoutes<CastLink>(access: .everyone) {
    LinkRoute(.home, "/").prefixes(.scheme("cast"))
    LinkRoute(CastLink.share, "/:path+").prefixes(.scheme("cast"))
    LinkRoutes {
      LinkRoute(CastLink.podcast, "/podcasts/:id")
      LinkRoute(CastLink.episode, "/podcasts/:podcast/:id")
      LinkRoute(CastLink.notes, "/notes/:episode").on("/podcasts/:episode")
      LinkRoute(CastLink.search, "/search?q=:text").tab("search")
    }
    .prefixes(.domain("cast.example"))
    LinkRoute(CastLink.find, "/search?text=:text").prefixes(.scheme("cast")).on("/")
  }
}

private enum SocialLink: DeepLink {
  case home
  case account(name: String)
  case status(account: String, id: Int)

  static let routes = LinkRoutes<SocialLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(SocialLink.account, "/@:name")
    LinkRoute(SocialLink.status, "/@:account/:id")
  }
}

private enum ShortLink: DeepLink {
  case home
  case users
  case user(id: Int)
  case code(text: String)
  case logOut
  case logOutHelp(id: Int)
  case vote
  case voteItem(id: Int)

  static func routes(listing: Bool) -> LinkRoutes<ShortLink> {
    LinkRoutes(access: .everyone) {
      LinkRoute(.home, "/")
      LinkRoute(ShortLink.user, "/users/:id")
      LinkRoute(ShortLink.code, "/:text").prefixes(.domain("go.example"))
      if listing { LinkRoute(.users, "/users").prefixes(.scheme("app")) }
      LinkRoute(.logOut, "/session/end").effect(.mutate)
      LinkRoute(ShortLink.logOutHelp, "/session/end/:id")
      LinkRoute(.vote, "/vote").noScreen
      LinkRoute(ShortLink.voteItem, "/vote/:id")
    }
  }
  static let routes = routes(listing: false)
}

/// A link lies on what its own URLs begin with, where prefixes differ in what a path means.
@Suite struct ParentPrefixTests {
  private let router = LinkRouter(
    CastLink.self,
    prefixes: [.scheme("cast"), .domain("cast.example")]
  )

  @Test func theParentIsSoughtAtThePrefixesOfTheRouteFirst() {
    #expect(router.problems == [])
    let episode = CastLink.episode(podcast: "p", id: "e")
    #expect(router.placements(of: episode) == [.pushed(on: .podcast(id: "p"))])
    #expect(router.parent(of: episode) == .podcast(id: "p"))
    #expect(router.parent(of: .share(path: "podcasts/p/e")) == .share(path: "podcasts/p"))
  }

  @Test func aNamedParentIsSoughtThereToo() {
    #expect(router.placements(of: .notes(episode: "e")) == [.pushed(on: .podcast(id: "e"))])
    #expect(router.tabs.map(\.root) == [.search(text: nil)])
  }

  @Test func anotherPrefixHasTheParentThatThoseOfTheRouteLack() {
    #expect(router.placements(of: .podcast(id: "p")) == [.pushed(on: .share(path: "podcasts"))])
    #expect(router.root == .home)
  }

  @Test(
    "any host has the parents",
    arguments: [
      LinkPrefix.anyHost, .domain("*.social.example"), .domain("*.social.example", port: 8443),
    ]
  )
  func linksOfManyHostsHaveParents(prefix: LinkPrefix) {
    for prefixes in [[prefix], [.scheme("social"), prefix]] {
      let routes = SocialLink.routes.prefixes(prefix)
      let router = LinkRouter(prefixes: prefixes, routes: routes)
      #expect(router.problems == [])
      #expect(router.root == .home)
      let status = SocialLink.status(account: "a", id: 1)
      #expect(router.placements(of: status) == [.pushed(on: .account(name: "a"))])
      #expect(router.placements(of: .account(name: "a")) == [.pushed(on: .home)])
    }
  }

  @Test(arguments: [false, true])
  func aRouteOfAnotherDomainAloneIsNoParent(listing: Bool) {
    let prefixes: [LinkPrefix] = [.domain("app.example"), .domain("go.example"), .scheme("app")]
    let router = LinkRouter(prefixes: prefixes, routes: ShortLink.routes(listing: listing))
    #expect(router.problems == [])
    let parent = listing ? ShortLink.users : .home
    #expect(router.placements(of: .user(id: 7)) == [.pushed(on: parent)])
  }

  @Test func whatDoesSomethingOrHasNoScreenIsNoParent() {
    let prefixes: [LinkPrefix] = [.scheme("app"), .domain("app.example"), .domain("go.example")]
    let router = LinkRouter(prefixes: prefixes, routes: ShortLink.routes)
    #expect(router.placements(of: .logOutHelp(id: 1)) == [.pushed(on: .home)])
    #expect(router.placements(of: .voteItem(id: 1)) == [.pushed(on: .home)])
  }
}
