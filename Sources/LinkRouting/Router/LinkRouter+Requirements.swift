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
    engine.requirements(of: engine.decompose(link))
  }

  /// Returns the requirements for opening a link; see `requirements(of:)`.
  package func requirements(of parts: DecomposedLink<Link>) -> LinkRequirements {
    engine.requirements(of: parts.parts)
  }
}

extension RouteEngine {
  /// Returns the requirements for opening a link.
  fileprivate func requirements(of parts: LinkComponents) -> LinkRequirements {
    var names: [String] = []
    var effect = LinkEffect.navigate
    var needsOwnTeam = false
    var requirement: ScreenRequirement?
    for route in parts.routes {
      let record = routes[route.index]
      names.append(record.name)
      if record.fields.effect.strictness > effect.strictness { effect = record.fields.effect }
      needsOwnTeam = needsOwnTeam || record.fields.needsOwnTeam
      requirement = requirement ?? record.fields.requirement
    }
    return LinkRequirements(
      routes: names,
      effect: effect,
      needsOwnTeam: needsOwnTeam,
      requirement: requirement
    )
  }
}

extension LinkEffect {
  /// The strictness, for comparing effects.
  fileprivate var strictness: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
