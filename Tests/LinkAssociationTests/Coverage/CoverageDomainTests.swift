import Testing

@testable import LinkAnalysis
@testable import LinkAssociation

/// Routes that are limited to some of the domains of a catalog, and the file of each domain.
@Suite struct CoverageDomainTests {
  private static let (first, second) = (
    LinkCatalogV1.Prefix.domain("a.example", allowsHTTP: false),
    LinkCatalogV1.Prefix.domain("b.example", allowsHTTP: false)
  )
  private static let below = LinkCatalogV1.Prefix.domain("*.a.example", allowsHTTP: false)

  /// A catalog of three domains, with a route for each and one for all.
  private static let catalog = LinkCatalogV1(
    prefixes: [.scheme("s", host: nil), first, below, second],
    routes: [
      .init(name: "all", path: "/all"), .init(name: "first", path: "/first", prefixes: [first]),
      .init(name: "below", path: "/below", prefixes: [below]),
      .init(name: "second", path: "/second", prefixes: [second]),
      .init(name: "scheme", path: "/scheme", prefixes: [.scheme("s", host: nil)]),
    ]
  )

  @Test(arguments: [
    (nil, ["/all", "/first", "/below"], ["Route 'second' /second is limited to b.example."]),
    (
      "B.example", ["/all", "/second"],
      [
        "Route 'first' /first is limited to a.example.",
        "Route 'below' /below is limited to *.a.example.",
      ]
    ),
  ])
  func theFileOfADomainHasItsRoutes(domain: String?, paths: [String], leftOut: [String]) throws {
    let generator = AssociationGenerator(Self.catalog, domain: domain)
    #expect(generator.domains == ["a.example", "b.example"])
    let output = generator.association(appIDs: [Files.app])
    #expect(output.gaps.isEmpty, "\(output.gaps)")
    #expect(output.leftOut == leftOut)
    let rules = output.association.appLinks?.details.first?.components ?? []
    #expect(rules.filter { $0.exclude != true }.map(\.path) == paths)
    let coverage = AssociationCoverage(
      output.association,
      app: Files.app,
      catalog: Self.catalog,
      domain: domain
    )
    #expect(coverage.leftOut == leftOut)
    #expect(coverage.findings().map(\.rule) == leftOut.map { _ in .routeElsewhere })
    #expect(coverage.findings().allSatisfy { $0.severity == .note })
  }

  @Test func aWitnessIsAtAHostWhereItsRouteIs() throws {
    let coverage = AssociationCoverage(
      try Files.rules(#"{"/": "/all"}"#),
      app: Files.app,
      catalog: Self.catalog
    )
    #expect(
      coverage.routesNotAdmitted().map(\.answer) == [
        .url("https://a.example/first"), .url("https://www.a.example/below"),
      ]
    )
    let second = AssociationCoverage(
      try Files.rules(#"{"/": "/all"}, {"/": "/first"}"#),
      app: Files.app,
      catalog: Self.catalog,
      domain: "b.example"
    )
    #expect(second.routesNotAdmitted().map(\.answer) == [.url("https://b.example/second")])
    #expect(second.urlsWithoutRoute().map(\.answer) == [.url("https://b.example/first")])
  }

  @Test func anAppThatTheFileDoesNotNameIsOneFinding() throws {
    let coverage = AssociationCoverage(
      try Files.rules(#"{"/": "/all"}"#),
      app: "ABCDE12345.com.example.other",
      catalog: Self.catalog
    )
    #expect(coverage.findings().map(\.rule) == [.notAssociated])
    #expect(coverage.findings().first?.message.contains("'ABCDE12345.com.example.other'") == true)
  }
}
