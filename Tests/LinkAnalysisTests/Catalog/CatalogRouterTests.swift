import LinkRouting
import Testing

@testable import LinkAnalysis

@Suite struct CatalogRouterTests {
  /// A catalog with one route of every kind.
  private let router = ParsedCatalog(
    LinkCatalogV1(
      prefixes: [
        .scheme("quiz", host: nil), .domain("quiz.example", allowsHTTP: false),
        .domain("*.quiz.example", allowsHTTP: true), .scheme("fixed", host: "link"),
      ],
      routes: [
        .init(name: "league", path: "/leagues/:league", types: ["league": "Int"]),
        .init(name: "leagueByName", path: "/leagues/:name"),
        .init(name: "ratio", path: "/ratio/:value", types: ["value": "Double"]),
        .init(name: "flag", path: "/flag/:on", types: ["on": "Bool"]),
        .init(name: "order", path: "/orders/:id", types: ["id": "UUID"]),
        .init(name: "sorted", path: "/sorted/:by", types: ["by": "new|old|a b"]),
        .init(name: "byte", path: "/byte/:n", types: ["n": "UInt8"]),
        .init(name: "signed", path: "/signed/:n", types: ["n": "Int8"]),
        .init(name: "big", path: "/big/:n", types: ["n": "UInt64"]),
        .init(
          name: "search",
          path: "/search",
          aliases: ["/find", "/find/:q"],
          query: [
            .init(name: "text", isRequired: true), .init(name: "page", type: "Int"),
            .init(name: "sort", type: "new|old", defaultValue: .text("new")),
            .init(name: "tag", isRepeated: true),
          ]
        ),
        .init(name: "pay", path: "/pay", query: [.init(name: "to")], effect: .mutate),
        .init(name: "exact", path: "/exact", isStrict: true),
        .init(name: "secret", path: "/secret", access: .appOnly),
        .init(name: "shut", path: "/leagues/shut", access: .appOnly),
        .init(name: "webOnly", path: "/web-only", access: .from(.universalLink)),
        .init(name: "loose", path: "/Loose/:Id", isCaseInsensitive: true),
      ]
    )
  )

  /// The route and the values of a URL, or the outcome and the reason.
  private func answer(_ text: String) -> String {
    let match = router.match(text)
    guard let route = match.route else {
      return "\(match.outcome) \(match.failure?.code.rawValue ?? "-")"
    }
    let values = match.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ([route] + values).joined(separator: " ")
  }

  @Test func theCatalogHasNoProblem() {
    #expect(router.problems == [])
  }

  @Test(arguments: [
    ("quiz://leagues/12", "league league=12"),
    ("quiz://leagues/-12", "league league=-12"),
    ("quiz://leagues/012", "leagueByName name=012"),
    ("quiz://leagues/9223372036854775808", "leagueByName name=9223372036854775808"),
    ("quiz://leagues/a%2Fb", "leagueByName name=a/b"),
    ("quiz://leagues/a+b", "leagueByName name=a+b"),
    ("quiz://ratio/1.50", "ratio value=1.5"),
    ("quiz://ratio/1e3", "unmatched valueType"),
    ("quiz://flag/true", "flag on=true"),
    ("quiz://flag/false", "flag on=false"),
    ("quiz://flag/yes", "unmatched valueType"),
    (
      "quiz://orders/0190c1f4-aaaa-bbbb-cccc-0123456789ab",
      "order id=0190C1F4-AAAA-BBBB-CCCC-0123456789AB"
    ),
    ("quiz://orders/0190c1f4", "unmatched valueType"),
    ("quiz://sorted/a%20b", "sorted by=a b"),
    ("quiz://sorted/newer", "unmatched valueType"),
    ("quiz://byte/255", "byte n=255"),
    ("quiz://byte/256", "unmatched valueType"),
    ("quiz://byte/-1", "unmatched valueType"),
    ("quiz://signed/-128", "signed n=-128"),
    ("quiz://signed/128", "unmatched valueType"),
    ("quiz://big/18446744073709551615", "big n=18446744073709551615"),
    ("quiz://big/18446744073709551616", "unmatched valueType"),
    ("quiz://leagues/%ff", "unmatched valueEncoding"),
  ])
  func readsTypedValues(text: String, expected: String) {
    #expect(answer(text) == expected)
  }

  @Test func saysWhereTextIsNotEncodedRight() {
    let router = ParsedCatalog(
      LinkCatalogV1(
        prefixes: [.scheme("s", host: nil)],
        routes: [
          .init(
            name: "page",
            path: "/pages/:page",
            query: [.init(name: "q")],
            fragment: .init(name: "at")
          )
        ]
      )
    )
    for (url, place) in [
      ("s://pages/%ff", "page 2"), ("s://pages/a?q=%ff", "q -"), ("s://pages/a#%ff", "at -"),
    ] {
      let reason = router.match(url).failure
      #expect(reason?.code == .valueEncoding && reason?.found?.uppercased() == "%FF")
      let segment = reason?.segment.map { "\($0)" } ?? "-"
      #expect("\(reason?.parameter ?? "") \(segment)" == place)
    }
  }

  @Test(arguments: [
    ("quiz://search", "unmatched missingItem"),
    ("quiz://search?text", "unmatched missingItem"),
    ("quiz://search?text=", "search sort=new text="),
    ("quiz://search?text=a+b", "search sort=new text=a+b"),
    ("https://quiz.example/search?text=a+b", "search sort=new text=a b"),
    ("https://quiz.example/search?te%78t=%2B", "search sort=new text=+"),
    ("quiz://search?page=2&x=y&text=a&sort=old", "search page=2 sort=old text=a"),
    ("quiz://search?text=a&page=x", "unmatched valueType"),
    ("quiz://search?text=a&text=a", "search sort=new text=a"),
    ("quiz://search?text=a&tag=1&tag=2", "search sort=new tag=1, 2 text=a"),
    ("quiz://find?text=a", "search sort=new text=a"),
    ("quiz://find/b?text=a", "search q=b sort=new text=a"),
    ("quiz://find/b?text=a&q=c", "rejected conflictingValues"),
    ("quiz://find/b?text=a&q=b", "search q=b sort=new text=a"),
    ("quiz://pay?to=a", "pay to=a"),
    ("quiz://pay?to=a&x=1", "rejected unknownItem"),
    ("quiz://exact?x", "rejected unknownItem"),
  ])
  func readsQueryItems(text: String, expected: String) {
    #expect(answer(text) == expected)
  }

  @Test(arguments: [
    ("quiz:///leagues/1", "league league=1"),
    ("https://quiz.example/leagues/1/", "league league=1"),
    ("https://a.quiz.example/leagues/1", "league league=1"),
    ("https://b.a.quiz.example/leagues/1", "league league=1"),
    ("http://a.quiz.example/leagues/1", "league league=1"),
    ("http://quiz.example/leagues/1", "rejected unknownHost"),
    ("https://aquiz.example/leagues/1", "rejected unknownHost"),
    ("https://a.quiz.example.evil.example/leagues/1", "rejected unknownHost"),
    ("fixed://link/leagues/1", "league league=1"),
    ("fixed://other/leagues/1", "rejected unknownHost"),
    ("evil://leagues/1", "rejected unknownScheme"),
    ("quiz://a@b/leagues", "rejected userinfo"),
    ("nothing", "rejected missingScheme"),
    ("quiz://nowhere", "unmatched noRoute"),
    ("quiz://", "unmatched noRoute"),
    ("quiz:///LOOSE/Ab", "loose Id=Ab"),
  ])
  func looksAtThePrefixFirst(text: String, expected: String) {
    let match = router.match(text)
    let found = match.failure?.code == .malformedURL ? match.failure?.found : nil
    #expect(found.map { "\(match.outcome) \($0)" } ?? answer(text) == expected)
  }

  @Test func passesOverRoutesThatAreNotOpen() {
    #expect(answer("quiz://secret") == "unmatched noRoute")
    #expect(answer("quiz://web-only") == "unmatched noRoute")
    #expect(answer("quiz://leagues/shut") == "leagueByName name=shut")
    #expect(router.match("quiz://leagues/shut", from: .app).route == "shut")
    #expect(answer("https://quiz.example/web-only") == "webOnly")
    #expect(router.match("quiz://web-only", from: .universalLink).route == "webOnly")
    #expect(router.match("https://quiz.example/web-only", from: .notification).route == nil)
  }

  @Test func showsValuesToTheDeveloperOnly() {
    let failure = router.match("quiz://orders/secret-token").failure
    #expect(failure.map { "\($0)".contains("secret") } == false)
    #expect(failure?.found == "secret-token")
    #expect(
      failure?.message == "Route 'order': segment 2 ('id') expected UUID, found 'secret-token'."
    )
  }
}
