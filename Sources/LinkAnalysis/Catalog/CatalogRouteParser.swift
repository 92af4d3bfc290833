import LinkPatterns

/// Reads one route of a catalog.
struct CatalogRouteParser {
  /// As the catalog has it.
  let declared: LinkCatalogV1.Route

  /// Where it is in the JSON.
  private let path: String

  /// The types that are the app's own.
  private let shapes: [String: ParameterShape]

  /// Its patterns that could be read, its path first.
  private(set) var patterns: [CatalogPattern] = []

  /// The parameters of its paths.
  var inPath: [CatalogParameter] = []

  /// The parameters of its query and its fragment whose types are known.
  var items: [CatalogParameter] = []

  /// The problems, in order.
  private(set) var problems: [CatalogProblem] = []

  /// The route; whole when there is no problem.
  var route: CatalogRoute {
    var parameters = inPath.filter { own in !items.contains { $0.name == own.name } } + items
    let required = (patterns.first?.path.parameters ?? []).filter { !$0.isOptional }.map(\.name)
    for index in parameters.indices {
      let parameter = parameters[index]
      parameters[index].isSecret = declared.secrets.contains(parameter.name)
      guard parameter.item == nil, parameter.defaultValue == nil, parameter.listForm == nil else {
        continue
      }
      parameters[index].isRequired = required.contains(parameter.name)
    }
    return CatalogRoute(declared, patterns, parameters)
  }

  /// Reads a route.
  init(_ declared: LinkCatalogV1.Route, at path: String, _ shapes: [String: ParameterShape]) {
    (self.declared, self.path, self.shapes) = (declared, path, shapes)
    if declared.name.isEmpty { report(.emptyName, "name", "A route has a name.") }
    if let pattern = pattern(declared.path, at: "path") {
      patterns.append(CatalogPattern(pattern, besides: nil))
    }
    for (index, alias) in declared.aliases.enumerated() {
      guard let pattern = pattern(alias, at: "aliases[\(index)]") else { continue }
      patterns.append(CatalogPattern(pattern, besides: patterns.first))
    }
    for index in declared.forms.indices { readForm(index) }
    for index in declared.forms.indices { readNames(ofForm: index) }
    readPathParameters()
    for index in declared.query.indices { readItem(index) }
    readFragment()
    readSecrets()
    readPlacement()
  }

  /// Records a problem.
  mutating func report(
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
    if let mistake = Self.foreignNotation(in: text) {
      report(.pattern, key, mistake)
      return nil
    }
    do throws(PatternSyntaxError) {
      return try PathPattern(text)
    } catch {
      report(.pattern, key, "\(error.message) (byte \(error.utf8Offset) of '\(text)')")
      return nil
    }
  }

  /// Reads a further pattern that names parameters otherwise, or places them elsewhere.
  private mutating func readForm(_ index: Int) {
    let (form, key) = (declared.forms[index], "forms[\(index)]")
    guard let pattern = pattern(form.path, at: "\(key).path") else { return }
    for name in form.names.keys.sorted() where !pattern.parameterNames.contains(name) {
      let message = "The path of this form has no such parameter."
      report(.unknownParameter, "\(key).names.\(name)", message, parameter: name)
    }
    let items = declared.query + [declared.fragment].compactMap(\.self)
    let known = Set(items.map(\.name)).union(patterns.first?.path.parameterNames ?? [])
    for name in form.keys.keys.sorted() where !known.contains(name) {
      let message = "The route has no such parameter and no such query item."
      report(.unknownParameter, "\(key).keys.\(name)", message, parameter: name)
    }
    patterns.append(CatalogPattern(pattern, form, besides: patterns.first))
  }

  /// Checks that every parameter a form renames is a parameter of the route, or a query item.
  private mutating func readNames(ofForm index: Int) {
    // Names of patterns that could not be read are not known.
    guard patterns.count == 1 + declared.aliases.count + declared.forms.count else { return }
    let items = declared.query + [declared.fragment].compactMap(\.self)
    let inPaths = patterns.flatMap { $0.parameters.filter { $0.name == $0.key }.map(\.name) }
    let known = Set(items.map(\.name)).union(inPaths)
      .union(declared.types.keys).union(declared.bounds.keys)
      .union(declared.defaults.keys).union(declared.separators.keys)
    for (key, name) in declared.forms[index].names.sorted(by: { $0.key < $1.key })
    where !known.contains(name) {
      let message = "The route has no parameter and no query item '\(name)'."
      report(.unknownParameter, "forms[\(index)].names.\(key)", message, parameter: name)
    }
  }

  /// Reads a type.
  mutating func type(_ type: CatalogType, at key: String, of parameter: String) -> ResolvedType? {
    if let type = ResolvedType(type, among: shapes) { return type }
    let known = CatalogType.Known.allCases.map(\.rawValue)
    let fix =
      NearestName.of(known + shapes.keys.sorted(), to: type.name).map { "did you mean '\($0)'?" }
      ?? "\(known.joined(separator: ", ")), words with | between them, and the names of shapes are."
    report(.unknownType, key, "'\(type.name)' is not a type; \(fix)", parameter: parameter)
    return nil
  }

  /// Reads the separator of a list.
  mutating func separator(
    _ text: String,
    _ key: String,
    of parameter: String
  ) -> RouteParameter.ListForm? {
    let separator = ListSeparator.all.first { "\(UnicodeScalar($0.byte))" == text }
    if let separator { return .separated(by: separator) }
    report(.contradiction, key, "A separator is one of , ; ~ and /.", parameter: parameter)
    return nil
  }

  /// Checks that bounds admit something, and fit the type.
  mutating func check(
    _ bounds: LinkCatalogV1.Bounds,
    of type: ResolvedType,
    _ key: String,
    _ parameter: String
  ) {
    if bounds.isEmpty {
      report(.contradiction, key, "No value is within these bounds.", parameter: parameter)
    } else if let values = bounds.values, !values.contains(where: { type.value(of: $0) != nil }) {
      let some = values.prefix(3).map { "'\($0)'" } + (values.count > 3 ? ["…"] : [])
      let listed = some.joined(separator: ", ")
      let message = "No value is left: \(type.type.name) has none of \(listed)."
      report(.contradiction, key, message, parameter: parameter)
    }
    if type.value(of: "0")?.number == nil, bounds.minimum ?? bounds.maximum != nil {
      let message = "Only numbers have a minimum or a maximum; \(type.type.name) isn't a number."
      report(.contradiction, key, message, parameter: parameter)
    }
  }

  /// Reads a default value of a type; `nil` when the value isn't of the type.
  mutating func defaultValue(
    _ value: CatalogValue,
    of type: ResolvedType,
    isList: Bool,
    _ key: String,
    _ parameter: String
  ) -> CatalogValue? {
    if isList, case .list(let values) = value {
      let read = values.compactMap(type.value(meant:))
      if read.count == values.count { return .list(read) }
    } else if !isList, let read = type.value(meant: value) {
      return read
    }
    let expected = isList ? "A list of \(type.type.name)" : "One \(type.type.name)"
    report(.defaultType, key, "\(expected) is expected here.", parameter: parameter)
    return nil
  }
}
