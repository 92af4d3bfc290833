import Foundation
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

@Suite struct DirectRouteTests {
  let router = ShopLink.router

  /// The reason a URL is not a link for.
  private func reason(_ text: String) -> LinkFailure? {
    router.reason(for: text)
  }

  @Test func hasNoProblems() {
    #expect(router.problems == [])
    #expect(router.routes.count == ShopLink.routes.count)
  }

  @Test(arguments: [
    ("shop:///", ShopLink.home),
    ("shop://leagues/1/questions/-2", .question(league: 1, question: -2)),
    ("shop://leagues/1/questions/2?utm=x&%6ceague=%31", .question(league: 1, question: 2)),
    ("shop://search?p=3&q=a%20b", .search(q: "a b", page: 3, exact: false)),
    ("https://shop.example/search?q=a+b&exact", .search(q: "a b", page: nil, exact: true)),
    ("shop://search?q=&p", .search(q: "", page: nil, exact: false)),
    ("shop://pages", .page(number: 1)),
    ("shop://pages/7", .page(number: 7)),
    ("shop://products/1/reviews", .reviews(product: 1, sort: nil)),
    ("shop://products/1/reviews?sort=best%20rated", .reviews(product: 1, sort: .bestRated)),
    ("shop://compare/1,2,3", .compare(ids: [1, 2, 3])),
    ("shop://tags", .tags(names: [])),
    ("shop://tags?tag=a%2Cb&x=1&tag=", .tags(names: ["a,b", ""])),
    ("shop://photos/photo-7.jpg", .photo(id: 7, kind: "jpg")),
    ("shop://docs/intro", .docs(language: nil, page: "intro", section: nil)),
    ("shop://docs/intro#a%20b", .docs(language: nil, page: "intro", section: "a b")),
    ("shop://docs/intro#", .docs(language: nil, page: "intro", section: "")),
    ("shop://events?day=1970-01-02", .event(day: Date(timeIntervalSince1970: 86_400))),
    ("shop://reset/12345678", .reset(token: "12345678")),
  ])
  func reads(text: String, link: ShopLink) {
    #expect((try? router.link(for: text)) == link)
  }

  @Test(arguments: [
    (ShopLink.home, "shop:///"),
    (.question(league: 1, question: 2), "shop://leagues/1/questions/2"),
    (.search(q: "a b&c", page: 2, exact: true), "shop://search?q=a%20b%26c&p=2&exact"),
    (.page(number: 1), "shop://pages"),
    (.page(number: 2), "shop://pages/2"),
    (.reviews(product: 1, sort: .bestRated), "shop://products/1/reviews?sort=best%20rated"),
    (.compare(ids: [1, 2]), "shop://compare/1,2"),
    (.tags(names: ["a,b", "c d"]), "shop://tags?tag=a,b&tag=c%20d"),
    (.tags(names: []), "shop://tags"),
    (.photo(id: 7, kind: "jpg"), "shop://photos/photo-7.jpg"),
    (.docs(language: nil, page: "a", section: "b c"), "shop://docs/a#b%20c"),
    (.event(day: Date(timeIntervalSince1970: 0)), "shop://events?day=1970-01-01T00:00:00Z"),
  ])
  func prints(link: ShopLink, text: String) throws {
    #expect(try router.url(for: link, at: router.prefixes[0]).text == text)
  }

  @Test(arguments: [
    ("shop://search", LinkFailure.Code.missingItem, "q", nil as String?),
    ("shop://search?q", .missingItem, "q", nil),
    ("shop://search?q=a&p=x", .valueType, "page", "x"),
    ("shop://search?q=a&exact=", .valueType, "exact", ""),
    ("shop://search?q=a&p=x&p=2", .valueType, "page", "x"),
    ("shop://search?q=a&p=101", .valueRange, "page", "101"),
    ("shop://products/1/reviews?sort=worst", .valueType, "sort", "worst"),
    ("shop://leagues/1/questions/2?league=2", .conflictingValues, "league", "2"),
    ("shop://orders/E621E1F8-C36C-495A-93FC", .valueType, "id", "E621E1F8-C36C-495A-93FC"),
    ("shop://compare/1,,2", .valueType, "ids", "1,,2"),
    ("shop://search?q=%ff", .valueEncoding, "q", "%ff"),
    ("shop://reset/123", .valueRange, "token", "<redacted>"),
    ("shop://events?day=2026-02-29", .valueType, "day", "2026-02-29"),
  ])
  func namesWhatIsWrong(
    text: String,
    code: LinkFailure.Code,
    parameter: String,
    found: String?
  ) {
    let reason = reason(text)
    #expect(reason?.code == code)
    #expect(reason?.parameter == parameter)
    #expect(reason?.found == found)
    #expect(reason?.message.contains("123'") != true)
  }

  @Test func tellsAMissingItemFromOneWithoutAValue() {
    #expect(
      reason("shop://search")?.message
        == "Route 'search': the query item 'q' is missing; expected String."
    )
    #expect(
      reason("shop://search?q")?.message
        == "Route 'search': the query item 'q' has no value; expected String."
    )
  }

  @Test func aValueOutOfBoundsIsRefusedForGood() {
    let catchAll = LinkRoute<ShopLink>("/:rest+", .string("rest"), name: "any") { _ in
      .home
    } print: { _ in
      nil
    }
    let router = LinkRouter(prefixes: router.prefixes, routes: ShopLink.routes + [catchAll])
    #expect((try? router.link(for: "shop://unknown/1")) == .home)
    guard case .rejected(let reason) = router.match("shop://reset/1") else {
      Issue.record("\(router.match("shop://reset/1"))")
      return
    }
    #expect(reason.code == .valueRange)
    #expect(reason.expected == "length 4...8")
  }

  @Test func aWrongFormElsewhereGoesBeforeABound() {
    let narrow = LinkRoute<ShopLink>("/x/:a/:b", .int("a", in: 1...2), .int("b"), name: "narrow") {
      .question(league: $0, question: $1)
    } print: { _ in
      nil
    }
    let wide = LinkRoute<ShopLink>("/x/:a/:b", .string("a"), .string("b"), name: "wide") {
      .photo(id: $0.utf8.count, kind: $1)
    } print: { _ in
      nil
    }
    let router = LinkRouter(prefixes: [.scheme("shop")], routes: [narrow, wide])
    #expect((try? router.link(for: "shop://x/9/b")) == .photo(id: 1, kind: "b"))
    guard let reason = router.reason(for: "shop://x/9/9") else {
      Issue.record("9 is out of bounds")
      return
    }
    #expect(reason.code == .valueRange)
  }

  @Test(arguments: [
    (ShopLink.file(path: ""), LinkFailure.Code.emptySegment, "path" as String?),
    (.file(path: "a//b"), .emptySegment, "path"),
    (.file(path: "a/../b"), .dotSegment, "path"),
    (.folder(parts: ["a", "."]), .dotSegment, "parts"),
    (.folder(parts: []), .emptySegment, "parts"),
    (.compare(ids: []), .emptySegment, "ids"),
    (.photo(id: 1, kind: ""), .emptySegment, "kind"),
    (.search(q: "", page: 101, exact: false), .notExpressible, "page"),
    (.reset(token: "1"), .notExpressible, "token"),
    (.docs(language: "english", page: "a", section: nil), .notExpressible, "language"),
    (.event(day: Date(timeIntervalSince1970: 1e-4)), .notExpressible, "day"),
  ])
  func refusesWhatAPathCannotCarry(
    link: ShopLink,
    code: LinkFailure.Code,
    parameter: String?
  ) {
    let error = #expect(throws: LinkFailure.self) { try router.url(for: link) }
    #expect(error?.code == code)
    #expect(error?.parameter == parameter)
  }

  @Test func keepsSecretsOutOfPrintErrors() {
    let error = #expect(throws: LinkFailure.self) { try router.url(for: .reset(token: "abc")) }
    #expect(error?.found == "<redacted>")
    #expect(error.map { "\($0)".contains("abc") } == false)
  }

  @Test("links survive the way there and back", arguments: 0..<20 as Range<UInt64>)
  func obeysTheRoundTripLaw(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var texts = SeededGenerator(seed: ~seed)
    let law = RoundTripLaw(router: router)
    for _ in 0..<300 {
      let link = ShopLink.random(
        using: &generator,
        text: RandomText.make(using: &texts)
      )
      #expect(law.violations(for: link) == [], "seed \(seed)")
    }
  }

  @Test func everyListSurvivesInAQuery() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let names = (0..<3).map { _ in RandomText.make(using: &generator) }
      for origin in router.prefixes {
        let url = try router.url(for: .tags(names: names), at: origin)
        #expect((try? router.link(for: url.text)) == .tags(names: names))
      }
    }
  }
}
