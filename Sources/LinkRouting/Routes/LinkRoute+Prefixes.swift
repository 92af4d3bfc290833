public import LinkPatterns

extension LinkRoute {
  /// Limits the route to URLs that begin as some of the router's prefixes say.
  ///
  /// Other URLs are as if the route were not there, and its links are printed at these prefixes alone.
  ///
  /// - Parameter prefixes: Some of ``LinkRouter/prefixes``; others are a problem of the route.
  /// - Returns: The route. Where it was limited before, to the prefixes that are in both.
  public func prefixes(_ prefixes: LinkPrefix...) -> LinkRoute {
    changed { $0.limit(to: prefixes) }
  }
}

extension LinkRoutes {
  /// Limits the routes to URLs that begin as some of the router's prefixes say; see `LinkRoute.prefixes(_:)`.
  public func prefixes(_ prefixes: LinkPrefix...) -> LinkRoutes {
    changed { $0.limit(to: prefixes) }
  }
}
