extension LinkRoutes {
  /// Mounts the routes of a feature under a path and in a case of this type.
  ///
  /// They match, print and lie on each other as if they were declared here. Their names are prefixed with that of
  /// the case: `shop.product`.
  ///
  /// - Parameters:
  ///   - path: The path before each of their patterns, without parameters; `/` for no path.
  ///   - routes: The routes of the feature.
  ///   - make: The case that holds a link of the feature, or another constructor with a single value.
  /// - Returns: The routes, for the app's declaration.
  @preconcurrency
  public static func mount<Child: DeepLink>(
    _ path: String,
    _ routes: LinkRoutes<Child>,
    as make: @escaping @Sendable (Child) -> Link
  ) -> LinkRoutes {
    let lift = LinkLift(type: ObjectIdentifier(Child.self)) { ($0 as? Child).map(make) }
    let inner = routes.lifts.map { inner in
      LinkLift(type: inner.type) { link in inner.lift(link).flatMap(lift.lift) }
    }
    let mounted = routes.routes.map { child in
      let mount = Mount(child.record, under: path, in: "\(Link.self)", lift)
      let own = child.record.fields.placement.own
      let fields = mount.fields { link in
        guard let link = link as? Link else { return [] as [LinkPlacement<Link>] }
        let outer = link.placements
        guard outer.isEmpty, let inner = mount.inner(of: link) as? Child else { return outer }
        let places = own?(inner) as? [LinkPlacement<Child>] ?? inner.placements
        return places.map { $0.mapped(make) }
      }
      return LinkRoute<Link>(RouteRecord(fields))
    }
    return LinkRoutes(mounted, lifts: [lift] + inner)
  }
}

extension LinkPlacement {
  /// The same place among destinations of another type.
  fileprivate func mapped<Other: Hashable & Sendable>(
    _ transform: (Destination) -> Other
  ) -> LinkPlacement<Other> {
    switch self {
    case .root(let id): .root(id)
    case .pushed(on: let parent): .pushed(on: transform(parent))
    case .presented(let style, over: let parent): .presented(style, over: transform(parent))
    case .pushedOnCurrent: .pushedOnCurrent
    case .presentedOnCurrent(let style): .presentedOnCurrent(style)
    case .noScreen: .noScreen
    }
  }
}
