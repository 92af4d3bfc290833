import LinkPatterns
import LinkRouting
import Testing

@Suite struct RouteDeclarationTests {
  struct Photo: DeepLink { var name: String, zoom: Double?, small: Int8? }
  enum Tab: String, DeepLink { case first, second }
  enum Odd: DeepLink { case list(ids: [Int]), unlabelled(Int) }

  @Test func readsLabelsTypesAndOptionalityOfAStruct() {
    let route = LinkRoute(Photo.init, "show/photo/:name?zoom=:zoom&small=:small")
    #expect(route.problems == [])
    #expect(route.name == "Photo")
    #expect(route.parameters.map(\.name) == ["name", "zoom", "small"])
    #expect(route.parameters.map(\.typeName) == ["String", "Double", "Int8"])
    #expect(route.parameters.map(\.isOptional) == [false, true, true])
  }

  @Test func aStructIsALink() throws {
    let router = LinkRouter(
      prefixes: [.scheme("app")],
      routes: [
        LinkRoute(Photo.init, "show/photo?name=:name&zoom=:zoom&small=:small")
      ]
    )
    let photo = Photo(name: "Billy Bob", zoom: 1.5, small: nil)
    #expect((try? router.link(for: "app://show/photo?name=Billy%20Bob&zoom=1.5")) == photo)
    #expect(try router.url(for: photo).text == "app://show/photo?name=Billy%20Bob&zoom=1.5")
  }

  @Test func anEnumWithRawValuesIsALink() throws {
    let router = LinkRouter(
      prefixes: [.scheme("app")],
      routes: [LinkRoute(Tab.first, "/one"), LinkRoute(Tab.second, "/two")]
    )
    #expect(router.problems == [])
    #expect((try? router.link(for: "app://two")) == .second)
    #expect(try router.url(for: .first).text == "app://one")
  }

  @Test func aValueWithoutLabelHasItsPosition() {
    let route = LinkRoute(Odd.unlabelled, "/a/:number")
    #expect(route.problems == [])
  }

  @Test func aListWithBracketsSharesItsName() throws {
    enum Link: DeepLink { case list(id: Int, ids: [Int]) }
    let route = LinkRoute(Link.list, "/lists/:id?id=:ids").list("ids", .bracketedItems)
    let router = LinkRouter(prefixes: [.scheme("app")], routes: [route])
    #expect(router.problems == [])
    #expect(try router.link(for: "app://lists/7?id[]=1&id[]=2") == .list(id: 7, ids: [1, 2]))
  }

  @Test(arguments: [
    (LinkRoute(QuizLink.league, "/leagues/:"), "A parameter needs a name after ':'."),
    (LinkRoute(QuizLink.league, "/leagues/:id"), "the link has no label 'id'"),
    (LinkRoute(QuizLink.league, "/leagues/:id"), "the label 'league' has no place"),
    (
      LinkRoute(QuizLink.search, "/search/:page?q=:q&exact=:exact"),
      "'page' is optional, and the path has no URL without it"
    ),
    (
      LinkRoute(QuizLink.league, "/leagues/:league?league=:league"),
      "'league' has two places"
    ),
    (
      LinkRoute(QuizLink.question, "/questions/:question?question=:league"),
      "'question' has two places"
    ),
    (LinkRoute(QuizLink.question, "/questions?q=:question&q=:league"), "'q' has two places"),
    (
      LinkRoute(QuizLink.post, "/posts/:slug").bound("slug", .range(1...9)),
      "'slug' is a text; give it a number's type, or bound its `.length`."
    ),
    (LinkRoute(QuizLink.post, "/posts?slug=:1a"), "'slug=:1a' is not 'key=:name'"),
  ])
  func tellsMistakes(route: LinkRoute<QuizLink>, advice: String) {
    let descriptions = route.problems.map(\.description)
    #expect(descriptions.contains { $0.contains(advice) }, "\(descriptions)")
    #expect(descriptions.allSatisfy { $0.contains("Route '\(route.name)' (\(route.pattern))") })
  }

  @Test func refusesAListOfItemsInThePath() {
    let list = LinkRoute(Odd.list, "/a/:ids").list("ids", .repeatedItems).problems
    #expect(list.first?.code == .repeatedOutsideQuery)
    #expect(list.first?.parameter == "ids")
  }

  @Test func collectsTheProblemsOfAllRoutes() {
    let routes = [
      LinkRoute(QuizLink.league, "/leagues/:id"), LinkRoute(QuizLink.newPost, "/a//b"),
    ]
    let error = #expect(throws: RouteProblems.self) {
      try LinkRouter(checked: [], routes: LinkRoutes(routes))
    }
    #expect(error?.problems.count == 4)
    let router = LinkRouter(prefixes: [.scheme("quiz")], routes: routes + [LinkRoute(.home, "/")])
    #expect(router.problems.count == 3)
    #expect(router.routes.map(\.name) == ["home"])
    #expect((try? router.link(for: "quiz:///")) == .home)
  }

  @Test func findsTheLinkAbove() {
    let router = QuizLink.router
    #expect(router.parent(of: .review(league: 1, question: 2)) == .question(league: 1, question: 2))
    #expect(router.parent(of: .question(league: 1, question: 2)) == .league(league: 1))
    #expect(router.parent(of: .league(league: 1)) == .home)
    #expect(router.parent(of: .home) == nil)
  }

  @Test func tellsRoutesThatAcceptTheSameURLs() {
    let routes = [
      LinkRoute(QuizLink.postNumber, "/x/:number"),
      LinkRoute(QuizLink.league, "/x/:league"),
      LinkRoute(QuizLink.post, "/x/:slug"),
    ]
    for order in [routes, routes.reversed()] {
      let router = LinkRouter<QuizLink>(prefixes: [.scheme("quiz")], routes: order)
      #expect(router.problems.map(\.code) == [.tied(with: "league")])
      #expect(router.problems.map(\.route) == ["postNumber"])
      #expect((try? router.link(for: "quiz://x/1")) == .league(league: 1))
    }
  }

  @Test func thePatternDecidesBeforeTheName() {
    enum Link: DeepLink { case item(id: Int), page(name: Int) }
    let routes = [
      LinkRoute(Link.item, "/a/:id", name: "zebra"),
      LinkRoute(Link.page, "/a/:name", name: "alpha"),
    ]
    for order in [routes, routes.reversed()] {
      let router = LinkRouter<Link>(prefixes: [.scheme("quiz")], routes: order)
      #expect(router.problems.map(\.code) == [.tied(with: "zebra")])
      #expect(router.problems.map(\.route) == ["alpha"])
      #expect((try? router.link(for: "quiz://a/1")) == .item(id: 1))
    }
  }

  @Test func theNameDecidesBetweenRoutesOfOnePattern() {
    let routes = [
      LinkRoute(QuizLink.league, "/x/:league", name: "b"),
      LinkRoute(QuizLink.league, "/x/:league", name: "a"),
    ]
    for order in [routes, routes.reversed()] {
      let router = LinkRouter<QuizLink>(prefixes: [.scheme("quiz")], routes: order)
      guard case .matched(let match) = router.match("quiz://x/1") else {
        Issue.record("no match")
        return
      }
      #expect(match.route == "a")
    }
  }
}
