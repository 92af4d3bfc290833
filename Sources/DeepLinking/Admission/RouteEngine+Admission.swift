extension RouteEngine {
  /// The failure of a link, as a value, whose open routes are all switched off; `nil` when one is on.
  func unavailability(of parts: LinkComponents, to source: LinkSource) -> LinkFailure? {
    guard let isSwitchedOff else { return nil }
    var first: String?
    for route in parts.routes where routes[route.index].isOpen(to: source) {
      let name = routes[route.index].name
      guard isSwitchedOff(name) else { return nil }
      first = first ?? name
    }
    return first.map { LinkFailure(.switchedOff, route: $0) }
  }

  /// The first parameter of a link that identifies something and holds an invisible character.
  func parameterWithInvisibleText(of parts: LinkComponents) -> String? {
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
  /// Whether the text holds an invisible character, or one that changes the direction of others.
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
