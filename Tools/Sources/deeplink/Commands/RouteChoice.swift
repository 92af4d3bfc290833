import LinkAnalysis
import LinkRouting

/// A route that would open a URL too, and why another comes before it.
struct RouteChoice {
  /// The name of the route that comes after.
  let route: String

  /// Its pattern, as it was written.
  let pattern: String

  /// Why the other comes before it, a sentence without a stop.
  let reason: String

  /// The most routes that are looked at.
  private static let maximum = 5

  /// The routes that would open a URL if the one that does were not there.
  static func all(
    after winner: String,
    for url: String,
    in catalog: ParsedCatalog,
    from source: LinkSource
  ) -> [RouteChoice] {
    let taking = catalog.router.nearMisses(of: url, from: source, maximum: maximum)
      .filter { $0.failure == nil && $0.route != winner }
    return taking.map { miss in
      let finding = finding(winner, miss.route, in: catalog)
      let reason = finding?.reason ?? "it comes first"
      return RouteChoice(route: miss.route, pattern: miss.pattern, reason: reason)
    }
  }

  /// The finding about two routes, from a catalog with them alone.
  private static func finding(
    _ winner: String,
    _ other: String,
    in catalog: ParsedCatalog
  ) -> RouteFinding? {
    var pair = catalog.catalog
    pair.routes = pair.routes.filter { $0.name == winner || $0.name == other }
    return ParsedCatalog(pair).audit().first { $0.route == winner && $0.otherRoute == other }
  }
}
