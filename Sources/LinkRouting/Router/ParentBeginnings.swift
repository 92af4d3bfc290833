import LinkPatterns

/// Finds the beginnings of each route's printed paths that some route may read, by their numbers of segments.
///
/// Others need not be searched for the parent of a link. Values, query items and most prefixes are not regarded.
struct ParentBeginnings {
  private var search: BeginningSearch

  /// Creates a search among the forms of all routes.
  init(_ table: PatternTable) { search = BeginningSearch(table) }

  /// The beginnings of the paths of a route that may be read, each by the number of its segments.
  mutating func beginnings(of route: RouteRecord) -> SegmentCounts {
    // A list in the path may print several segments.
    let isSplit = route.parameters.indices.contains { index in
      route.parameters[index].listForm == .separated(by: .slash)
    }
    var beginnings = SegmentCounts.none
    for alternative in route.forms.first?.path.alternatives ?? [] {
      let single = alternative.segments.prefix { segment in
        switch segment {
        case .literal: true
        case .parameter, .mixed: !isSplit
        case .rest: false
        }
      }
      let hasMore = single.count < alternative.segments.count
      beginnings.formUnion(search.beginnings(of: single, hasMore: hasMore))
    }
    return beginnings
  }
}
