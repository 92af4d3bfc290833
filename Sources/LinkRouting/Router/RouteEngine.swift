package import LinkPatterns

/// Reads, prints and places links by their routes, whatever their type.
package final class RouteEngine: Sendable {
  /// The routes.
  let index: RouteIndex

  /// Returns whether a route is switched off.
  package let isSwitchedOff: (@Sendable (_ route: String) -> Bool)?

  /// The link below all others, when the app named one.
  let namedRoot: (any DeepLink)?

  /// The query items that do not count as unknown.
  let appendedItems: AppendedItems

  /// Creates an engine.
  init(
    _ index: RouteIndex,
    isSwitchedOff: (@Sendable (_ route: String) -> Bool)? = nil,
    root: (any DeepLink)? = nil,
    appendedItems: AppendedItems = .standard
  ) {
    (self.index, self.isSwitchedOff, namedRoot) = (index, isSwitchedOff, root)
    self.appendedItems = appendedItems
  }

  /// The routes that are used.
  package var routes: [RouteRecord] { index.routes }

  /// The index over the patterns of all routes' forms.
  package var table: PatternTable { index.table }

  /// The route and the form of each entry of the table.
  package var entries: [RouterEntry] { index.entries }

  /// The prefixes of the app's URLs.
  var prefixes: [LinkPrefix] { index.prefixes }

  /// The bounds for URLs.
  var limits: URLLimits { index.limits }

  /// Finds the prefix of a URL.
  package func prefix(of url: LinkURL) -> LinkPrefix? {
    prefixes.firstIndex(of: url).map { prefixes[$0] }
  }

  /// A URL as the routes at a prefix see it; `nil` where its path cannot be read.
  package func view(of url: LinkURL, at prefix: LinkPrefix) -> LinkURL? {
    try? prefix.view(of: url, limits: limits)
  }

  /// Whether `+` in the query of a URL is a space: for web URLs, unless the prefix says otherwise.
  func readsPlusAsSpace(in url: LinkURL) -> Bool {
    guard index.hasOwnPlus else { return url.isWeb }
    return prefix(of: url)?.plusIsSpace ?? url.isWeb
  }

  /// Cuts a URL into its segments; `nil` for one of another app.
  func segmented(_ url: LinkURL) -> SegmentedURL? {
    prefix(of: url).map { SegmentedURL(url, at: $0) }
  }

  /// The problems that show when routes are tried against each other, where that was not done when they were indexed.
  func problemsOfTrying(besides known: [RouteProblem]) -> [RouteProblem] {
    let ties = RouteTies.problems(among: entries, index.trailingSlash)
    return ties + SampleCheck(engine: self).problems(besides: known + ties)
  }
}
