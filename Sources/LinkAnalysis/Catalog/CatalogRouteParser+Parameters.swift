import LinkPatterns

extension CatalogRouteParser {
  /// Reads how values in the path are read.
  mutating func readPathParameters() {
    let known = patterns.flatMap { $0.parameters.map(\.name) }
    let namesAreKnown = !problems.isEmpty
    var parameters: [String: CatalogParameter] = [:]
    func read<Value>(
      _ values: [String: Value],
      _ key: String,
      _ read: (Value, String, inout CatalogParameter) -> Void
    ) {
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        let key = "\(key).\(name)"
        if !namesAreKnown, !known.contains(name) {
          report(.unknownParameter, key, "No path has this parameter.", parameter: name)
        }
        read(value, key, &parameters[name, default: CatalogParameter(name: name)])
      }
    }
    read(declared.types, "types") { declared, key, parameter in
      parameter.type = type(declared, at: key, of: parameter.name) ?? .string
    }
    read(declared.separators, "separators") { text, key, parameter in
      parameter.listForm = separator(text, key, of: parameter.name)
    }
    read(declared.bounds, "bounds") { bounds, key, parameter in
      check(bounds, of: parameter.type, key, parameter.name)
      parameter.bounds = bounds
    }
    read(declared.defaults, "defaults") { value, key, parameter in
      let (type, isList) = (parameter.type, parameter.listForm != nil)
      parameter.defaultValue = defaultValue(value, of: type, isList: isList, key, parameter.name)
    }
    for name in known where !inPath.contains(where: { $0.name == name }) {
      inPath.append(parameters[name] ?? CatalogParameter(name: name))
    }
  }

  /// Reads a query item.
  mutating func readItem(_ index: Int) {
    let (item, key) = (declared.query[index], "query[\(index)]")
    if item.name.isEmpty { report(.emptyName, "\(key).name", "A query item has a name.") }
    let isTaken =
      declared.query[..<index].contains { $0.name == item.name }
      || patterns.contains { $0.stated == nil && $0.path.parameterNames.contains(item.name) }
    if isTaken {
      let message = "Another query item, or a parameter of the path, has this name."
      report(.repeatedItem, "\(key).name", message, parameter: item.name)
    }
    read(item, at: key, isFragment: false)
  }

  /// Reads the fragment.
  mutating func readFragment() {
    guard let item = declared.fragment else { return }
    if item.isRepeated || item.isFlag {
      let message = "A fragment is one text; it is neither repeated nor a flag."
      report(.contradiction, "fragment", message, parameter: item.name)
    }
    if items.contains(where: { $0.name == item.name }) {
      let message = "A query item has this name."
      report(.repeatedItem, "fragment.name", message, parameter: item.name)
    }
    read(item, at: "fragment", isFragment: true)
  }

  /// Checks that each secret is a parameter.
  mutating func readSecrets() {
    for (index, name) in declared.secrets.enumerated()
    where !(inPath + items).contains(where: { $0.name == name }) {
      let message = "The route has no such parameter and no such query item."
      report(.unknownParameter, "secrets[\(index)]", message, parameter: name)
    }
  }

  /// Checks that each name in the path of a parent is a parameter.
  mutating func readPlacement() {
    let places = [
      ("parent", declared.placement?.parent), ("fallback.parent", declared.placement?.fallback),
    ]
    for (key, parent) in places {
      guard case .path(let path)? = parent else { continue }
      for segment in path.split(separator: "/") where segment.utf8.first == UInt8(ascii: ":") {
        let name = String(segment.dropFirst())
        guard !(inPath + items).contains(where: { $0.name == name }) else { continue }
        let message = "The route has no such parameter and no such query item."
        report(.unknownParameter, "placement.\(key)", message, parameter: name)
      }
    }
  }

  /// Checks that the route is limited to prefixes of the catalog.
  mutating func readPrefixes(among prefixes: [LinkPrefix]) {
    guard let declared = declared.prefixes else { return }
    if declared.isEmpty {
      report(.prefix, "prefixes", "No URL leads to a route without a prefix.")
    }
    for (index, prefix) in declared.enumerated() {
      if let prefix = prefix.prefix, prefixes.contains(prefix) { continue }
      report(.prefix, "prefixes[\(index)]", "This is none of the catalog's prefixes.")
    }
  }

  /// Reads a query item, or the fragment.
  private mutating func read(_ item: LinkCatalogV1.QueryItem, at key: String, isFragment: Bool) {
    guard let type = type(item.type, at: "\(key).type", of: item.name) else { return }
    var parameter = CatalogParameter(name: item.name, type: type, bounds: item.bounds)
    (parameter.isRequired, parameter.isFlag) = (item.isRequired, item.isFlag)
    parameter.item = (item, isFragment)
    parameter.listForm = item.separator.flatMap { separator($0, "\(key).separator", of: item.name) }
    if item.isRepeated {
      if item.separator != nil {
        let message = "A list is printed in repeated items or in one with separators, not in both."
        report(.contradiction, "\(key).separator", message, parameter: item.name)
      }
      parameter.listForm = .repeatedItems
    }
    if let bounds = item.bounds { check(bounds, of: type, "\(key).bounds", item.name) }
    if let value = item.defaultValue {
      if item.isRequired {
        let message = "What is required is never absent, so it has no default."
        report(.contradiction, "\(key).default", message, parameter: item.name)
      }
      let isList = item.isRepeated || item.separator != nil
      parameter.defaultValue = defaultValue(
        value,
        of: type,
        isList: isList,
        "\(key).default",
        item.name
      )
    }
    items.append(parameter)
  }
}
