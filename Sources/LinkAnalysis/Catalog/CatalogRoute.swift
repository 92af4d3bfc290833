import LinkPatterns

/// A route of a catalog that can be used: its patterns are read, its types are known.
struct CatalogRoute: Hashable, Sendable {
  /// How the values of one parameter are read and written.
  struct Rules: Hashable, Sendable {
    /// The type of its value, or of each value of a list.
    var type = CatalogType.string
    /// What a value must be besides.
    var bounds: LinkCatalogV1.Bounds?
    /// The byte between the values of a list in one place.
    var separator: UInt8?
    /// The value when it is absent.
    var defaultValue: CatalogValue?
  }

  /// A query item whose type is known.
  struct Item: Hashable, Sendable {
    /// As the catalog has it.
    let declared: LinkCatalogV1.QueryItem
    /// How its values are read.
    let rules: Rules
    /// The type of its value.
    var type: CatalogType { rules.type }
  }

  /// A pattern of the route, and where its parameters stand.
  struct Form: Hashable, Sendable {
    /// The pattern.
    let pattern: PathPattern
    /// The parameters that the pattern calls otherwise, by the names in the pattern.
    var names: [String: String] = [:]
    /// Whether the names in the pattern are those of the route, and none of them is a query item.
    var isPlain = true
    /// The names of query items that differ, by parameter.
    var keys: [String: String] = [:]

    /// The parameter that a name in the pattern stands for.
    func parameter(_ name: String) -> String { names[name] ?? name }
  }

  /// As the catalog has it.
  let declared: LinkCatalogV1.Route

  /// The patterns, its path first.
  let forms: [Form]

  /// How values in the path are read, by the names of their parameters; plain text has no entry.
  let rules: [String: Rules]

  /// The query items.
  let items: [Item]

  /// The fragment.
  let fragment: Item?

  /// The names of parameters of the path that must have a value.
  let required: Set<String>

  /// Whether query items that the route does not read are refused.
  ///
  /// What does more than navigate is always strict.
  var isStrict: Bool {
    declared.isStrict || (declared.effect.map { $0 != "navigate" } ?? false)
  }

  /// How the values of a parameter are read, wherever it stands.
  func rules(of name: String) -> Rules {
    if let rules = rules[name] { return rules }
    if let item = items.first(where: { $0.declared.name == name }) { return item.rules }
    return fragment?.declared.name == name ? fragment?.rules ?? Rules() : Rules()
  }

  /// The query items that are read with a form, each with its name in the URL.
  func items(of form: Form) -> [(item: Item, key: String)] {
    let inPath = Set(form.pattern.parameterNames.map(form.parameter))
    var result: [(item: Item, key: String)] = []
    for item in items where !inPath.contains(item.declared.name) {
      let key = form.keys[item.declared.name] ?? item.declared.key ?? item.declared.name
      result.append((item, key))
    }
    for name in form.keys.keys.sorted() where !items.contains(where: { $0.declared.name == name }) {
      let item = LinkCatalogV1.QueryItem(name: name, isRequired: required.contains(name))
      result.append((Item(declared: item, rules: rules(of: name)), form.keys[name] ?? name))
    }
    return result
  }

  /// The entries of a table for the route, one a form.
  var entries: [PatternTable.Entry] {
    forms.map { form in
      var shapes: [String: ParameterShape] = [:]
      for name in form.pattern.parameterNames {
        let rules = rules(of: form.parameter(name))
        // The elements of a list have the shape, the list has not.
        if rules.separator == nil { shapes[name] = rules.type.shape }
      }
      return PatternTable.Entry(
        form.pattern,
        shapes: shapes,
        requiredQueryItems: items(of: form).count { $0.item.declared.isRequired },
        caseInsensitiveLiterals: declared.isCaseInsensitive,
        trailingSlash: declared.trailingSlash,
        name: declared.name
      )
    }
  }

  /// Tells whether a door leads to the route.
  func isOpen(to door: String) -> Bool {
    door == "app" || declared.exposure?.contains(door) ?? true
  }
}
