import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// Links that hold other links, and themselves.
private indirect enum Nest: NestedLink {
  case page(number: Int)
  case secret(number: Int)
  case login(next: Nest)

  static let linkSamples = (1...3).map { Nest.page(number: $0) }

  static let nestedRouter = LinkRouter<Nest>(
    prefixes: [.scheme("nest"), .domain("nest.example")],
    routes: [
      LinkRoute("/pages/:number", .int("number", in: 0...99), read: Nest.page) {
        if case .page(let number) = $0 { number } else { nil }
      }
      .access(.from(.content)),
      LinkRoute("/secrets/:number", .int("number"), read: Nest.secret) {
        if case .secret(let number) = $0 { number } else { nil }
      },
      LinkRoute("/login?next=:next", .value("next"), read: Nest.login) {
        if case .login(let next) = $0 { next } else { nil }
      }
      .access(.from(.content)),
    ]
  )
}

/// A link that holds another, and lists.
private enum Outer: DeepLink {
  case then(next: Nest)
  case ids(id: [Int])
  case tags(tag: [String], limit: Int?)
  case maybe(list: [Int]?)

  static let router = LinkRouter<Outer>(
    prefixes: [.scheme("outer")],
    routes: [
      LinkRoute(Outer.then, "/then?next=:next"),
      LinkRoute(Outer.ids, "/compare/:id").list("id", .separated(by: .comma)),
      LinkRoute(Outer.tags, "/tags?tag=:tag&limit=:limit"),
      LinkRoute(Outer.maybe, "/maybe?list=:list").list("list", .separated(by: .semicolon)),
    ]
  )
}

/// A link that holds another of its own type, which its own router would have to print.
private indirect enum Loop: NestedLink {
  case home
  case login(next: Loop)

  static let nestedRouter = LinkRouter<Loop>(
    prefixes: [.scheme("loop")],
    routes: [
      LinkRoute(.home, "/home").access(.from(.content)),
      LinkRoute(Loop.login, "/login?next=:next").access(.from(.content)),
    ]
  )
}

@Suite struct NestedLinkTests {
  private let router = Nest.nestedRouter

  @Test func aLinkIsWrittenAsItsURLAndReadAgain() throws {
    let link = Nest.login(next: .login(next: .page(number: 7)))
    let url = try router.url(for: link, at: router.prefixes[0])
    #expect(url.text.hasPrefix("nest://login?next=nest://login?next="))
    #expect((try? router.link(for: url.text)) == link)
    #expect(RoundTripLaw(router: router).violations(for: link) == [])
    #expect(Outer.router.problems == [])
    let outer = Outer.then(next: link)
    #expect(RoundTripLaw(router: Outer.router).violations(for: outer) == [])
  }

  @Test func aLinkOfAnotherCaseThanTheSamplesIsPrintedToo() throws {
    let router = Outer.router
    let outer = Outer.then(next: .login(next: .page(number: 7)))
    let url = try router.url(for: outer, at: router.prefixes[0])
    #expect(try router.link(for: url.text) == outer)
  }

  @Test(
    "only what is open to the nested origin and has a listed origin",
    arguments: [
      "nest://secrets/1", "other://pages/1", "https://evil.example/pages/1", "/pages/1", "",
      "nest://pages/100", "nest://pages/x", "nest://nowhere", "http://nest.example/pages/1",
    ]
  )
  func othersAreNoValue(_ text: String) {
    let url = "nest://login?next=\(text)"
    #expect(router.reason(for: url) != nil)
    #expect(Outer.router.reason(for: "outer://then?next=\(text)") != nil)
  }

  @Test func aNestedLinkWithoutSamplesIsAProblemAndNoWait() {
    let problems = Loop.nestedRouter.problems
    #expect(problems.map(\.code) == [.noSample])
    #expect(problems.map(\.description).allSatisfy { $0.contains("`values: {") })
    #expect((try? Loop.nestedRouter.link(for: "loop://home")) == .home)
  }

  @Test func aLinkThatIsNotOpenIsNotPrintedWithinAnother() throws {
    #expect(throws: LinkFailure.self) { try router.url(for: .login(next: .secret(number: 1))) }
    #expect((try? router.link(for: "nest://secrets/1")) == .secret(number: 1))
  }

  @Test func nestingHasALimit() {
    func url(depth: Int) -> String {
      String(repeating: "nest://login?next=", count: depth) + "nest://pages/1"
    }
    #expect(router.reason(for: url(depth: NestedLinkDepth.limit)) == nil)
    #expect(router.reason(for: url(depth: NestedLinkDepth.limit + 1)) != nil)
    #expect(router.reason(for: url(depth: 400)) != nil)
  }
}

@Suite struct ListTests {
  private let router = Outer.router

  @Test(
    "lists come back in their order",
    arguments: [
      Outer.ids(id: [3, -1, 2]), .ids(id: [7]), .tags(tag: ["a,b", "", "é~ +"], limit: nil),
      .tags(tag: ["one"], limit: 3), .tags(tag: [], limit: 3), .maybe(list: nil),
      .maybe(list: [1, 2]),
    ]
  )
  private func comeBack(_ link: Outer) throws {
    let url = try router.url(for: link, at: router.prefixes[0])
    #expect((try? router.link(for: url.text)) == link, "\(url)")
  }

  @Test func areRepeatedItemsOrOneText() throws {
    #expect(
      try router.url(for: .tags(tag: ["a", "b"], limit: 1), at: router.prefixes[0]).text
        == "outer://tags?tag=a&tag=b&limit=1"
    )
    #expect(
      try router.url(for: .ids(id: [1, 2]), at: router.prefixes[0]).text == "outer://compare/1,2"
    )
    #expect((try? router.link(for: "outer://tags?limit=2")) == .tags(tag: [], limit: 2))
    #expect(router.reason(for: "outer://compare/1,x") != nil)
  }

  @Test func anEmptyListThatMayBeAbsentIsAPrintError() {
    #expect(throws: LinkFailure.self) { try router.url(for: .maybe(list: [])) }
  }

  @Test func aListInThePathNeedsASeparator() {
    let route = LinkRoute(Outer.ids, "/compare/:id").list("id", .repeatedItems)
    #expect(route.problems.map(\.code) == [.repeatedOutsideQuery])
    let unknown = LinkRoute(Outer.ids, "/c?id=:id").list("ids", .separated(by: .comma))
    #expect(unknown.problems.map(\.code) == [.unknownParameter])
  }
}
