public import LinkPatterns

/// Makes the association files of an app from the catalog of its links.
///
/// Only routes that are open to the web are offered. What is made is read again, and proved against the
/// routes before it is handed out.
public struct AssociationGenerator: Sendable {
  /// The files' rules, and what is known of them.
  public struct Output: Sendable {
    /// The text of apple-app-site-association.
    public let json: String

    /// What it says.
    public let association: AppSiteAssociation

    /// What the routes ask for and rules cannot say, sentences.
    public let notExpressed: [String]

    /// Routes of which the file does not admit every URL, or of which that is not known.
    ///
    /// Empty when it is proved that every URL of every opened route is admitted.
    public let gaps: [AssociationCoverage.RouteGap]

    /// What the file admits beside the URLs of routes, each rule with a URL; it ends in the browser.
    public let surplus: [AssociationCoverage.RuleSurplus]

    /// Whether the file is within 128 KB.
    public var isWithinSize: Bool { json.utf8.count <= AssociationLint.maximumFileSize }
  }

  /// The catalog.
  private let router: CatalogRouter
  /// The number of states at which a search is given up.
  private let stateLimit: Int

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The links of the app.
  ///   - stateLimit: The number of states at which a search is given up.
  public init(_ catalog: LinkCatalogV1, stateLimit: Int = 20_000) {
    (router, self.stateLimit) = (CatalogRouter(catalog), stateLimit)
  }

  /// The domains of the catalog, as entries of the entitlement.
  public var associatedDomains: [String] {
    router.origins.filter(\.isWeb).compactMap(\.host).map { "applinks:\($0)" }
  }

  /// The custom schemes of the catalog.
  public var schemes: [String] {
    var schemes: [String] = []
    for origin in router.origins where !origin.isWeb && !schemes.contains(origin.scheme) {
      schemes.append(origin.scheme)
    }
    return schemes
  }

  /// Makes the file for Apple's systems.
  ///
  /// - Parameters:
  ///   - appIDs: The identifiers of the apps.
  ///   - webCredentials: Whether the apps may fill in passwords of the domain too.
  /// - Returns: The file, and what is known of it.
  /// - Complexity: O(*r*² · *s*), *r* = patterns, *s* = states of a search.
  public func association(appIDs: [String], webCredentials: Bool = false) -> Output {
    let routes = RouteLanguages(router)
    var builder = ComponentBuilder()
    let inclusions = reduced(
      routes.open.flatMap { language in
        language.alternatives.map { builder.component(of: $0, language, isExclusion: false) }
      },
      builder.variables
    )
    let exclusions = reduced(
      self.exclusions(routes, admitted: inclusions, &builder),
      builder.variables
    )
    let entry = AppLinks.Details(
      appIDs: appIDs.map { .init($0) },
      components: exclusions + inclusions
    )
    var association = AppSiteAssociation(
      appLinks: AppLinks(details: [entry], variables: builder.variables)
    )
    if webCredentials {
      association.services = [.init(service: "webcredentials", apps: appIDs.map { .init($0) })]
    }
    let json = association.json
    // What is proved is the text, not what it was made from.
    let read = (try? AssociationReading(Array(json.utf8)))?.association ?? association
    let rules = read.appLinks.map { AssociationRuleSet($0, app: nil).rules } ?? []
    let coverage = AssociationCoverage(rules: rules, router: router, stateLimit: stateLimit)
    return Output(
      json: json,
      association: read,
      notExpressed: builder.notExpressed,
      gaps: coverage.routesNotAdmitted(),
      surplus: coverage.urlsWithoutRoute()
    )
  }

  /// The rules that keep closed routes in the browser, where that takes nothing from opened ones.
  private func exclusions(
    _ routes: RouteLanguages,
    admitted: [LinkComponent],
    _ builder: inout ComponentBuilder
  ) -> [LinkComponent] {
    var candidates: [LinkComponent] = []
    for language in routes.closed {
      for alternative in language.alternatives {
        candidates.append(builder.component(of: alternative, language, isExclusion: true))
      }
    }
    let open = routes.open.compactMap { RouteLanguages.urls(of: $0, looksAtQuery: false) }
    guard let opened = try? LanguageProgram(.alternation(open), maximumSize: 100_000) else {
      return []
    }
    let inclusions = languages(of: admitted, builder.variables).programs.compactMap(\.self)
    let programs = languages(of: candidates, builder.variables).programs
    return zip(candidates, programs).compactMap { candidate, program in
      guard let program, common(program, opened) == .none,
        inclusions.contains(where: { common(program, $0) != .none })
      else { return nil }
      return candidate
    }
  }

  /// A URL that two languages have in common.
  private func common(_ first: LanguageProgram, _ second: LanguageProgram) -> LanguageWitness {
    first.shortestCommonWord(
      with: second,
      in: RuleLanguages.alphabet,
      stateLimit: stateLimit
    )
  }

  /// The languages of rules.
  private func languages(
    of components: [LinkComponent],
    _ variables: [AppLinks.Variable]
  ) -> RuleLanguages {
    let entry = AppLinks.Details(appIDs: [.init("")], components: components)
    let links = AppLinks(details: [entry], variables: variables)
    return RuleLanguages(AssociationRuleSet(links, app: nil).rules)
  }

  /// Rules without those of which another of them matches every URL.
  private func reduced(
    _ components: [LinkComponent],
    _ variables: [AppLinks.Variable]
  ) -> [LinkComponent] {
    let languages = languages(of: components, variables)
    var kept = Array(components.indices)
    for index in components.indices.reversed() {
      guard let program = languages.programs[index] else { continue }
      let isCovered = kept.contains { other in
        guard other != index, let larger = languages.programs[other] else { return false }
        return program.inclusion(
          in: larger,
          alphabet: RuleLanguages.alphabet,
          stateLimit: stateLimit
        ) == .included
      }
      if isCovered { kept.removeAll { $0 == index } }
    }
    return kept.map { components[$0] }
  }
}
