import LinkAnalysis

/// The text of the screen of a catalog's link: its route, and its values.
struct CatalogScreen {
  /// The screen.
  let screen: InspectorScreen

  /// Makes up the screen of a link.
  init(of link: CatalogLink, in catalog: ParsedCatalog) {
    let route = catalog.catalog.routes.first { $0.name == link.route }
    let secrets = Set(route?.secrets ?? [])
    let values = link.values.sorted { $0.key < $1.key }.map { name, value in
      InspectorScreen.Line(name, value: secrets.contains(name) ? "••••" : value.description)
    }
    let summary = route?.summary.map { [InspectorScreen.Line($0)] } ?? []
    screen = InspectorScreen(
      title: route?.title ?? Self.title(of: link.route),
      lines: summary + values
    )
  }

  /// The name of a route in words: `newLeague` is `New league`, `shop.product` is `Product`.
  static func title(of route: String) -> String {
    let last = route.split(separator: ".").last.map(String.init) ?? route
    var words = ""
    for scalar in last.unicodeScalars {
      switch scalar {
      case "_", "-": words += " "
      case "A"..."Z" where words.unicodeScalars.last.map { $0.properties.isLowercase } == true:
        words += " \(scalar.properties.lowercaseMapping)"
      default: words.unicodeScalars.append(scalar)
      }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
