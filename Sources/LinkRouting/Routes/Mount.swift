/// A route of a feature, mounted in a case of another type.
struct Mount: Sendable {
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
    caseName = child.codec.examples.first.flatMap(lift.lift).flatMap { ReflectedLink($0).name }
    name = caseName ?? typeName
  }

  /// The link of the feature in a link.
  func inner(of link: any DeepLink) -> (any DeepLink)? { inner(of: ReflectedLink(link))?.link }

  private func inner(of parts: ReflectedLink) -> ReflectedLink? {
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
    let outer = examples.first.map { ReflectedLink($0).constructor }
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
    if !isTakenApart { fields.report(.notTakenApart) }
    let placement = child.fields.placement
    fields.placement = DeclaredPlacement(
      placement.parent.map(lifted),
      placement.style,
      fallback: placement.fallback.map(lifted),
      own: places
    )
    return fields
  }

  /// The parent of a feature's link, among links of the other type.
  private func lifted(_ parent: DeclaredPlacement.Parent) -> DeclaredPlacement.Parent {
    switch parent {
    case .tab, .current, .noScreen: parent
    case .path(let inner): .path(RouteFields.joined(path, inner))
    case .link(let below):
      .link { [self] link in inner(of: link).map(below).flatMap(lift.lift) ?? link }
    }
  }
}
