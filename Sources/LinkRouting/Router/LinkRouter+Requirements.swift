import LinkPatterns

/// What opening a link asks for, by the strictest of its routes.
public struct LinkRequirements: Hashable, Sendable {
  /// The names of the routes that lead to the link, in the order of declaration.
  public let routes: [String]

  /// What opening it does.
  public let effect: LinkEffect

  /// Whether, from schemes and less trusted prefixes, only apps of the own team reach it.
  public let needsOwnTeam: Bool

  /// What must be known before its screen is shown; `nil` when no route says.
  public let need: ScreenNeed?
}

extension LinkRouter {
  /// What opening a link asks for.
  ///
  /// - Parameter link: The link.
  /// - Returns: The requirements of all routes of its kind together: a second pattern for a link
  ///   cannot soften what the first asks for. None for a link without a route.
  /// - Complexity: O(*n*), *n* = number of routes.
  public func requirements(of link: Link) -> LinkRequirements { requirements(of: takeApart(link)) }

  /// What opening a link asks for; see `requirements(of:)`.
  package func requirements(of parts: TakenApartLink<Link>) -> LinkRequirements {
    // Closures, not key paths: those of generic types are made anew each time, at some length.
    let routes = self.routes(for: parts)
    let effects: [LinkEffect] = [.callback, .sensitive, .mutate]
    return LinkRequirements(
      routes: routes.map { $0.name },
      effect: effects.first { effect in routes.contains { $0.effect == effect } } ?? .navigate,
      needsOwnTeam: routes.contains { $0.needsOwnTeam },
      need: routes.first { $0.need != nil }?.need
    )
  }

  /// Why a link cannot be opened now, although a route is open to where it came from.
  ///
  /// - Parameters:
  ///   - link: The link, as a value.
  ///   - origin: Where it came from.
  /// - Returns: The reason when all routes that are open to the origin are switched off; else `nil`.
  /// - Complexity: O(*n*), *n* = number of routes.
  public func unavailability(of link: Link, to origin: LinkSource) -> LinkFailure? {
    guard isSwitchedOff != nil else { return nil }
    return unavailability(of: takeApart(link), to: origin)
  }

  /// Why a link cannot be opened now; see `unavailability(of:to:)`.
  package func unavailability(
    of parts: TakenApartLink<Link>,
    to origin: LinkSource
  ) -> LinkFailure? {
    guard let isSwitchedOff else { return nil }
    let open = routes(for: parts).filter { $0.isOpen(to: origin) }
    guard let first = open.first, open.allSatisfy({ isSwitchedOff($0.name) }) else { return nil }
    return LinkFailure(.switchedOff, route: first.name)
  }

  /// Reads a URL that the app itself printed and kept.
  package func keptLink(of text: String) -> Link? {
    guard let url = try? LinkURL(text, limits: limits),
      case .found(let found) = find(url, from: .app)
    else { return nil }
    return found.link
  }

  /// The first parameter of a link that identifies something and holds an invisible character.
  ///
  /// - Parameter link: The link.
  /// - Returns: The name of the parameter; `nil` when there is none.
  /// - Complexity: O(*n*), *n* = number of routes, and length of the values.
  public func parameterWithInvisibleText(of link: Link) -> String? {
    parameterWithInvisibleText(of: takeApart(link))
  }

  /// The first parameter that holds an invisible character; see `parameterWithInvisibleText(of:)`.
  package func parameterWithInvisibleText(of parts: TakenApartLink<Link>) -> String? {
    let names = routes(for: parts).flatMap { route in
      route.parameters.filter { $0.isIdentifier }.map { $0.name }
    }
    guard !names.isEmpty else { return nil }
    let values = values(of: parts)
    return names.first { values[$0]?.hasInvisibleText ?? false }
  }
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
