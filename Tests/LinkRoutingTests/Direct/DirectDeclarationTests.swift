import LinkPatterns
import LinkRouting
import Testing

@Suite struct DirectDeclarationTests {
  /// A route with a pattern and parameters that do not matter beyond their declaration.
  private static func route<each Value: Sendable>(
    _ pattern: String,
    _ parameters: repeat TypedParameter<each Value>
  ) -> LinkRoute<ShopLink> {
    LinkRoute(pattern, repeat each parameters, name: "r") { (_: repeat each Value) in
      .home
    } print: { (_: ShopLink) -> (repeat each Value)? in
      nil
    }
  }

  @Test(arguments: [
    (route("/a/:b"), RouteProblem.Code.undeclaredParameter, "b"),
    (route("/a", .int("b")), .unplacedParameter, "b"),
    (route("/a/:b", .int("b"), .int("b")), .declaredTwice, "b"),
    (route("/a/:b", .int("b").inQuery), .placedTwice, "b"),
    (route("/a/:b", .optional(.int("b"))), .optionalInPath, "b"),
    (route("/a/:b", .list(.int("b"))), .repeatedOutsideQuery, "b"),
    (route("/a?"), .template, "?"),
    (route("/a?b", .int("b").inQuery), .template, "b"),
    (route("/a?b=1", .int("b").inQuery), .template, "b=1"),
    (route("/a#b"), .template, "#b"),
  ])
  func namesTheMistake(route: LinkRoute<ShopLink>, code: RouteProblem.Code, parameter: String) {
    #expect(route.problems.map(\.code) == [code])
    #expect(Set(route.problems.map(\.code)) == [code])
    #expect(route.problems.first?.parameter == parameter)
    #expect(route.problems.first?.description.hasPrefix("Route 'r' (\(route.pattern)): ") == true)
  }

  @Test func aMistakeInThePathHidesNoneInTheQuery() {
    let route = Self.route("/:a/:a?c=:c&d", .int("a"), .int("c"))
    #expect(route.problems.map(\.parameter) == [nil, "d"])
    #expect(route.problems.last?.code == .template)
  }

  @Test func collectsAllMistakes() {
    let route = Self.route("/:a/:b?c=:c", .int("d"), .int("e").inQuery, .int("e"))
    #expect(
      route.problems.map(\.code) == [
        .declaredTwice, .undeclaredParameter, .undeclaredParameter, .undeclaredParameter,
        .unplacedParameter,
      ]
    )
    let router = LinkRouter(prefixes: [.scheme("x")], routes: [route, LinkRoute(.home, "/")])
    #expect(router.routes.count == 1)
    #expect(router.problems.count == 5)
  }

  @Test func aConstantMustNotHaveParameters() {
    #expect(LinkRoute(ShopLink.home, "/:a").problems.map(\.code) == [.parameterOfConstant])
    #expect(LinkRoute(ShopLink.home, "/a/*").problems.map(\.code) == [.unnamedGroup])
  }

  @Test(arguments: [
    ("/a/:b?c=:c", "shop://a/1?c=2", true), ("/a/:b\\?c=:c", "shop://a/1?c=2", true),
    ("/a/:b{}?c=:c", "shop://a/1?c=2", false), ("a/(?:x|y)/:b\\?c=:c", "shop://a/x/1?c=2", false),
  ])
  func aQueryBeginsBehindAParameter(pattern: String, url: String, isRead: Bool) {
    let route = LinkRoute<ShopLink>(pattern, .int("b"), .int("c")) {
      .question(league: $0, question: $1)
    } print: {
      if case .question(let league, let question) = $0 { (league, question) } else { nil }
    }
    let router = LinkRouter(prefixes: [.scheme("shop")], routes: [route])
    let link = ShopLink.question(league: 1, question: 2)
    #expect(((try? router.link(for: url)) == link) == isRead)
    if isRead { #expect((try? router.url(for: link).text) == url) }
  }

  @Test func describesItsParameters() {
    let search = ShopLink.router.routes.first { $0.name == "search" }
    #expect(search?.parameters.map(\.name) == ["q", "page", "exact"])
    #expect(search?.parameters.map(\.key) == ["q", "p", "exact"])
    #expect(search?.parameters.map(\.place) == [.query, .query, .query])
    #expect(search?.parameters.map(\.isOptional) == [false, true, true])
    #expect(search?.parameters.map(\.bound) == [.length(0...80), .range(1...100), nil])
  }
}
