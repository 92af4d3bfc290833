import LinkAnalysis
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

private enum BlogLink: DeepLink {
  case article(year: Int, month: UInt8, day: Int?)
  case page(number: Int)
  case range(days: [Int])
}

@Suite struct DigitsTests {
  private let router = LinkRouter<BlogLink>(
    prefixes: [.scheme("blog"), .domain("blog.example")],
    routes: [
      LinkRoute(BlogLink.article, "/:year/:month?day=:day")
        .digits(4, "year").digits(2, "month", "day")
        .bound("month", .range(1...12)).lenient("day"),
      LinkRoute(BlogLink.page, "/pages/:number").digits(18, "number"),
      LinkRoute(BlogLink.range, "/days/:days").digits(2, "days"),
    ].map { $0.access(.everyone) }
  )

  @Test(arguments: [
    ("blog:///2024/05", BlogLink.article(year: 2024, month: 5, day: nil)),
    ("blog:///0007/12?day=00", .article(year: 7, month: 12, day: 0)),
    ("blog://pages/000000000000000012", .page(number: 12)),
    ("blog://days/01,02,31", .range(days: [1, 2, 31])),
  ])
  fileprivate func areReadAndPrintedWithZeros(text: String, link: BlogLink) throws {
    #expect(router.problems == [])
    #expect(try router.link(for: text) == link)
    #expect(try router.url(for: link, at: router.prefixes[0]).text == text)
    #expect(CatalogLaw(router: router).violations(for: text, through: .customScheme) == [])
    #expect(CatalogLaw(router: router).violations(for: link) == [])
  }

  @Test(arguments: [
    "blog:///2024/5", "blog:///2024/005", "blog:///2024/-5", "blog:///2024/+5", "blog:///24/05",
    "blog:///2024/٠٥", "blog:///2024/5a", "blog://days/1,02", "blog://pages/12",
  ])
  func otherNumbersOfDigitsAreNoLink(text: String) {
    guard case .unmatched = router.match(text) else {
      Issue.record("\(text) is a link")
      return
    }
  }

  @Test func theReasonSaysHowMany() {
    guard case .unmatched(let reason) = router.match("blog:///2024/5") else {
      Issue.record("a match")
      return
    }
    #expect(reason.parameter == "month" && reason.expected == "2 digits" && reason.found == "5")
  }

  @Test func aCatalogListsTheTextsOfARange() {
    let texts = (1...12).map { $0 < 10 ? "0\($0)" : "\($0)" }
    #expect(router.catalog().routes.first?.bounds["month"]?.values == texts)
  }

  @Test func aBoundIsAboutTheNumber() {
    guard case .rejected(let reason) = router.match("blog:///2024/13") else {
      Issue.record("month 13 is none")
      return
    }
    #expect(reason.code == .valueRange)
  }

  @Test func aBoundOfTextsIsAboutEitherForm() throws {
    for text in ["05", "5"] {
      let route = LinkRoute(BlogLink.page, "/pages/:number").digits(2, "number")
      let router = LinkRouter(
        prefixes: [.scheme("blog")],
        routes: [route.bound("number", .oneOf([text]))]
      )
      #expect(try router.link(for: "blog://pages/05") == .page(number: 5))
    }
  }

  @Test func aLenientValueIsNoneWithOtherDigits() throws {
    let link = BlogLink.article(year: 2024, month: 5, day: nil)
    #expect(try router.link(for: "blog:///2024/05?day=7") == link)
  }

  @Test(arguments: [
    BlogLink.article(year: 10_000, month: 5, day: nil), .article(year: -1, month: 5, day: nil),
    .article(year: 1, month: 100, day: nil), .range(days: [100]),
  ])
  fileprivate func moreDigitsCannotBePrinted(link: BlogLink) {
    let error = #expect(throws: LinkFailure.self) { try router.url(for: link) }
    #expect(error?.code == .notExpressible)
  }

  @Test func theyTellRoutesApart() throws {
    let router = LinkRouter<BlogLink>(
      prefixes: [.scheme("blog")],
      routes: [
        LinkRoute(BlogLink.page, "/x/:number"),
        LinkRoute(BlogLink.range, "/x/:days").list("days", .commaSeparated),
        LinkRoute(BlogLink.article, "/x/:year/:month/:day")
          .digits(4, "year").digits(2, "month", "day"),
      ]
    )
    #expect(try router.link(for: "blog://x/2024") == .page(number: 2024))
  }

  @Test func byExampleToo() throws {
    let route = LinkRoute(BlogLink.article, "/:year/:month?day=:day")
      .digits(2, "month", "day")
    let router = LinkRouter(prefixes: [.scheme("blog")], routes: [route])
    #expect(router.problems == [])
    let link = BlogLink.article(year: 2024, month: 5, day: 9)
    #expect(try router.link(for: "blog:///2024/05?day=09") == link)
    #expect(try router.url(for: link, at: router.prefixes[0]).text == "blog:///2024/05?day=09")
  }

  @Test func onlyIntegersHaveThem() {
    enum TextLink: DeepLink { case text(String, number: Double) }
    let route = LinkRoute(TextLink.text, "/:text/:number")
    #expect(route.digits(2, "text").problems.map(\.code) != [])
    #expect(route.digits(2, "number").problems.map(\.code) == [.notAnInteger])
    let page = LinkRoute(BlogLink.page, "/:number")
    #expect(page.digits(0, "number").problems.map(\.code) == [.notAnInteger])
    #expect(page.digits(19, "number").problems.map(\.code) == [.notAnInteger])
    #expect(page.digits(2, "nummer").problems.count == 1)
  }
}
