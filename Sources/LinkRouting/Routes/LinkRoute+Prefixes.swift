public import LinkPatterns

extension LinkRoute {
  /// Limits the route to some of the router's prefixes.
  ///
  /// The route doesn't match other URLs, and its links are printed only at these prefixes.
  ///
  /// - Parameter prefixes: Some of ``LinkRouter/prefixes``; any other prefix is a problem of the route.
  /// - Returns: A copy of the route. A second call keeps the prefixes that are in both.
  public func prefixes(_ prefixes: LinkPrefix...) -> LinkRoute {
    changed { $0.limit(to: prefixes) }
  }
}

extension LinkRoutes {
  /// Limits the routes to some of the router's prefixes; see `LinkRoute.prefixes(_:)`.
  public func prefixes(_ prefixes: LinkPrefix...) -> LinkRoutes {
    changed { $0.limit(to: prefixes) }
  }
}
