import LinkPatterns
import LinkRouting
import Testing

@testable import LinkAnalysis

/// The URLs of routes in parts, which are compared with the files of a domain.
@Suite struct RouteLanguageTests {
  /// The languages of some routes at two domains.
  private func languages(
    _ routes: LinkCatalogV1.Route...,
    from source: LinkSource = .universalLink
  ) -> [RouteLanguage] {
    let prefixes: [LinkCatalogV1.Prefix] = [.scheme("s", host: nil), Self.first, Self.second]
    let catalog = ParsedCatalog(LinkCatalogV1(prefixes: prefixes, routes: routes))
    #expect(catalog.problems == [])
    return RouteLanguage.languages(of: catalog.router, from: source)
  }

  private static let first = LinkCatalogV1.Prefix.domain("a.example", allowsHTTP: false)
  private static let second = LinkCatalogV1.Prefix.domain("b.example", allowsHTTP: false)

  @Test func aRouteIsOpenWhenTheFirstDomainServesIt() {
    let found = languages(
      .init(name: "all", path: "/all"),
      .init(name: "first", path: "/first", prefixes: [Self.first]),
      .init(name: "second", path: "/second", prefixes: [Self.second]),
      .init(name: "scheme", path: "/scheme", prefixes: [.scheme("s", host: nil)])
    )
    #expect(Set(found.filter(\.isOpen).map(\.route)) == ["all", "first"])
  }

  @Test func aRouteIsOpenToItsSources() {
    let web = LinkCatalogV1.Route(name: "web", path: "/web", access: .from(.universalLink))
    let own = LinkCatalogV1.Route(name: "own", path: "/own", access: .appOnly)
    #expect(languages(web, own).map(\.isOpen) == [true, false])
    #expect(languages(web, own, from: .notification).map(\.isOpen) == [false, false])
  }

  @Test(arguments: [
    (LinkCatalogV1.QueryItem(name: "q", isRequired: true), "q required first"),
    (.init(name: "q", isRequired: true, duplicates: .refuse), "q required each"),
    (.init(name: "q"), "q first bare"),
    (.init(name: "q", key: "k", formerKeys: ["old"]), "k,old first bare"),
    (.init(name: "q", duplicates: .first), "q first bare"),
    (.init(name: "q", duplicates: .last), "q last bare"),
    (.init(name: "q", isRepeated: true, duplicates: .last), "q each"),
    (.init(name: "q", type: "Bool", isFlag: true), "q first bare valueless"),
  ])
  func anItemSaysHowItMayStand(item: LinkCatalogV1.QueryItem, expected: String) {
    let found = languages(.init(name: "find", path: "/find", query: [item])).flatMap(\.items)
    let words = found.map { item in
      [
        item.keys.joined(separator: ","), item.isRequired ? "required" : nil, "\(item.reading)",
        item.mayBeBare ? "bare" : nil, item.mayHaveValue ? nil : "valueless",
      ].compactMap(\.self).joined(separator: " ")
    }
    #expect(words == [expected])
  }

  @Test(arguments: [
    (LinkCatalogV1.QueryItem(name: "n", type: "Int", isRequired: true), ["7"], ["", "x"]),
    (.init(name: "n", type: "Int"), ["7", ""], ["x"]),
    (.init(name: "n", type: "Int", isRepeated: true), ["7"], ["", "x"]),
  ])
  func anItemTakesValuesOfItsType(
    item: LinkCatalogV1.QueryItem,
    values: [String],
    others: [String]
  ) throws {
    let found = languages(.init(name: "find", path: "/find", query: [item])).flatMap(\.items)
    let program = try ExpressionProgram(#require(found.first?.values))
    for text in values { #expect(try program.accepts(text.utf8), "\(text)") }
    for text in others { #expect(try !program.accepts(text.utf8), "\(text)") }
  }

  @Test(arguments: [
    LinkCatalogV1.QueryItem(name: "n", type: "Int", isLenient: true),
    .init(name: "n", type: "Int", separator: ","), .init(name: "n", type: "Bool", isFlag: true),
    .init(name: "n"),
  ])
  func anItemWhoseTextIsNotThatOfItsTypeTakesAny(item: LinkCatalogV1.QueryItem) {
    let found = languages(.init(name: "find", path: "/find", query: [item])).flatMap(\.items)
    #expect(found.map(\.values) == [nil])
  }
}
