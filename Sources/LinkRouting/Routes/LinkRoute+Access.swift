extension LinkRoute {
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
