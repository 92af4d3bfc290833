import LinkPatterns

/// The routes on whose links those of another route may lie because of their URLs, found once for each route.
struct ParentCandidates: Sendable {
  /// The numbers of segments of the beginnings of a path that the routes may read.
  let lengths: SegmentCounts

  /// The positions of the routes, in no order; `nil` when they are not known, and each one that is found is asked about.
  let routes: [Int]?

  /// Candidates that are not known.
  static let unknown = ParentCandidates(lengths: .all, routes: nil)
}

extension RouteEngine {
  /// Whether links of a route may lie on those of another because of their URLs.
  func isCandidate(_ parent: Int, forParentOf route: Int) -> Bool {
    index.parentCandidates[route].routes?.contains(parent)
      ?? routes[parent].mayBeParent(of: routes[route], at: prefixes)
  }
}

/// Finds the candidates for the parents of each route's links in the table of all forms.
///
/// Values, query items and most prefixes are not regarded.
struct ParentCandidateSearch {
  private let entries: [RouterEntry]
  private let prefixes: [LinkPrefix]
  private var search: BeginningSearch

  /// Creates a search among the entries of a table.
  init(_ table: PatternTable, _ entries: [RouterEntry], at prefixes: [LinkPrefix]) {
    (self.entries, self.prefixes) = (entries, prefixes)
    search = BeginningSearch(table)
  }

  /// The candidates for the parents of a route's links, by the path that it prints.
  mutating func candidates(for route: RouteRecord) -> ParentCandidates {
    // A list in the path may print several segments.
    let isSplit = route.parameters.contains { $0.listForm == .separated(by: .slash) }
    var found = PathBeginnings.none
    var routes: [Int] = []
    for alternative in route.forms.first?.path.alternatives ?? [] {
      let single = alternative.segments.prefix { segment in
        switch segment {
        case .literal: true
        case .parameter, .mixed: !isSplit
        case .rest: false
        }
      }
      let hasMore = single.count < alternative.segments.count
      let more = search.beginnings(of: single, hasMore: hasMore) { entry in
        let other = entries[entry]
        guard other.record.mayBeParent(of: route, at: prefixes) else { return false }
        if !routes.contains(other.route) { routes.append(other.route) }
        return true
      }
      found.formUnion(more)
    }
    var lengths = found.known
    lengths.formUnion(found.others)
    return ParentCandidates(lengths: lengths, routes: found.others.isEmpty ? routes : nil)
  }
}

extension RouteRecord {
  /// Whether links of another route may lie on those of this one because of their URLs.
  ///
  /// They may not if these have side effects or no screen, or are limited to other domains.
  func mayBeParent(of other: RouteRecord, at prefixes: [LinkPrefix]) -> Bool {
    if case .noScreen = fields.placement.parent { return false }
    guard fields.effect.isNavigation else { return false }
    guard let only = fields.onlyPrefixes else { return true }
    let site = prefixes.first { $0.isWeb && other.isServed(at: $0) }
    guard let site, !isServed(at: site) else { return true }
    return !only.allSatisfy(\.isWeb)
  }
}
