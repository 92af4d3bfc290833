import LinkPlaces

/// Converts links of a mounted type to the type that mounts it.
final class LinkLift: Sendable {
  /// The mounted type.
  let type: ObjectIdentifier

  /// Converts a link; returns `nil` for one of another type.
  let lift: @Sendable (any DeepLink) -> (any DeepLink)?

  init(
    type: ObjectIdentifier,
    _ lift: @escaping @Sendable (any DeepLink) -> (any DeepLink)?
  ) {
    (self.type, self.lift) = (type, lift)
  }
}

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

extension LinkRouter {
  /// Returns the link of this type that holds a link of a mounted one.
  ///
  /// - Returns: The link itself when it is of this type; `nil` for a link whose type is not mounted, or is
  ///   mounted more than once.
  public func lifted(_ link: any DeepLink) -> Link? {
    if let link = link as? Link { return link }
    let type = ObjectIdentifier(Swift.type(of: link))
    let lifts = engine.index.lifts.filter { $0.type == type }
    return lifts.count == 1 ? lifts[0].lift(link) as? Link : nil
  }
}

/// A route of a feature, mounted in a case of another type.
private final class Mount: Sendable {
  /// The route.
  private let child: RouteRecord

  /// The path before its pattern.
  private let path: String

  /// Converts its links to the other type.
  private let lift: LinkLift

  /// The case that holds them; `nil` for a struct, or without a sample.
  private let caseName: String?

  /// The name of the case, or of the type.
  private let name: String

  init(_ child: RouteRecord, under path: String, in typeName: String, _ lift: LinkLift) {
    (self.child, self.path, self.lift) = (child, path, lift)
    caseName = child.codec.examples.first.flatMap(lift.lift).flatMap { LinkParts($0).name }
    name = caseName ?? typeName
  }

  /// The link of the feature in a link.
  func inner(of link: any DeepLink) -> (any DeepLink)? { inner(of: LinkParts(link))?.link }

  private func inner(of parts: LinkParts) -> LinkParts? {
    guard caseName == nil || parts.name == caseName,
      let inner = parts.inner, let outer = lift.lift(inner.link)
    else { return nil }
    return caseName != nil || outer.isEqual(to: parts.link) ? inner : nil
  }

  /// The fields of the route as one of the other type, with placements that its links declare themselves.
  func fields(places: @escaping @Sendable (any DeepLink) -> any Sendable) -> RouteFields {
    let codec = child.codec
    var examples: [any DeepLink] = []
    var isTakenApart = true
    for example in codec.examples {
      guard let outer = lift.lift(example) else { continue }
      examples.append(outer)
      if inner(of: outer).map(example.isEqual) != true { isTakenApart = false }
    }
    let outer = examples.first.map { LinkParts($0).constructor }
    var fields = child.fields
    fields.codec = RouteCodec(
      constructors: outer.flatMap { outer in codec.constructors.map { [outer] + $0 } },
      examples: examples,
      link: { [lift] reader throws(LinkFailure) in
        let inner = try codec.link(reader)
        return lift.lift(inner) ?? inner
      },
      outputs: { [self] link throws(OtherLinkError) in
        guard let inner = inner(of: link) else { throw OtherLinkError() }
        return try codec.outputs(inner)
      }
    )
    fields.name = "\(name).\(child.name)"
    // The feature decides its access, even by declaring none.
    fields.declaresAccess = true
    if !fields.groups.isEmpty { fields.groups.insert("\(name) \(path)", at: 0) }
    fields.prefix(path)
    if !isTakenApart { fields.note(.notTakenApart) }
    let placement = child.fields.placement
    fields.placement = RoutePlacement(
      placement.parent.map(lifted),
      placement.style,
      fallback: placement.fallback.map(lifted),
      own: places
    )
    return fields
  }

  /// The parent of a feature's link, among links of the other type.
  private func lifted(_ parent: RoutePlacement.Parent) -> RoutePlacement.Parent {
    switch parent {
    case .tab, .current, .noScreen: parent
    case .path(let inner): .path(RouteFields.joined(path, inner))
    case .link(let below):
      .link { [self] link in inner(of: link).map(below).flatMap(lift.lift) ?? link }
    }
  }
}
