import LinkAnalysis
import LinkPatterns
import LinkRouting
import Testing

private enum PlainLink: DeepLink {
  case item(id: Int)
  case other(id: Int)
  case named(String)
  case word(String)
  case pair(Int, Int)
}

/// A link whose name can be read as a number.
private enum User: DeepLink {
  case user(id: Int)
  case named(name: Substring)

  static let routes = LinkRoutes<User> {
    LinkRoute(User.user, "/users/:id")
    LinkRoute(User.named, "/users/:name")
  }
}

/// A link that shows reflection something else than it is made of.
private struct Swapped: DeepLink, CustomReflectable {
  let first: Int
  let second: Int

  var customMirror: Mirror { Mirror(self, children: ["first": second, "second": first]) }
}

/// A link that shows reflection nothing.
private struct Hidden: DeepLink, CustomReflectable {
  let id: Int

  var customMirror: Mirror { Mirror(self, children: []) }
}

/// A link whose properties stand in another order than the values of its initialiser.
private struct Turned: DeepLink {
  let second: Int
  let first: Int

  init(first: Int, second: Int) { (self.first, self.second) = (first, second) }
}

/// A parameter that reads none of the usual samples.
private struct Token: LinkParameter, Hashable {
  let text: String

  static func linkValue(from text: LinkText) -> Token? {
    text.string.hasPrefix("token-") ? Token(text: text.string) : nil
  }

  var linkText: String? { text }
}

private struct TokenLink: DeepLink { let token: Token }

@Suite struct ConstructorProblemTests {
  @Test func samplesOfTextAreNoNumbers() throws {
    #expect(LinkRouter<User>(prefixes: [.scheme("app")], routes: User.routes).problems.isEmpty)
  }

  private func problems<Link: DeepLink>(_ routes: LinkRoute<Link>...) -> [RouteProblem] {
    LinkRouter(prefixes: [.scheme("app")], routes: routes).problems
  }

  @Test func reflectionMustShowTheValuesInTheirPlaces() {
    let swapped = problems(LinkRoute(Swapped.init, "/a/:first/:second"))
    let hidden = problems(LinkRoute(Hidden.init, "/a/:id"))
    let turned = problems(LinkRoute(Turned.init, "/a/:first/:second"))
    #expect(swapped.map(\.code) == [.notTakenApart])
    #expect(hidden.contains { $0.code == .notTakenApart })
    #expect(turned.map(\.code) == [.notTakenApart])
    #expect(turned.first?.description.contains("values: {") == true)
  }

  @Test func valuesAreTheWayOut() throws {
    let router = LinkRouter<Turned>(
      prefixes: [.scheme("app")],
      routes: [
        LinkRoute(Turned.init, "/a/:first/:second", values: { ($0.first, $0.second) })
      ]
    )
    #expect(router.problems == [])
    let link = Turned(first: 1, second: 2)
    #expect(try router.url(for: link).text == "app://a/1/2")
    #expect(try router.link(for: "app://a/1/2") == link)
  }

  @Test func aTypeWithoutASampleIsToGiveSome() {
    let found = problems(LinkRoute(TokenLink.init, "/tokens/:token"))
    #expect(found.contains { $0.code == .noSample && $0.parameter == "Token" })
    #expect(found.first?.description.contains("linkSamples") == true)
    let withValues = problems(LinkRoute(TokenLink.init, "/tokens/:token", values: { $0.token }))
    #expect(withValues == [])
  }

  @Test func twoRoutesOfOneConstructorAreAProblem() {
    let found = problems(
      LinkRoute(PlainLink.item, "/items/:id"),
      LinkRoute(PlainLink.item, "/things/:id", name: "thing"),
      LinkRoute(PlainLink.other, "/others/:id")
    )
    #expect(found.map(\.code) == [.sameLinks(as: "item")])
    #expect(found.map(\.route) == ["thing"])
    let readOnly = problems(
      LinkRoute(PlainLink.item, "/items/:id"),
      LinkRoute(PlainLink.item, "/things/:id", name: "thing").readOnly
    )
    #expect(readOnly == [])
    #expect(problems(LinkRoute(PlainLink.item, "/items/:id").alias("/things/:id")) == [])
  }

  @Test func aRouteWhoseURLsAnotherTakesIsAProblem() {
    let found = problems(
      LinkRoute(PlainLink.named, "/:name"),
      LinkRoute(PlainLink.word, "/:word([a-z]+)")
    )
    #expect(found.map(\.route) == ["named"])
    #expect(found.map(\.code) == [.sampleTaken(by: "word")])
  }

  @Test func aSampleThatTheRouteItselfRefusesIsNoProblem() {
    let found = problems(
      LinkRoute(PlainLink.named, "/:name([0-9]+)"),
      LinkRoute(PlainLink.word, "/:word")
    )
    #expect(found == [])
  }

  @Test("a name that no value has, or the reverse", arguments: ["/items/:ident", "/items"])
  func namesOfThePatternAreLabels(pattern: String) {
    let found = problems(LinkRoute(PlainLink.item, pattern))
    #expect(found.contains { $0.code == .unplacedLabel && $0.parameter == "id" })
  }

  @Test func valuesWithoutALabelTieInTheirOrder() throws {
    let route = LinkRoute(PlainLink.pair, "/pairs/:a/:b")
    #expect(route.problems == [] && route.parameters.map(\.name) == ["a", "b"])
  }

  @Test func aBoundThatNoSampleMeetsIsNoProblem() {
    #expect(problems(LinkRoute(PlainLink.item, "/items/:id").bound("id", .range(100...200))) == [])
    #expect(problems(LinkRoute(PlainLink.named, "/named/:name(\\d{4})")) == [])
  }

  @Test func typesTellPatternsOfOneTextApart() throws {
    enum Link: DeepLink { case number(id: Int), name(id: String) }
    for pattern in ["/p-:id", "/p/:id+", "/:id/"] {
      let router = LinkRouter<Link>(
        prefixes: [.scheme("app")],
        routes: [LinkRoute(Link.number, pattern), LinkRoute(Link.name, pattern)]
      )
      #expect(router.problems == [], "\(pattern)")
      #expect(router.audit().filter(\.isError) == [], "\(pattern)")
    }
  }
}
