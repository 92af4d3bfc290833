import LinkPatterns

extension LinkRouter {
  /// The link above a link, by their patterns.
  ///
  /// Of the routes whose pattern is the beginning of the link's pattern, with the same literals and
  /// names, the longest one is taken, with the values of the link: above `/leagues/1/join` is
  /// `/leagues/1`.
  ///
  /// - Parameter link: The link.
  /// - Returns: The link above, or `nil` when no route is a beginning of its route.
  /// - Complexity: O(*n* · *s*), *n* = number of routes, *s* = segments of a pattern.
  public func parent(of link: Link) -> Link? {
    guard let (index, outputs) = printing(link), let path = routes[index].path else { return nil }
    let names = routes[index].parameters.map(\.name)
    let values = Dictionary(zip(names, outputs), uniquingKeysWith: { first, _ in first })
    let beginnings = routes.filter { candidate in
      guard let beginning = candidate.path else { return false }
      return beginning.segments.count < path.segments.count
        && path.segments.starts(with: beginning.segments)
    }
    let longestFirst = beginnings.sorted { left, right in
      (left.path?.segments.count ?? 0) > (right.path?.segments.count ?? 0)
    }
    for candidate in longestFirst {
      var reader = ParameterReader(
        .outputs(values),
        route: candidate.name,
        parameters: candidate.parameters
      )
      if let parent = try? candidate.codec.link(&reader) { return parent }
    }
    return nil
  }
}
