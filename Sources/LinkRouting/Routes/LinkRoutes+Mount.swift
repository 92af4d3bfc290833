import LinkNavigation
import LinkPatterns

/// How links of a mounted type become links of the type that mounts it.
struct LinkLift<Link: DeepLink>: Sendable {
  /// The mounted type.
  let type: ObjectIdentifier

  /// Lifts a link; `nil` for one of another type.
  let lift: @Sendable (any DeepLink) -> Link?
}

extension LinkRoutes {
  /// The routes of a feature, under a path and in a case of this type.
  ///
  /// They match, print and lie on each other as if they were written out here. Their names get that of the
  /// case before them: `shop.product`.
  ///
  /// - Parameters:
  ///   - path: What stands before each of their patterns; without parameters, and `/` for nothing.
  ///   - routes: The routes of the feature.
  ///   - make: The case that holds a link of the feature, or another constructor with one value.
  /// - Returns: The routes, for the declaration of the app's.
  @preconcurrency
  public static func mount<Child: DeepLink>(
    _ path: String,
    _ routes: LinkRoutes<Child>,
    as make: @escaping @Sendable (Child) -> Link
  ) -> LinkRoutes {
    let mounted = routes.routes.map { LinkRoute($0, under: path, as: make) }
    let own = LinkLift<Link>(type: ObjectIdentifier(Child.self)) { link in
      (link as? Child).map(make)
    }
    let inner = routes.lifts.map { lift in
      LinkLift<Link>(type: lift.type) { link in lift.lift(link).map(make) }
    }
    return LinkRoutes(mounted, lifts: [own] + inner)
  }
}

extension LinkRouter {
  /// The link of this type that holds a link of a mounted one.
  ///
  /// - Returns: The link itself when it is of this type; `nil` for a link whose type is not mounted, or is
  ///   mounted more than once.
  public func lifted(_ link: any DeepLink) -> Link? {
    if let link = link as? Link { return link }
    let type = ObjectIdentifier(Swift.type(of: link))
    let lifts = lifts.filter { $0.type == type }
    return lifts.count == 1 ? lifts[0].lift(link) : nil
  }
}

extension LinkRoute {
  /// A route of a feature, under a path and in a link of this type.
  fileprivate init<Child: DeepLink>(
    _ child: LinkRoute<Child>,
    under path: String,
    as make: @escaping @Sendable (Child) -> Link
  ) {
    let examples = child.codec.examples.map(make)
    let parts = examples.first.map { LinkParts($0) }
    let caseName = parts?.name
    let extract = { @Sendable (link: Link) -> Child? in
      let parts = LinkParts(link)
      if let caseName { return parts.name == caseName ? parts.values(as: Child.self) : nil }
      return parts.values(as: Child.self).flatMap { make($0) == link ? $0 : nil }
    }
    let codec = child.codec
    var mounted = RouteCodec<Link>(
      link: { reader throws(LinkFailure) in make(try codec.link(&reader)) },
      outputs: { link in extract(link).flatMap(codec.outputs) }
    )
    mounted.examples = examples
    mounted.key = codec.key == nil ? nil : parts?.key
    self.init(child, codec: mounted)
    let name = caseName ?? "\(Link.self)"
    self.name = "\(name).\(child.name)"
    mounts = [name] + child.mounts
    prefix(path)
    if zip(examples, codec.examples).contains(where: { extract($0) != $1 }) {
      note(.notTakenApart)
    }
    placement = child.placement.lifted(under: path, as: make, extract)
  }
}

extension RoutePlacement {
  /// The placement of a feature's route, for the type that mounts it.
  fileprivate func lifted<Parent: DeepLink>(
    under path: String,
    as make: @escaping @Sendable (Link) -> Parent,
    _ extract: @escaping @Sendable (Parent) -> Link?
  ) -> RoutePlacement<Parent> {
    func lifted(_ parent: RoutePlacement.Parent?) -> RoutePlacement<Parent>.Parent? {
      switch parent {
      case nil: nil
      case .tab(let tab): .tab(tab)
      case .current: .current
      case .noScreen: .noScreen
      case .path(let inner): .path(LinkRoute<Link>.joined(path, inner))
      case .link(let below): .link { link in extract(link).map { make(below($0)) } ?? link }
      }
    }
    let own = own
    var placement = RoutePlacement<Parent>()
    placement.parent = lifted(parent)
    placement.style = style
    placement.fallback = lifted(fallback)
    placement.own = { link in
      let outer = link.placements
      guard outer.isEmpty, let inner = extract(link) else { return outer }
      return own(inner).map { $0.mapped(make) }
    }
    return placement
  }
}

extension LinkRoute {
  /// A pattern under a path.
  static func joined(_ path: String, _ pattern: String) -> String {
    let prefix = path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
    let isRoot = pattern == "/" || pattern.hasPrefix("/?") || pattern.hasPrefix("/#")
    if isRoot { return prefix.isEmpty ? pattern : prefix + pattern.dropFirst() }
    let isRooted = ["/", "{/", "\\/"].contains { pattern.utf8.starts(with: $0.utf8) }
    return prefix + (isRooted ? "" : "/") + pattern
  }
}
