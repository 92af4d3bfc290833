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

  /// Why a link, as a value, cannot be opened now: all routes that are open to its source are switched off.
  package func unavailability(
    of parts: TakenApartLink<Link>,
    to source: LinkSource
  ) -> LinkFailure? {
    engine.unavailability(of: parts.parts, to: source)
  }

  /// The first parameter of a link that identifies something and holds an invisible character.
  package func parameterWithInvisibleText(of parts: TakenApartLink<Link>) -> String? {
    engine.parameterWithInvisibleText(of: parts.parts)
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

  /// Why a link cannot be opened now.
  fileprivate func unavailability(of parts: TakenApart, to source: LinkSource) -> LinkFailure? {
    guard let isSwitchedOff else { return nil }
    var first: String?
    for route in parts.routes where routes[route.index].fields.access.admits(source) {
      let name = routes[route.index].name
      guard isSwitchedOff(name) else { return nil }
      first = first ?? name
    }
    return first.map { LinkFailure(.switchedOff, route: $0) }
  }

  /// The first parameter of a link that identifies something and holds an invisible character.
  fileprivate func parameterWithInvisibleText(of parts: TakenApart) -> String? {
    var known: [String: String]?
    for route in parts.routes {
      for parameter in routes[route.index].parameters where parameter.isIdentifier {
        let values = known ?? values(of: parts)
        if values[parameter.name]?.hasInvisibleText == true { return parameter.name }
        known = values
      }
    }
    return nil
  }
}

extension LinkEffect {
  /// How much is asked of it.
  fileprivate var strictness: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension String {
  /// Whether the text holds a character that is not seen, or that changes the direction of others.
  ///
  /// Source: Unicode Standard, general categories Cc, Cf, Zl and Zp.
  package var hasInvisibleText: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}
