import LinkPatterns

/// Finds routes that accept exactly the same URLs, so that only a name decides between them.
///
/// It compares declarations, in linear time; whether different patterns overlap is for the audit of
/// a table to prove.
enum RouteTies {
  /// What a route accepts: each segment, and the names of the query items it requires.
  private struct Form: Hashable {
    let segments: [String]
    let items: [String]
  }

  /// Finds the ties among routes.
  ///
  /// - Parameter routes: The routes that are used.
  /// - Returns: A problem for each route that has the form of one before it, in the order of names.
  /// - Complexity: O(*n* · log *n*), *n* = number of routes.
  static func problems<Link>(among routes: [Route<Link>]) -> [RouteProblem] {
    var first: [Form: String] = [:]
    let byName = routes.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return byName.compactMap { route in
      guard let winner = first.updateValue(route.name, forKey: form(of: route)) else { return nil }
      first[form(of: route)] = winner
      return RouteProblem(
        code: .tied(with: winner),
        route: route.name,
        pattern: route.pattern,
        parameter: nil
      )
    }
  }

  /// What a route accepts.
  ///
  /// - Parameter route: The route.
  /// - Returns: Equal forms for routes that accept the same URLs.
  private static func form<Link>(of route: Route<Link>) -> Form {
    let types = Dictionary(
      route.parameters.map { ($0.name, $0.typeName) },
      uniquingKeysWith: { first, _ in first }
    )
    let segments = route.path?.segments.map { segment in
      switch segment {
      case .literal(let bytes): "/" + String(decoding: bytes, as: UTF8.self)
      case .parameter(let parameter): ":" + (types[parameter.name] ?? "")
      case .mixed, .rest: route.pattern
      }
    }
    let items = route.parameters.filter { $0.place == .query && !$0.isOptional }.map(\.name)
    return Form(segments: segments ?? [], items: items.sorted())
  }
}
