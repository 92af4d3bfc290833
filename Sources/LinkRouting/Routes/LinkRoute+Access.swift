extension LinkRoute {
  /// The route, with another access than its ``LinkRoutes`` gives.
  public func access(_ access: LinkAccess) -> LinkRoute {
    changed { fields in
      fields.access = access
      fields.declaresAccess = true
    }
  }
}
