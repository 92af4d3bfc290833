import LinkPatterns

/// Reads the written forms of values that are given for a route, without a URL.
struct CatalogArguments {
  /// One parameter of the route, wherever it stands.
  private struct Parameter {
    /// How its values are read.
    let rules: CatalogRoute.Rules
    /// Whether it has a list of values.
    let isList: Bool
    /// Whether it must have a value.
    let isRequired: Bool
  }

  /// The name of the route.
  private let route: String

  /// The names of the parameters, in order.
  private var names: [String] = []

  /// The parameters, by name.
  private var parameters: [String: Parameter] = [:]

  /// Lists the parameters of a route.
  init(_ route: CatalogRoute) {
    self.route = route.declared.name
    for name in route.forms.first?.pattern.parameterNames ?? [] {
      let rules = route.rules(of: name)
      let isRequired = route.required.contains(name) || rules.separator != nil
      add(name, Parameter(rules: rules, isList: rules.separator != nil, isRequired: isRequired))
    }
    for item in route.items + [route.fragment].compactMap(\.self) {
      var rules = item.rules
      if item.declared.isFlag { rules.type = .boolean }
      let isRequired = item.declared.isRequired
      add(item.name, Parameter(rules: rules, isList: item.isList, isRequired: isRequired))
    }
  }

  /// Adds a parameter, unless one of its name is there.
  private mutating func add(_ name: String, _ parameter: Parameter) {
    guard parameters.updateValue(parameter, forKey: name) == nil else { return }
    names.append(name)
  }

  /// Reads values.
  ///
  /// - Throws: ``CatalogPrintError`` – `.unknownParameter`, `.missingParameter`,
  ///   `.repeatedParameter`, `.valueType` or `.valueRange`.
  func values(of texts: [String: [String]]) throws(CatalogPrintError) -> [String: CatalogValue] {
    for name in texts.keys.sorted() where parameters[name] == nil {
      throw CatalogPrintError(
        .unknownParameter,
        route: route,
        parameter: name,
        expected: names.isEmpty ? "none" : names.joined(separator: ", "),
        suggestion: CatalogPrintError.nearest(of: names, to: name)
      )
    }
    var values: [String: CatalogValue] = [:]
    for name in names {
      guard let parameter = parameters[name] else { continue }
      guard let given = texts[name], !given.isEmpty else {
        guard parameter.isRequired else { continue }
        throw error(.missingParameter, name, expected: parameter.rules.type.name)
      }
      guard given.count == 1 || parameter.isList else { throw error(.repeatedParameter, name) }
      var list: [CatalogValue] = []
      for text in given {
        list.append(try value(of: text, name, parameter.rules))
      }
      values[name] = parameter.isList ? .list(list) : list[0]
    }
    return values
  }

  /// Reads one value.
  ///
  /// - Throws: ``CatalogPrintError`` – `.valueType` or `.valueRange`.
  private func value(
    of text: String,
    _ name: String,
    _ rules: CatalogRoute.Rules
  ) throws(CatalogPrintError) -> CatalogValue {
    guard let value = rules.type.value(of: text) else {
      throw error(.valueType, name, expected: rules.type.name, found: text)
    }
    guard let bounds = rules.bounds, !bounds.admits(value, writtenAs: text) else { return value }
    throw error(.valueRange, name, expected: bounds.description, found: text)
  }

  /// Describes an error.
  private func error(
    _ code: CatalogPrintError.Code,
    _ parameter: String,
    expected: String? = nil,
    found: String? = nil
  ) -> CatalogPrintError {
    CatalogPrintError(code, route: route, parameter: parameter, expected: expected, found: found)
  }
}
