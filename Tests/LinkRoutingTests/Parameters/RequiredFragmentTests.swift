import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

private enum ChatLink: DeepLink {
  case home
  case room(id: String)
  case search(text: String, room: String)
  case find(text: String)
  case section(name: String?)

  static let routes = LinkRoutes<ChatLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(ChatLink.room, "/#:id")
    LinkRoute(ChatLink.find, "/search?q=:text")
    LinkRoute(ChatLink.search, "/search?q=:text#:room")
    LinkRoute(ChatLink.section, "/help#:name")
  }
}

/// A fragment that must be there makes a route more specific than one of the same path without it.
@Suite struct RequiredFragmentTests {
  private let router = LinkRouter(
    ChatLink.self,
    prefixes: [.domain("chat.example"), .scheme("chat")]
  )

  @Test func routesOfOnePathAreToldApart() {
    #expect(router.problems == [])
    #expect(ConflictLaw(router: router).violations() == [])
  }

  @Test(
    "the fragment decides",
    arguments: [
      ("https://chat.example/", ChatLink.home),
      ("https://chat.example/#!a:b", .room(id: "!a:b")),
      ("chat:///#r", .room(id: "r")),
      ("https://chat.example/search?q=a", .find(text: "a")),
      ("https://chat.example/search?q=a#r", .search(text: "a", room: "r")),
      ("https://chat.example/help", .section(name: nil)),
    ]
  )
  fileprivate func theFragmentDecides(url: String, link: ChatLink) {
    #expect(router.match(url).found?.link == link)
    #expect(RoundTripLaw(router: router).violations(for: link) == [])
    #expect(CatalogLaw(router: router).violations(for: link) == [])
    #expect(DeterminismLaw(router: router, seed: 1).violations(for: url) == [])
  }

  @Test func aFragmentThatMayBeMissingTellsNothingApart() {
    let routes = LinkRoutes<ChatLink> {
      LinkRoute(.home, "/help")
      LinkRoute(ChatLink.section, "/help#:name")
    }
    let router = LinkRouter(prefixes: [.scheme("chat")], routes: routes)
    #expect(router.problems.map(\.code) == [.tied(with: "home")])
  }
}
