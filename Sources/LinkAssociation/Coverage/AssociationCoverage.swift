public import LinkAnalysis
import LinkPatterns
import LinkRouting

/// A proof of whether an association file offers an app exactly the links that its routes take.
///
/// The answer to each question is a shortest URL, that no such URL exists, or that it isn't known within a
/// number of states. URLs with empty segments or dot segments are left out; apps refuse them. A URL is an answer
/// only if the app and the rules, asked about that URL, say so too.
public struct AssociationCoverage: Sendable {
  /// What is known about a question.
  public enum Answer: Hashable, Sendable {
    /// There is no such URL.
    case none
    /// A shortest URL.
    case url(String)
    /// It is not known: the search was given up, or a rule cannot be written out.
    case undecided
  }

  /// What admitted URLs without a route lack.
  public enum Surplus: String, Hashable, Sendable {
    /// No route has such a path.
    case path
    /// A route has the path, and not the query items or their values.
    case query
  }

  /// A route, and a URL of it that the file does not admit.
  public struct RouteGap: Hashable, Sendable {
    /// The name of the route.
    public let route: String
    /// The pattern of its path.
    public let pattern: String
    /// A URL of it that is not admitted.
    public let answer: Answer
    /// Where the rule is that excludes the URL; `nil` when no rule matches it.
    public let excludedBy: JSONPointer?
  }

  /// A rule, and a URL that it admits and no route takes.
  public struct RuleSurplus: Hashable, Sendable {
    /// Where the rule is.
    public let pointer: JSONPointer
    /// What the URL lacks.
    public let kind: Surplus
    /// A URL that it admits and no route takes.
    public let answer: Answer
  }

  /// A URL about which two platforms disagree.
  public struct Disagreement: Hashable, Sendable {
    /// The platform that is offered the URL: `iOS` or `Android`.
    public let offeredOn: String
    /// A URL that only that platform is offered.
    public let answer: Answer
  }

  /// The number of instructions that are looked at for one question; what comes later is not decided.
  static let maximumSteps = 500_000_000

  /// The number of rules or routes that are asked one after another before all are.
  static let maximumFew = 24

  /// The host of the URLs that are shown.
  let host: String
  /// The number of states at which a search is given up.
  let stateLimit: Int
  /// The rules of the app.
  let rules: RuleAutomata
  /// The catalog.
  let catalog: ParsedCatalog
  /// The routes of the catalog.
  let routes: RouteLanguages

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - association: What the file says.
  ///   - app: The identifier of the app; `nil` for the rules of all apps.
  ///   - catalog: The links of the app.
  ///   - stateLimit: The number of states at which a search is given up.
  public init(
    _ association: AppSiteAssociation,
    app: String?,
    catalog: LinkCatalogV1,
    stateLimit: Int = 20_000
  ) {
    let catalog = ParsedCatalog(catalog)
    self.init(
      RuleAutomata(association.appLinks, app: app),
      catalog,
      RouteLanguages(catalog.router),
      stateLimit: stateLimit
    )
  }

  /// Prepares a comparison of rules and routes that are written out.
  init(_ rules: RuleAutomata, _ catalog: ParsedCatalog, _ routes: RouteLanguages, stateLimit: Int) {
    (self.rules, self.catalog, self.routes, self.stateLimit) = (rules, catalog, routes, stateLimit)
    let host = catalog.router.prefixes.first(where: \.isWeb)?.host ?? "example.com"
    self.host = host.utf8.starts(with: "*.".utf8) ? "www\(host.dropFirst())" : host
  }

  /// Whether a route takes a web URL, whatever its host is.
  func isTaken(_ url: String) -> Bool { catalog.router.takes(url, from: .universalLink) }

  /// What a search found.
  func answer(_ witness: LanguageWitness) -> Answer {
    switch witness {
    case .none: .none
    case .word(let word): .url(url(word))
    case .undecided: .undecided
    }
  }

  /// The URL of a word, which begins with a slash.
  func url(_ word: [UInt8]) -> String {
    "https://\(host)\(String(decoding: word, as: UTF8.self))"
  }
}
