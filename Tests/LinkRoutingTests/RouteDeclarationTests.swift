import LinkPatterns
import LinkRouting
import Testing

@Suite struct RouteDeclarationTests {
  struct Photo: DeepLink, Codable { var name: String, zoom: Double?, small: Int8? }
  enum Tab: String, DeepLink, Codable { case first, second }
  enum Odd: DeepLink, Codable {
    case list(ids: [Int]), nested(Photo), unlabelled(Int), stubborn(Stubborn)
  }
  struct Stubborn: Hashable, Codable {
    init() {}
    init(from decoder: any Decoder) throws { throw Refusal() }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("text")
    }
    struct Refusal: Error {}
  }

  @Test func readsLabelsTypesAndOptionalityOfAStruct() {
    let route = Route(
      Photo(name: "", zoom: nil, small: nil),
      "show/photo/:name",
      query: ["zoom", "small"]
    )
    #expect(route.problems == [])
    #expect(route.name == "Photo")
    #expect(route.parameters.map(\.name) == ["name", "zoom", "small"])
    #expect(route.parameters.map(\.typeName) == ["String", "Double", "Int8"])
    #expect(route.parameters.map(\.isOptional) == [false, true, true])
  }

  @Test func aStructIsALink() throws {
    let router = LinkRouter(
      origins: [.scheme("app")],
      routes: [
        Route(
          Photo(name: "", zoom: nil, small: nil),
          "show/photo",
          query: ["name", "zoom", "small"]
        )
      ]
    )
    let photo = Photo(name: "Billy Bob", zoom: 1.5, small: nil)
    #expect(router.link(for: "app://show/photo?name=Billy%20Bob&zoom=1.5") == .success(photo))
    #expect(try router.url(for: photo).text == "app://show/photo?name=Billy%20Bob&zoom=1.5")
  }

  @Test func anEnumWithRawValuesIsALink() throws {
    let router = LinkRouter(
      origins: [.scheme("app")],
      routes: [Route(Tab.first, "/one"), Route(Tab.second, "/two")]
    )
    #expect(router.problems == [])
    #expect(router.link(for: "app://two") == .success(.second))
    #expect(try router.url(for: .first).text == "app://one")
  }

  @Test func aValueWithoutLabelHasItsPosition() {
    let route = Route(Odd.unlabelled(1), "/a/:_0")
    #expect(route.problems == [])
  }

  @Test(arguments: [
    (Route(QuizLink.league(league: 1), "/leagues/:"), "A parameter needs a name after ':'."),
    (Route(.league(league: 1), "/leagues/:id"), "the link has no label 'id'"),
    (Route(.league(league: 1), "/leagues/:id"), "the label 'league' has no place"),
    (
      Route(.search(q: "", page: 1, exact: nil), "/search/:page", query: ["q", "exact"]),
      "'page' is optional, so it cannot stand in the path"
    ),
    (
      Route(.league(league: 1), "/leagues/:league", query: ["league"]), "'league' has two places"
    ),
  ])
  func tellsMistakes(route: Route<QuizLink>, advice: String) {
    let descriptions = route.problems.map(\.description)
    #expect(descriptions.contains { $0.contains(advice) }, "\(descriptions)")
    #expect(descriptions.allSatisfy { $0.contains("Route '\(route.name)' (\(route.pattern))") })
  }

  @Test func refusesListsAndStructuresAsValues() {
    let list = Route(Odd.list(ids: [1]), "/a/:ids").problems
    #expect(list.first?.code == .repeatedOutsideQuery)
    #expect(list.first?.parameter == "ids")
    let nested = Route(Odd.nested(Photo(name: "", zoom: nil, small: nil)), "/a/:_0").problems
    #expect(nested.first?.code == .notAParameter)
  }

  @Test func noticesACodingThatDoesNotReadWhatItWrites() {
    let problems = Route(Odd.stubborn(Stubborn()), "/a/:_0").problems
    #expect(problems.map(\.code) == [.unreadable])
  }

  @Test func collectsTheProblemsOfAllRoutes() {
    let routes = [
      Route(QuizLink.league(league: 1), "/leagues/:id"), Route(QuizLink.newPost, "/a//b"),
    ]
    let error = #expect(throws: RouteProblems.self) {
      try LinkRouter(checked: [], routes: routes)
    }
    #expect(error?.problems.count == 4)
    let router = LinkRouter(origins: [.scheme("quiz")], routes: routes + [Route(.home, "/")])
    #expect(router.problems.count == 3)
    #expect(router.routes.map(\.name) == ["home"])
    #expect(router.link(for: "quiz:///") == .success(.home))
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
      Route(QuizLink.postNumber(number: 1), "/x/:number"),
      Route(QuizLink.league(league: 1), "/x/:league"),
      Route(QuizLink.post(slug: ""), "/x/:slug"),
    ]
    for order in [routes, routes.reversed()] {
      let router = LinkRouter<QuizLink>(origins: [.scheme("quiz")], routes: order)
      #expect(router.problems.map(\.code) == [.tied(with: "league")])
      #expect(router.problems.map(\.route) == ["postNumber"])
      #expect(router.link(for: "quiz://x/1") == .success(.league(league: 1)))
    }
  }

  @Test func theNameDecidesBetweenRoutesOfOnePattern() {
    let routes = [
      Route(QuizLink.league(league: 1), "/x/:league", name: "b"),
      Route(QuizLink.league(league: 1), "/x/:league", name: "a"),
    ]
    for order in [routes, routes.reversed()] {
      let router = LinkRouter<QuizLink>(origins: [.scheme("quiz")], routes: order)
      guard case .matched(let match) = router.match("quiz://x/1") else {
        Issue.record("no match")
        return
      }
      #expect(match.route == "a")
    }
  }
}
