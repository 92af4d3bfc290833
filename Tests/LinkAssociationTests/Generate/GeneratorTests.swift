import LinkPatterns
import LinkRouting
import Testing

@testable import LinkAnalysis
@testable import LinkAssociation

/// The files that are made of a catalog.
@Suite struct GeneratorTests {
  /// A quiz.
  private static let catalog = LinkCatalogV1(
    prefixes: [
      .domain("quiz.example", allowsHTTP: false), .domain("*.quiz.example", allowsHTTP: false),
      .scheme("quiz", host: nil),
    ],
    routes: [
      .init(
        name: "league",
        path: "/leagues/:league",
        types: ["league": "Int"],
        access: .from(.universalLink)
      ),
      .init(name: "newLeague", path: "/leagues/new", access: .appOnly),
      .init(
        name: "question",
        path: "/leagues/:league/questions/:question",
        types: ["league": "Int", "question": "Int"],
        access: .from(.universalLink)
      ),
      .init(
        name: "search",
        path: "/search/:order",
        types: ["order": "newest|oldest"],
        query: [
          .init(name: "q", isRequired: true, duplicates: .refuse),
          .init(name: "n", type: "Int", isRequired: true, duplicates: .refuse),
        ],
        access: .from(.universalLink, .customScheme)
      ),
      .init(
        name: "page",
        path: "{/:lang}?/About",
        access: .from(.universalLink),
        isCaseInsensitive: true
      ),
      .init(name: "docs", path: "/docs/:path*", access: .from(.universalLink)),
      .init(name: "home", path: "/", access: .from(.universalLink)),
      .init(name: "secret", path: "/secret", access: .from(.notification)),
    ]
  )

  @Test func textsOfOneLengthHaveAsManyCharacters() {
    let catalog = LinkCatalogV1(
      prefixes: [.domain("a.example", allowsHTTP: false)],
      routes: [
        .init(
          name: "article",
          path: "/:year([0-9]{4})/:month([0-9]{2})/:day([0-9]{2})/:slug",
          access: .from(.universalLink)
        ),
        .init(
          name: "order",
          path: "/orders/:id/v:version([0-9])-:code([A-Z]{3}|[0-9]{3})",
          types: ["id": "UUID"],
          access: .from(.universalLink)
        ),
        .init(name: "tag", path: "/t/:tag([a-z]{2,3})", access: .from(.universalLink)),
      ]
    )
    #expect(ParsedCatalog(catalog).problems == [])
    let output = AssociationGenerator(catalog).association(appIDs: [Files.app])
    let uuid = String(repeating: "?", count: 36)
    #expect(output.gaps.isEmpty, "\(output.gaps)")
    #expect(output.json.contains(#"{"/": "/????/??/??/?*", "comment": "article"}"#))
    #expect(
      output.json.contains(
        #"{"/": "/orders/\#(uuid)/v?-???", "comment": "order"}"#
      )
    )
    #expect(output.json.contains(#"{"/": "/t/?*", "comment": "tag"}"#))
  }

  @Test func theFileAdmitsEveryURLOfEveryOpenedRoute() throws {
    let output = AssociationGenerator(Self.catalog).association(
      appIDs: [Files.app],
      webCredentials: true
    )
    #expect(output.gaps.isEmpty, "\(output.gaps)")
    #expect(output.isWithinSize)
    #expect(
      output.json == """
        {
          "applinks": {
            "substitutionVariables": {
              "order": ["newest", "oldest"]
            },
            "details": [
              {
                "appIDs": ["ABCDE12345.com.example.app"],
                "components": [
                  {"/": "/leagues/new", "exclude": true, "comment": "newLeague"},
                  {"/": "/leagues/?*", "comment": "league"},
                  {"/": "/search/$(order)", "?": {"n": "?*"}, "comment": "search"},
                  {"/": "/?*/About", "caseSensitive": false, "comment": "page"},
                  {"/": "/About", "caseSensitive": false, "comment": "page"},
                  {"/": "/docs/*", "comment": "docs"},
                  {"/": "/", "comment": "home"}
                ]
              }
            ]
          },
          "webcredentials": {
            "apps": ["ABCDE12345.com.example.app"]
          }
        }

        """
    )
    #expect(output.notExpressed.contains { $0.contains("'league' (Int)") })
    #expect(output.notExpressed.contains { $0.contains("that 'q' must be in the query") })
    let surplus = output.surplus.map { "\($0.pointer) \($0.kind.rawValue)" }
    #expect(surplus.contains("/applinks/details/0/components/1 path"))
    let lint = AssociationLint().findings(of: Array(output.json.utf8))
    #expect(!lint.contains { $0.severity == .error }, "\(lint)")
    let matcher = AssociationMatcher(output.association, domain: "quiz.example")
    for (url, verdict) in [
      ("/leagues/12", "match"), ("/leagues/new", "exclude"), ("/leagues/1/questions/2", "match"),
      ("/ABOUT", "match"), ("/de/about", "match"), ("/docs", "match"), ("/docs/a/b", "match"),
      ("", "match"), ("/secret", "none"), ("/search/newest?q=&n=1", "match"),
      ("/search/best?n=1", "none"),
    ] {
      let decision = matcher.decide(try AssociationURL(url), app: Files.app)
      #expect(decision.verdict.rawValue == verdict, "\(decision.text())")
    }
  }

  @Test(arguments: TrailingSlash.allCases)
  func theFileAdmitsPathsHoweverTheyEnd(meaning: TrailingSlash) throws {
    var catalog = Self.catalog
    for index in catalog.routes.indices { catalog.routes[index].trailingSlash = meaning }
    catalog.routes.append(
      .init(name: "list", path: "/list/", access: .from(.universalLink), trailingSlash: meaning)
    )
    let output = AssociationGenerator(catalog).association(appIDs: [Files.app])
    #expect(output.gaps.isEmpty, "\(output.gaps)")
  }

  @Test func theAppsFilesAreReadAgain() throws {
    let generator = AssociationGenerator(Self.catalog)
    let entitlements = try PropertyListText(
      Array(generator.entitlements(services: ["webcredentials"]).utf8)
    )
    let entries = entitlements.root[AssociatedDomain.key]?.elements ?? []
    #expect(
      try entries.map { try AssociatedDomain($0.string ?? "").description } == [
        "applinks:quiz.example", "applinks:*.quiz.example", "webcredentials:quiz.example",
        "webcredentials:*.quiz.example",
      ]
    )
    let types = try PropertyListText(Array(generator.urlTypes(name: "a&b").utf8))
    let links = InfoPlistLinks(types)
    #expect(links.problems.isEmpty)
    #expect(links.urlTypes == [.init(name: "a&b", role: "Editor", schemes: ["quiz"])])
    let assets = generator.assetLinks(packageName: "com.example", fingerprints: [])
    #expect(assets.statements.first?.components == nil)
  }

  @Test(arguments: [
    ("/promo-*", "/promo-*"), ("/docs/:p(.+)", "/docs/*"), ("/docs/*.pdf", "/docs/*.pdf"),
    ("/docs/:p(.+)/edit", "/docs/*/edit"), ("/shop/:p(.*)/x", "/shop/*/x"), ("/a*/b", "/a*/b"),
    ("/a/*/b/:c(.*)", "/a/*/b/*"), ("/a/:x/*", "/a/?*/*"), ("/a/:x-*", "/a/*-*"),
    ("/a/(b|c/d)/e", "/a/*/e"), ("/caf\u{e9}/*/x", "/caf%C3%A9/*/x"), ("/:p(.*)", "/*"),
    ("*", "/*"),
  ])
  func whatIsFixedInAPathWithSlashesIsInItsRule(path: String, pattern: String) {
    let routes: [LinkCatalogV1.Route] = [
      .init(name: "home", path: "/"), .init(name: "x", path: path),
      .init(name: "y", path: "/x/:id"),
    ]
    let catalog = LinkCatalogV1(
      prefixes: [.domain("a.example", allowsHTTP: false)],
      routes: routes
    )
    #expect(ParsedCatalog(catalog).problems.isEmpty)
    let output = AssociationGenerator(catalog).association(appIDs: [Files.app])
    #expect(output.gaps.isEmpty, "\(output.gaps)")
    let paths = output.association.appLinks?.details.first?.components.map(\.path)
    #expect(paths == (pattern == "/*" ? ["/*"] : ["/", pattern, "/x/?*"]))
  }

  @Test func anExclusionNeverTakesAnOpenedURL() {
    let catalog = LinkCatalogV1(
      prefixes: [.domain("a.example", allowsHTTP: false)],
      routes: [
        .init(name: "any", path: "/:name", access: .from(.universalLink)),
        .init(name: "closed", path: "/new", access: .appOnly),
      ]
    )
    let output = AssociationGenerator(catalog).association(appIDs: [Files.app])
    #expect(output.gaps.isEmpty)
    #expect(output.association.appLinks?.details.first?.components.map(\.path) == ["/?*"])
  }

  /// The steps of proving that a file and the routes agree.
  private func proofSteps(of output: AssociationGenerator.Output, _ catalog: LinkCatalogV1) -> Int {
    let coverage = AssociationCoverage(output.association, app: nil, catalog: catalog)
    var steps = Int.max
    _ = (coverage.routesNotAdmitted(&steps), coverage.urlsWithoutRoute(&steps))
    return Int.max - steps
  }

  @Test func manyRoutesAreDecidedInWorkThatGrowsAsTheyDo() {
    let steps = [125, 250, 500].map { count in
      let routes = (0..<count).map {
        LinkCatalogV1.Route(name: "r\($0)", path: "/r\($0)/:a", access: .from(.universalLink))
      }
      let catalog = LinkCatalogV1(
        prefixes: [.domain("a.example", allowsHTTP: false)],
        routes: routes
      )
      let output = AssociationGenerator(catalog).association(appIDs: [Files.app])
      #expect(output.gaps.isEmpty)
      #expect(output.surplus.allSatisfy { $0.answer != .undecided })
      #expect(output.association.appLinks?.details.first?.components.count == count)
      return proofSteps(of: output, catalog)
    }
    #expect(steps[1] <= steps[0] * 5 / 2, "\(steps)")
    #expect(steps[2] <= steps[1] * 5 / 2, "\(steps)")
  }

  @Test(
    arguments: [
      "/:user/r%/:id", "/:user/:a/r%", "/:lang/shop/r%-x", "/{:lang/}?a/r%", "/:user/r%",
    ],
    [false, true]
  )
  func manyRoutesThatBeginWithAParameterAreDecidedInWorkThatGrowsAsTheyDo(
    pattern: String,
    isHalfClosed: Bool
  ) {
    let steps = [16, 32, 64].map { count in
      let routes = (0..<count).map { number in
        LinkCatalogV1.Route(
          name: "r\(number)",
          path: pattern.replacing("%", with: "\(number)"),
          access: isHalfClosed && number % 2 == 1 ? .appOnly : .from(.universalLink)
        )
      }
      let catalog = LinkCatalogV1(
        prefixes: [.domain("a.example", allowsHTTP: false)],
        routes: routes
      )
      let output = AssociationGenerator(catalog).association(appIDs: [Files.app])
      #expect(output.gaps.isEmpty)
      #expect(output.surplus.allSatisfy { $0.answer != .undecided })
      return proofSteps(of: output, catalog)
    }
    #expect(steps[1] <= steps[0] * 5 / 2, "\(steps)")
    #expect(steps[2] <= steps[1] * 5 / 2, "\(steps)")
  }

  @Test func aVariableHasASafeNameOfItsOwn() throws {
    let catalog = LinkCatalogV1(
      prefixes: [.domain("a.example", allowsHTTP: false)],
      routes: [
        .init(name: "x", path: "/x/:$kind", types: ["$kind": "a|b"], access: .from(.universalLink)),
        .init(name: "y", path: "/y/:kind", types: ["kind": "c|d"], access: .from(.universalLink)),
        .init(name: "z", path: "/z/:$", types: ["$": "e|f"], access: .from(.universalLink)),
        .init(name: "w", path: "/w/:kind", types: ["kind": "a|b"], access: .from(.universalLink)),
      ]
    )
    #expect(ParsedCatalog(catalog).problems.isEmpty)
    let output = AssociationGenerator(catalog).association(appIDs: [Files.app])
    #expect(output.gaps.isEmpty, "\(output.gaps)")
    let links = try #require(output.association.appLinks)
    #expect(links.variables.map(\.name) == ["kind", "kind2", "value"])
    #expect(
      links.details.first?.components.map(\.path) == [
        "/x/$(kind)", "/y/$(kind2)", "/z/$(value)", "/w/$(kind)",
      ]
    )
  }

  @Test func anIdentifierOfAnAppIsChecked() {
    #expect(AssociationGenerator.problem(ofAppID: Files.app) == nil)
    #expect(AssociationGenerator.problem(ofAppID: "foo")?.contains("'foo'") == true)
    let wildcard = AssociationGenerator.problem(ofAppID: "ABCDE12345.com.example.*")
    #expect(wildcard?.contains("'*'") == true)
  }

  @Test(arguments: [
    (Array(repeating: "AB", count: 32), nil),
    (Array(repeating: "00", count: 32), "This is made up: each pair is one digit twice."),
    (
      Array(repeating: "ab", count: 32),
      "is not 32 pairs of upper-case hexadecimal digits with colons between them. Write capitals."
    ),
    (["AB", "CD", "…"], "is not 32 pairs of upper-case hexadecimal digits"),
    // A debug key may be that of an app in development.
    (
      "FAC61745DC0903786FB9EDE62A962B399F7348F0BB6F899B8332667591033B9C".pairs, nil
    ),
  ])
  func aFingerprintIsChecked(pairs: [String], problem: String?) {
    let text = pairs.joined(separator: ":")
    let found = AssetLinks.problem(ofFingerprint: text)
    #expect((found == nil) == (problem == nil) && found?.contains(problem ?? "") != false)
  }
}

extension String {
  /// The pairs of its letters.
  fileprivate var pairs: [String] {
    zip(self, dropFirst()).enumerated().filter { $0.offset.isMultiple(of: 2) }
      .map { "\($0.element.0)\($0.element.1)" }
  }
}
