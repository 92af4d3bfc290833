/// A route of a catalog that can be used: its patterns are read, its types are known.
struct CatalogRoute: Hashable, Sendable {
  /// A query item whose type is known.
  struct Item: Hashable, Sendable {
    /// As the catalog has it.
    let declared: LinkCatalogV1.QueryItem
    /// The type of its value.
    let type: CatalogType
  }

  /// As the catalog has it.
  let declared: LinkCatalogV1.Route

  /// The patterns, its path first.
  let patterns: [PathPattern]

  /// The types of values in the path that are stated, by the names of their parameters.
  let types: [String: CatalogType]

  /// The query items.
  let items: [Item]

  /// Whether query items that the route does not read are refused.
  ///
  /// What does more than navigate is always strict.
  var isStrict: Bool {
    declared.isStrict || (declared.effect.map { $0 != "navigate" } ?? false)
  }

  /// The entries of a table for the route, one a pattern.
  var entries: [PatternTable.Entry] {
    patterns.map { pattern in
      PatternTable.Entry(
        pattern,
        shapes: types.filter { pattern.parameterNames.contains($0.key) }.compactMapValues(\.shape),
        requiredQueryItems: items.count { $0.declared.isRequired },
        caseInsensitiveLiterals: declared.isCaseInsensitive,
        name: declared.name
      )
    }
  }

  /// Tells whether a door leads to the route.
  ///
  /// - Parameter door: The kind of door, as in ``LinkCatalogV1/Route/exposure``.
  /// - Returns: `true` for `app`, which is the app itself, and when the catalog does not say.
  func isOpen(to door: String) -> Bool {
    door == "app" || declared.exposure?.contains(door) ?? true
  }
}
