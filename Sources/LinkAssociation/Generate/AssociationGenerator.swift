public import LinkAnalysis
import LinkPatterns
import LinkRouting

/// Makes the association files of an app from the catalog of its links.
///
/// Only routes that are open to the web are offered. Each generated file is read again, and proved against the
/// routes before it is returned.
public struct AssociationGenerator: Sendable {
  /// The rules of a file, and the proofs about them.
  public struct Output: Sendable {
    /// The text of apple-app-site-association.
    public let json: String

    /// The contents of the file.
    public let association: AppSiteAssociation

    /// Requirements of the routes that rules cannot express, each as a sentence.
    public let notExpressed: [String]

    /// Routes of which the file does not admit every URL, or may not.
    ///
    /// Empty when it is proved that every URL of every opened route is admitted except those that are ``leftOut``.
    public let gaps: [AssociationCoverage.RouteGap]

    /// Rules that admit more than the URLs of routes, each with a URL; it ends in the browser.
    public let surplus: [AssociationCoverage.RuleSurplus]

    /// Routes that are left out, as they are limited to other domains, each as a sentence.
    public let leftOut: [String]

    /// Whether the file is within 128 KB.
    public var isWithinSize: Bool { json.utf8.count <= AssociationLint.maximumFileSize }
  }

  /// The catalog.
  private let catalog: ParsedCatalog
  /// The number of states at which a search ends without an answer.
  private let stateLimit: Int
  /// The domain that serves the file, as it was named.
  private let domain: String?

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The links of the app.
  ///   - domain: The domain that serves the file; the catalog's first when it is `nil`.
  ///   - stateLimit: The number of states at which a search ends without an answer.
  public init(_ catalog: LinkCatalogV1, domain: String? = nil, stateLimit: Int = 20_000) {
    (self.catalog, self.domain) = (ParsedCatalog(catalog), domain)
    self.stateLimit = stateLimit
  }

  /// The domains of the catalog that serve files, each once: the domain itself for a wildcard.
  public var domains: [String] { FileDomain.names(of: catalog.router) }

  /// The domains of the catalog, as entries of the entitlement.
  var associatedDomains: [String] {
    catalog.router.prefixes.filter(\.isWeb).compactMap(\.host).map { "applinks:\($0)" }
  }

  /// The custom schemes of the catalog.
  public var schemes: [String] {
    var schemes: [String] = []
    for prefix in catalog.router.prefixes where !prefix.isWeb && !schemes.contains(prefix.scheme) {
      schemes.append(prefix.scheme)
    }
    return schemes
  }

  /// Makes the file for Apple's systems.
  ///
  /// - Parameters:
  ///   - appIDs: The identifiers of the apps.
  ///   - webCredentials: Whether the apps may fill in passwords of the domain too.
  /// - Returns: The file, and the proofs about it.
  /// - Complexity: O(*r* · *s*), *r* = patterns, *s* = states of a search, where patterns have a segment of text of
  ///   their own and few closed ones concern an open one; O(*r*² · *s*) otherwise.
  public func association(appIDs: [String], webCredentials: Bool = false) -> Output {
    let routes = RouteLanguages(catalog.router, at: domain)
    var builder = ComponentBuilder()
    let inclusions = reduced(
      routes.open.flatMap { route in
        route.language.alternatives.flatMap {
          builder.components(of: $0, route.language, isExclusion: false)
        }
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
    // The proof is about the text, not about the rules it was made from.
    let read = (try? ParsedAssociation(Array(json.utf8)))?.association ?? association
    let coverage = AssociationCoverage(
      RuleAutomata(read.appLinks, app: nil),
      catalog,
      routes,
      stateLimit: stateLimit
    )
    return Output(
      json: json,
      association: read,
      notExpressed: builder.notExpressed,
      gaps: coverage.routesNotAdmitted(),
      surplus: coverage.urlsWithoutRoute(),
      leftOut: routes.leftOut
    )
  }

  /// The rules that keep closed routes in the browser, where they take nothing from opened ones.
  private func exclusions(
    _ routes: RouteLanguages,
    admitted: [LinkComponent],
    _ builder: inout ComponentBuilder
  ) -> [LinkComponent] {
    var candidates: [LinkComponent] = []
    for language in routes.closed {
      for alternative in language.alternatives {
        candidates += builder.components(of: alternative, language, isExclusion: true)
      }
    }
    let rules = self.languages(of: admitted + candidates, builder.variables)
    let first = admitted.count
    // A rule that may take URLs from an opened route is left out.
    let closed = AutomatonIndex(rules.rules.dropFirst(first).map(\.widest))
    let taking = Set(routes.trie.intersections(with: closed).joined())
    return candidates.indices.compactMap { index in
      guard !taking.contains(index), let program = rules.programs[first + index] else { return nil }
      let isAdmitted = (0..<first).contains { number in
        guard rules.mayMeet(number, first + index), let other = rules.programs[number] else {
          return false
        }
        return program.shortestCommonWord(
          with: other,
          in: RuleLanguages.alphabet,
          stateLimit: stateLimit
        ) != .none
      }
      return isAdmitted ? candidates[index] : nil
    }
  }

  /// The languages of rules.
  private func languages(
    of components: [LinkComponent],
    _ variables: [AppLinks.Variable]
  ) -> RuleLanguages {
    let entry = AppLinks.Details(appIDs: [], components: components)
    let links = AppLinks(details: [entry], variables: variables)
    return RuleLanguages(CompiledRule.rules(of: links, app: nil), maximumRules: .max)
  }

  /// Rules without those of which another of them matches every URL.
  private func reduced(
    _ components: [LinkComponent],
    _ variables: [AppLinks.Variable]
  ) -> [LinkComponent] {
    let rules = languages(of: components, variables)
    var isKept = [Bool](repeating: true, count: components.count)
    for index in components.indices.reversed() {
      guard let program = rules.programs[index],
        case .word(let sample) = program.shortestWord(in: RuleLanguages.alphabet)
      else { continue }
      // A rule that matches everything the rule does also matches this sample.
      let others = rules.all(matching: sample, before: .max).filter { $0 != index && isKept[$0] }
      isKept[index] = !others.contains { other in
        guard let larger = rules.programs[other] else { return false }
        return program.inclusion(
          in: larger,
          alphabet: RuleLanguages.alphabet,
          stateLimit: stateLimit
        ) == .included
      }
    }
    return components.indices.filter { isKept[$0] }.map { components[$0] }
  }
}
