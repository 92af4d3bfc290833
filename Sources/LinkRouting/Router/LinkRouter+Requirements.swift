/// What opening a link asks for, by the strictest of its routes.
public struct LinkRequirements: Equatable, Sendable {
  /// The names of the routes that lead to the link, in the order of declaration.
  public let routes: [String]

  /// What opening it does.
  public let effect: LinkEffect

  /// Whether, from schemes and less trusted prefixes, only apps of the own team reach it.
  public let needsOwnTeam: Bool

  /// What must be known before its screen is shown; `nil` when no route says.
  public let requirement: ScreenRequirement?
}

extension LinkRouter {
  /// What opening a link asks for.
  ///
  /// - Returns: The requirements of all routes of its kind together: a second pattern for a link
  ///   cannot soften what the first asks for. None for a link without a route.
  /// - Complexity: O(*n*), *n* = number of routes.
  public func requirements(of link: Link) -> LinkRequirements {
    engine.requirements(of: engine.takeApart(link))
  }

  /// What opening a link asks for; see `requirements(of:)`.
  package func requirements(of parts: TakenApartLink<Link>) -> LinkRequirements {
    engine.requirements(of: parts.parts)
  }
}

extension RouteEngine {
  /// What opening a link asks for.
  fileprivate func requirements(of parts: TakenApart) -> LinkRequirements {
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
  /// How much is asked of it.
  fileprivate var strictness: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
