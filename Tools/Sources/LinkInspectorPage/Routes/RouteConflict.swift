import LinkAnalysis

/// A finding of the audit about routes that have URLs in common, or the problem of one route.
struct RouteConflict: Encodable, Hashable, Sendable {
  /// The names of the routes.
  let routes: [String]

  /// Whether it should be changed.
  let isError: Bool

  /// A sentence.
  let message: String

  /// A shortest URL that shows it.
  let url: String?

  /// Describes a finding.
  init(_ finding: RouteFinding) {
    routes = [finding.route] + finding.togetherWith + [finding.otherRoute]
    (isError, message, url) = (finding.isError, finding.description, finding.url)
  }

  /// Describes a mistake of the catalog, or a route that no window shows.
  init(_ problem: CatalogProblem) {
    routes = problem.route.map { [$0] } ?? []
    (isError, message, url) = (problem.code != .unplaced, problem.description, nil)
  }

  /// All that is found in a catalog, the errors first.
  static func all(in catalog: ParsedCatalog) -> [RouteConflict] {
    let problems = catalog.problems + catalog.unreachablePatterns() + catalog.exampleProblems()
    let found =
      (problems + catalog.placementProblems()).map { RouteConflict($0) }
      + catalog.audit().map { RouteConflict($0) }
    return found.filter(\.isError) + found.filter { !$0.isError }
  }
}
