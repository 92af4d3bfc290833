import LinkAnalysis
import LinkAssociation
import LinkPatterns
import LinkRouting

/// Which pages of a site the app does not open, by their patterns, the most frequent first.
struct SiteCoverage {
  /// What pages lack.
  enum Kind: String {
    /// No route takes them.
    case route

    /// A route takes them, and the association file does not offer them.
    case rule
  }

  /// Pages of one pattern that lack the same.
  struct Group {
    /// What they lack.
    let kind: Kind
    /// The pattern.
    let pattern: SitePattern
    /// How many there are.
    let count: Int
    /// One of them.
    let sample: String
    /// Why the sample is not opened, a sentence.
    let reason: String
    /// The line to add.
    let line: String
  }

  /// The groups, the largest first.
  private(set) var groups: [Group] = []

  /// The numbers of pages, of those that are opened, and of those of other sites.
  private(set) var (pages, opened, others) = (0, 0, 0)

  init(of urls: [String], in catalog: ParsedCatalog, rules: SiteRules?) {
    var lacking: [(url: String, kind: Kind, path: [Substring])] = []
    for text in urls {
      guard let url = try? LinkURL(text), url.isWeb,
        catalog.router.prefixes.contains(where: { $0.admits(url) })
      else {
        others += 1
        continue
      }
      pages += 1
      let kind: Kind? =
        catalog.match(text, from: .universalLink).found == nil
        ? .route : rules?.offers(text) == false ? .rule : nil
      if let kind { lacking.append((text, kind, Self.segments(of: text))) } else { opened += 1 }
    }
    for kind in [Kind.route, .rule] {
      let own = lacking.filter { $0.kind == kind }
      var found: [SitePattern: (count: Int, sample: String)] = [:]
      for (pattern, page) in zip(SitePatterns(of: own.map(\.path)).patterns, own) {
        found[pattern, default: (0, page.url)].count += 1
      }
      groups += found.map { pattern, pages in
        Group(
          kind: kind,
          pattern: pattern,
          count: pages.count,
          sample: pages.sample,
          reason: Self.reason(kind, pages.sample, in: catalog),
          line: kind == .route ? Self.routeLine(pattern) : Self.ruleLine(pattern)
        )
      }
    }
    groups.sort {
      ($1.count, $0.kind.rawValue, $0.pattern.text) < ($0.count, $1.kind.rawValue, $1.pattern.text)
    }
  }

  /// The segments of the path of a URL.
  static func segments(of url: String) -> [Substring] {
    guard let start = url.firstRange(of: "://") else { return [] }
    return url[start.upperBound...].prefix { $0 != "?" && $0 != "#" }
      .split(separator: "/").dropFirst().map(\.self)
  }

  /// Why a page is not opened.
  private static func reason(_ kind: Kind, _ url: String, in catalog: ParsedCatalog) -> String {
    guard kind == .route else { return "The association file does not offer it." }
    let explanation = Explanation(url, in: catalog, from: .universalLink, misses: 1)
    return [explanation.failure?.message, explanation.failure?.fix].compactMap(\.self)
      .joined(separator: " ")
  }

  /// The line of a route for a pattern.
  private static func routeLine(_ pattern: SitePattern) -> String {
    let name = pattern.caseName
    return pattern.values.isEmpty
      ? "LinkRoute(.\(name), \"\(pattern.text)\")"
      : "LinkRoute(AppLink.\(name), \"\(pattern.text)\")"
  }

  /// The line of a rule for a pattern.
  private static func ruleLine(_ pattern: SitePattern) -> String {
    "{ \"/\": \"\(pattern.rulePath)\" }"
  }
}

/// The rules of an association file, for one app or for all that it names.
struct SiteRules {
  /// Decides about URLs.
  private let matcher: AssociationMatcher

  /// The apps.
  private let apps: [String]

  init(_ association: AppSiteAssociation, app: String?) {
    matcher = AssociationMatcher(association)
    let named = association.appLinks?.details.flatMap { $0.appIDs.map(\.text) } ?? []
    apps = app.map { [$0] } ?? Array(Set(named)).sorted()
  }

  /// Whether a URL is offered to the app, or to one of them.
  func offers(_ text: String) -> Bool {
    guard let url = try? AssociationURL(text) else { return false }
    return apps.contains { app in
      if case .match = matcher.decide(url, app: app).verdict { true } else { false }
    }
  }
}
