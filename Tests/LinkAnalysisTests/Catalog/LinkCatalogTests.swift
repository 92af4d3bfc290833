import Foundation
import LinkRouting
import Testing

@testable import LinkAnalysis

@Suite struct LinkCatalogTests {
  /// The problems of a text that is not a catalog, a line each.
  private func problems(_ text: String) -> [String] {
    do {
      _ = try JSONDecoder().decode(LinkCatalogV1.self, from: Data(text.utf8))
      return []
    } catch let error as CatalogProblems {
      return error.problems.map { "\($0.code.name) \($0.path)" }
    } catch {
      return ["\(error)"]
    }
  }

  /// The problems of a catalog that was read, a line each.
  private func problems(_ catalog: LinkCatalogV1) -> [String] {
    ParsedCatalog(catalog).problems.map { problem in
      let parameter = problem.parameter.map { " \($0)" } ?? ""
      return "\(problem.code.name) \(problem.path) \(problem.route ?? "-")\(parameter)"
    }
  }

  /// A catalog with one prefix.
  private func catalog(_ routes: LinkCatalogV1.Route...) -> LinkCatalogV1 {
    LinkCatalogV1(prefixes: [.scheme("s", host: nil)], routes: routes)
  }

  @Test(arguments: [CatalogSamples.full, CatalogSamples.bare])
  func whatIsWrittenReadsBack(catalog: LinkCatalogV1) throws {
    let data = try JSONEncoder().encode(catalog)
    #expect(try JSONDecoder().decode(LinkCatalogV1.self, from: data) == catalog)
  }

  @Test func whatIsNotStatedIsNotWritten() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let catalog = catalog(.init(name: "a", path: "/a", query: [.init(name: "q")]))
    #expect(
      String(decoding: try encoder.encode(catalog), as: UTF8.self) == """
        {"prefixes":[{"scheme":"s"}],"routes":[{"name":"a","path":"/a",\
        "query":[{"name":"q","type":"String"}]}],"version":1}
        """
    )
  }

  @Test func collectsAllThatIsWrongWithAText() {
    let text = """
      {"prefixes": [{"scheme": 1}, {"host": "a"}, 5, {"domain": "a", "allowsHTTP": 1}],
       "routes": [{"name": "a"}, {"path": [], "types": {"x": 1, "y": "Int"}},
        {"name": "b", "path": "/b", "query": [{"type": 1}, {"name": "q", "default": {"a": 1}}]}]}
      """
    #expect(
      problems(text) == [
        "wrongType prefixes[0].scheme", "prefix prefixes[1]", "wrongType prefixes[2]",
        "wrongType prefixes[3].allowsHTTP", "missingKey routes[0].path",
        "missingKey routes[1].name",
        "wrongType routes[1].path", "wrongType routes[1].types.x",
        "missingKey routes[2].query[0].name", "wrongType routes[2].query[0].type",
        "wrongType routes[2].query[1].default",
      ]
    )
    #expect(problems("{}") == ["missingKey prefixes", "missingKey routes"])
    #expect(problems("[]") == ["wrongType "])
    #expect(problems(#"{"prefixes": [], "routes": 5}"#) == ["wrongType routes"])
    #expect(problems(#"{"prefixes": {"scheme": "a"}, "routes": []}"#) == ["wrongType prefixes"])
  }

  @Test func aFormerNameIsAnErrorThatNamesTodays() throws {
    let former =
      #"{"origins":[{"scheme":"a"}],"routes":[{"name":"a","path":"/","exposure":["web"]}]}"#
    #expect(problems(former) == ["formerName origins", "formerName routes[0].exposure"])
    let sources = #"""
      {"prefixes":[{"scheme":"a"}],
      "routes":[{"name":"a","path":"/","access":["web","push","scheme","content","branch=web"]}]}
      """#
    #expect(
      problems(sources) == [0, 1, 2, 4].map { "formerName routes[0].access[\($0)]" }
    )
    let failure = #expect(throws: CatalogProblems.self) {
      try JSONDecoder().decode(LinkCatalogV1.self, from: Data(sources.utf8))
    }
    #expect(
      failure?.problems.map(\.message) == [
        "The source 'web' is called 'universalLink' now.",
        "The source 'push' is called 'notification' now.",
        "The source 'scheme' is called 'customScheme' now.",
        "The source 'branch=web' is called 'branch=universalLink' now.",
      ]
    )
  }

  @Test func anEffectIsOneThatIsKnown() {
    let text = #"{"prefixes":[],"routes":[{"name":"a","path":"/","effect":"vote"}]}"#
    #expect(problems(text) == ["wrongType routes[0].effect"])
    #expect(problems(text.replacing("vote", with: "mutate")) == [])
  }

  @Test func aPlaceIsStatedOnce() {
    let text = """
      {"prefixes":[],"routes":[
       {"name":"a","path":"/","placement":{"tab":"a","parent":"/"}},
       {"name":"b","path":"/b","placement":{"noScreen":1,"fallback":{"tab":"a","current":true}}}]}
      """
    #expect(
      problems(text) == [
        "contradiction routes[0].placement", "wrongType routes[1].placement.noScreen",
        "contradiction routes[1].placement.fallback",
      ]
    )
  }

  @Test func placesAndSecretsNameParameters() {
    let route = LinkCatalogV1.Route(
      name: "a",
      path: "/:x",
      query: [.init(name: "q")],
      secrets: ["x", "y", "q"],
      placement: .init(parent: .path("/b/:x/:q/:z"), fallback: .path("/c/:w"))
    )
    #expect(
      problems(catalog(route)) == [
        "unknownParameter routes[0].secrets[1] a y",
        "unknownParameter routes[0].placement.parent a z",
        "unknownParameter routes[0].placement.fallback.parent a w",
      ]
    )
  }

  @Test func aFallbackAloneNamesParametersToo() {
    let placement = LinkCatalogV1.Placement(fallback: .path("/c/:w"))
    #expect(
      problems(catalog(.init(name: "a", path: "/:x", placement: placement)))
        == ["unknownParameter routes[0].placement.fallback.parent a w"]
    )
  }

  @Test func keysThatAreNotKnownAreErrorsInLaterVersionsOnly() {
    let rest =
      #""prefixes":[{"scheme":"a","x":1}],"routes":[{"name":"a","path":"/","y":2}],"cases":[]}"#
    #expect(problems("{" + rest) == [])
    #expect(problems(#"{"version":1,"# + rest) == [])
    #expect(
      problems(#"{"version":2,"# + rest) == [
        "unknownKey cases", "unknownKey prefixes[0].x", "unknownKey routes[0].y",
      ]
    )
    #expect(problems(#"{"version":2,"prefixes":[],"routes":[]}"#) == [])
  }

  @Test func keysThatAreNotKnownAreToldWithTheOneThatMayBeMeant() throws {
    let text = #"""
      {"$schema":"x","prefixes":[{"scheme":"a"}],"routes":[{"name":"a","path":"/","exmples":[]}]}
      """#
    let reading = try JSONDecoder().decode(CatalogReading.self, from: Data(text.utf8))
    #expect(
      reading.unknownKeys.map(\.description) == [
        "routes[0].exmples: This key is not known; 'examples' may be meant."
      ]
    )
    #expect(
      problems(#"{"prefixes":[{"scheme":"a"}],"routes":[{"name":"a","paths":"/"}]}"#)
        == ["missingKey routes[0].path", "unknownKey routes[0].paths"]
    )
  }

  @Test func aNullIsAsIfItWereAbsent() {
    let text =
      #"{"prefixes":[{"scheme":"a","host":null}],"routes":[{"name":"a","path":"/","effect":null}]}"#
    #expect(problems(text) == [])
  }

  @Test(arguments: [
    ("https://shop.example/a", "'prefixes' holds the rest"), ("/a/{id}", "a parameter is ':id'"),
    ("/a/[user_id]/b", "':user_id'"), ("/a/<int:id>", "':id'"), ("/a/<id>", "':id'"),
  ])
  func namesNotationOfOtherLibraries(path: String, advice: String) throws {
    let found = ParsedCatalog(catalog(.init(name: "a", path: path))).problems
    #expect(found.map(\.code) == [.pattern])
    #expect(try #require(found.first).message.contains(advice))
  }

  @Test(arguments: ["/{a}?", "/{a/:b}?", "/a{b}", "/:id([a-z]{2})"])
  func takesPatternsThatLookLikeIt(path: String) {
    #expect(ParsedCatalog(catalog(.init(name: "a", path: path))).problems == [])
  }

  @Test(arguments: [
    (LinkCatalogV1.Route(name: "", path: "/"), ["emptyName routes[0].name "]),
    (.init(name: "a", path: "/:"), ["pattern routes[0].path a"]),
    (.init(name: "a", path: "/", aliases: ["/b", "/{"]), ["pattern routes[0].aliases[1] a"]),
    (
      .init(name: "a", path: "/", aliases: ["/{", "/:"]),
      ["pattern routes[0].aliases[0] a", "pattern routes[0].aliases[1] a"]
    ),
    (.init(name: "a", path: "/", types: ["x": "Int"]), ["unknownParameter routes[0].types.x a x"]),
    (.init(name: "a", path: "/:x", types: ["x": "Slug"]), ["unknownType routes[0].types.x a x"]),
    (.init(name: "a", path: "/:x", types: ["x": "a|"]), ["unknownType routes[0].types.x a x"]),
    (
      .init(
        name: "a",
        path: "/a/:id",
        forms: [
          .init(path: "/b/:x", names: ["x": "idd"]), .init(path: "/c/:y", names: ["y": "id"]),
        ]
      ),
      ["unknownParameter routes[0].forms[0].names.x a idd"]
    ),
    (
      .init(
        name: "a",
        path: "/:color/:n",
        types: ["color": "red|green", "n": "Int"],
        bounds: ["color": .init(values: ["blue"]), "n": .init(values: ["x", "7"])]
      ),
      ["contradiction routes[0].bounds.color a color"]
    ),
    (
      .init(name: "a", path: "/", query: [.init(name: ""), .init(name: "q", type: "int")]),
      ["emptyName routes[0].query[0].name a", "unknownType routes[0].query[1].type a q"]
    ),
    (
      .init(name: "a", path: "/:x", query: [.init(name: "x"), .init(name: "q"), .init(name: "q")]),
      ["repeatedItem routes[0].query[0].name a x", "repeatedItem routes[0].query[2].name a q"]
    ),
    (
      .init(
        name: "a",
        path: "/",
        query: [.init(name: "q", isRequired: true, defaultValue: .text(""))]
      ),
      ["contradiction routes[0].query[0].default a q"]
    ),
    (
      .init(name: "a", path: "/", query: [.init(name: "q", type: "Int", defaultValue: .text("1"))]),
      ["defaultType routes[0].query[0].default a q"]
    ),
    (
      .init(name: "a", path: "/", query: [.init(name: "q", defaultValue: .list([.text("1")]))]),
      ["defaultType routes[0].query[0].default a q"]
    ),
    (
      .init(
        name: "a",
        path: "/",
        query: [.init(name: "q", defaultValue: .text("1"), isRepeated: true)]
      ),
      ["defaultType routes[0].query[0].default a q"]
    ),
  ])
  func namesWhatIsWrongWithARoute(route: LinkCatalogV1.Route, expected: [String]) {
    #expect(problems(catalog(route)) == expected)
    #expect(ParsedCatalog(catalog(route)).router.tableEntries.isEmpty)
  }

  @Test func aRouteWithAProblemLeavesTheOthersInUse() {
    let router = ParsedCatalog(
      catalog(
        .init(name: "a", path: "/:"),
        .init(name: "b", path: "/b"),
        .init(name: "b", path: "/c")
      )
    )
    #expect(router.problems.map(\.code) == [.pattern, .repeatedName])
    #expect(router.match("s://b").route == "b")
    #expect(router.match("s://c").route == nil)
  }

  @Test(arguments: [
    LinkCatalogV1.Prefix.scheme("1a", host: nil), .scheme("", host: nil), .scheme("a", host: ""),
    .scheme("a", host: "b/c"), .scheme("a", host: "*.b"), .domain("", allowsHTTP: false),
    .domain("a b", allowsHTTP: false), .domain("*.", allowsHTTP: false),
    .domain("a.*.b", allowsHTTP: false), .domain("*", allowsHTTP: false),
    .domain("a/b", allowsHTTP: false), .domain("a:81", allowsHTTP: false),
  ])
  func anOriginIsTheBeginningOfURLs(prefix: LinkCatalogV1.Prefix) {
    let router = ParsedCatalog(LinkCatalogV1(prefixes: [prefix], routes: []))
    #expect(router.problems.map(\.path) == ["prefixes[0]"])
    #expect(router.router.prefixes == [])
  }

  @Test func aCatalogHasAPrefix() {
    #expect(problems(CatalogSamples.bare) == ["noPrefix prefixes -"])
  }

  @Test func anExampleLeadsToItsRoute() {
    let router = ParsedCatalog(
      catalog(
        .init(
          name: "a",
          path: "/a/:n",
          types: ["n": "Int"],
          access: .appOnly,
          examples: ["s://a/1", "s://a/x"]
        ),
        .init(name: "b", path: "/b", examples: ["s://a/2", "s:/b", "t:/b"])
      )
    )
    #expect(
      router.exampleProblems().map(\.path) == [
        "routes[0].examples[1]", "routes[1].examples[0]", "routes[1].examples[2]",
      ]
    )
    #expect(router.exampleProblems().map(\.route) == ["a", "b", "b"])
  }
}
