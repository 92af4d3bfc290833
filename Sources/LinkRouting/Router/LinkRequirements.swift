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

extension LinkRequirements {
  /// The requirements of a link with some routes.
  init(of routes: [RouteRecord]) {
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
