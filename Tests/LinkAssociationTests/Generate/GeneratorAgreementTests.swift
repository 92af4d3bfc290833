import LinkAnalysis
import LinkAssociation
import LinkPatterns
import LinkRouting
import Testing

/// The files that are made of tables made up at random agree with the router.
@Suite struct GeneratorAgreementTests {
  /// A table of routes, some of which are closed.
  private static func catalog(_ random: inout SplitMix) -> LinkCatalogV1 {
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
    return LinkCatalogV1(prefixes: [.domain("a.example", allowsHTTP: false)], routes: routes)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func admitsWhatOpenedRoutesTakeAndExcludesNothingOfThem(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let catalog = Self.catalog(&random)
    let output = AssociationGenerator(catalog).association(appIDs: [Files.app])
    #expect(output.gaps.isEmpty, "seed \(seed): \(output.gaps)")
    let routes = ParsedCatalog(catalog).router.languages(from: .universalLink)
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
}
