import Testing

@testable import LinkAnalysis
@testable import LinkAssociation

/// The URLs that show a gap: they lead where the finding says, and are as a browser would send them.
@Suite struct CoverageWitnessTests {
  /// The comparison of rules and routes.
  private static func coverage(
    _ components: String,
    _ routes: [LinkCatalogV1.Route]
  ) throws -> AssociationCoverage {
    let origin = LinkCatalogV1.Prefix.domain("a.example", allowsHTTP: false)
    return AssociationCoverage(
      try Files.rules(components),
      app: Files.app,
      catalog: LinkCatalogV1(prefixes: [origin], routes: routes)
    )
  }

  private static let pages: [LinkCatalogV1.Route] = [
    .init(name: "about", path: "/about"), .init(name: "page", path: "/:slug"),
  ]

  @Test func aGapIsThatOfTheRouteThatItsURLLeadsTo() throws {
    for routes in [Self.pages, Self.pages.reversed()] {
      let coverage = try Self.coverage(
        #"{"/": "/about", "exclude": true}, {"/": "/?*"}"#,
        routes
      )
      let gaps = coverage.routesNotAdmitted()
      #expect(gaps.map(\.route) == ["about"])
      #expect(gaps.map(\.answer) == [.url("https://a.example/about")])
      #expect(gaps.first?.excludedBy?.text == "/applinks/details/0/components/0")
    }
    let none = try Self.coverage("", Self.pages).routesNotAdmitted()
    #expect(none.map(\.route) == ["about", "page"])
    #expect(none.map(\.answer) == [.url("https://a.example/about"), .url("https://a.example/0")])
  }

  @Test func routesThatTakeFromEachOtherHaveAGapAllTheSame() throws {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "x", path: "/x/:b"), .init(name: "y", path: "/:a/y"),
      .init(name: "any", path: "/:a/:b"),
    ]
    let coverage = try Self.coverage(
      #"{"/": "/x/y", "exclude": true}, {"/": "/?*/?*"}"#,
      routes
    )
    #expect(coverage.routesNotAdmitted().map(\.route) == ["x"])
  }

  @Test func decodedRulesAreDecidedForTexts() throws {
    let routes = [LinkCatalogV1.Route(name: "a", path: "/a/:id")]
    let decoded = try Self.coverage(#"{"/": "/a/*", "percentEncoded": false}"#, routes)
    #expect(decoded.routesNotAdmitted().isEmpty)
    let narrow = try Self.coverage(#"{"/": "/a/?", "percentEncoded": false}"#, routes)
    guard case .url(let url)? = narrow.routesNotAdmitted().first?.answer else {
      Issue.record("\(narrow.routesNotAdmitted())")
      return
    }
    #expect(!url.contains("%"))
  }

  @Test func aWitnessHasNoBrokenEscapes() throws {
    let routes = [LinkCatalogV1.Route(name: "c", path: "/c", query: [.init(name: "c")])]
    for pattern in ["?", "??", "%??"] {
      let file = try Files.rules(#"{"/": "/c", "?": {"c": "\#(pattern)"}}"#)
      let shorter = try Files.rules(
        #"{"/": "/c", "?": {"c": "$(alnum)"}}, {"/": "/c", "?": {"c": "$(alnum)$(alnum)"}}"#
      )
      let matcher = AssociationMatcher(file)
      for difference in AssociationComparison(shorter, file).differences() {
        guard case .url(let url) = difference.answer else { continue }
        let verdict = matcher.decide(try AssociationURL(url), app: Files.app).verdict
        #expect((verdict == .match) == (difference.side == .new), "\(url)")
      }
    }
    let coverage = try Self.coverage(#"{"/": "/c", "?": {"c": "%"}}"#, routes)
    #expect(coverage.urlsWithoutRoute().isEmpty)
    let same = AssociationComparison(
      try Files.rules(#"{"/": "/c", "?": {"c": "%"}}"#),
      try Files.rules(#"{"/": "/c", "?": {"c": "%2"}}"#)
    )
    #expect(same.differences().isEmpty)
  }

  @Test func aFragmentThatARouteNeedsIsLookedAt() throws {
    let number = LinkCatalogV1.QueryItem(name: "n", type: "Int", isRequired: true)
    let text = LinkCatalogV1.QueryItem(name: "t", isRequired: true)
    for (fragment, rule, urls) in [
      (number, #"{"/": "/f"}"#, ["https://a.example/f"]),
      (number, ##"{"/": "/f", "#": "$(digit)"}"##, []),
      (number, ##"{"/": "/f", "#": "$(lower)"}"##, ["https://a.example/f#a"]),
      (text, ##"{"/": "/f"}"##, ["https://a.example/f"]), (text, ##"{"/": "/f", "#": "?*"}"##, []),
    ] {
      let route = LinkCatalogV1.Route(name: "f", path: "/f", fragment: fragment)
      let coverage = try Self.coverage(rule, [route])
      let surplus = coverage.urlsWithoutRoute().map(\.answer)
      #expect(surplus == urls.map(AssociationCoverage.Answer.url), "\(rule)")
    }
    let route = LinkCatalogV1.Route(name: "f", path: "/f", fragment: number)
    let gaps = try Self.coverage(##"{"/": "/f", "#": ""}"##, [route]).routesNotAdmitted()
    #expect(gaps.map(\.answer) == [.url("https://a.example/f#0")])
  }
}
