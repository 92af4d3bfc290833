import LinkPatterns
import LinkRouting
import Testing

/// Domains whose links begin behind a path, or behind `#`.
@Suite struct PrefixPathTests {
  enum Room: DeepLink {
    case lobby
    case room(id: String, via: String?)
    case file(path: String)
    case note(text: String)
  }

  private static func router(_ prefixes: LinkPrefix...) -> LinkRouter<Room> {
    LinkRouter(
      prefixes: prefixes,
      routes: LinkRoutes(access: .everyone) {
        LinkRoute(.lobby, "/")
        LinkRoute(Room.room, "/room/:id?via=:via")
        LinkRoute(Room.file, "/files/:path*")
        LinkRoute(Room.note, "/note#:text")
      }
    )
  }

  private static let app = router(.domain("quiz.example", path: "/app"))
  private static let matrix = router(.domain("matrix.example").inFragment)
  private static let web = router(.domain("app.example", path: "/web").inFragment)

  @Test(arguments: [
    (Room.lobby, "https://quiz.example/app/"),
    (.room(id: "a b", via: nil), "https://quiz.example/app/room/a%20b"),
    (.room(id: "app", via: "x y"), "https://quiz.example/app/room/app?via=x%20y"),
    (.file(path: "a/b c"), "https://quiz.example/app/files/a/b%20c"),
    (.note(text: "a"), "https://quiz.example/app/note#a"),
  ])
  func aPathStandsBeforeEveryLink(link: Room, url: String) throws {
    #expect(try Self.app.url(for: link).text == url)
    let match = try #require(Self.app.match(url).found)
    #expect(match.link == link)
    let read = try LinkURL(url)
    #expect(match.url.text == url && match.url.layout == read.layout)
  }

  @Test(arguments: [
    (Room.lobby, "https://matrix.example/#/"),
    (.room(id: "@u:server", via: nil), "https://matrix.example/#/room/@u:server"),
    (
      .room(id: "!a?b#c%", via: "d&e#f"),
      "https://matrix.example/#/room/!a%3Fb%23c%25?via=d%26e%23f"
    ),
    (.file(path: "a/b c"), "https://matrix.example/#/files/a/b%20c"),
    (.note(text: "a#b"), "https://matrix.example/#/note#a%23b"),
  ])
  func aPathStandsInTheFragment(link: Room, url: String) throws {
    #expect(try Self.matrix.url(for: link).text == url)
    let match = try #require(Self.matrix.match(url).found)
    #expect(match.link == link)
    let read = try LinkURL(url)
    #expect(match.url.text == url && match.url.layout == read.layout)
  }

  @Test(arguments: [
    ("https://quiz.example/app", Room.lobby), ("https://quiz.example/app/", .lobby),
    ("https://quiz.example/app?utm_source=a", .lobby),
    ("https://quiz.example/%61pp/room/1", .room(id: "1", via: nil)),
    ("https://quiz.example/app/room/1/", .room(id: "1", via: nil)),
    ("https://quiz.example/app/%72oom/1", .room(id: "1", via: nil)),
  ])
  func otherSpellingsBehindAPathAreEqual(url: String, link: Room) {
    #expect(Self.app.match(url).found?.link == link)
  }

  @Test(arguments: [
    ("https://matrix.example", Room.lobby), ("https://matrix.example/#", .lobby),
    ("https://matrix.example/?a=b#/", .lobby),
    ("https://matrix.example/#/%72oom/%31", .room(id: "1", via: nil)),
    ("https://matrix.example/#/room/1/", .room(id: "1", via: nil)),
    ("https://matrix.example/?via=a#/room/1", .room(id: "1", via: "a")),
    ("https://matrix.example/?utm_source=a#/room/1?via=b", .room(id: "1", via: "b")),
  ])
  func otherSpellingsInTheFragmentAreEqual(url: String, link: Room) {
    #expect(Self.matrix.match(url).found?.link == link)
  }

  @Test(arguments: ["https://app.example/web/#/room/1", "https://app.example/web#/room/1"])
  func aPathAndTheFragmentGoTogether(url: String) throws {
    #expect(Self.web.match(url).found?.link == .room(id: "1", via: nil))
    #expect(
      try Self.web.url(for: .room(id: "1", via: nil)).text == "https://app.example/web/#/room/1"
    )
  }

  @Test func itemsBeforeTheFragmentAreReported() throws {
    let url = "https://matrix.example/?utm_source=a&x=1#/room/1?via=b&y=2"
    let match = try #require(Self.matrix.match(url).found)
    #expect(Set(match.unusedItems.map(\.name)) == ["utm_source", "x", "y"])
  }

  @Test(arguments: [
    ("https://quiz.example/", "unknownPath"), ("https://quiz.example/help", "unknownPath"),
    ("https://quiz.example/apps/room/1", "unknownPath"),
    ("https://quiz.example/App/room/1", "unknownPath"),
    ("https://other.example/app/room/1", "unknownHost"),
    ("https://quiz.example/app/rooms/1", "noRoute"), ("https://quiz.example/app/app", "noRoute"),
  ])
  func otherPathsAreNotTheApps(url: String, code: String) throws {
    let failure = try #require(Self.app.match(url).failure)
    #expect(failure.code.rawValue == code, "\(failure)")
  }

  @Test(arguments: [
    ("https://matrix.example/room/1", "unknownPath"),
    ("https://matrix.example/#room/1", "unknownPath"),
    ("https://matrix.example/x#/room/1", "unknownPath"),
    ("https://matrix.example/#/rooms/1", "noRoute"),
    ("https://matrix.example/#/room/..", "malformedURL"),
    ("https://matrix.example/#/room/%2e%2E/x", "malformedURL"),
  ])
  func otherFragmentsAreNotTheApps(url: String, code: String) throws {
    let failure = try #require(Self.matrix.match(url).failure)
    #expect(failure.code.rawValue == code, "\(failure)")
  }

  @Test func thePrefixThatNamesMostCounts() throws {
    let plain = LinkPrefix.domain("a.example")
    let (path, fragment) = (LinkPrefix.domain("a.example", path: "/app"), plain.inFragment)
    for prefixes in [[plain, path, fragment], [fragment, path, plain]] {
      let index = { (url: String) in
        prefixes.firstIndex(of: try LinkURL(url)).map { prefixes[$0] }
      }
      #expect(try index("https://a.example/app/room/1") == path)
      #expect(try index("https://a.example/room/1") == plain)
      #expect(try index("https://a.example/#/room/1") == fragment)
      #expect(try index("https://a.example/") == plain)
      #expect(try index("https://a.example/room#/x") == plain)
    }
  }

  @Test func relativeURLsStayBehindThePrefix() throws {
    for router in [Self.app, Self.matrix, Self.web] {
      let link = Room.room(id: "1", via: "a")
      let base = try router.url(for: .room(id: "7", via: nil))
      let relative = try router.relativeURL(for: link)
      #expect(relative == "/room/1?via=a")
      for current in [base, nil] {
        #expect(router.match(relative, relativeTo: current).found?.link == link)
      }
      #expect(router.match("8", relativeTo: base).found?.link == .room(id: "8", via: nil))
      #expect(router.match("../files/x", relativeTo: base).found?.link == .file(path: "x"))
    }
  }

  @Test(arguments: ["app", "/app", "/app/", "app/"])
  func slashesAroundAPathDoNotCount(path: String) {
    #expect(LinkPrefix.domain("quiz.example", path: path) == .domain("quiz.example", path: "/app"))
  }

  @Test(arguments: ["/app?x", "/a#b", "/../a", "/a b"])
  func aPathThatNoURLHasIsAProblem(path: String) {
    let router = Self.router(.domain("quiz.example", path: path))
    #expect(router.problems.contains { $0.description.contains(#".domain("quiz.example")"#) })
  }

  @Test func aSchemeHasNoPathsInFragments() {
    let router = Self.router(.scheme("quiz").inFragment)
    #expect(router.problems.contains { $0.description.contains(#".scheme("quiz")"#) })
  }

  @Test func secretsAreHiddenBehindAPrefix() {
    struct Reset: DeepLink { var token: String }
    let router = LinkRouter(
      prefixes: [.domain("quiz.example", path: "/app"), .domain("matrix.example").inFragment],
      routes: [LinkRoute(Reset.init, "/reset/:token").secret("token")]
    )
    for (url, shown) in [
      ("https://quiz.example/app/reset/hush", "https://quiz.example/app/reset/<redacted>"),
      ("https://matrix.example/#/reset/hush", "https://matrix.example/#/reset/<redacted>"),
    ] {
      #expect(router.withoutSecrets(url) == shown)
      #expect(!router.explain(url + "/x").contains("hush"))
    }
  }
}
