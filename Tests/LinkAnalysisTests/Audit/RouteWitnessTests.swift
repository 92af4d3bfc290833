import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

@testable import LinkAnalysis

/// What is shown for a finding is opened, and behaves as is said.
@Suite struct RouteWitnessTests {
  private enum NoteLink: DeepLink {
    case first, second

    static func routes(_ first: LinkAccess, _ second: LinkAccess) -> LinkRoutes<NoteLink> {
      LinkRoutes {
        LinkRoute(NoteLink.first, "/notes").access(first)
        LinkRoute(NoteLink.second, "/notes").access(second)
      }
    }

    static let routes = routes(.everyone, .everyone)
  }

  @Test(arguments: [
    (LinkAccess.everyone, LinkAccess.everyone, AuditFinding.Kind.unreachable),
    (.appOnly, .everyone, .overlap), (.appOnly, .appOnly, .unreachable),
    (.everyone, .from(.universalLink), .unreachable),
    (.from(.universalLink), .everyone, .overlap),
  ])
  func aRouteHidesOnlyWhereItIsOpen(
    first: LinkAccess,
    second: LinkAccess,
    kind: AuditFinding.Kind
  ) throws {
    let router = LinkRouter(
      prefixes: [.scheme("notes"), .domain("notes.example")],
      routes: NoteLink.routes(first, second)
    )
    let finding = try #require(router.audit().first)
    #expect(finding.route == "first" && finding.otherRoute == "second")
    #expect(finding.kind == kind)
  }

  /// A catalog of routes that are called by their positions.
  private static func catalog(
    _ routes: [LinkCatalogV1.Route],
    _ prefixes: [LinkCatalogV1.Prefix]
  ) -> ParsedCatalog {
    ParsedCatalog(LinkCatalogV1(prefixes: prefixes, routes: routes))
  }

  /// What is wrong with the URL of a finding: it leads to none of the routes that take it, or the other
  /// would not take it if it were alone.
  private static func lie(in finding: RouteFinding, of catalog: ParsedCatalog) -> String? {
    guard let url = finding.url else { return nil }
    let winners = [finding.route] + finding.togetherWith
    let found = [nil, LinkSource.app].compactMap { catalog.match(url, from: $0).found?.route }
    guard found.contains(where: winners.contains) else {
      return "\(finding.kind) \(url) leads to \(found), not to \(winners)"
    }
    let other = catalog.catalog.routes.filter { $0.name == finding.otherRoute }
    let alone = ParsedCatalog(
      LinkCatalogV1(
        prefixes: catalog.catalog.prefixes,
        routes: other,
        shapes: catalog.catalog.shapes
      )
    )
    guard alone.match(url, from: .app).found == nil else { return nil }
    return "\(finding.kind) \(url) is not a URL of \(finding.otherRoute)"
  }

  private static let prefixes: [[LinkCatalogV1.Prefix]] = [
    [.scheme("s", host: nil)], [.domain("e.com", allowsHTTP: false)],
    [.scheme("s", host: nil), .domain("e.com", allowsHTTP: false)],
    [.scheme("s.t+u-v", host: "link")], [.domain("*.e.com", allowsHTTP: true)],
    [.scheme("a", host: nil), .scheme("b", host: "h"), .domain("*.e.com", allowsHTTP: false)],
  ]

  @Test(arguments: ["/sign-in", "/signin", "/Sign-In", "/a.b", "/price_list", "/~me", "/A/b-C"])
  func oneLiteralTwice(path: String) throws {
    for prefixes in Self.prefixes {
      let catalog = Self.catalog(
        [.init(name: "a", path: path), .init(name: "b", path: path)],
        prefixes
      )
      let finding = try #require(catalog.audit().first)
      let url = try #require(finding.url)
      #expect(url.hasSuffix(path) || url.hasSuffix(":/\(path)"), "\(url)")
      #expect(catalog.match(url).found?.route == "a", "\(url)")
    }
  }

  @Test func aTieOfLiteralsWithParametersLeadsToOneOfThem() throws {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "x", path: "/x-:id"), .init(name: "y", path: "/:id-y"),
    ]
    let catalog = Self.catalog(routes, [.scheme("s", host: nil)])
    let tie = catalog.audit().first { $0.kind == .tie }
    let finding = try #require(tie)
    #expect(finding.url == "s:///x-y")
    #expect(Self.lie(in: finding, of: catalog) == nil)
  }

  /// Source: the routes of Soapbox's interface.
  @Test(arguments: [("@", "0"), ("a;b=", "0"), ("!", "!")])
  func besideMarksADigitIsShownWhereAnyByteWouldDo(mark: String, value: String) throws {
    let path = "/\(mark):name"
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "pins", path: "\(path)/pins"), .init(name: "status", path: "\(path)/:status"),
    ]
    let catalog = Self.catalog(routes, Self.prefixes[1])
    let finding = try #require(catalog.audit().first)
    #expect(finding.url == "https://e.com/\(mark)\(value)/pins")
    #expect(Self.lie(in: finding, of: catalog) == nil)
  }

  @Test func lettersInTheOtherCaseHideARouteAtASchemeOnly() {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "A", path: "/A"), .init(name: "a", path: "/a"),
    ]
    let both = Self.catalog(routes, Self.prefixes[2])
    #expect(both.audit().map(\.kind) == [.tie])
    #expect(both.audit().map(\.url) == ["s://a"])
    #expect(both.match("https://e.com/a").found?.route == "a")
    #expect(Self.catalog(routes, Self.prefixes[0]).audit().map(\.kind) == [.unreachable])
  }

  @Test func aThirdRouteThatTakesAllThatTwoHaveInCommonEndsTheMatter() {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "b", path: "/a/b-c"), .init(name: "x", path: "/a/b-:x(c)"),
      .init(name: "y", path: "/a/:y(b)-c"),
    ]
    let catalog = Self.catalog(routes, Self.prefixes[1])
    for finding in catalog.audit() { #expect(Self.lie(in: finding, of: catalog) == nil) }
  }

  @Test func aURLAvoidsWhatAThirdRouteTakes() throws {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "zero", path: "/a/0"), .init(name: "one", path: "/a/1"),
      .init(name: "x", path: "/a/:x"), .init(name: "y", path: "/a/:y"),
    ]
    let catalog = Self.catalog(routes, Self.prefixes[1])
    let errors = catalog.audit().filter(\.isError)
    let finding = try #require(errors.first)
    #expect(finding.url == "https://e.com/a/2")
  }

  @Test func valuesAreWithinTheirBounds() throws {
    let bounds = ["n": LinkCatalogV1.Bounds(minimum: .integer(70_000), maximum: .integer(80_000))]
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "number", path: "/a/:n", types: ["n": "Int"], bounds: bounds),
      .init(name: "text", path: "/a/:x"),
    ]
    let catalog = Self.catalog(routes, Self.prefixes[1])
    let finding = try #require(catalog.audit().first)
    #expect(finding.url == "https://e.com/a/70000")
    #expect(Self.lie(in: finding, of: catalog) == nil)
  }

  @Test func queryItemsSuitBothRoutes() throws {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "new", path: "/a/new", query: [.init(name: "n", type: "Int", isRequired: true)]),
      .init(
        name: "one",
        path: "/a/:id",
        query: [
          .init(name: "n", isRequired: true), .init(name: "day", type: "Day", isRequired: true),
        ]
      ),
    ]
    let catalog = Self.catalog(routes, Self.prefixes[1])
    for finding in catalog.audit() {
      #expect(finding.url != nil)
      #expect(Self.lie(in: finding, of: catalog) == nil)
    }
  }

  @Test(arguments: 0..<8)
  func noFindingOfRandomTablesLies(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var shown = 0
    for _ in 0..<4 {
      let catalog = Self.randomCatalog(using: &generator)
      let routes = catalog.catalog.routes.map { "\($0.name) \($0.path)" }
      for finding in catalog.audit() {
        let lie = Self.lie(in: finding, of: catalog)
        #expect(lie == nil, "seed \(seed): \(routes) \(catalog.catalog.prefixes)")
        if finding.kind == .tie {
          #expect(finding.url != nil, "seed \(seed): \(finding) \(routes)")
        }
        shown += finding.url == nil ? 0 : 1
      }
    }
    #expect(shown > 0, "seed \(seed) has no finding")
  }

  /// Twelve routes of few words, so that many meet.
  private static func randomCatalog(using generator: inout SeededGenerator) -> ParsedCatalog {
    let words = [
      "sign-in", "Sign-In", "a.b", "A", "a", "b_c", "price-list", ":x", ":n", "x-:y", ":y-in",
      ":z(sign-[a-z]+)", "v:n", "~me", "%C3%A9",
    ]
    var routes: [LinkCatalogV1.Route] = []
    for number in 0..<12 {
      var (path, used): (String, Set<String>) = ("", [])
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let word = words.randomElement(using: &generator) ?? "a"
        let name = word.split(separator: ":").last.map { String($0.prefix(1)) } ?? ""
        if word.contains(":"), !used.insert(name).inserted { continue }
        path += "/" + word
      }
      if path.isEmpty { path = "/a" }
      if Int.random(in: 0..<6, using: &generator) == 0 { path += "/:rest*" }
      var route = LinkCatalogV1.Route(name: "r\(number)", path: path)
      if path.contains(":n") { route.types = ["n": "Int"] }
      if Bool.random(using: &generator) { route.isCaseInsensitive = Bool.random(using: &generator) }
      if Int.random(in: 0..<5, using: &generator) == 0 {
        route.query = [.init(name: "q", type: "Int", isRequired: true)]
      }
      routes.append(route)
    }
    return catalog(routes, prefixes.randomElement(using: &generator) ?? [])
  }

  @Test func aTieIsShownWithTheQueryItemsThatItNeeds() throws {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "a", path: "/resolve", query: [.init(name: "domain", isRequired: true)]),
      .init(name: "b", path: "/resolve", query: [.init(name: "phone", isRequired: true)]),
    ]
    let finding = try #require(Self.catalog(routes, [.scheme("s", host: nil)]).audit().first)
    let url = try #require(finding.url)
    #expect(url.contains("domain=") && url.contains("phone="))
    #expect("\(finding)".contains("both accept \(url), and nothing but their text decides"))
  }
}
