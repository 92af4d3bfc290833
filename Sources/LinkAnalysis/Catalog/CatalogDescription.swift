import LinkPatterns

/// Describes the parameters and patterns of one route as catalogs have them.
struct CatalogDescription {
  /// The name of the route.
  private let name: String

  /// The parameters of the route.
  private let parameters: [RouteParameter]

  /// The catalog, which gets the types that are the app's own.
  private(set) var catalog: LinkCatalogV1

  /// Starts with a route.
  init(_ name: String, _ parameters: [RouteParameter], _ catalog: LinkCatalogV1) {
    (self.name, self.parameters, self.catalog) = (name, parameters, catalog)
  }

  /// Describes the route.
  mutating func route(of forms: [RouteForm]) -> LinkCatalogV1.Route? {
    guard let first = forms.first else { return nil }
    var route = LinkCatalogV1.Route(name: name, path: first.path.text)
    for (parameter, place) in zip(parameters, first.places) {
      guard let place else { continue }
      switch place.place {
      case .path: describe(parameter, in: &route)
      case .query: route.query.append(item(of: parameter, key: place.key))
      case .fragment: route.fragment = item(of: parameter, key: parameter.name)
      case .items: break
      }
    }
    for form in forms.dropFirst() { describe(form, besides: first, in: &route) }
    return route
  }

  /// Describes a parameter of the path.
  private mutating func describe(_ parameter: RouteParameter, in route: inout LinkCatalogV1.Route) {
    let type = catalog.type(of: parameter.typeName, shape: parameter.shape)
    if type != .string { route.types[parameter.name] = type }
    route.bounds[parameter.name] = parameter.catalogBounds
    route.defaults[parameter.name] = parameter.defaultValue(of: type)
    route.separators[parameter.name] = parameter.separator
  }

  /// Describes a query item, or the fragment.
  private mutating func item(
    of parameter: RouteParameter,
    key: String
  ) -> LinkCatalogV1.QueryItem {
    let type = catalog.type(of: parameter.typeName, shape: parameter.shape)
    return LinkCatalogV1.QueryItem(
      name: parameter.name,
      key: key == parameter.name ? nil : key,
      formerKeys: parameter.formerKeys,
      type: type,
      bounds: parameter.catalogBounds,
      isRequired: !parameter.isOptional,
      defaultValue: parameter.defaultValue(of: type),
      isRepeated: parameter.isRepeated,
      separator: parameter.separator,
      duplicates: parameter.catalogDuplicates,
      isFlag: parameter.isFlag,
      isLenient: parameter.isLenient
    )
  }

  /// Describes an alias or a variant.
  private func describe(
    _ form: RouteForm,
    besides first: RouteForm,
    in route: inout LinkCatalogV1.Route
  ) {
    var result = LinkCatalogV1.Form(
      path: form.pathWithoutAliasNames,
      variant: form.variant
    )
    var isPlain = form.variant == nil
    for (index, parameter) in parameters.enumerated() {
      guard let place = form.places[index] else { continue }
      let canonical = first.places[index]
      switch place.place {
      case .path:
        if place.key != parameter.name { result.names[place.key] = parameter.name }
        if canonical?.place != .path { isPlain = false }
      case .query where canonical?.place != .query || canonical?.key != place.key:
        result.keys[parameter.name] = place.key
      case .query, .fragment, .items: break
      }
    }
    if isPlain, result.names.isEmpty, result.keys.isEmpty {
      route.aliases.append(result.path)
    } else {
      route.forms.append(result)
    }
  }
}

extension RouteParameter {
  /// The separator of a list in one place; `nil` for any other parameter.
  fileprivate var separator: String? {
    guard case .separated(let separator)? = listForm else { return nil }
    return String(UnicodeScalar(separator.byte))
  }

  /// The bounds of its values; a range of numbers with leading zeros is a list of texts, up to a thousand.
  fileprivate var catalogBounds: LinkCatalogV1.Bounds? {
    guard let count = digits, case .integers(let range)? = bound?.kind else {
      return bound?.catalogBounds
    }
    let numbers = range.clamped(to: 0...Int.max)
    guard numbers.count <= 1000 else { return nil }
    let texts = numbers.filter(range.contains).compactMap {
      ParameterOutput.text("\($0)").withZeros(count).text
    }
    return LinkCatalogV1.Bounds(values: texts.filter { $0.utf8.count == count })
  }

  /// Which of several query items counts; `nil` where a strict route refuses several, or they mean a list, or cannot
  /// be.
  fileprivate var catalogDuplicates: LinkCatalogV1.QueryItem.Duplicates? {
    guard place == .query, !isRepeated else { return nil }
    return switch duplicates {
    case .refuse: isInStrictRoute ? nil : .refuse
    case .first: .first
    case .last: .last
    }
  }

  /// The value that is meant when it is absent.
  fileprivate func defaultValue(of type: CatalogType) -> CatalogValue? {
    let read = { (text: String) in ResolvedType(type)?.value(of: text) ?? .text(text) }
    return switch defaultOutput {
    case .text(let text): read(text)
    case .list(let texts): .list(texts.map(read))
    case nil, .absent, .name, .inexpressible: nil
    }
  }
}

extension ParameterBound {
  /// The bound, as catalogs have it.
  fileprivate var catalogBounds: LinkCatalogV1.Bounds {
    switch kind {
    case .integers(let range):
      LinkCatalogV1.Bounds(
        minimum: .integer(Int64(range.lowerBound)),
        maximum: .integer(Int64(range.upperBound))
      )
    case .numbers(let range):
      LinkCatalogV1.Bounds(minimum: .double(range.lowerBound), maximum: .double(range.upperBound))
    case .length(let range):
      LinkCatalogV1.Bounds(minimumLength: range.lowerBound, maximumLength: range.upperBound)
    case .texts(let texts): LinkCatalogV1.Bounds(values: texts)
    case .hosts(let hosts): LinkCatalogV1.Bounds(hosts: hosts)
    case .unsigned(let range):
      LinkCatalogV1.Bounds(
        minimum: .unsigned(range.lowerBound),
        maximum: .unsigned(range.upperBound)
      )
    case .all(let bounds):
      bounds.map(\.catalogBounds).reduce(into: LinkCatalogV1.Bounds()) { all, next in
        (all.minimum, all.maximum) = (all.minimum ?? next.minimum, all.maximum ?? next.maximum)
        all.minimumLength = all.minimumLength ?? next.minimumLength
        all.maximumLength = all.maximumLength ?? next.maximumLength
        (all.values, all.hosts) = (all.values ?? next.values, all.hosts ?? next.hosts)
      }
    }
  }
}

extension RouteForm {
  /// The pattern of the path, in which only parameters of the route have names.
  fileprivate var pathWithoutAliasNames: String {
    aliasNumbers.reduce(path.text) { text, number in
      let parameter = path.parameters[number]
      let written = ":\(parameter.name)"
      guard let range = text.firstRange(of: written) else { return text }
      let expression = parameter.expression == nil && !parameter.isRepeated ? #"([^\/]+?)"# : ""
      return text[..<range.lowerBound] + expression + text[range.upperBound...]
    }
  }
}
