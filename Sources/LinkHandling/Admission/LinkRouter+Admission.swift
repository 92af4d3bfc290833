import LinkRouting

extension LinkRouter {
  /// Links for messages, each on the next.
  func shown(_ links: [Link]) -> FailureText {
    let texts = links.map(shown)
    return .value(
      texts.map { $0.text(withValues: true) }.joined(separator: " → "),
      shownAs: texts.map { $0.text(withValues: false) }.joined(separator: " → ")
    )
  }
}

extension RouteEngine {
  /// Why a link, as a value, cannot be opened now: all routes that are open to its source are switched off.
  func unavailability(of parts: TakenApart, to source: LinkSource) -> LinkFailure? {
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
  func parameterWithInvisibleText(of parts: TakenApart) -> String? {
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

extension String {
  /// Whether the text holds a character that is not seen, or that changes the direction of others.
  ///
  /// Source: Unicode Standard, general categories Cc, Cf, Zl and Zp.
  var hasInvisibleText: Bool {
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: return true
      default: continue
      }
    }
    return false
  }
}
