import Foundation
import LinkAnalysis
import LinkAssociation
import LinkPatterns

/// A path of an intent filter.
struct AndroidPath: Hashable {
  /// The pattern, as the manifest has it.
  let advanced: String

  /// The same paths as a pattern of routes, for proofs.
  let route: String

  /// Whether letters match in either case.
  let isCaseInsensitive: Bool

  /// Says the path of a rule; `nil` for one that no filter says.
  ///
  /// Android looks for no other way when a part of a pattern took too much, so in the middle a wildcard ends at a slash.
  ///
  /// Sources: Android, `<data>` element, `pathAdvancedPattern` (API level 31), and PatternMatcher, `PATTERN_ADVANCED_GLOB`;
  /// a backslash is doubled, as it escapes in XML of resources too.
  init?(_ rule: LinkComponent) {
    let isCaseInsensitive = rule.caseSensitive == false
    var (advanced, route, number): (String, String, Int) = ("", "", 0)
    var rest = Substring(rule.path ?? "*")
    func name() -> String {
      number += 1
      return ":v\(number)"
    }
    while let first = rest.popFirst() {
      switch first {
      case "*", "?":
        let (minimum, isMany) = Self.wildcard(first, &rest)
        let isLast = rest.isEmpty
        let set = isLast ? "." : "[^/]"
        let count =
          isMany ? minimum == 0 ? "*" : minimum == 1 ? "+" : "{\(minimum),}" : "{\(minimum)}"
        // Android never gives back what a wildcard took, so text that follows one is never reached.
        guard isLast || !isMany || rest.first == "/" else { return nil }
        advanced += set + count
        let one = isLast ? "." : "[^\\/]"
        let many = minimum == 0 ? "*" : minimum == 1 ? "+" : "{\(minimum)}\(one)*"
        route += "\(name())(\(one)\(isMany ? many : "{\(minimum)}"))"
      case "$" where rest.first == "(":
        guard let end = rest.firstIndex(of: ")") else { return nil }
        let variable = rest[rest.index(after: rest.startIndex)..<end]
        guard variable == "lang" || variable == "region" else { return nil }
        rest = rest[rest.index(after: end)...]
        advanced += variable == "lang" ? "[a-z]{2}" : "[A-Z]{2}"
        route += "\(name())(\(variable == "lang" ? "[a-z]{2}" : "[A-Z]{2}"))"
      case let letter where isCaseInsensitive && letter.isASCII && letter.isLetter:
        advanced += "[\(letter.lowercased())\(letter.uppercased())]"
        route.append(letter)
      default:
        if ".[]*+{}\\^-".contains(first) { advanced += "\\\\" }
        advanced.append(first)
        if "\\:*+?(){}".contains(first) { route.append("\\") }
        route.append(first)
      }
    }
    // A slash may follow any path of the app.
    if let last = advanced.last, last != "/", last != "*", last != "+", last != "}" {
      advanced += "/{0,1}"
    }
    // Android compares the path without its escapes.
    (self.advanced, self.route) = (advanced.removingPercentEncoding ?? advanced, route)
    self.isCaseInsensitive = isCaseInsensitive
  }
}

extension AndroidPath {
  /// The least number of characters that wildcards take which follow one another, and whether they take more.
  private static func wildcard(_ first: Character, _ rest: inout Substring) -> (Int, Bool) {
    let wildcards = [first] + rest.prefix { $0 == "*" || $0 == "?" }
    rest = rest.dropFirst(wildcards.count - 1)
    return (wildcards.count { $0 == "?" }, wildcards.contains("*"))
  }
}

/// The intent filters of an app's links, proved against the association file that its routes ask for.
struct AndroidExport {
  /// The text for the manifest.
  let manifest: String

  /// What filters cannot say, as sentences.
  let omissions: [String]

  /// What is proved, and what differs, as sentences.
  let notes: [String]

  /// Whether Android would open other URLs than the app.
  let isDifferent: Bool

  init(_ catalog: LinkCatalogV1) throws {
    var (filters, omissions, notes): ([String], [String], [String]) = ([], [], [])
    var isDifferent = false
    var done: [(domains: [String], paths: [AndroidPath], http: Bool)] = []
    for domain in AssociationGenerator(catalog).domains {
      let output = AssociationGenerator(catalog, domain: domain).association(appIDs: [Self.app])
      let rules = output.association.appLinks?.details.flatMap(\.components) ?? []
      let (paths, left) = Self.paths(of: rules, domain)
      omissions += left
      if paths.isEmpty { continue }
      let proof = try Self.proof(of: paths, output.association, domain, ParsedCatalog(catalog))
      notes += proof.notes
      isDifferent = isDifferent || proof.isDifferent
      let names = Self.hosts(of: domain, in: catalog)
      if let index = done.firstIndex(where: { $0.paths == paths && $0.http == names.http }) {
        done[index].domains += names.hosts
      } else {
        done.append((names.hosts, paths, names.http))
      }
    }
    for group in done { filters.append(Self.filter(group.domains, group.paths, group.http)) }
    let schemes = AssociationGenerator(catalog).schemes
    if !schemes.isEmpty { filters.append(Self.filter(schemes: schemes)) }
    let intro = [
      "<!-- Made by 'deeplink export android-manifest' from the catalog of the app's links: intent filters for the activity.",
      "     pathAdvancedPattern needs API level 31 (Android 12). -->",
    ]
    let left = omissions.map { "<!-- left out: \($0.replacing("--", with: "- -")) -->" }
    manifest = (intro + left + filters).joined(separator: "\n") + "\n"
    (self.omissions, self.notes, self.isDifferent) = (omissions, notes, isDifferent)
  }

  /// The paths of rules, and what filters cannot say of them.
  private static func paths(
    of rules: [LinkComponent],
    _ domain: String
  ) -> (paths: [AndroidPath], omissions: [String]) {
    var (paths, omissions): ([AndroidPath], [String]) = ([], [])
    for rule in rules {
      let shown = rule.path ?? "any path"
      guard rule.exclude != true else {
        omissions.append(
          "\(domain): that \(shown) stays in the browser; a filter excludes nothing."
        )
        continue
      }
      guard let path = AndroidPath(rule) else {
        omissions.append("\(domain): \(shown), whose wildcard is followed by other text.")
        continue
      }
      if !paths.contains(path) { paths.append(path) }
      if rule.query != nil {
        omissions.append("\(domain): the query that \(shown) must have; any is taken.")
      }
    }
    return (paths, omissions)
  }

  /// An identifier for a file that is made for a comparison.
  private static let app = "ABCDE12345.com.example.app"

  /// The hosts of filters for a domain, and whether http is taken too.
  private static func hosts(
    of domain: String,
    in catalog: LinkCatalogV1
  ) -> (hosts: [String], http: Bool) {
    var (hosts, http): ([String], Bool) = ([], false)
    for case .domain(let name, let allowsHTTP, _, _, _) in catalog.prefixes {
      let own = name.lowercased()
      guard own == domain || own == "*.\(domain)" else { continue }
      if !hosts.contains(own) { hosts.append(own) }
      http = http || allowsHTTP
    }
    return (hosts.isEmpty ? [domain] : hosts, http)
  }

  /// A filter for web links.
  private static func filter(_ hosts: [String], _ paths: [AndroidPath], _ http: Bool) -> String {
    let schemes = http ? ["https", "http"] : ["https"]
    return filter(
      "<intent-filter android:autoVerify=\"true\">",
      schemes.map { "<data android:scheme=\"\($0)\" />" }
        + hosts.map { "<data android:host=\"\(xml($0))\" />" }
        + paths.map { "<data android:pathAdvancedPattern=\"\(xml($0.advanced))\" />" }
    )
  }

  /// A filter for custom schemes, which takes all their links.
  private static func filter(schemes: [String]) -> String {
    filter("<intent-filter>", schemes.map { "<data android:scheme=\"\(xml($0))\" />" })
  }

  private static func filter(_ start: String, _ data: [String]) -> String {
    let lines =
      [
        "<action android:name=\"android.intent.action.VIEW\" />",
        "<category android:name=\"android.intent.category.DEFAULT\" />",
        "<category android:name=\"android.intent.category.BROWSABLE\" />",
      ] + data
    return ([start] + lines.map { "  \($0)" } + ["</intent-filter>"]).joined(separator: "\n")
  }

  /// A text of an attribute.
  private static func xml(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  /// What is proved of filters and the association file, with a URL for each difference.
  ///
  /// A URL that iOS alone is offered, and that no route takes, makes no difference: it ends in the browser.
  private static func proof(
    of paths: [AndroidPath],
    _ association: AppSiteAssociation,
    _ domain: String,
    _ routes: ParsedCatalog
  ) throws -> (notes: [String], isDifferent: Bool) {
    let patterns: [JSONValue] = paths.enumerated().map { number, path in
      [
        "name": .text("path\(number)"), "path": .text(path.route), "access": ["universalLink"],
        "caseInsensitive": .flag(path.isCaseInsensitive),
      ]
    }
    let catalog: JSONValue = [
      "version": 1, "prefixes": [["domain": .text(domain)]], "routes": .list(patterns),
    ]
    let android = try ScriptText.catalog(catalog)
    let coverage = AssociationCoverage(association, app: app, catalog: android)
    let surplus = coverage.urlsWithoutRoute().filter { $0.kind == .path }
    let gaps = coverage.routesNotAdmitted()
    var notes = surplus.map {
      "differs: iOS is offered \(CoverageText.answer($0.answer)), and Android is not"
    }
    notes += gaps.map {
      "differs: Android is offered \(CoverageText.answer($0.answer)), and iOS is not"
    }
    if surplus.isEmpty {
      notes.append(
        "proved: \(domain): the filters take every path that the association file admits"
      )
    }
    let isTaken = surplus.contains { difference in
      guard case .url(let url) = difference.answer else { return true }
      return routes.match(url, from: .universalLink).found != nil
    }
    return (notes, isTaken || !gaps.isEmpty)
  }
}

/// The rules for an Android app in assetlinks.json, proved against the association file that its routes ask for.
struct AndroidRules {
  /// The file.
  let text: String

  /// What rules cannot say, as sentences.
  let omissions: [String]

  /// What is proved, and what differs, as sentences.
  let notes: [String]

  /// Whether Android would open other URLs than the app.
  let isDifferent: Bool

  init(_ catalog: LinkCatalogV1, _ package: String, _ fingerprints: [String]) {
    let app = "ABCDE12345.com.example.app"
    let output = AssociationGenerator(catalog).association(appIDs: [app])
    let rules = output.association.appLinks?.details.flatMap(\.components) ?? []
    let statement = AssetLinks.Statement(
      packageName: package,
      fingerprints: fingerprints.map { $0.uppercased() },
      components: rules.map(\.forAndroid)
    )
    text = AssetLinks(statements: [statement]).json
    let coverage = AssociationCoverage(output.association, app: app, catalog: catalog)
    let findings = coverage.findings(android: statement)
    let lint = AssociationLint().findings(ofAssetLinks: Array(text.utf8)).filter {
      $0.severity == .error
    }
    omissions =
      output.gaps.map { "'\($0.route)' \($0.pattern): \(CoverageText.answer($0.answer))" }
      + rules.filter { $0.caseSensitive == false }.map {
        "\($0.path ?? "any path"): other cases of its letters, which Android compares as they are."
      } + lint.map(\.message)
    isDifferent = findings.contains { $0.severity != .note }
    notes =
      findings.isEmpty
      ? ["proved: Android is offered the URLs that the association file admits"]
      : findings.map { "differs: \($0.message)\($0.witness.map { " (\($0))" } ?? "")" }
  }
}

extension LinkComponent {
  /// The rule with the keys that Android reads.
  ///
  /// Source: Android's App Links, "Configure website associations and dynamic rules": a path, a query, a fragment and
  /// whether they are excluded.
  fileprivate var forAndroid: LinkComponent {
    var rule = self
    (rule.caseSensitive, rule.percentEncoded) = (nil, nil)
    return rule
  }
}
