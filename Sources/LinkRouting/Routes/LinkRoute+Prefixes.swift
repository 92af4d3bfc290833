public import LinkPatterns

extension LinkRoute {
  /// Limits the route to URLs that begin as some of the router's prefixes say.
  ///
  /// Other URLs are as if the route were not there, and its links are printed at these prefixes alone.
  ///
  /// - Parameter prefixes: Some of ``LinkRouter/prefixes``; others are a problem of the route.
  /// - Returns: The route. Where it was limited before, to the prefixes that are in both.
  public func prefixes(_ prefixes: LinkPrefix...) -> LinkRoute {
    limited(to: prefixes)
  }

  /// The route, limited to some prefixes.
  func limited(to prefixes: [LinkPrefix]) -> LinkRoute {
    var route = self
    route.onlyPrefixes = onlyPrefixes.map { $0.filter(prefixes.contains) } ?? prefixes
    return route
  }

  /// Whether the route takes URLs that begin as a prefix says, and prints them.
  package func isServed(at prefix: LinkPrefix) -> Bool {
    guard let onlyPrefixes else { return true }
    return onlyPrefixes.contains(prefix)
      || onlyPrefixes.contains { !$0.isPrintable && $0.overlaps(prefix) }
  }

  /// Whether URLs may lead to this route and to another, as far as their prefixes say.
  package func sharesPrefixes(with other: LinkRoute) -> Bool {
    guard let onlyPrefixes, let others = other.onlyPrefixes else { return true }
    return onlyPrefixes.contains { own in others.contains(where: own.overlaps) }
  }

  /// Whether the route takes URLs at all prefixes of another.
  package func isServed(wherever other: LinkRoute) -> Bool {
    guard onlyPrefixes != nil else { return true }
    return other.onlyPrefixes?.allSatisfy(isServed(at:)) ?? false
  }

  /// What is wrong with the prefixes of the route, in a router that has some.
  func problems(ofPrefixes prefixes: [LinkPrefix]) -> [RouteProblem] {
    guard let onlyPrefixes else { return [] }
    let unknown = onlyPrefixes.filter { !prefixes.contains($0) }
    let names = onlyPrefixes.isEmpty ? [""] : unknown.map(\.description)
    return names.map { prefix in
      let code = RouteProblem.Code.unknownPrefix(prefix)
      return RouteProblem(code: code, route: name, pattern: pattern, parameter: nil)
    }
  }
}

extension LinkRoutes {
  /// Limits the routes to URLs that begin as some of the router's prefixes say; see `LinkRoute.prefixes(_:)`.
  public func prefixes(_ prefixes: LinkPrefix...) -> LinkRoutes {
    changed { $0 = $0.limited(to: prefixes) }
  }
}

extension URLLimits {
  /// The limits, with ports where a prefix names one.
  func admittingPorts(of prefixes: [LinkPrefix]) -> URLLimits {
    var limits = self
    limits.admitsPorts = prefixes.contains { $0.port != nil || $0.isAnyHost }
    return limits
  }
}
