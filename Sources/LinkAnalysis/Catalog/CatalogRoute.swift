import LinkPatterns

/// A route of a catalog that can be used.
struct CatalogRoute: Sendable {
  /// As the catalog has it.
  let declared: LinkCatalogV1.Route

  /// Its parameters, in the order of those of its ``LinkRoute``.
  let parameters: [CatalogParameter]

  /// The route of a router.
  let route: LinkRoute<CatalogLink>

  /// Creates a route.
  init(
    _ declared: LinkCatalogV1.Route,
    _ patterns: [CatalogPattern],
    _ parameters: [CatalogParameter]
  ) {
    (self.declared, self.parameters) = (declared, parameters)
    let (name, names) = (declared.name, parameters.map(\.name))
    var route = LinkRoute<CatalogLink>(
      name: name,
      forms: patterns.map { $0.form(of: parameters) },
      parameters: parameters.map(\.typed)
    ) { values in
      var known: [String: CatalogValue] = [:]
      for (name, value) in zip(names, values) { known[name] = value }
      return CatalogLink(route: name, values: known)
    } print: { link in
      link.route == name ? names.map { link.values[$0] } : nil
    }
    .access(declared.access ?? .unstated)
    .trailingSlash(declared.trailingSlash)
    .effect(declared.effect ?? .navigate)
    if declared.isStrict { route = route.strict }
    // A catalog's link has no `LinkItems`, so the route says itself which query items its links take.
    route = route.changed { $0.takenItems = declared.takenItems }
    self.route = route.changed { fields in
      if let placement = declared.placement {
        (fields.placement, fields.groups) = (placement.routePlacement, placement.groups)
      }
      fields.onlyPrefixes = declared.prefixes.map { $0.compactMap(\.prefix) }
      fields.caseInsensitiveLiterals = declared.isCaseInsensitive
    }
  }

  /// Whether a value of a parameter is never empty, wherever it is written.
  func isNeverEmpty(_ index: Int) -> Bool {
    guard parameters[index].listForm == nil else { return false }
    return route.record.forms.allSatisfy { form in
      form.path.parameters.contains { parameter in
        form.position(inPath: parameter.name) == index && !parameter.isRepeated
          && !parameter.values.acceptsEmptyWord
      }
    }
  }
}

/// A pattern of a catalog's route, and the places of parameters in it.
struct CatalogPattern {
  /// The pattern.
  let path: PathPattern

  /// The declaration of a further form; `nil` for a path or an alias, whose names are those of the route.
  let stated: LinkCatalogV1.Form?

  /// The parameters of the route in the path, by their names and positions there.
  let parameters: [(name: String, key: String, number: Int)]

  /// Reads a pattern; groups without a name are not parameters where the first pattern has none of them.
  init(_ path: PathPattern, _ stated: LinkCatalogV1.Form? = nil, besides first: CatalogPattern?) {
    (self.path, self.stated) = (path, stated)
    let numbersCount = path.parameters.contains { group in
      group.isUnnamed && (stated?.names[group.name] != nil || first?.has(group.name) != false)
    }
    parameters = path.parameters.enumerated().compactMap { number, parameter in
      let isRead = numbersCount || !parameter.isUnnamed
      let name = stated?.names[parameter.name] ?? parameter.name
      return isRead ? (name, parameter.name, number) : nil
    }
  }

  /// Whether a parameter of the route is in the path.
  private func has(_ name: String) -> Bool { parameters.contains { $0.name == name } }

  /// The form of a route.
  func form(of parameters: [CatalogParameter]) -> RouteForm {
    let inPath = self.parameters
    let places = parameters.map { parameter -> ParameterLocation? in
      if let found = inPath.first(where: { $0.name == parameter.name }) {
        return ParameterLocation(place: .path, key: found.key, number: found.number)
      }
      if let key = stated?.keys[parameter.name] {
        return ParameterLocation(place: .query, key: key)
      }
      guard let item = parameter.item else { return nil }
      return item.isFragment
        ? ParameterLocation(place: .fragment, key: item.item.name)
        : ParameterLocation(place: .query, key: item.item.key ?? item.item.name)
    }
    return RouteForm(text: path.text, path: path, places: places, variant: stated?.variant)
  }
}

extension LinkAccess {
  /// The access of a route for which the catalog states none: any source.
  fileprivate static let unstated = LinkAccess.from(Set(LinkSource.ofTheSystem))
}
