import LinkAssociation
import LinkPatterns
import Testing

/// What is proved about a file and the routes of an app.
@Suite struct CoverageTests {
  /// A catalog with one domain.
  private static func catalog(_ routes: [LinkCatalogV1.Route]) -> LinkCatalogV1 {
    LinkCatalogV1(origins: [.domain("a.example", allowsHTTP: false)], routes: routes)
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
      .init(name: "old", path: "/item/0"), .init(name: "closed", path: "/closed", exposure: []),
    ]
    let coverage = try Self.coverage(
      #"{"/": "/item/0", "exclude": true}, {"/": "/item/?"}"#,
      routes
    )
    let gaps = coverage.routesNotAdmitted()
    #expect(gaps.map(\.route) == ["item", "old"])
    #expect(
      gaps.map(\.answer) == [.url("https://a.example/item/0"), .url("https://a.example/item/0")]
    )
    #expect(
      gaps.map(\.excludedBy?.text)
        == [String?](repeating: "/applinks/details/0/components/0", count: 2)
    )
    let wider = try Self.coverage(#"{"/": "/item/?"}"#, Array(routes.prefix(1)))
    #expect(wider.routesNotAdmitted().map(\.answer) == [.url("https://a.example/item/10")])
    #expect(wider.routesNotAdmitted().first?.excludedBy == nil)
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

  @Test func findingsArePlacedInTheText() throws {
    let text = try JSONText(Files.text("{\"/\": \"/a\"},\n {\"/\": \"/b\"}"))
    let coverage = AssociationCoverage(
      AssociationReading(text).association,
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
    let open = AssetLinks.Statement(packageName: "a", fingerprints: [])
    #expect(coverage.disagreements(with: open).isEmpty)
  }

  @Test func whatIsNotDecidedIsSaid() throws {
    let coverage = try Self.coverage(
      #"{"/": "/*a*b*c"}"#,
      [.init(name: "x", path: "/:a-b/:c")],
      stateLimit: 2
    )
    #expect(coverage.routesNotAdmitted().map(\.answer) == [.undecided])
    let findings = coverage.findings()
    #expect(findings.allSatisfy { $0.severity == .note && $0.message.contains("not decided") })
  }
}
