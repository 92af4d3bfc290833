package import LinkPatterns

/// The URLs of one pattern of a route, in parts that are languages.
package struct RouteLanguage: Sendable {
  /// A query item that the route reads.
  package struct Item: Sendable {
    /// Which of several items of its name are read.
    package enum Reading: Sendable {
      /// Each: all items of a list are, and otherwise a second one is refused.
      case each
      /// The first, whatever the others are.
      case first
      /// The last, whatever the others are.
      case last
    }

    /// The names that it may have, decoded, the current one first.
    package let keys: [String]
    /// The values, as they are written; `nil` for any text.
    package let values: RegularExpression?
    /// Whether the route does not match without it; a flag that is absent means `false`.
    package let isRequired: Bool
    /// Which of several items of its names are read.
    package let reading: Reading
    /// Whether it may stand without `=`: as if it were absent, or because it is a flag.
    package let mayBeBare: Bool
    /// Whether it may stand with `=`.
    package let mayHaveValue: Bool
  }

  /// The position of the pattern in the table of the router.
  package let entry: Int
  /// The name of the route.
  package let route: String
  /// The pattern, as it was written.
  package let pattern: String
  /// Whether a source can open the route at one of the given hosts.
  package let isOpen: Bool
  /// The prefixes at which the source can open the route, when it cannot at the given hosts.
  package let otherPrefixes: [LinkPrefix]
  /// Whether ASCII letters of literals match in either case.
  package let isCaseInsensitive: Bool
  /// The paths, with a slash at the end where it must stand, and with or without it where it may.
  package let path: RegularExpression
  /// The alternatives of the pattern.
  package let alternatives: [PathPattern.Alternative]
  /// The shapes of plain parameters, by name.
  package let shapes: [String: ParameterShape]
  /// The query items.
  package let items: [Item]
  /// The fragment, if the route reads it.
  package let fragment: Item?
  /// Whether items that the route does not read are refused.
  package let isStrict: Bool
}

extension LinkRouter {
  /// The URLs of the routes; those that are not served at any of some hosts are not open.
  ///
  /// Without hosts, the first web domain counts: a file belongs to one domain.
  package func languages(from source: LinkSource, at hosts: [String]? = nil) -> [RouteLanguage] {
    let hosts = hosts ?? prefixes.filter(\.isWeb).prefix(1).compactMap(\.withSomeHost.host)
    let roots = hosts.compactMap { try? LinkURL("https://\($0)/") }
    return zip(engine.table.entries, engine.entries).enumerated().map { index, described in
      let (entry, place) = described
      let route = routes[place.route]
      let isOpen = route.isOpen(to: source)
      let only = route.record.fields.onlyPrefixes
      let isServed =
        roots.isEmpty
        || only.map { only in roots.contains { only.admit($0, as: .anyHost) } } ?? true
      let items = zip(place.form.places, route.parameters).compactMap { place, parameter in
        place.map { ($0.place, RouteLanguage.Item(parameter, key: $0.key)) }
      }
      return RouteLanguage(
        entry: index,
        route: route.name,
        pattern: place.form.path.text,
        isOpen: isOpen && isServed,
        otherPrefixes: isOpen && !isServed ? only?.filter(\.isWeb) ?? [] : [],
        isCaseInsensitive: entry.caseInsensitiveLiterals,
        path: entry.language(includesEnd: true),
        alternatives: entry.pattern.alternatives,
        shapes: entry.shapes,
        items: items.filter { $0.0 == .query }.map(\.1),
        fragment: items.first { $0.0 == .fragment }?.1,
        isStrict: route.isStrict
      )
    }
  }
}

extension RouteLanguage.Item {
  /// The item of a parameter in the query.
  fileprivate init(_ parameter: RouteParameter, key: String) {
    keys = [key] + parameter.formerKeys
    isRequired = !parameter.isOptional && !parameter.isFlag
    // An empty value of a parameter that may be absent counts as absent.
    let canBeEmpty = !isRequired && !parameter.isRepeated
    // The elements of a list in one place have the shape, the list itself does not; a flag has no value.
    let isPlain = parameter.listForm == nil || parameter.isRepeated
    let hasShape = isPlain && !parameter.isFlag && !parameter.isLenient
    let shape = hasShape ? parameter.shape?.expression : nil
    values = canBeEmpty ? shape.map { .alternation([$0, .empty]) } : shape
    mayBeBare = parameter.isFlag || canBeEmpty
    mayHaveValue = !parameter.isFlag
    reading =
      switch parameter.duplicates {
      case _ where parameter.isRepeated, .refuse: .each
      case .first: .first
      case .last: .last
      }
  }
}
