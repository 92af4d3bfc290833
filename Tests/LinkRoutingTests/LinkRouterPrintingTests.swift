import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

@Suite struct LinkRouterPrintingTests {
  let router = QuizLink.router

  @Test(arguments: [
    (QuizLink.home, "quiz:///"),
    (.league(league: 1), "quiz://leagues/1"),
    (.post(slug: "a b/ü+"), "quiz://posts/a%20b%2F%C3%BC%2B"),
    (.ratio(value: 2.5), "quiz:///Ratio/2.5"),
    (.search(q: "a b&c", page: nil, exact: true), "quiz://search?q=a%20b%26c&exact=true"),
    (.sorted(by: .bestRated), "quiz://sorted/best%20rated"),
  ])
  func prints(link: QuizLink, text: String) throws {
    #expect(try router.url(for: link, at: router.prefixes[0]).text == text)
  }

  @Test func printsForEveryPrefix() throws {
    let urls = try router.prefixes.map { try router.url(for: .league(league: 7), at: $0).text }
    #expect(
      urls == [
        "quiz://leagues/7", "https://quiz.example/leagues/7", "https://old.example/leagues/7",
        "com.example.quiz://open/leagues/7",
      ]
    )
    #expect(try router.url(for: .home, at: router.prefixes[1]).text == "https://quiz.example/")
  }

  @Test(arguments: [
    (QuizLink.post(slug: ""), LinkFailure.Code.emptySegment),
    (.post(slug: "."), .dotSegment),
    (.post(slug: ".."), .dotSegment),
    (.post(slug: "new"), .shadowed(by: "newPost")),
    (.post(slug: "12"), .shadowed(by: "postNumber")),
    (.post(slug: String(repeating: "x", count: 9000)), .overLimit),
    (.ratio(value: .infinity), .notExpressible),
    (.ratio(value: .infinity), .notExpressible),
  ])
  func refuses(link: QuizLink, code: LinkFailure.Code) {
    let error = #expect(throws: LinkFailure.self) { try router.url(for: link) }
    #expect(error?.code == code)
  }

  @Test func namesRouteParameterAndValue() {
    let error = #expect(throws: LinkFailure.self) { try router.url(for: .post(slug: "..")) }
    #expect(error?.route == "post" && error?.parameter == "slug" && error?.found == "..")
    #expect(
      error?.message
        == "Route 'post': parameter 'slug': a path cannot hold the value '..'."
    )
    #expect(error?.fix == "Read the value from the query: '?slug=:slug'.")
    #expect(error?.description.contains("..") == false)
  }

  @Test func refusesAPrefixThatTheRouterDoesNotHave() {
    let error = #expect(throws: LinkFailure.self) {
      try router.url(for: .home, at: .scheme("other"))
    }
    #expect(error?.code == .unknownPrefix)
  }

  @Test func refusesALinkWithoutARoute() {
    let router = LinkRouter<QuizLink>(prefixes: [.scheme("quiz")], routes: [LinkRoute(.home, "/")])
    let error = #expect(throws: LinkFailure.self) { try router.url(for: .newPost) }
    #expect(error?.code == .noRoute)
  }

  @Test func printsTheFirstOfSeveralRoutesAndReadsAll() throws {
    let router = LinkRouter<QuizLink>(
      prefixes: [.scheme("quiz")],
      routes: [
        LinkRoute(QuizLink.league, "/leagues/:league"),
        LinkRoute(QuizLink.league, "/l/:league"),
      ]
    )
    #expect((try? router.link(for: "quiz://l/3")) == .league(league: 3))
    #expect(
      try router.url(for: .league(league: 3), at: router.prefixes[0]).text == "quiz://leagues/3"
    )
  }

  @Test("links survive the way there and back", arguments: 0..<20 as Range<UInt64>)
  func obeysTheRoundTripLaw(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let law = RoundTripLaw(router: router)
    for _ in 0..<300 {
      let text = RandomText.make(using: &generator)
      let link = QuizLink.random(using: &generator, text: text)
      #expect(law.violations(for: link) == [], "seed \(seed)")
    }
  }

  @Test("every text survives in a query", arguments: 0..<10 as Range<UInt64>)
  func queriesHoldEveryText(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let link = QuizLink.search(q: RandomText.make(using: &generator), page: nil, exact: nil)
      for origin in router.prefixes {
        let url = try router.url(for: link, at: origin)
        #expect((try? router.link(for: url.text)) == link, "seed \(seed)")
      }
    }
  }
}
