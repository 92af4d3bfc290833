import LinkPatterns
import LinkRouting
import Testing

@Suite struct LinkRouterMatchingTests {
  let router = QuizLink.router

  /// The reason a URL is not a link for.
  private func reason(_ text: String) -> LinkFailure? {
    router.reason(for: text)
  }

  @Test(arguments: [
    ("quiz:///", QuizLink.home),
    ("https://quiz.example", .home),
    ("quiz://leagues/123", .league(league: 123)),
    ("quiz:leagues/123", .league(league: 123)),
    ("QUIZ://leagues/123/", .league(league: 123)),
    ("https://quiz.example/leagues/123", .league(league: 123)),
    ("http://old.example/leagues/123", .league(league: 123)),
    ("com.example.quiz://open/leagues/123", .league(league: 123)),
    ("com.example.quiz://OPEN/leagues/123", .league(league: 123)),
    ("quiz://leagues/1/questions/2", .question(league: 1, question: 2)),
    ("quiz://leagues/1/questions/2/review", .review(league: 1, question: 2)),
    ("quiz://posts/new", .newPost),
    ("quiz://posts/12", .postNumber(number: 12)),
    ("quiz://posts/012", .post(slug: "012")),
    ("quiz://posts/a%2Fb", .post(slug: "a/b")),
    ("quiz://posts/Billy%20Bob", .post(slug: "Billy Bob")),
    ("quiz://posts/a+b", .post(slug: "a+b")),
    ("quiz://search?q=a+b", .search(q: "a+b", page: nil, exact: nil)),
    ("https://quiz.example/search?q=a+b", .search(q: "a b", page: nil, exact: nil)),
    ("quiz://search?exact=true&page=2&q=", .search(q: "", page: 2, exact: true)),
    ("quiz://search?utm_source=x&q=a", .search(q: "a", page: nil, exact: nil)),
    ("quiz://sorted/best%20rated", .sorted(by: .bestRated)),
    ("quiz:///Ratio/-2.5", .ratio(value: -2.5)),
    ("quiz://ratio/3", .ratio(value: 3)),
  ])
  func reads(text: String, link: QuizLink) {
    #expect((try? router.link(for: text)) == link)
  }

  @Test(arguments: [
    ("quiz://leagues/abc", "abc"), ("quiz://leagues/+1", "+1"), ("quiz://leagues/01", "01"),
    ("quiz://leagues/1.0", "1.0"), ("quiz://leagues/9223372036854775808", "9223372036854775808"),
    ("quiz://leagues/%EF%BC%91", "１"), ("quiz://leagues/--1", "--1"), ("quiz://leagues/-", "-"),
  ])
  func namesTheSegmentAndTheExpectedType(text: String, found: String) {
    let reason = reason(text)
    #expect(reason?.code == .valueType)
    #expect(reason?.parameter == "league")
    #expect(reason?.segment == 2)
    #expect(reason?.expected == "Int")
    #expect(reason?.found == found)
  }

  @Test(arguments: [
    ("quiz://search", LinkFailure.Code.missingItem, "q"),
    ("quiz://search?q", .missingItem, "q"),
    ("quiz://search?q=a&page=x", .valueType, "page"),
    ("quiz://search?q=a&exact=YES", .valueType, "exact"),
    ("quiz://search?q=%ff", .valueEncoding, "q"),
    ("quiz://sorted/%ff", .valueEncoding, "by"),
    ("quiz://sorted/worst", .valueType, "by"),
    ("quiz:///Ratio/nan", .valueType, "value"),
    ("quiz:///Ratio/1e3", .valueType, "value"),
    ("quiz:///Ratio/.5", .valueType, "value"),
  ])
  func namesTheParameter(text: String, code: LinkFailure.Code, parameter: String) {
    let reason = reason(text)
    #expect(reason?.code == code)
    #expect(reason?.parameter == parameter)
  }

  @Test func namesTheFirstSegmentThatNoRouteHas() {
    #expect(reason("quiz://leagues/1/questons/2")?.segment == 3)
    #expect(reason("quiz://leagues/1/questons/2")?.found == "questons")
    #expect(reason("quiz://leagues")?.message == "No route ends after segment 1.")
  }

  @Test(arguments: [
    ("quiz://teams/c", "Segment 2 ('key') expected a|b, found 'c'.")
  ])
  func saysWhatTheExpressionOrTypeOfARouteExpects(url: String, text: String) {
    let router = LinkRouter<QuizLink>(
      prefixes: [.scheme("quiz")],
      routes: [
        LinkRoute("/teams/:key(a|b)", .string("key")) {
          .post(slug: $0)
        } print: { _ in
          nil
        },
        LinkRoute("/players/:id", .int("id")) {
          .league(league: $0)
        } print: { _ in
          nil
        },
      ].map { $0.access(.everyone) }
    )
    let reason = router.reason(for: url)
    #expect(reason?.code == .noRoute)
    #expect(reason?.message == text)
  }

  @Test(arguments: [
    ("evil://leagues/1", LinkFailure.Code.unknownScheme, "evil"),
    ("http://quiz.example/leagues/1", .unknownHost, "quiz.example"),
    ("ftp://quiz.example/leagues/1", .unknownScheme, "ftp"),
    ("https://evil.example/leagues/1", .unknownHost, "evil.example"),
    ("https://quiz.example.evil.example/", .unknownHost, "quiz.example.evil.example"),
    ("https://quiz.example./", .unknownHost, "quiz.example."),
    ("com.example.quiz://leagues/1", .unknownHost, "leagues"),
    ("quiz://a b", .malformedURL, "forbiddenCharacter"),
    ("https://quiz.example@evil.example/", .malformedURL, "userinfo"),
  ])
  func rejectsWhatDoesNotBeginAsTheAppsURLsDo(
    text: String,
    code: LinkFailure.Code,
    found: String
  ) {
    guard case .rejected(let reason) = router.match(text) else {
      Issue.record("\(router.match(text))")
      return
    }
    #expect(reason.code == code)
    #expect(reason.found == found)
  }

  @Test("a wildcard takes the root in all its forms", arguments: ["x:", "x:/", "x://", "x:///"])
  func aWildcardTakesTheRoot(url: String) throws {
    let routes = [LinkRoute<QuizLink>(.home, "/*").readOnly]
    let router = LinkRouter(prefixes: [.scheme("x")], routes: routes)
    #expect(try router.link(for: url) == .home)
  }

  @Test("values must have the form of a route before it refuses them")
  func aMisfitIsTriedNextThoughAnItemDiffers() {
    let reason = router.match("quiz://leagues/x?league=7").failure
    #expect(reason?.code == .valueType && reason?.route == "league")
    enum Link: DeepLink { case page(id: String, page: Int), other(kind: String, name: String) }
    let routes = [
      LinkRoute(Link.page, "/u/:id?page=:page"), LinkRoute(Link.other, "/:kind/:name"),
    ]
    let router = LinkRouter(prefixes: [.scheme("x")], routes: routes)
    let failure = router.match("x://u/1?id=2&page=3").failure
    #expect(failure?.code == .conflictingValues && failure?.parameter == "id")
    let next = router.match("x://u/1?id=2&page=x").found?.link
    #expect(next == .other(kind: "u", name: "1"))
  }

  @Test func aPathAndAQueryValueOfOneNameMustBeEqual() {
    #expect((try? router.link(for: "quiz://leagues/1?league=1")) == .league(league: 1))
    for text in [
      "quiz://leagues/1?league=7", "quiz://leagues/1?league", "quiz://leagues/1?league=%ff",
    ] {
      guard case .rejected(let reason) = router.match(text) else {
        Issue.record("\(router.match(text))")
        continue
      }
      #expect(reason.code == .conflictingValues)
      #expect(reason.parameter == "league")
    }
  }

  @Test func aClosedRouteHidesNoOpenOne() {
    let routes = [
      LinkRoute(QuizLink.newPost, "/posts/new"),
      LinkRoute(QuizLink.post, "/posts/:slug").access(.from(.customScheme)),
    ]
    let router = LinkRouter<QuizLink>(prefixes: [.scheme("quiz")], routes: routes)
    guard case .matched(let outside) = router.match("quiz://posts/new", from: .customScheme) else {
      Issue.record("no match")
      return
    }
    #expect(outside.link == .post(slug: "new"))
    #expect((try? router.link(for: "quiz://posts/new")) == .newPost)
  }

  @Test func listsTheItemsThatTheRouteDoesNotRead() {
    guard case .matched(let match) = router.match("quiz://search?utm%5Fsource=x&q=a&b") else {
      Issue.record("no match")
      return
    }
    #expect(
      match.unusedItems == [
        LinkQueryItem(name: "utm_source", value: "x"), LinkQueryItem(name: "b", value: nil),
      ]
    )
  }

  @Test func tellsToWhomARouteIsOpen() {
    guard case .matched(let open) = router.match("quiz://leagues/1"),
      case .matched(let closed) = router.match("quiz://posts/new")
    else {
      Issue.record("no match")
      return
    }
    #expect(
      open.access.admits(.universalLink) && open.access.admits(.customScheme)
        && !open.access.admits(.content)
    )
    #expect(closed.access.admits(.app) && !closed.access.admits(.universalLink))
  }

  @Test func answersTheSameInEveryOrderOfRegistration() {
    let reversed = LinkRouter(prefixes: router.prefixes, routes: QuizLink.routes.reversed())
    for text in ["quiz://posts/new", "quiz://posts/1", "quiz://posts/x", "quiz://leagues/1"] {
      #expect(reversed.match(text) == router.match(text))
    }
  }

  @Test func foldsCaseInLiteralsOnlyWhereAsked() {
    let folding = LinkRouter(
      prefixes: router.prefixes,
      caseInsensitiveLiterals: true,
      routes: QuizLink.routes
    )
    #expect((try? folding.link(for: "quiz:/POSTS/New")) == .newPost)
    #expect((try? folding.link(for: "quiz:/POSTS/Old")) == .post(slug: "Old"))
    #expect((try? router.link(for: "quiz:/posts/NEW")) != .newPost)
  }

  @Test(arguments: [nil, true, false], [false, true])
  func aRouteSaysMoreOfCaseThanItsListAndThatMoreThanTheRouter(list: Bool?, router: Bool) throws {
    var routes = LinkRoutes<QuizLink>(access: .everyone) {
      LinkRoute(.newPost, "/posts/new")
      LinkRoute(QuizLink.postNumber, "/numbers/:number").caseInsensitiveLiterals()
      LinkRoute(.home, "/home").caseInsensitiveLiterals(false)
    }
    if let list { routes = routes.caseInsensitiveLiterals(list) }
    let folding = LinkRouter(
      prefixes: [.scheme("quiz", host: "open")],
      caseInsensitiveLiterals: router,
      routes: routes
    )
    #expect(folding.problems == [])
    #expect((try? folding.link(for: "quiz://open/Posts/NEW")) == (list ?? router ? .newPost : nil))
    #expect((try? folding.link(for: "quiz://open/Numbers/7")) == .postNumber(number: 7))
    #expect((try? folding.link(for: "quiz://open/Home")) == nil)
    #expect(try folding.url(for: .postNumber(number: 7)).text == "quiz://open/numbers/7")
  }
}
