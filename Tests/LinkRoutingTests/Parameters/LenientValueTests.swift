import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

private enum Sort: String, CaseIterable, LinkParameter, Codable { case price, rating }

private enum FindLink: DeepLink {
  case find(text: String, sort: Sort?, page: Int?)
}

private enum KindLink: DeepLink { case kinds([Sort]) }

@Suite struct LenientValueTests {
  private static let pattern = "/find?q=:text&sort=:sort&page=:page"

  /// The same route with a constructor, by an example and directly.
  private static let forms: [LinkRoute<FindLink>] = [
    LinkRoute(FindLink.find, pattern),
    LinkRoute(FindLink.find, pattern),
    LinkRoute(
      pattern,
      .string("text"),
      .optional(.value("sort", as: Sort.self)),
      .optional(.int("page"))
    ) {
      .find(text: $0, sort: $1, page: $2)
    } print: {
      guard case .find(let text, let sort, let page) = $0 else { return nil }
      return (text, sort, page)
    },
  ]

  private func router(_ route: LinkRoute<FindLink>) -> LinkRouter<FindLink> {
    LinkRouter(prefixes: [.scheme("find"), .domain("find.example")], routes: [route])
  }

  @Test("a value that does not fit is left out and reported", arguments: forms.indices)
  func isNoValueWhenItDoesNotFit(form: Int) throws {
    let router = router(Self.forms[form].lenient("sort", "page").bound("page", .range(1...9)))
    #expect(router.problems == [])
    guard case .matched(let match) = router.match("find://find?q=a&sort=newest&page=x") else {
      Issue.record("no match")
      return
    }
    #expect(match.link == .find(text: "a", sort: nil, page: nil))
    #expect(
      match.unusedItems == [
        LinkQueryItem(name: "sort", value: "newest"), LinkQueryItem(name: "page", value: "x"),
      ]
    )
    let link = FindLink.find(text: "a", sort: .price, page: 2)
    #expect(try router.link(for: "find://find?q=a&sort=price&page=2") == link)
    #expect(
      try router.link(for: "find://find?q=a&sort=%FF")
        == .find(text: "a", sort: nil, page: nil)
    )
  }

  @Test("without it the route is rejected", arguments: forms.indices)
  func rejectsOtherwise(form: Int) {
    let routes = [Self.forms[form], Self.forms[form].lenient("page")]
    for router in routes.map(router) {
      guard case .unmatched(let reason) = router.match("find://find?q=a&sort=newest") else {
        Issue.record("a match")
        return
      }
      #expect(reason.code == .valueType && reason.parameter == "sort")
    }
  }

  @Test("a value out of bounds is still refused", arguments: forms.indices)
  func refusesWhatIsOutOfBounds(form: Int) {
    let router = router(Self.forms[form].lenient("sort", "page").bound("page", .range(1...9)))
    guard case .rejected(let reason) = router.match("find://find?q=a&sort=x&page=10") else {
      Issue.record("page 10 is none")
      return
    }
    #expect(reason.code == .valueRange && reason.parameter == "page")
  }

  @Test func aListThatDoesNotFitIsEmpty() throws {
    let route = LinkRoute(KindLink.kinds, "/kinds?kind=:kind").list("kind", .commaSeparated)
    let router = LinkRouter(prefixes: [.scheme("find")], routes: [route.lenient("kind")])
    #expect(router.problems == [])
    #expect(try router.link(for: "find://kinds?kind=price,x") == .kinds([]))
    #expect(try router.link(for: "find://kinds?kind=price") == .kinds([.price]))
  }

  @Test func aSecretIsNotReported() {
    let router = router(Self.forms[0].lenient("sort").secret("sort"))
    guard case .matched(let match) = router.match("find://find?q=a&sort=hush") else {
      Issue.record("no match")
      return
    }
    #expect(match.unusedItems == [LinkQueryItem(name: "sort", value: "<redacted>")])
    #expect("\(match.unusedItems)" == "[sort]")
  }

  @Test func theCatalogSaysSo() {
    let router = router(Self.forms[0].lenient("sort").access(.everyone))
    let law = CatalogLaw(router: router)
    for text in ["sort=price", "sort=newest", "sort=%FF", "sort=", "page=x", "sort=x&page=1"] {
      let violations = law.violations(for: "find://find?q=a&\(text)", through: .customScheme)
      #expect(violations == [], "\(text)")
    }
  }

  @Test(arguments: ["text", "id"])
  func onlyAnOptionalItemIs(name: String) {
    enum PageLink: DeepLink { case page(id: Int?, text: String) }
    let route = LinkRoute(PageLink.page, "/pages/:id?\\?text=:text").lenient(name)
    #expect(route.problems.map(\.code) == [.notLenient])
  }
}
