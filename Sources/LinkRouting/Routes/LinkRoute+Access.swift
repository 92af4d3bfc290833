extension LinkRoute {
  /// Opens the route to links from outside.
  ///
  /// - Parameter sources: From where. Those of earlier calls stay.
  /// - Returns: The route, open.
  public func open(_ sources: LinkSource...) -> LinkRoute {
    access(access.widened(by: .from(sources)))
  }

  /// Opens the route to links from outside.
  ///
  /// - Parameter sources: From where. Those of earlier calls stay.
  /// - Returns: The route, open.
  public func open(_ sources: some Sequence<LinkSource>) -> LinkRoute {
    access(access.widened(by: .from(sources)))
  }

  /// The route, with another access than its ``LinkRoutes`` gives.
  public func access(_ access: LinkAccess) -> LinkRoute {
    changed { fields in
      fields.access = access
      fields.declaresAccess = true
    }
  }

  /// Tells whether links from a source reach the route.
  ///
  /// - Parameter source: Where a link came from.
  /// - Returns: `true` for ``LinkSource/app`` and for the sources the route is open to.
  public func isOpen(to source: LinkSource) -> Bool {
    access.admits(source)
  }
}
