import LinkPatterns
import LinkRouting
import Testing

@Suite struct RelativeURLTests {
  let router = QuizLink.router

  // Those of RFC 3986 §5.4 that a link may have; its base is http://a/b/c/d;p?q.
  @Test(arguments: [
    ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
    ("/g", "http://a/g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
    ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"),
    (";x", "http://a/b/c/;x"), ("g;x?y#s", "http://a/b/c/g;x?y#s"), ("", "http://a/b/c/d;p?q"),
    (".", "http://a/b/c/"), ("./", "http://a/b/c/"), ("..", "http://a/b/"), ("../", "http://a/b/"),
    ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../g", "http://a/g"),
    ("../../../g", "http://a/g"), ("/./g", "http://a/g"), ("/../g", "http://a/g"),
    ("g.", "http://a/b/c/g."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"),
    ("g;x=1/../y", "http://a/b/c/y"), ("g?y/./x", "http://a/b/c/g?y/./x"),
    ("g#s/../x", "http://a/b/c/g#s/../x"), ("//g", "http://g/"), ("http://x/g", "http://x/g"),
  ])
  func completesAsTheStandardSays(reference: String, expected: String) throws {
    let base = try LinkURL("http://a/b/c/d;p?q")
    #expect(try router.url(reference, relativeTo: base).text == expected)
  }

  @Test(arguments: [
    ("/posts/new", "quiz://posts/new"), ("questions/2", "quiz://leagues/questions/2"),
    ("1/questions/2", "quiz://leagues/1/questions/2"), ("../search?q=a", "quiz://search?q=a"),
    ("/", "quiz:///"), ("/Ratio/1", "quiz:///Ratio/1"), ("?page=2", "quiz://leagues/1?page=2"),
    ("quiz://posts/new", "quiz://posts/new"),
  ])
  func theHostOfACustomSchemeIsASegment(reference: String, expected: String) throws {
    let base = try LinkURL("quiz://leagues/1")
    #expect(try router.url(reference, relativeTo: base).text == expected)
  }

  @Test func aSlashWithACombiningCharacterBehindItIsASlash() throws {
    let base = try LinkURL("http://a/b/c")
    #expect(try router.url("/\u{301}abc", relativeTo: base).text == "http://a/%CC%81abc")
    #expect(try router.url("/a/\u{FE0F}/../b", relativeTo: base).text == "http://a/a/b")
  }

  @Test func aFixedHostStays() throws {
    let base = try LinkURL("com.example.quiz://open/leagues/1")
    #expect(
      try router.url("/posts/new", relativeTo: base).text == "com.example.quiz://open/posts/new"
    )
  }

  @Test func isCompletedAtAPrefixThatIsNoWildcard() throws {
    let prefixes: [LinkPrefix] = [.anyHost, .domain("*.quiz.example"), .scheme("quiz")]
    let router = LinkRouter<QuizLink>(prefixes: prefixes, routes: QuizLink.routes)
    #expect(try router.url("/posts/new", relativeTo: nil).text == "quiz://posts/new")
    guard case .matched(let match) = router.match("/posts/new", relativeTo: nil) else {
      Issue.record("no match")
      return
    }
    #expect(match.link == .newPost)
  }

  @Test func matchesWithinTheApp() throws {
    guard case .matched(let match) = router.match("/posts/new", relativeTo: nil) else {
      Issue.record("no match")
      return
    }
    #expect(match.link == .newPost)
    for link in [QuizLink.question(league: 1, question: 2), .search(q: "a", page: 2, exact: nil)] {
      let text = try router.relativeURL(for: link)
      #expect(text.hasPrefix("/"))
      guard case .matched(let match) = router.match(text, relativeTo: nil) else {
        Issue.record("\(text)")
        continue
      }
      #expect(match.link == link)
    }
    #expect(try router.relativeURL(for: .home) == "/")
  }

  @Test(arguments: ["//evil.example/leagues/1", "https://evil.example/", "/%2e%2e/posts", "a b"])
  func isNoWayOut(reference: String) throws {
    let base = try LinkURL("https://quiz.example/leagues/1")
    guard case .rejected = router.match(reference, relativeTo: base) else {
      Issue.record("\(router.match(reference, relativeTo: base))")
      return
    }
  }

  @Test(arguments: [LinkPrefix.anyHost, .domain("*.quiz.example")])
  func aPathIsReadWhereNoPrefixNamesAHost(prefix: LinkPrefix) {
    let router = LinkRouter<QuizLink>(prefixes: [prefix], routes: router.routes)
    #expect(router.match("/leagues/1", relativeTo: nil).found?.link == .league(league: 1))
    let table = RouteTable(prefixes: [prefix], routes: ["/leagues/:league": 1])
    #expect((try? table.match("/leagues/7").get())?.parameters["league"] == "7")
  }

  @Test func theServerOfAUserStays() throws {
    let servers = LinkRouter<QuizLink>(prefixes: [.anyHost], routes: router.routes)
    let base = try servers.url(for: .newPost, host: "home.example", port: 8443)
    #expect(try servers.url("/d", relativeTo: base).text == "https://home.example:8443/d")
    #expect(try servers.url("//a.example/d", relativeTo: base).text == "https://a.example/d")
    let match = servers.match("/leagues/1", relativeTo: base).found
    #expect(match?.link == .league(league: 1))
    #expect(match?.url.port == 8443)
  }
}
