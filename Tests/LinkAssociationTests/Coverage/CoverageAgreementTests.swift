import LinkAnalysis
import LinkAssociation
import LinkRouting
import Testing

/// What is proved of random rules and routes holds for random URLs.
@Suite struct CoverageAgreementTests {
  private static let paths = [
    "/a", "/b", "/:p", "/a/:p", "/:p/b", "/a/b", "/:p/:q", "/a-*", "/a/*", "/:p(.+)/b", "/a/:p*",
  ]
  private static let patterns = [
    "/a", "/b", "/?*", "/a/?*", "/?*/b", "/a/b", "/*/b", "/a*", "/a/*", "/?", "*",
  ]
  private static let words = ["a", "b", "c", "a-", "a-b", "%61", "%2F", "ab"]

  /// A catalog and rules for its app.
  private static func tables(
    _ random: inout SplitMix
  ) throws -> (LinkCatalogV1, AppSiteAssociation) {
    let chosen = paths.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
    let routes = chosen.enumerated().map { number, path in
      LinkCatalogV1.Route(name: "r\(number)", path: path)
    }
    let rules = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let pattern = patterns.randomElement(using: &random) ?? "/a"
      let isExclusion = Int.random(in: 0..<3, using: &random) == 0
      let isDecoded = Int.random(in: 0..<3, using: &random) == 0
      return
        "{\"/\": \"\(pattern)\", \"exclude\": \(isExclusion), \"percentEncoded\": \(!isDecoded)}"
    }
    let origin = LinkCatalogV1.Prefix.domain("a.example", allowsHTTP: false)
    return (
      LinkCatalogV1(prefixes: [origin], routes: routes),
      try Files.rules(rules.joined(separator: ", "))
    )
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func whatIsProvedIsSo(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let (catalog, file) = try Self.tables(&random)
    let coverage = AssociationCoverage(file, app: Files.app, catalog: catalog)
    let (gaps, surplus) = (coverage.routesNotAdmitted(), coverage.urlsWithoutRoute())
    let (parsed, matcher) = (ParsedCatalog(catalog), AssociationMatcher(file))
    let isAdmitted = { (url: String) in
      matcher.decide(try AssociationURL(url), app: Files.app).verdict == .match
    }
    for gap in gaps {
      guard case .url(let url) = gap.answer else { continue }
      let isTaken = parsed.match(url).found?.route == gap.route
      #expect(try isTaken && !isAdmitted(url), "seed \(seed): \(gap)")
    }
    for rule in surplus {
      guard case .url(let url) = rule.answer else { continue }
      let isTaken = parsed.match(url).found != nil
      #expect(try !isTaken && isAdmitted(url), "seed \(seed): \(rule)")
    }
    for _ in 0..<200 {
      let count = Int.random(in: 0...3, using: &random)
      let words = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "a" }
      // What is proved is about URLs in their normal form.
      let url = try LinkURL("https://a.example/" + words.joined(separator: "/")).text
      let isTaken = parsed.match(url).found != nil
      let isAdmitted = try isAdmitted(url)
      #expect(!isTaken || isAdmitted || !gaps.isEmpty, "seed \(seed): \(url) is a gap")
      #expect(isTaken || !isAdmitted || !surplus.isEmpty, "seed \(seed): \(url) has no route")
    }
  }
}
