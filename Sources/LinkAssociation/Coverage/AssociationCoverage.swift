public import LinkAnalysis
import LinkPatterns
import LinkRouting

/// A proof of whether an association file offers an app exactly the links that its routes take.
///
/// The answer to each question is a shortest URL, or that no such URL exists, or that it isn't known within a
/// number of states. URLs with empty segments, dot segments or escapes that are not part of a character are left out;
/// apps refuse them. A URL is an answer only if the app and the rules also confirm it.
public struct AssociationCoverage: Sendable {
  /// The answer to a question.
  public enum Answer: Hashable, Sendable {
    /// There is no such URL.
    case none
    /// A shortest URL.
    case url(String)
    /// It is not known: the search ended too early, or a rule cannot be written out.
    case undecided
  }

  /// The part of an admitted URL that no route takes.
  public enum Surplus: String, Hashable, Sendable {
    /// No route has such a path.
    case path
    /// A route has the path, and not the query items, their values or the fragment.
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
    /// The place of the rule that excludes the URL; `nil` when no rule matches it.
    public let excludedBy: JSONPointer?
  }

  /// A rule, and a URL that it admits and no route takes.
  public struct RuleSurplus: Hashable, Sendable {
    /// The place of the rule.
    public let pointer: JSONPointer
    /// The part of the URL that no route takes.
    public let kind: Surplus
    /// A URL that it admits and no route takes.
    public let answer: Answer
  }

  /// A platform that is offered URLs.
  public enum Platform: String, Hashable, Sendable, CustomStringConvertible {
    /// Apple's systems.
    case iOS

    /// Android.
    case android = "Android"

    /// Its name.
    public var description: String { rawValue }
  }

  /// A URL about which two platforms disagree.
  public struct Disagreement: Hashable, Sendable {
    /// The platform that is offered the URL.
    public let offeredOn: Platform
    /// A URL that only that platform is offered.
    public let answer: Answer
    /// Whether all such URLs differ only by slashes at the end from one that the other is offered.
    public var differsBySlash = false
  }

  /// The number of instructions to look at for one question; whatever comes later is not decided.
  static let maximumSteps = 500_000_000

  /// The number of rules or routes to try one after another before all are tried together.
  static let maximumFew = 24

  /// Routes that are not compared, as they are limited to other domains; each as a sentence.
  public var leftOut: [String] { routes.leftOut }

  /// The identifier of the app, when the file does not name it.
  let unnamedApp: String?
  /// The number of states at which a search ends without an answer.
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
  ///   - association: The contents of the file.
  ///   - app: The identifier of the app; `nil` for the rules of all apps.
  ///   - catalog: The links of the app.
  ///   - domain: The domain that serves the file; the catalog's first when it is `nil`.
  ///   - stateLimit: The number of states at which a search ends without an answer.
  public init(
    _ association: AppSiteAssociation,
    app: String?,
    catalog: LinkCatalogV1,
    domain: String? = nil,
    stateLimit: Int = 20_000
  ) {
    let catalog = ParsedCatalog(catalog)
    let entries = association.appLinks?.details ?? []
    self.init(
      RuleAutomata(association.appLinks, app: app),
      catalog,
      RouteLanguages(catalog.router, at: domain),
      unnamedApp: app.flatMap { app in entries.contains { $0.names(app) } ? nil : app },
      stateLimit: stateLimit
    )
  }

  /// Prepares a comparison of rules and routes that are written out.
  init(
    _ rules: RuleAutomata,
    _ catalog: ParsedCatalog,
    _ routes: RouteLanguages,
    unnamedApp: String? = nil,
    stateLimit: Int
  ) {
    (self.rules, self.catalog, self.routes) = (rules, catalog, routes)
    (self.unnamedApp, self.stateLimit) = (unnamedApp, stateLimit)
  }

  /// The pattern that takes a URL at a host of the domain, by its position in the router's table.
  func entry(taking url: String) -> Int? {
    routes.open.isEmpty
      ? nil : WebRoutes(router: catalog.router).entry(taking: url, from: .universalLink)
  }

  /// Whether a route takes a URL at a host of the domain.
  func isTaken(_ word: [UInt8]) -> Bool { entry(taking: url(word)) != nil }

  /// Searches for URLs with any escapes, and then, if that finds another, for URLs whose escapes are characters.
  func asked(_ search: (ExpressionProgram) -> AutomatonWitness) -> Answer {
    for clean in RouteLanguages.cleanURLs {
      let witness = search(clean)
      guard witness.isAnswer(in: RouteLanguages.cleanURLs) else { continue }
      if case .word(let word) = witness { return .url(url(word)) }
      return .none
    }
    return .undecided
  }

  /// The URL of a word, which begins with a slash: at the first host where a route takes it, else at the first.
  func url(_ word: [UInt8]) -> String {
    let urls = routes.domain.hosts.map { "https://\($0)\(String(decoding: word, as: UTF8.self))" }
    if urls.count == 1 { return urls[0] }
    let routes = WebRoutes(router: catalog.router)
    return urls.first { routes.takes($0, from: .universalLink) } ?? urls[0]
  }
}
