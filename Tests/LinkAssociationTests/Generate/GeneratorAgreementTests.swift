import LinkAnalysis
import LinkAssociation
import LinkPatterns
import LinkRouting
import Testing

/// The files that are made of tables made up at random agree with the router.
@Suite struct GeneratorAgreementTests {
  /// A table of routes, some of which are closed.
  private static func catalog(
    _ random: inout SplitMix,
    at prefix: LinkCatalogV1.Prefix = .domain("a.example", allowsHTTP: false)
  ) -> LinkCatalogV1 {
    let segments = ["a", "b", "new", "x1", ":p", ":p", "x:p", ":p-new"]
    var paths: Set<String> = []
    let routes = (0..<Int.random(in: 2...9, using: &random)).compactMap { number in
      var path = ""
      for place in 0..<Int.random(in: 1...3, using: &random) {
        let segment = segments.randomElement(using: &random) ?? "a"
        path += "/" + segment.replacing(":p", with: ":p\(place)")
      }
      if Int.random(in: 0..<5, using: &random) == 0 { path += "/:rest*" }
      guard paths.insert(path).inserted else { return LinkCatalogV1.Route?.none }
      let types: [String: CatalogType] =
        path.hasPrefix("/:p0/") && Bool.random(using: &random) ? ["p0": "a|new"] : [:]
      return LinkCatalogV1.Route(
        name: "r\(number)",
        path: path,
        types: types,
        access: Bool.random(using: &random) ? .from(.universalLink) : .appOnly
      )
    }
    return LinkCatalogV1(prefixes: [prefix], routes: routes)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func admitsWhatOpenedRoutesTakeAndExcludesNothingOfThem(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let catalog = Self.catalog(&random)
    let output = AssociationGenerator(catalog).association(appIDs: [Files.app])
    #expect(output.gaps.isEmpty, "seed \(seed): \(output.gaps)")
    let routes = RouteLanguage.languages(of: ParsedCatalog(catalog).router, from: .universalLink)
    let opened = routes.filter(\.isOpen).compactMap { try? ExpressionProgram($0.path) }
    let matcher = AssociationMatcher(output.association)
    let texts = ["a", "b", "new", "x1", "x", "z-new", "q"]
    for _ in 0..<200 {
      let count = Int.random(in: 1...4, using: &random)
      let words = (0..<count).map { _ in texts.randomElement(using: &random) ?? "a" }
      let path = "/" + words.joined(separator: "/")
      guard opened.contains(where: { (try? $0.accepts(path.utf8)) == true }) else { continue }
      let decision = matcher.decide(try AssociationURL(path), app: Files.app)
      #expect(decision.verdict == .match, "seed \(seed): \(path) \(output.json)")
    }
  }

  @Test(
    "a file admits the links behind a path, in the fragment, and in the fragment behind a path",
    arguments: [("/app", false), ("", true), ("/web", true)],
    0..<20 as Range<UInt64>
  )
  func admitsWhatStandsBehindABeginning(beginning: (path: String, isIn: Bool), seed: UInt64) throws
  {
    var random = SplitMix(seed: seed)
    let prefix = LinkCatalogV1.Prefix.domain(
      "a.example",
      allowsHTTP: false,
      path: beginning.path,
      inFragment: beginning.isIn
    )
    var catalog = Self.catalog(&random, at: prefix)
    if Bool.random(using: &random) {
      catalog.routes.append(LinkCatalogV1.Route(name: "root", path: "/", access: .everyone))
    }
    let output = AssociationGenerator(catalog).association(appIDs: [Files.app])
    #expect(output.gaps.isEmpty, "seed \(seed): \(output.gaps) \(output.json)")
    let router = ParsedCatalog(catalog).router
    let matcher = AssociationMatcher(output.association)
    let texts = ["a", "b", "new", "x1", "x", "z-new", "q"]
    let starts = [beginning.path, beginning.path + "/"].map { $0 + (beginning.isIn ? "#" : "") }
    var (taken, refused) = (0, 0)
    for _ in 0..<200 {
      let words = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        texts.randomElement(using: &random) ?? "a"
      }
      let path = words.isEmpty ? "" : "/" + words.joined(separator: "/")
      let ends = beginning.isIn ? ["", "/", "?q=1"] : [""]
      let url =
        (starts.randomElement(using: &random) ?? "") + path
        + (ends.randomElement(using: &random) ?? "")
      let whole = url.hasPrefix("/") ? url : "/" + url
      guard router.match("https://a.example" + whole, from: .universalLink).found != nil else {
        refused += 1
        continue
      }
      taken += 1
      let decision = matcher.decide(try AssociationURL(whole), app: Files.app)
      #expect(decision.verdict == .match, "seed \(seed): \(whole) \(output.json)")
    }
    #expect(refused + taken == 200)
  }

  @Test func aDomainWithTwoBeginningsHasTheRulesOfBoth() throws {
    let catalog = LinkCatalogV1(
      prefixes: [
        .domain("a.example", allowsHTTP: false, path: "/app"),
        .domain("a.example", allowsHTTP: false, inFragment: true),
        .domain("b.example", allowsHTTP: false),
      ],
      routes: [LinkCatalogV1.Route(name: "room", path: "/room/:id", access: .everyone)]
    )
    let output = AssociationGenerator(catalog).association(appIDs: [Files.app])
    #expect(output.gaps.isEmpty && output.leftOut.isEmpty)
    let matcher = AssociationMatcher(output.association)
    for (url, verdict) in [
      ("/app/room/1", AssociationDecision.Verdict.match), ("/#/room/1?a=b", .match),
      ("/room/1", AssociationDecision.Verdict.none), ("/app", AssociationDecision.Verdict.none),
      ("/", AssociationDecision.Verdict.none), ("/#/rooms", AssociationDecision.Verdict.none),
    ] {
      #expect(matcher.decide(try AssociationURL(url), app: Files.app).verdict == verdict, "\(url)")
    }
  }
}
