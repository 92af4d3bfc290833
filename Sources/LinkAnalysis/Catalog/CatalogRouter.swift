public import LinkPatterns

/// Matches URLs with a catalog, for tools: which route a URL leads to, and its typed values.
///
/// It answers as the app does whose catalog it is, as far as shapes and bounds of values go: it knows
/// no code and no guards, and opens nothing.
public struct CatalogRouter: Sendable {
  /// The catalog.
  public let catalog: LinkCatalogV1

  /// The beginnings that URLs may have.
  public let origins: [LinkPrefix]

  /// What is wrong with the catalog, in its order.
  ///
  /// Routes and origins with problems are not used.
  public let problems: [CatalogProblem]

  /// The index over the patterns of the routes, aliases included.
  public let table: PatternTable

  /// The bounds for URLs.
  public let limits: URLLimits

  /// The route of each entry of ``table``.
  let routes: [CatalogRoute]

  /// The form of each entry of ``table``.
  let forms: [CatalogRoute.Form]

  /// Creates a router, leaving out the origins and routes that have problems.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - limits: The bounds for URLs.
  ///   - patternLimits: The bounds for patterns, and for the steps that matching one URL may take.
  /// - Complexity: O(*n*), *n* = size of the catalog.
  public init(
    _ catalog: LinkCatalogV1,
    limits: URLLimits = .standard,
    patternLimits: PatternLimits = .standard
  ) {
    let reading = CatalogReading(catalog)
    self.catalog = catalog
    self.limits = limits
    origins = reading.origins
    let all = PatternTable(reading.routes.flatMap(\.entries), limits: patternLimits)
    let excesses = Dictionary(
      all.problems.map { (all.entries[$0.entry].name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let used = reading.routes.filter { excesses[$0.declared.name] == nil }
    problems =
      reading.problems
      + catalog.routes.enumerated().compactMap { index, route in
        excesses[route.name].map { CatalogProblem($0, of: route, at: "routes[\(index)]") }
      }
    routes = used.flatMap { route in route.forms.map { _ in route } }
    forms = used.flatMap(\.forms)
    table =
      excesses.isEmpty ? all : PatternTable(used.flatMap(\.entries), limits: patternLimits)
  }

  /// The name of the route of an entry.
  ///
  /// - Parameter entry: Its position in ``table``.
  /// - Returns: The name.
  public func routeName(ofEntry entry: Int) -> String {
    routes[entry].declared.name
  }

  /// Finds the origin that admits a URL.
  func origin(of url: LinkURL) -> LinkPrefix? {
    let admitting = origins.filter { $0.admits(url) }
    return admitting.first { $0.host != nil } ?? admitting.first
  }

  /// Says why no origin admits a URL.
  func unknownOrigin(of url: LinkURL) -> MissReason {
    let hosts = origins.filter { $0.admitsScheme(of: url) }.compactMap(\.host)
    guard hosts.isEmpty else {
      let expected = hosts.joined(separator: ", ")
      return MissReason(.unknownHost, expected: expected, found: url.host ?? "")
    }
    var schemes: [String] = []
    for origin in origins where !schemes.contains(origin.scheme) { schemes.append(origin.scheme) }
    let expected = schemes.joined(separator: ", ")
    return MissReason(.unknownScheme, expected: expected, found: url.scheme)
  }
}
