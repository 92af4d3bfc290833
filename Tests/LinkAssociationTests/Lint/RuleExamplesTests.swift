import Testing

@testable import LinkAnalysis
@testable import LinkAssociation

/// Every check has an example that it finds something in, and one that it does not.
@Suite struct RuleExamplesTests {
  /// What is found in an example of what is wrong, and in one of what is right.
  private struct Example {
    /// The check.
    let rule: AssociationRule
    /// What is found where something is wrong.
    let bad: [AssociationFinding]
    /// What is found where nothing is.
    let good: [AssociationFinding]
  }

  /// Files.
  private static var files: [Example] {
    (LintTests.structure + LintTests.patterns + LintTests.sets).map { row in
      let lint = AssociationLint(oldestSystem: row.oldest)
      return Example(
        rule: row.rule,
        bad: lint.findings(of: Array(row.bad.utf8)),
        good: lint.findings(of: Array(row.good.utf8))
      )
    }
  }

  /// Files that are more than is compared or listed, and files that are just not.
  private static var limits: [Example] {
    let pattern = { (count: Int) -> String in
      Files.text("{\"/\": \"/\(String(repeating: "*", count: count))\"}")
    }
    let keys = { (count: Int) -> String in
      "{\((0..<count).map { "\"k\($0)\": 1" }.joined(separator: ","))}"
    }
    let findings = { (text: String) -> [AssociationFinding] in
      AssociationLint().findings(of: Array(text.utf8))
    }
    return [
      Example(
        rule: .patternTooLarge,
        bad: findings(pattern(4_096)),
        good: findings(pattern(4_095))
      ),
      // One finding is that the file has no rules.
      Example(rule: .moreFindings, bad: findings(keys(1_000)), good: findings(keys(999))),
    ]
  }

  /// How files are served.
  private static var hosting: [Example] {
    let file = Array(Files.text(#"{"/": "/a"}"#).utf8)
    let other = Array(Files.text(#"{"/": "/b"}"#).utf8)
    let changes: [(AssociationRule, (inout AssociationResponse) -> Void)] = [
      (.unreachable, { $0.failure = "The certificate is another host's." }),
      (.redirect, { $0.redirects = ["https://www.example.com/"] }),
      (.status, { $0.answer.status = 403 }),
      (.rootLocation, { $0.isAtRoot = true }),
      (.contentType, { $0.contentType = "text/html" }),
      (.contentEncoding, { $0.contentEncoding = "gzip" }),
      (.cdnDiffers, { $0.cdn = .init(visitor: "Apple's CDN", status: 200, body: other) }),
      (.visitorDiffers, { $0.others = [.init(visitor: "a crawler", status: 403, body: [])] }),
    ]
    return changes.map { rule, change in
      let good = AssociationResponse(
        answer: .init(visitor: "this machine", status: 200, body: file),
        contentType: "application/json"
      )
      var bad = good
      change(&bad)
      let lint = AssociationLint()
      return Example(rule: rule, bad: lint.findings(of: bad), good: lint.findings(of: good))
    }
  }

  /// The banner of a page.
  private static func banners(_ url: String) -> [(page: String, banner: SmartAppBanner)] {
    let tag = "<meta name=\"apple-itunes-app\" content=\"app-id=1, app-argument=\(url)\">"
    return SmartAppBanner.banners(in: tag).map { ("page", $0) }
  }

  /// The entitlement, pages and banners beside a file.
  private static func crossChecks() throws -> [Example] {
    let good = AssociationCrossCheck(
      try Files.rules(#"{"/": "/a/*"}"#),
      domain: "example.com",
      app: Files.app,
      entitlement: ["applinks:example.com"],
      banners: banners("https://example.com/a/1"),
      pages: [("https://example.com/a/1", 200)]
    )
    let changes: [(AssociationRule, (inout AssociationCrossCheck) -> Void)] = [
      (.notAssociated, { $0.entitlement = [] }),
      (.entitlement, { $0.entitlement = ["applinks:example.com:443"] }),
      (.developerMode, { $0.entitlement = ["applinks:example.com?mode=developer"] }),
      (.wildcardAlone, { $0.entitlement = ["applinks:*.example.com"] }),
      (.noWebPage, { $0.pages = [("https://example.com/a/1", 404)] }),
      (.bannerArgument, { $0.banners = banners("https://example.com/b") }),
    ]
    return changes.map { rule, change in
      var bad = good
      change(&bad)
      return Example(rule: rule, bad: bad.findings(), good: good.findings())
    }
  }

  /// The routes of an app and the rules of Android beside a file.
  private static func coverage() throws -> [Example] {
    let catalog = LinkCatalogV1(
      prefixes: [.domain("a.example", allowsHTTP: false)],
      routes: [.init(name: "b", path: "/a/b")]
    )
    let findings = { (rules: String, android: String) throws -> [AssociationFinding] in
      let statement = AssetLinks.Statement(
        packageName: "a",
        fingerprints: [],
        components: [LinkComponent(path: android), LinkComponent(path: android + "/")]
      )
      let file = try Files.rules(rules)
      let coverage = AssociationCoverage(file, app: Files.app, catalog: catalog)
      return coverage.findings() + coverage.findings(android: statement)
    }
    let good = try findings(#"{"/": "/a/b"}"#, "/a/b")
    var limited = catalog
    let other = LinkCatalogV1.Prefix.domain("b.example", allowsHTTP: false)
    limited.prefixes.append(other)
    limited.routes[0].prefixes = [other]
    let coverage = AssociationCoverage(
      try Files.rules(#"{"/": "/a/b"}"#),
      app: Files.app,
      catalog: limited
    )
    return [
      Example(rule: .routeElsewhere, bad: coverage.findings(), good: good),
      Example(rule: .routeNotAdmitted, bad: try findings(#"{"/": "/a/c"}"#, "/a/c"), good: good),
      Example(rule: .noRoute, bad: try findings(#"{"/": "/a/?"}"#, "/a/?"), good: good),
      Example(rule: .platformsDiffer, bad: try findings(#"{"/": "/a/b"}"#, "/a/c"), good: good),
    ]
  }

  @Test func everyCheckFindsWhatItIsForAndNothingElsewhere() throws {
    let files = Self.files + Self.limits + Self.hosting
    let examples = try files + Self.crossChecks() + Self.coverage()
    for example in examples {
      let (rule, bad, good) = (example.rule, example.bad, example.good)
      #expect(bad.contains { $0.rule == rule }, "\(rule.code) finds nothing: \(bad)")
      #expect(!good.contains { $0.rule == rule }, "\(rule.code) finds something: \(good)")
    }
    let missing = Set(AssociationRule.all).subtracting(examples.map(\.rule))
    #expect(missing.isEmpty, "without examples: \(missing.map(\.code).sorted())")
  }
}
