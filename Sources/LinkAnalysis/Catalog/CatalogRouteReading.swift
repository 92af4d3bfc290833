import LinkPatterns

/// Reads one route of a catalog.
struct CatalogRouteReading {
  /// As the catalog has it.
  private let declared: LinkCatalogV1.Route

  /// Where it is in the JSON.
  private let path: String

  /// The types that are the app's own.
  private let shapes: [String: CatalogType]

  /// Its patterns that could be read.
  private var forms: [CatalogRoute.Form] = []

  /// How values in the path are read, by the names of their parameters.
  private var rules: [String: CatalogRoute.Rules] = [:]

  /// Its query items whose types are known.
  private var items: [CatalogRoute.Item] = []

  /// Its fragment, if the type is known.
  private var fragment: CatalogRoute.Item?

  /// What is wrong, in order.
  private(set) var problems: [CatalogProblem] = []

  /// The route; whole when there is no problem.
  var route: CatalogRoute {
    let inPath = forms.first?.pattern.parameters.filter { !$0.isOptional } ?? []
    let required = Set(inPath.map(\.name)).subtracting(declared.defaults.keys)
      .filter { rules[$0]?.separator == nil }
    return CatalogRoute(
      declared: declared,
      forms: forms,
      rules: rules,
      items: items,
      fragment: fragment,
      required: required
    )
  }

  /// Reads a route.
  init(_ declared: LinkCatalogV1.Route, at path: String, _ shapes: [String: CatalogType] = [:]) {
    (self.declared, self.path, self.shapes) = (declared, path, shapes)
    if declared.name.isEmpty { note(.emptyName, "name", "A route has a name.") }
    if let pattern = pattern(declared.path, at: "path") {
      forms.append(CatalogRoute.Form(pattern: pattern))
    }
    for (index, alias) in declared.aliases.enumerated() {
      guard let pattern = pattern(alias, at: "aliases[\(index)]") else { continue }
      forms.append(CatalogRoute.Form(pattern: pattern))
    }
    for index in declared.forms.indices { readForm(index) }
    readRules()
    for index in declared.query.indices { readItem(index) }
    readFragment()
  }

  /// Notes a problem.
  mutating func note(
    _ code: CatalogProblem.Code,
    _ key: String,
    _ message: String,
    parameter: String? = nil
  ) {
    problems.append(
      CatalogProblem(
        code,
        at: "\(path).\(key)",
        route: declared.name,
        parameter: parameter,
        message
      )
    )
  }

  /// Reads a pattern.
  private mutating func pattern(_ text: String, at key: String) -> PathPattern? {
    do throws(PatternSyntaxError) {
      return try PathPattern(text)
    } catch {
      note(.pattern, key, "\(error.message) (byte \(error.utf8Offset) of '\(text)')")
      return nil
    }
  }

  /// Reads a further pattern that names parameters otherwise, or places them elsewhere.
  private mutating func readForm(_ index: Int) {
    let (form, key) = (declared.forms[index], "forms[\(index)]")
    guard let pattern = pattern(form.path, at: "\(key).path") else { return }
    for name in form.names.keys.sorted() where !pattern.parameterNames.contains(name) {
      let message = "The path of this form has no such parameter."
      note(.unknownParameter, "\(key).names.\(name)", message, parameter: name)
    }
    let items = declared.query + [declared.fragment].compactMap(\.self)
    let known = Set(items.map(\.name)).union(forms.first?.pattern.parameterNames ?? [])
    for name in form.keys.keys.sorted() where !known.contains(name) {
      let message = "The route has no such parameter and no such query item."
      note(.unknownParameter, "\(key).keys.\(name)", message, parameter: name)
    }
    forms.append(
      CatalogRoute.Form(pattern: pattern, names: form.names, isPlain: false, keys: form.keys)
    )
  }

  /// Reads a type.
  private mutating func type(_ text: String, at key: String, of parameter: String) -> CatalogType? {
    if let type = shapes[text] ?? CatalogType(text) { return type }
    let message =
      "'\(text)' is no type; String, Int, Double, Bool, UUID, a sized integer, "
      + "or words with | between them are."
    note(.unknownType, key, message, parameter: parameter)
    return nil
  }

  /// Reads what stands between the values of a list.
  private mutating func separator(_ text: String, _ key: String, of parameter: String) -> UInt8? {
    if let byte = text.utf8.first, [",", ";", "~", "/"].contains(text) { return byte }
    note(.contradiction, key, "A separator is one of , ; ~ and /.", parameter: parameter)
    return nil
  }

  /// Checks that bounds admit something, and fit the type.
  private mutating func check(
    _ bounds: LinkCatalogV1.Bounds,
    of type: CatalogType,
    _ key: String,
    _ parameter: String
  ) {
    if bounds.isEmpty {
      note(.contradiction, key, "No value is within these bounds.", parameter: parameter)
    }
    let isNumber = type.value(of: "0")?.number != nil
    if !isNumber, bounds.minimum != nil || bounds.maximum != nil {
      let message = "Only numbers have a minimum or a maximum, and \(type.name) is none."
      note(.contradiction, key, message, parameter: parameter)
    }
  }
}

// MARK: - Parameters

extension CatalogRouteReading {
  /// Reads how values in the path are read.
  private mutating func readRules() {
    let hasAllPatterns = problems.isEmpty
    let known = Set(forms.flatMap { form in form.pattern.parameterNames.map(form.parameter) })
    let isUnknown = { (name: String) in hasAllPatterns && !known.contains(name) }
    let message = "No path has this parameter."
    for name in declared.types.keys.sorted() {
      guard let text = declared.types[name] else { continue }
      if isUnknown(name) { note(.unknownParameter, "types.\(name)", message, parameter: name) }
      guard let type = type(text, at: "types.\(name)", of: name) else { continue }
      rules[name, default: CatalogRoute.Rules()].type = type
    }
    for name in declared.separators.keys.sorted() {
      let key = "separators.\(name)"
      if isUnknown(name) { note(.unknownParameter, key, message, parameter: name) }
      let byte = declared.separators[name].flatMap { separator($0, key, of: name) }
      rules[name, default: CatalogRoute.Rules()].separator = byte
    }
    for name in declared.bounds.keys.sorted() {
      let key = "bounds.\(name)"
      guard let bounds = declared.bounds[name] else { continue }
      if isUnknown(name) { note(.unknownParameter, key, message, parameter: name) }
      check(bounds, of: rules[name]?.type ?? .string, key, name)
      rules[name, default: CatalogRoute.Rules()].bounds = bounds
    }
    for name in declared.defaults.keys.sorted() {
      let key = "defaults.\(name)"
      guard let value = declared.defaults[name] else { continue }
      if isUnknown(name) { note(.unknownParameter, key, message, parameter: name) }
      let rule = rules[name] ?? CatalogRoute.Rules()
      check(value, of: rule.type, isList: rule.separator != nil, key, name)
      rules[name, default: CatalogRoute.Rules()].defaultValue = value
    }
  }

  /// Checks that a default is a value of a type.
  private mutating func check(
    _ value: CatalogValue,
    of type: CatalogType,
    isList: Bool,
    _ key: String,
    _ parameter: String
  ) {
    let fits =
      if case .list(let values) = value {
        isList && values.allSatisfy(type.admits)
      } else {
        !isList && type.admits(value)
      }
    guard !fits else { return }
    let expected = isList ? "A list of \(type.name)" : "One \(type.name)"
    note(.defaultType, key, "\(expected) is expected here.", parameter: parameter)
  }

  /// Reads a query item.
  private mutating func readItem(_ index: Int) {
    let (item, key) = (declared.query[index], "query[\(index)]")
    if item.name.isEmpty { note(.emptyName, "\(key).name", "A query item has a name.") }
    let isTaken =
      declared.query[..<index].contains { $0.name == item.name }
      || forms.contains { $0.isPlain && $0.pattern.parameterNames.contains(item.name) }
    if isTaken {
      let message = "Another query item, or a parameter of the path, has this name."
      note(.repeatedItem, "\(key).name", message, parameter: item.name)
    }
    if let read = self.item(item, at: key) { items.append(read) }
  }

  /// Reads the fragment.
  private mutating func readFragment() {
    guard let item = declared.fragment else { return }
    if item.isRepeated || item.isFlag {
      let message = "A fragment is one text; it is neither repeated nor a flag."
      note(.contradiction, "fragment", message, parameter: item.name)
    }
    fragment = self.item(item, at: "fragment")
  }

  /// Reads a query item, or the fragment.
  private mutating func item(
    _ item: LinkCatalogV1.QueryItem,
    at key: String
  ) -> CatalogRoute.Item? {
    guard let type = type(item.type, at: "\(key).type", of: item.name) else { return nil }
    var rules = CatalogRoute.Rules(type: type, bounds: item.bounds)
    rules.separator = item.separator.flatMap { separator($0, "\(key).separator", of: item.name) }
    rules.defaultValue = item.defaultValue
    if let bounds = item.bounds { check(bounds, of: type, "\(key).bounds", item.name) }
    if let duplicates = item.duplicates, !["first", "last"].contains(duplicates) {
      let message = "What counts is the first or the last."
      note(.contradiction, "\(key).duplicates", message, parameter: item.name)
    }
    if let value = item.defaultValue {
      if item.isRequired {
        let message = "What is required is never absent, so it has no default."
        note(.contradiction, "\(key).default", message, parameter: item.name)
      }
      let isList = item.isRepeated || item.separator != nil
      check(value, of: type, isList: isList, "\(key).default", item.name)
    }
    return CatalogRoute.Item(declared: item, rules: rules)
  }
}
