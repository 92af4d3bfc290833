import LinkPatterns

extension LinkRouter {
  /// Returns what is wrong with routes whose sample links do not come back from their own URLs.
  ///
  /// Only routes that were declared with a constructor are tried. A sample that the route cannot print,
  /// since its pattern or a bound admits other values only, says nothing.
  ///
  /// Those of which it is known that their URLs lead to another, or the other way round, are left out.
  func sampleProblems(besides tied: Set<String>) -> [RouteProblem] {
    guard prefixes.contains(where: \.isPrintable) else { return [] }
    return routes.indices.compactMap { index in
      let route = routes[index]
      guard route.codec.key != nil, route.isPrinted, !tied.contains(route.name),
        let code = sampleProblem(ofRoute: index)
      else { return nil }
      return RouteProblem(code: code, route: route.name, pattern: route.pattern, parameter: nil)
    }
  }

  /// What is wrong with the samples of a route.
  private func sampleProblem(ofRoute index: Int) -> RouteProblem.Code? {
    let route = routes[index]
    guard let first = route.codec.examples.first else { return nil }
    guard let origin = prefixes.first(where: { $0.isPrintable && route.isServed(at: $0) }) else {
      return nil
    }
    if let printing = printing(first, at: origin)?.route, printing != index {
      return .sameLinks(as: routes[printing].name)
    }
    var winner: String?
    for example in route.codec.examples {
      do throws(LinkFailure) {
        _ = try url(for: example, at: origin)
        return nil
      } catch {
        guard let rival = error.rival else { return nil }
        winner = rival
      }
    }
    return winner.map { .sampleTaken(by: $0) }
  }
}
