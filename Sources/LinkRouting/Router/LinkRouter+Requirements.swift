/// The requirements for opening a link: the strictest of its routes.
public struct LinkRequirements: Hashable, Sendable {
  /// The names of the routes that lead to the link, in the order of declaration.
  public let routes: [String]

  /// The effect of opening it.
  public let effect: LinkEffect

  /// Whether only apps of the own team can open it from schemes and less trusted sources.
  public let needsOwnTeam: Bool

  /// The lookup that its screen needs; `nil` when no route declares one.
  public let requirement: ScreenRequirement?
}

extension LinkRouter {
  /// Returns the requirements for opening a link.
  ///
  /// - Returns: The combined requirements of all its routes: a second pattern for a link
  ///   cannot soften those of the first. No requirements for a link without a route.
  /// - Complexity: O(*n*), *n* = number of routes.
  public func requirements(of link: Link) -> LinkRequirements {
    LinkRequirements(of: engine.records(of: engine.decompose(link)))
  }

  /// Returns the requirements for opening a link; see `requirements(of:)`.
  package func requirements(of parts: DecomposedLink<Link>) -> LinkRequirements {
    LinkRequirements(of: engine.records(of: parts.parts))
  }
}

extension LinkRequirements {
  /// The requirements of a link with some routes.
  fileprivate init(of routes: [RouteRecord]) {
    var strictest = LinkEffect.navigate
    for effect in routes.map(\.fields.effect) where effect.strictness > strictest.strictness {
      strictest = effect
    }
    self.init(
      routes: routes.map(\.name),
      effect: strictest,
      needsOwnTeam: routes.contains(where: \.fields.needsOwnTeam),
      requirement: routes.lazy.compactMap(\.fields.requirement).first
    )
  }
}

extension LinkEffect {
  /// The strictness, for comparing effects.
  fileprivate var strictness: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
