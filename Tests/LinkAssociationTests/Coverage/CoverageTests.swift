import LinkRouting
import Testing

@testable import LinkAnalysis
@testable import LinkAssociation

/// What is proved about a file and the routes of an app.
@Suite struct CoverageTests {
  /// A catalog with one domain.
  private static func catalog(_ routes: [LinkCatalogV1.Route]) -> LinkCatalogV1 {
    LinkCatalogV1(prefixes: [.domain("a.example", allowsHTTP: false)], routes: routes)
  }

  /// The comparison of rules and routes.
  private static func coverage(
    _ components: String,
    _ routes: [LinkCatalogV1.Route],
    stateLimit: Int = 20_000
  ) throws -> AssociationCoverage {
    AssociationCoverage(
      try Files.rules(components),
      app: Files.app,
      catalog: catalog(routes),
      stateLimit: stateLimit
    )
  }

  @Test func whatAgreesIsProved() throws {
    let coverage = try Self.coverage(#"{"/": "/a/b"}"#, [.init(name: "b", path: "/a/b")])
    #expect(coverage.findings().isEmpty)
  }

  @Test func aRouteThatIsNotAdmittedHasAURL() throws {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "item", path: "/item/:id", types: ["id": "Int"]),
      .init(name: "old", path: "/item/0"), .init(name: "closed", path: "/closed", access: .appOnly),
    ]
    let coverage = try Self.coverage(
      #"{"/": "/item/0", "exclude": true}, {"/": "/item/?"}"#,
      routes
    )
    let gaps = coverage.routesNotAdmitted()
    #expect(gaps.map(\.route) == ["item", "old"])
    #expect(
      gaps.map(\.answer) == [.url("https://a.example/item/10"), .url("https://a.example/item/0")]
    )
    #expect(
      gaps.map(\.excludedBy?.text)
        == [nil, "/applinks/details/0/components/0"]
    )
    let wider = try Self.coverage(#"{"/": "/item/?"}"#, Array(routes.prefix(1)))
    #expect(wider.routesNotAdmitted().map(\.answer) == [.url("https://a.example/item/10")])
    #expect(wider.routesNotAdmitted().first?.excludedBy == nil)
  }

  @Test func routesThatMeetTheSameExclusionsHaveAGapEach() throws {
    let routes = (1...30).map { LinkCatalogV1.Route(name: "r\($0)", path: "/page\($0)/:item?") }
    let exclusions = (1...30).map { #"{"/": "/*/x\#($0)", "exclude": true},"# }.joined()
    let coverage = try Self.coverage(#"\#(exclusions) {"/": "*"}"#, routes)
    let gaps = coverage.routesNotAdmitted()
    #expect(gaps.map(\.route) == routes.map(\.name))
    #expect(gaps.map(\.answer) == (1...30).map { .url("https://a.example/page\($0)/x1") })
    #expect(Set(gaps.map(\.excludedBy?.text)) == ["/applinks/details/0/components/0"])
    let fixes = Set(coverage.findings().filter { $0.rule == .routeNotAdmitted }.map(\.fix))
    #expect(
      fixes == [
        "Add a rule for it before /applinks/details/0/components/0, or narrow that exclusion."
      ]
    )
  }

  @Test func anAdmittedURLWithoutARouteIsClassified() throws {
    let routes: [LinkCatalogV1.Route] = [
      .init(
        name: "find",
        path: "/find",
        query: [.init(name: "q", type: "Int", isRequired: true)]
      ),
      .init(name: "a", path: "/a/:x"),
    ]
    let coverage = try Self.coverage(
      #"{"/": "/find", "?": {"q": "?*"}}, {"/": "/a/*", "exclude": true}, {"/": "/a"}, {"/": "/b/$(digit)"}"#,
      routes
    )
    let surplus = coverage.urlsWithoutRoute().map { "\($0.pointer) \($0.kind) \($0.answer)" }
    #expect(
      surplus == [
        "/applinks/details/0/components/0 query url(\"https://a.example/find?q=/\")",
        "/applinks/details/0/components/3 path url(\"https://a.example/b/0\")",
      ]
    )
  }

  @Test func aRouteThatMeetsManyExclusionsIsDecidedInWorkThatGrowsAsTheyDo() throws {
    let costs = try [25, 50, 100].map { count in
      let exclusions = (0..<count).map { #"{"/": "/?*/x\#($0)/new", "exclude": true}"# }
      let coverage = try Self.coverage(
        (exclusions + [#"{"/": "/?*/?*/?*"}"#]).joined(separator: ", "),
        [.init(name: "any", path: "/:a/:b/:c")]
      )
      var steps = Int.max
      let gaps = coverage.routesNotAdmitted(&steps)
      #expect(gaps.map(\.answer) == [.url("https://a.example/0/x0/new")])
      return Int.max - steps
    }
    #expect(costs[1] <= costs[0] * 22 / 10, "\(costs)")
    #expect(costs[2] <= costs[1] * 22 / 10, "\(costs)")
  }

  @Test func findingsArePlacedInTheText() throws {
    let text = try JSONText(Files.text("{\"/\": \"/a\"},\n {\"/\": \"/b\"}"))
    let coverage = AssociationCoverage(
      ParsedAssociation(text).association,
      app: Files.app,
      catalog: Self.catalog([.init(name: "a", path: "/a"), .init(name: "c", path: "/c")])
    )
    let findings = coverage.findings().map { $0.placed(in: text) }
    #expect(findings.map(\.rule) == [.routeNotAdmitted, .noRoute])
    #expect(findings.map(\.position) == [nil, TextPosition(line: 2, column: 2)])
  }

  @Test func theRootIsOnePathAndNotTwo() throws {
    let coverage = try Self.coverage(#"{"/": "/"}"#, [.init(name: "home", path: "/")])
    #expect(coverage.findings().isEmpty)
  }

  @Test func platformsAreCompared() throws {
    let coverage = try Self.coverage(#"{"/": "/a/?"}"#, [])
    let same = AssetLinks.Statement(
      packageName: "a",
      fingerprints: [],
      components: [LinkComponent(path: "/a/?"), LinkComponent(path: "/a/?/")]
    )
    #expect(coverage.disagreements(with: same).isEmpty)
    let other = AssetLinks.Statement(
      packageName: "a",
      fingerprints: [],
      components: [LinkComponent(path: "/a/b", exclude: true), LinkComponent(path: "/a*")]
    )
    #expect(
      coverage.disagreements(with: other).map { "\($0.offeredOn) \($0.answer)" } == [
        "iOS url(\"https://a.example/a/b\")", "Android url(\"https://a.example/a\")",
      ]
    )
    // On Android there must be a match for each item.
    let items = try Self.coverage(#"{"/": "/a", "?": {"b": "*"}}"#, [])
    let rule = LinkComponent(path: "/a", query: .items([.init("b", "*")]))
    let alike = AssetLinks.Statement(packageName: "a", fingerprints: [], components: [rule])
    #expect(
      items.disagreements(with: alike).map { "\($0.offeredOn) \($0.answer)" } == [
        "iOS url(\"https://a.example/a\")"
      ]
    )
    let open = AssetLinks.Statement(packageName: "a", fingerprints: [])
    #expect(coverage.disagreements(with: open).isEmpty)
  }

  @Test func whatIsNotDecidedIsSaid() throws {
    let coverage = try Self.coverage(
      #"{"/": "/*-*"}"#,
      [.init(name: "x", path: "/:a-b/:c")],
      stateLimit: 2
    )
    #expect(coverage.routesNotAdmitted().map(\.answer) == [.undecided])
    let findings = coverage.findings()
    #expect(findings.allSatisfy { $0.severity == .note && $0.message.contains("not decided") })
  }

  @Test(
    arguments: zip(
      LinkCatalogV1.QueryItem.Duplicates.allCases,
      ["https://a.example/s?page=0&page", "https://a.example/s?page&page=0"]
    )
  )
  func otherItemsOfANameMayBeAnything(
    duplicates: LinkCatalogV1.QueryItem.Duplicates,
    url: String
  ) throws {
    let page = LinkCatalogV1.QueryItem(
      name: "page",
      type: "Int",
      isRequired: true,
      duplicates: duplicates
    )
    let routes = [LinkCatalogV1.Route(name: "s", path: "/s", query: [page])]
    let coverage = try Self.coverage(#"{"/": "/s", "?": {"page": "?*"}}"#, routes)
    #expect(coverage.routesNotAdmitted().map(\.answer) == [.url(url)])
    #expect(ParsedCatalog(Self.catalog(routes)).match(url).found != nil)
    let output = AssociationGenerator(Self.catalog(routes)).association(appIDs: [Files.app])
    #expect(output.gaps.isEmpty)
    let matcher = AssociationMatcher(output.association)
    #expect(matcher.decide(try AssociationURL(url), app: Files.app).verdict == .match)
    #expect(output.notExpressed.contains { $0.contains("another item of its name may be") })
  }

  @Test func anItemWithoutAValueIsAsTheRouteReadsIt() throws {
    let flag = LinkCatalogV1.QueryItem(name: "f", type: "Bool", isFlag: true)
    let text = LinkCatalogV1.QueryItem(name: "t", isRequired: true)
    let number = LinkCatalogV1.QueryItem(name: "n", type: "Int")
    let routes = [LinkCatalogV1.Route(name: "s", path: "/s", query: [flag, text, number])]
    let router = ParsedCatalog(Self.catalog(routes))
    for (query, isRead) in [
      ("t=", true), ("t", false), ("f&t=", true), ("f=&t=", false), ("n&t=", true),
      ("n=&t=", true), ("n=x&t=", false), ("t=&n=1", true),
    ] {
      let rule = #"{"/": "/s", "?": "\#(query)"}"#
      let surplus = try Self.coverage(rule, routes).urlsWithoutRoute()
      #expect(surplus.isEmpty == isRead, "\(query)")
      let match = router.match("https://a.example/s?\(query)")
      #expect((match.found != nil) == isRead, "\(query)")
    }
  }

  @Test func manyRequiredItemsAreDecided() throws {
    let items = (0..<5).map {
      LinkCatalogV1.QueryItem(name: "q\($0)", formerKeys: ["old\($0)"], isRequired: true)
    }
    let routes = [LinkCatalogV1.Route(name: "s", path: "/s", query: items)]
    #expect(try Self.coverage(#"{"/": "/s"}"#, routes).routesNotAdmitted().isEmpty)
    let gaps = try Self.coverage(#"{"/": "/s", "?": {"q0": "?*"}}"#, routes).routesNotAdmitted()
    #expect(gaps.count == 1)
    guard case .url = gaps.first?.answer else {
      Issue.record("\(gaps)")
      return
    }
  }

  @Test func aRuleThatIsNotWrittenOutIsAskedAboutTheWitness() throws {
    let unwritten = #"{"/": "/x", "?": {"café": "*"}}"#
    let routes = [LinkCatalogV1.Route(name: "x", path: "/x")]
    let admitted = try Self.coverage(unwritten, routes)
    #expect(admitted.routesNotAdmitted().map(\.answer) == [.undecided])
    #expect(admitted.findings().allSatisfy { $0.severity == .note })
    let excluded = try Self.coverage(
      #"{"/": "/x", "?": {"café": "*"}, "exclude": true}, {"/": "/x"}"#,
      routes
    )
    #expect(excluded.routesNotAdmitted().map(\.answer) == [.url("https://a.example/x")])
    let place = "/applinks/details/0/components/0"
    #expect(excluded.routesNotAdmitted().first?.excludedBy?.text == place)
    let shadowed = try Self.coverage(
      #"{"/": "/y", "?": {"café": "*"}, "exclude": true}, {"/": "/y"}"#,
      routes
    )
    #expect(shadowed.urlsWithoutRoute().map(\.answer) == [.undecided])
    // Elsewhere everything is known.
    let other = try Self.coverage(unwritten + #", {"/": "/z"}"#, [.init(name: "z", path: "/z")])
    #expect(other.routesNotAdmitted().isEmpty)
  }

  @Test func aURLOutOfBoundsIsNoWitness() throws {
    let bounds = LinkCatalogV1.Bounds(minimumLength: 3)
    let routes = [LinkCatalogV1.Route(name: "c", path: "/c/:code", bounds: ["code": bounds])]
    let catalog = Self.catalog(routes)
    let gaps = try Self.coverage(#"{"/": "/c/??"}"#, routes).routesNotAdmitted()
    guard case .url(let url)? = gaps.first?.answer else {
      Issue.record("\(gaps)")
      return
    }
    #expect(ParsedCatalog(catalog).match(url).found != nil, "\(url)")
    let matcher = AssociationMatcher(try Files.rules(#"{"/": "/c/??"}"#))
    #expect(matcher.decide(try AssociationURL(url), app: Files.app).verdict == .none)
  }

  @Test func theEmptyPathIsTheRoot() throws {
    let coverage = try Self.coverage(#"{"/": "/*"}"#, [.init(name: "all", path: "/*")])
    let statement = AssetLinks.Statement(
      packageName: "a",
      fingerprints: [],
      components: [LinkComponent(path: "/*")]
    )
    let findings = coverage.findings() + coverage.findings(android: statement)
    #expect(findings.isEmpty, "\(findings)")
    let none = try Self.coverage(#"{"/": "/a"}"#, [.init(name: "home", path: "/")])
    #expect(none.routesNotAdmitted().map(\.answer) == [.url("https://a.example/")])
  }

  /// What is found about rules for iOS and rules for Android.
  private static func differences(_ apple: String, _ android: LinkComponent...) throws -> [String] {
    let statement = AssetLinks.Statement(
      packageName: "a.b",
      fingerprints: [],
      components: android
    )
    return try coverage(apple, []).findings(android: statement).map {
      "\($0.severity) \($0.message.prefix(3)) \($0.witness ?? "")"
    }
  }

  @Test func slashesAtTheEndAreANoteAndHideNoGap() throws {
    let note = "note iOS https://a.example/a/x/"
    #expect(try Self.differences(#"{"/": "/a/x"}"#, .init(path: "/a/x")) == [note])
    #expect(
      try Self.differences(#"{"/": "/a"}, {"/": "/b/cde"}"#, .init(path: "/a"))
        == ["warning iOS https://a.example/b/cde"]
    )
    // Android takes what the exclusion leaves with a slash, and Apple does not.
    let excluded = try Self.differences(
      #"{"/": "/a", "exclude": true}, {"/": "*"}"#,
      .init(path: "/a", exclude: true),
      .init(path: "*")
    )
    #expect(excluded == ["note And https://a.example/a/"])
  }

  @Test func whatAppleAloneReadsIsTextForAndroid() throws {
    let variable = try Self.differences(#"{"/": "/$(lang)/x"}"#, .init(path: "/$(lang)/x"))
    #expect(
      variable == ["warning iOS https://a.example/aa/x", "warning And https://a.example/$(lang)/x"]
    )
    let folded = try Self.differences(
      #"{"/": "/a/x", "caseSensitive": false}"#,
      .init(path: "/a/x", caseSensitive: false)
    )
    #expect(folded == ["warning iOS https://a.example/A/X"])
  }

  @Test(arguments: [true, false])
  func aPatternThatIsNotComparedDecidesNothing(isExclusion: Bool) throws {
    let long = "/" + String(repeating: "*", count: 4_096)
    let unknown = "{\"/\": \"\(long)\", \"exclude\": \(isExclusion)}"
    let routes = [LinkCatalogV1.Route(name: "b", path: "/a/b")]
    for rules in [unknown, "\(unknown), {\"/\": \"/c\"}"] {
      let gaps = try Self.coverage(rules, routes).routesNotAdmitted()
      #expect(gaps.map(\.answer) == [.undecided])
    }
    let surplus = try Self.coverage("\(unknown), {\"/\": \"/c\"}", routes).urlsWithoutRoute()
    #expect(surplus.map(\.answer) == (isExclusion ? [.undecided] : [.undecided, .undecided]))
  }

  @Test func whatIsClosedOrOpenToOtherSourcesGivesWay() {
    let router = ParsedCatalog(
      LinkCatalogV1(
        prefixes: [.domain("a.example", allowsHTTP: false)],
        routes: [
          .init(name: "closed", path: "/x/y", access: .appOnly),
          .init(name: "page", path: "/x/:page", access: .from(.universalLink)),
          .init(
            name: "number",
            path: "/n/:id",
            types: ["id": "Int"],
            access: .from(.universalLink)
          ),
        ]
      )
    )
    let routes = WebRoutes(router: router.router)
    #expect(routes.takes("https://a.example/x/y", from: .universalLink))
    #expect(routes.takes("https://another.example/x/y", from: .universalLink))
    #expect(!routes.takes("https://a.example/x/y", from: .notification))
    #expect(!routes.takes("https://a.example/n/x", from: .universalLink))
    #expect(!routes.takes("https://a.example/x y", from: .universalLink))
  }
}
