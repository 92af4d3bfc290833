import LinkPatterns
import LinkRouting
import Testing

/// What the articles on declaring, parameters and printing say beyond their examples.
@Suite struct ArticleStatementTests {
  /// A link of a number.
  struct Number: DeepLink { var number: Int }

  /// A direct route from numbers to links.
  private func route(
    _ pattern: String,
    _ name: String,
    link: @escaping @Sendable (Int) -> Number?
  ) -> LinkRoute<Number> {
    LinkRoute<Number>(pattern, .int("number"), name: name, read: link) { $0.number }
  }

  // Declare your links.

  @Test func aClosureOfADirectRouteThatMakesNoLinkRefusesTheURL() {
    let some = route("/n/:number", "some") { $0 < 5 ? Number(number: $0) : nil }
    let rest = LinkRoute<Number>("/:rest+", .string("rest"), name: "rest") { _ in
      Number(number: 0)
    } print: { _ in
      nil
    }
    let router = LinkRouter(prefixes: [.scheme("app")], routes: [some, rest])
    #expect((try? router.link(for: "app://n/4")) == Number(number: 4))
    guard case .rejected(let reason) = router.match("app://n/5") else {
      Issue.record("\(router.match("app://n/5"))")
      return
    }
    #expect(reason.code == .valueRange)
  }

  @Test func aClosureOverNamesThatMakesNoLinkGoesOnToTheNextRoute() {
    struct Refusal: Error {}
    let decoders: [@Sendable (RouteParameters) throws -> Number?] = [
      { _ in nil }, { _ in throw Refusal() },
    ]
    for decode in decoders {
      let first = LinkRoute<Number>("/n/:number", name: "a", read: decode) { _ in nil }
      let rest = LinkRoute<Number>("/:rest+", .string("rest"), name: "rest") { _ in
        Number(number: 9)
      } print: { _ in
        nil
      }
      let router = LinkRouter(prefixes: [.scheme("app")], routes: [first, rest])
      #expect((try? router.link(for: "app://n/1")) == Number(number: 9))
    }
  }

  @Test func everyProblemNamesTheDeclarationAndAFix() {
    struct List: DeepLink { var items: [Int] }
    let problems =
      LinkRoute(Number.init, "/n/:nummer").problems
      + LinkRoute(Number.init, "/n/:number?number=:number").problems
      + LinkRoute(Number.init, "/n?number").problems
      + LinkRoute(List.init, "/n/:items{/x}?").alias("/m").problems
      + LinkRouter<Number>(
        prefixes: [.scheme("app")],
        routes: [
          LinkRoute(Number.init, "/:number", name: "a"),
          LinkRoute(Number.init, "/:number", name: "b"),
          LinkRoute(Number.init, "/x/:number", name: "c").alias("/:number"),
        ]
      ).problems
    #expect(problems.count >= 6)
    for problem in problems {
      let text = problem.description
      #expect(text.hasPrefix("Route '\(problem.route)' (\(problem.pattern)): "))
      // What is wrong; what helps.
      #expect(text.contains("; "), "\(text)")
    }
  }

  // Parameters.

  @Test func aSeparatorForALabelThatIsNoListIsAProblem() {
    let route = LinkRoute(Number.init, "/n/:number").list("number", .separated(by: .comma))
    #expect(route.problems.count == 1)
    #expect(route.problems.first?.parameter == "number")
  }

  @Test func aTypeWithoutAStatementIsAnyTextButNone() {
    struct Name: LinkParameter, Hashable {
      let text: String
      static func linkValue(from text: LinkText) -> Name? { Name(text: text.string) }
      var linkText: String? { text }
    }
    struct Named: DeepLink { var name: Name }
    let route = LinkRoute<Named>("/n?name=:name", .value("name"), name: "n", read: Named.init) {
      $0.name
    }
    #expect(route.parameters.first?.shape == .anything(named: "Name"))
    let typed = LinkRoute<Named>("/n/:name", .value("name"), name: "typed", read: Named.init) {
      $0.name
    }
    let plain = LinkRoute<Named>("/n/:text", .string("text"), name: "plain") { _ in
      nil
    } print: { _ in
      nil
    }
    let router = LinkRouter(prefixes: [.scheme("app")], routes: [plain, typed])
    guard case .matched(let match) = router.match("app://n/a") else {
      Issue.record("\(router.match("app://n/a"))")
      return
    }
    #expect(match.route == "typed")
  }

  @Test func linksNestSoDeepAndNoDeeper() throws {
    indirect enum Nest: NestedLink {
      case end
      case inner(next: Nest)
      static let nestedRouter = LinkRouter<Nest>(
        prefixes: [.scheme("n")],
        limits: URLLimits(length: 1_000_000),
        routes: [
          LinkRoute(.end, "/", name: "end").access(.from(.content)),
          LinkRoute("/i?n=:next", .value("next"), read: Nest.inner) {
            if case .inner(let next) = $0 { next } else { nil }
          }
          .access(.from(.content)),
        ]
      )
    }
    let router = Nest.nestedRouter
    #expect(router.problems == [])
    var (link, depth) = (Nest.end, 0)
    while depth < 64, (try? router.url(for: .inner(next: link))) != nil {
      (link, depth) = (.inner(next: link), depth + 1)
    }
    #expect(depth == NestedLinkDepth.limit)
  }

  // Printing.

  @Test func aPatternIsPrintedWithAllPartsThatHaveValues() throws {
    struct Page: DeepLink { var a: Int?, b: Int? }
    let route = LinkRoute<Page>(
      "/p{/a/:a}?{/b/:b}?",
      .optional(.int("a")),
      .optional(.int("b")),
      name: "p",
      read: Page.init
    ) { ($0.a, $0.b) }
    let router = LinkRouter(prefixes: [.scheme("app")], routes: [route])
    for (page, text) in [
      (Page(a: nil, b: nil), "app://p"), (Page(a: 1, b: nil), "app://p/a/1"),
      (Page(a: nil, b: 2), "app://p/b/2"), (Page(a: 1, b: 2), "app://p/a/1/b/2"),
    ] {
      #expect(try router.url(for: page).text == text)
      #expect((try? router.link(for: text)) == page)
    }
  }

  @Test func everyPrintErrorNamesWhatIsToBlame() {
    struct Text: DeepLink { var text: String }
    let router = LinkRouter<Text>(
      prefixes: [.scheme("app")],
      routes: [
        LinkRoute(Text.init, "/t/:text", name: "text"),
        LinkRoute<Text>("/t/new", name: "new") {
          Text(text: "?")
        } print: { _ in
          nil
        },
      ]
    )
    for (text, code) in [
      ("", LinkFailure.Code.emptySegment), (".", .dotSegment), ("..", .dotSegment),
      ("new", .shadowed(by: "new")), (String(repeating: "x", count: 9000), .overLimit),
    ] {
      let error = #expect(throws: LinkFailure.self) { try router.url(for: Text(text: text)) }
      #expect(error?.code == code)
      #expect(error?.route == "text")
      guard [.emptySegment, .dotSegment].contains(code) else { continue }
      #expect(error?.parameter == "text")
      #expect(error?.found == text)
    }
  }
}
