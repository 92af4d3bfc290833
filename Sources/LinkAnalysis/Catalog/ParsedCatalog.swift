public import LinkPatterns

/// A catalog that was read: its routes in one router, and its problems.
///
/// The router answers like that of the app that the catalog describes, as far as forms and bounds of values go:
/// it knows no code and no guards, and opens nothing.
public struct ParsedCatalog: Sendable {
  /// The catalog.
  public let catalog: LinkCatalogV1

  /// The router of its routes.
  ///
  /// Routes and prefixes with problems are not used.
  public let router: LinkRouter<CatalogLink>

  /// The problems of the catalog, in its order.
  public let problems: [CatalogProblem]

  /// The routes, in the order of those of the router.
  let routes: [CatalogRoute]

  /// The positions among them of the routes with each name.
  let indices: [String: [Int]]

  /// Reads a catalog, leaving out the prefixes and routes that have problems.
  ///
  /// - Parameters:
  ///   - catalog: The catalog to read.
  ///   - limits: The bounds for URLs.
  ///   - patternLimits: The bounds for patterns, and for the steps that matching one URL may take.
  /// - Complexity: O(*n*), *n* = size of the catalog.
  public init(
    _ catalog: LinkCatalogV1,
    limits: URLLimits = .standard,
    patternLimits: PatternLimits = .standard
  ) {
    let parser = CatalogParser(catalog)
    self.catalog = catalog
    let declared = LinkRoutes(parser.routes.map(\.route))
    router = LinkRouter(
      parser.prefixes,
      limits,
      declared,
      patternLimits: patternLimits,
      isChecked: true
    )
    let excesses = router.problems.filter(\.isOverLimit)
    let excessive = Dictionary(grouping: excesses, by: \.route)
    routes = parser.routes.filter { excessive[$0.declared.name] == nil }
    indices = Dictionary(grouping: routes.indices) { [routes] in routes[$0].declared.name }
    problems =
      parser.problems
      + catalog.routes.enumerated().flatMap { index, route in
        (excessive[route.name] ?? []).map {
          CatalogProblem($0, of: route, at: "routes[\(index)]")
        }
      }
  }

  /// Reads the link of a URL and reports how it was found.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - source: Where it came from; by default universal links for domains, and custom schemes for others.
  ///     Routes that are stated not to be open to it are as if they were not there.
  /// - Returns: The match. A text that is not the URL of a link is `.rejected`; of a path alone, the fix names a URL.
  /// - Complexity: As `LinkRouter.match(_:from:)`.
  public func match(_ text: String, from source: LinkSource? = nil) -> LinkMatch<CatalogLink> {
    let match = router.match(text, from: source ?? Self.usualSource(of: text))
    guard case .rejected(let failure) = match, let fix = fix(ofPath: text) else { return match }
    return .rejected(failure.changed(fix: fix))
  }

  /// The source that a URL has by default.
  public static func usualSource(of text: String) -> LinkSource {
    (try? LinkURL(text))?.isWeb == true ? .universalLink : .customScheme
  }

  /// Generates web URLs of a pattern whose values are within their bounds.
  package func sampleURLs(ofEntry entry: Int, host: String) -> [String] {
    CatalogURLSamples(route(ofEntry: entry), router.engine.entries[entry].form).urls(
      at: .domain(host)
    )
  }

  /// The position of the first route with a name.
  func index(ofRoute name: String) -> Int? { indices[name]?.first }

  /// The route of an entry of the router's table.
  func route(ofEntry entry: Int) -> CatalogRoute { routes[router.engine.entries[entry].route] }
}
