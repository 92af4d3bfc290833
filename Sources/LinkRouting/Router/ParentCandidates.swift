import LinkPatterns

/// The routes on whose links those of another route may lie because of their URLs, found once for each route.
struct ParentCandidates: Sendable {
  /// The numbers of segments of the beginnings of a path that the routes may read.
  let lengths: SegmentCounts

  /// The positions of the routes, in no order; `nil` where any route may.
  let routes: [Int]?

  /// Any route, at any beginning.
  static let any = ParentCandidates(lengths: .all, routes: nil)
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
    let isWanted = { [entries, prefixes] (entry: Int) in
      entries[entry].record.mayBeParent(of: route, at: prefixes)
    }
    // A list in the path may print several segments.
    let isSplit = route.parameters.contains { $0.listForm == .separated(by: .slash) }
    var found = PathBeginnings.none
    for alternative in route.forms.first?.path.alternatives ?? [] {
      let single = alternative.segments.prefix { segment in
        switch segment {
        case .literal: true
        case .parameter, .mixed: !isSplit
        case .rest: false
        }
      }
      let hasMore = single.count < alternative.segments.count
      found.formUnion(search.beginnings(of: single, hasMore: hasMore, where: isWanted))
    }
    var routes: [Int]? = found.entries.map { _ in [] }
    for entry in found.entries ?? [] where routes?.contains(entries[entry].route) == false {
      routes?.append(entries[entry].route)
    }
    return ParentCandidates(lengths: found.counts, routes: routes)
  }
}

extension RouteRecord {
  /// Whether links of another route may lie on those of this one because of their URLs.
  ///
  /// They may not if these have side effects or no screen, or are limited to other domains.
  func mayBeParent(of other: RouteRecord, at prefixes: [LinkPrefix]) -> Bool {
    if case .noScreen = fields.placement.parent { return false }
    guard fields.effect.isNavigation else { return false }
    let site = prefixes.first { $0.isWeb && other.isServed(at: $0) }
    guard let site, let only = fields.onlyPrefixes, !isServed(at: site) else { return true }
    return !only.allSatisfy(\.isWeb)
  }
}
