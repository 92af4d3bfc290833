import LinkPatterns
import LinkRouting
import Testing

@testable import LinkAnalysis

@Suite struct CatalogAuditTests {
  /// The findings of a catalog, a line each.
  private func findings(
    _ routes: [LinkCatalogV1.Route],
    prefixes: [LinkCatalogV1.Prefix] = [.domain("quiz.example", allowsHTTP: false)]
  ) -> [String] {
    let router = ParsedCatalog(LinkCatalogV1(prefixes: prefixes, routes: routes))
    #expect(router.problems == [])
    return router.audit().map { finding in
      let names = [finding.route, finding.otherRoute]
      let url = finding.url
      if let url, !finding.isError { #expect(router.match(url, from: .app).route == names[0]) }
      return "\(finding.kind) \(names.joined(separator: " ")) \(url ?? "-")"
    }
  }

  @Test func aWitnessIsAURL() {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "new", path: "/a/new"),
      .init(name: "one", path: "/a/:id", query: [.init(name: "n&", type: "Int", isRequired: true)]),
    ]
    let url = "https://quiz.example/a/new?n%26=0"
    #expect(findings(routes) == ["overlap new one \(url)"])
    #expect(
      findings(routes, prefixes: [.scheme("quiz", host: nil)])
        == ["overlap new one quiz://a/new?n%26=0"]
    )
    #expect(
      findings(
        routes,
        prefixes: [.scheme("quiz", host: "link"), .domain("*.a.example", allowsHTTP: false)]
      )
        == ["overlap new one https://www.a.example/a/new?n%26=0"]
    )
  }

  @Test func routesOpenToDifferentSourcesDoNotMeet() {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "x", path: "/a/:x", access: .from(.universalLink)),
      .init(name: "y", path: "/a/:y", access: .from(.customScheme)),
    ]
    #expect(findings(routes) == [])
    let wider = [
      routes[0], .init(name: "y", path: "/a/:y", access: .from(.customScheme, .universalLink)),
    ]
    #expect(findings(wider) == ["overlap x y https://quiz.example/a/0"])
    let unstated = [routes[0], .init(name: "y", path: "/a/:y")]
    #expect(findings(unstated) == ["overlap x y https://quiz.example/a/0"])
    let narrower = [routes[0], .init(name: "y", path: "/a/:y", access: .from(.universalLink))]
    #expect(findings(narrower) == ["unreachable x y https://quiz.example/a/0"])
  }

  @Test func severalRoutesHideAnotherForAllSourcesOnly() {
    func found(_ access: LinkAccess?) -> [RouteFinding] {
      let routes: [LinkCatalogV1.Route] = [
        .init(name: "start", path: "/:language", types: ["language": "en|de"], access: access),
        .init(name: "german", path: "/de"),
        .init(name: "english", path: "/en", access: .from(.universalLink)),
      ]
      let prefixes: [LinkCatalogV1.Prefix] = [.domain("quiz.example", allowsHTTP: false)]
      return ParsedCatalog(LinkCatalogV1(prefixes: prefixes, routes: routes)).audit()
        .filter(\.isError)
    }
    let web = found(.from(.universalLink))
    #expect(web.map(\.otherRoute) == ["start"])
    #expect(web.map { [$0.route] + $0.togetherWith } == [["german", "english"]])
    #expect(found(.from(.universalLink, .customScheme)) == [])
    #expect(found(nil) == [])
  }

  @Test func aSentenceNamesAllRoutesThatHideAnother() {
    let paths = ["/:letter(a|b|c)", "/a", "/b", "/c"]
    let catalog = LinkCatalogV1(
      prefixes: [.scheme("s", host: nil)],
      routes: paths.map { .init(name: $0, path: $0) }
    )
    let errors = ParsedCatalog(catalog).audit().filter(\.isError).map(\.description)
    let letter = "'/:letter(a|b|c)' /:letter(a|b|c)"
    #expect(
      errors == [
        "\(letter) is never reached: '/a' /a, '/b' /b and '/c' /c take all its URLs, as s://a"
      ]
    )
  }

  @Test(arguments: [
    ("/{:t/}+", TrailingSlash.ignored, true), ("/{:t/}+", .asWritten, true),
    ("/foo/:id(\\d+/)", .ignored, true), ("/foo/:id(\\d+/)", .required, true),
    ("/foo/:id(\\d+/?)", .ignored, false), ("/foo{/}?", .ignored, false), ("/", .required, false),
    ("/static/*", .asWritten, false), ("/:path+", .required, false),
    ("/a{/:b}?", .asWritten, false),
    ("/:x(\\.\\.)", .ignored, false), ("/%41-:b/é", .required, false),
    ("/:x(/?)", .ignored, false), ("/:x(/)", .ignored, true),
  ])
  func aPatternThatNoURLLeadsToIsAProblem(path: String, end: TrailingSlash, isOne: Bool) {
    let other = LinkCatalogV1.Route(name: "other", path: "/:any*")
    let route = LinkCatalogV1.Route(name: "r", path: "/r", aliases: [path], trailingSlash: end)
    let catalog = ParsedCatalog(
      LinkCatalogV1(prefixes: [.scheme("s", host: nil)], routes: [other, route])
    )
    #expect(catalog.problems == [])
    #expect(catalog.unreachablePatterns().map(\.path) == (isOne ? ["routes[1].aliases[0]"] : []))
  }

  @Test func patternsOfOneRouteMayOverlap() {
    let route = LinkCatalogV1.Route(name: "a", path: "/a/:x", aliases: ["/a/b", "/:y/c"])
    #expect(findings([route]) == [])
    let idle = LinkCatalogV1.Route(name: "a", path: "/a/:x", aliases: ["/a/:y"])
    #expect(findings([idle]) == ["unreachable a a https://quiz.example/a/0"])
  }

  @Test(arguments: [
    ("a", "b", ["tie a b https://quiz.example/x"]),
    // What has the smaller name takes all.
    ("b", "a", ["unreachable a b https://quiz.example/x"]),
  ])
  func aRouteThatIsLimitedTiesWithOneThatIsNot(limited: String, other: String, found: [String]) {
    let prefix = LinkCatalogV1.Prefix.domain("quiz.example", allowsHTTP: false)
    let routes: [LinkCatalogV1.Route] = [
      .init(name: other, path: "/x"), .init(name: limited, path: "/x", prefixes: [prefix]),
    ]
    #expect(findings(routes, prefixes: [prefix, .scheme("s", host: nil)]) == found)
    let narrow: [LinkCatalogV1.Route] = [
      .init(name: other, path: "/:x"), .init(name: limited, path: "/x", prefixes: [prefix]),
    ]
    #expect(
      findings(narrow, prefixes: [prefix, .scheme("s", host: nil)])
        == ["overlap \(limited) \(other) https://quiz.example/x"]
    )
  }

  @Test func aHostInThePlaceOfASegmentFoldsItsLetters() {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "A", path: "/A"), .init(name: "a", path: "/a"),
    ]
    #expect(findings(routes) == [])
    #expect(findings(routes, prefixes: [.scheme("s", host: nil)]) == ["unreachable A a s://a"])
  }
}
