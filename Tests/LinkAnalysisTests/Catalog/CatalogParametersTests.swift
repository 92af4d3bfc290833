import Foundation
import LinkRouting
import Testing

@testable import LinkAnalysis

/// Bounds, lists, defaults, fragments and further names of parameters.
@Suite struct CatalogParametersTests {
  private let router = ParsedCatalog(
    LinkCatalogV1(
      prefixes: [.scheme("s", host: nil)],
      routes: [
        .init(
          name: "page",
          path: "/pages/:page",
          types: ["page": "Int"],
          bounds: ["page": .init(minimum: .integer(1), maximum: .integer(9))]
        ),
        .init(name: "rest", path: "/pages/:any"),
        .init(
          name: "compare",
          path: "/compare/:ids{/:tab}?",
          types: ["ids": "Int"],
          defaults: ["tab": .text("all")],
          separators: ["ids": ","]
        ),
        .init(
          name: "find",
          path: "/find",
          forms: [
            .init(path: "/f/:text", names: ["text": "q"]), .init(path: "/g", keys: ["q": "g"]),
          ],
          query: [
            .init(
              name: "q",
              key: "query",
              formerKeys: ["search"],
              bounds: .init(minimumLength: 2, maximumLength: 3),
              isRequired: true
            ),
            .init(name: "n", type: "Int", duplicates: .last),
            .init(name: "one", duplicates: .first),
            .init(name: "exact", type: "Bool", isFlag: true),
            .init(name: "lax", type: "Int", bounds: .init(maximum: .integer(9)), isLenient: true),
            .init(name: "days", type: "Day", separator: ";"),
          ],
          fragment: .init(name: "at", type: "Int", bounds: .init(maximum: .double(1.5)))
        ),
        .init(
          name: "go",
          path: "/go",
          query: [
            .init(name: "to", bounds: .init(hosts: ["a.example"]), isRequired: true),
            .init(name: "sort", bounds: .init(values: ["up", "down"])),
          ],
          isStrict: true
        ),
        .init(
          name: "item",
          path: "/items/:id",
          types: ["id": "Int"],
          forms: [.init(path: "/item", keys: ["id": "item"])]
        ),
      ],
      shapes: ["Day": "[0-9]{4}-[0-9]{2}"]
    )
  )

  /// Route and values as one text, or outcome and reason.
  private func match(_ url: String) -> String {
    let match = router.match(url)
    guard let route = match.route else {
      return
        "\(match.outcome) \(match.failure?.code.rawValue ?? "") \(match.failure?.expected ?? "")"
    }
    let values = match.values.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    return route + values.joined()
  }

  @Test func theCatalogIsUsable() {
    #expect(router.problems == [])
  }

  @Test(arguments: [
    ("s:/pages/9", "page page=9"), ("s:/pages/x", "rest any=x"),
    ("s:/pages/10", "rejected valueRange 1...9"), ("s:/pages/0", "rejected valueRange 1...9"),
    ("s:/compare/1,2", "compare ids=1, 2 tab=all"), ("s:/compare/1/a", "compare ids=1 tab=a"),
    ("s:/compare/1,a", "unmatched valueType Int"),
    ("s:/find?query=ab", "find exact=false q=ab"), ("s:/find?search=ab", "find exact=false q=ab"),
    ("s:/find?q=ab", "unmatched missingItem String"),
    ("s:/find?query=a", "rejected valueRange length 2...3"),
    ("s:/find?query=ab&search=cd", "find exact=false q=ab"),
    ("s:/f/ab?exact", "find exact=true q=ab"), ("s:/g?g=ab", "find exact=false q=ab"),
    ("s:/f/ab?exact=true", "unmatched valueType no value"),
    ("s:/f/ab?n=1&n=2&one=x&one=y", "find exact=false n=2 one=x q=ab"),
    ("s:/f/ab?days=2026-01;2026-02", "find days=2026-01, 2026-02 exact=false q=ab"),
    ("s:/f/ab?days=2026", "unmatched valueType Day"),
    ("s:/f/ab?n=&one=&days=", "find exact=false q=ab"),
    ("s:/f/ab?lax=x", "find exact=false q=ab"), ("s:/f/ab?lax=%FF", "find exact=false q=ab"),
    ("s:/f/ab?lax=3", "find exact=false lax=3 q=ab"),
    ("s:/f/ab?lax=10", "rejected valueRange ...9"),
    ("s:/f/ab#1", "find at=1 exact=false q=ab"), ("s:/f/ab#2", "rejected valueRange ...1.5"),
    ("s:/f/ab#x", "unmatched valueType Int"),
    ("s:/go?to=https://a.example/x", "go to=https://a.example/x"),
    ("s:/go?to=http://a.example", "rejected valueRange a host of a.example"),
    ("s:/go?to=https://b.example", "rejected valueRange a host of a.example"),
    ("s:/go?to=https://a.example&sort=left", "rejected valueRange up|down"),
    ("s:/go?to=https://a.example&x=1", "rejected unknownItem to or sort"),
    ("s:/items/7", "item id=7"), ("s:/item?item=7", "item id=7"),
    ("s:/item", "unmatched missingItem Int"),
  ])
  func readsValuesAsDeclared(url: String, expected: String) {
    #expect(match(url) == expected)
  }

  /// A catalog of one route, whose only value has a type and bounds.
  private func bounded(_ type: String, _ bounds: LinkCatalogV1.Bounds) -> ParsedCatalog {
    let route = LinkCatalogV1.Route(
      name: "a",
      path: "/a/:x",
      types: ["x": .init(type)],
      bounds: ["x": bounds]
    )
    return ParsedCatalog(LinkCatalogV1(prefixes: [.scheme("s", host: nil)], routes: [route]))
  }

  @Test(arguments: [
    (LinkCatalogV1.Bounds(minimum: .integer(2), maximum: .integer(1)), "Int"),
    (.init(minimum: .integer(2)), "String"), (.init(minimumLength: 3, maximumLength: 2), "String"),
    (.init(values: []), "String"), (.init(hosts: []), "String"),
  ])
  func boundsThatAdmitNothingAreProblems(bounds: LinkCatalogV1.Bounds, type: String) {
    let problems = bounded(type, bounds).problems
    #expect(problems.map(\.path) == ["routes[0].bounds.x"])
    #expect(problems.map(\.code) == [.contradiction])
  }

  @Test(arguments: [
    ("Int", LinkCatalogV1.Bounds(minimum: .integer(1)), ["1", "5"], ["0"]),
    ("Int8", .init(maximum: .integer(4)), ["-128", "4"], ["5"]),
    ("UInt64", .init(minimum: .integer(1)), ["1", "18446744073709551615"], ["0"]),
    ("UInt64", .init(maximum: .unsigned(1 << 63)), ["0", "9223372036854775808"], [beyond]),
    ("UInt64", .init(minimum: .unsigned(1 << 63)), ["9223372036854775808", beyond], ["1"]),
    ("Double", .init(minimum: .double(0.5)), ["0.5", "9"], ["0.4"]),
    ("Double", .init(maximum: .double(0.5)), ["-9", "0.5"], ["0.6"]),
    ("String", .init(minimumLength: 2), ["ab", "abc"], ["a"]),
    ("String", .init(maximumLength: 2), ["a", "ab"], ["abc"]),
  ])
  func aBoundOnOneSideLeavesTheOtherOpen(
    type: String,
    bounds: LinkCatalogV1.Bounds,
    texts: [String],
    others: [String]
  ) {
    let catalog = bounded(type, bounds)
    for text in texts { #expect(catalog.match("s://a/\(text)").route == "a", "\(text)") }
    for text in others { #expect(catalog.match("s://a/\(text)").route == nil, "\(text)") }
  }

  @Test(arguments: [
    ("Int", LinkCatalogV1.Bounds(minimum: .integer(1), maximum: .integer(9))),
    ("UInt64", .init(minimum: .unsigned(1 << 63), maximum: .unsigned(.max))),
    ("Double", .init(minimum: .double(0.5), maximum: .double(1.5))),
    ("String", .init(minimumLength: 1, maximumLength: 9)), ("String", .init(values: ["b", "a"])),
    ("String", .init(hosts: ["a.example"])),
    ("String", .init(minimumLength: 2, maximumLength: 9, values: ["ab"], hosts: ["a.example"])),
    ("Int", .init(minimum: .integer(1), maximum: .integer(9), values: ["1", "3"])),
  ])
  func boundsThatWereReadAreDescribedAgain(type: String, bounds: LinkCatalogV1.Bounds) {
    let catalog = bounded(type, bounds)
    #expect(catalog.router.catalog().routes.map(\.bounds) == [["x": bounds]])
  }

  /// A number that only 64 bits without a sign hold.
  private static let beyond = "9223372036854775809"

  @Test func problemsOfParametersComeInTheOrderOfTheirNames() {
    let names = ["a", "b", "c", "d", "e"]
    let types = Dictionary(uniqueKeysWithValues: names.map { ($0, CatalogType.string) })
    let catalog = LinkCatalogV1(
      prefixes: [.scheme("s", host: nil)],
      routes: [.init(name: "a", path: "/", types: types)]
    )
    #expect(ParsedCatalog(catalog).problems.map(\.parameter) == names)
  }

  @Test func namesThatNothingHasAreProblems() {
    let route = LinkCatalogV1.Route(
      name: "a",
      path: "/:x",
      bounds: ["b": .init()],
      defaults: ["d": .text("")],
      separators: ["s": "+"],
      forms: [.init(path: "/f/:x", names: ["n": "x"], keys: ["k": "l"]), .init(path: "/:")],
      query: [.init(name: "q", separator: ",,")],
      fragment: .init(name: "f", isRepeated: true, isFlag: true)
    )
    let catalog = LinkCatalogV1(
      prefixes: [.scheme("s", host: nil)],
      routes: [route],
      shapes: ["Int": "a", "Bad": "(", "": "a"]
    )
    let problems = ParsedCatalog(catalog).problems.map { "\($0.path) \($0.code.name)" }
    #expect(
      problems == [
        "shapes. repeatedName", "shapes.Bad pattern", "shapes.Int repeatedName",
        "routes[0].forms[0].names.n unknownParameter", "routes[0].forms[0].keys.k unknownParameter",
        "routes[0].forms[1].path pattern", "routes[0].separators.s contradiction",
        "routes[0].query[0].separator contradiction", "routes[0].fragment contradiction",
      ]
    )
  }

  @Test func refusesAnotherWordForWhichOfSeveralItemsCounts() {
    let query = #"[{"name":"q","type":"String","duplicates":"all"}]"#
    let text = #"{"prefixes":[],"routes":[{"name":"a","path":"/a","query":\#(query)}]}"#
    #expect {
      try JSONDecoder().decode(LinkCatalogV1.self, from: Data(text.utf8))
    } throws: { error in
      let problems = (error as? CatalogProblems)?.problems
      return problems?.map(\.description) == [
        "routes[0].query[0].duplicates: 'first' or 'last' or 'refuse' is expected here."
      ]
    }
  }
}
