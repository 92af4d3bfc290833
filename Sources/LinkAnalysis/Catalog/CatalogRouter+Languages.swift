package import LinkPatterns

/// The URLs of one pattern of a route, in parts that are languages.
package struct CatalogLanguage: Sendable {
  /// A query item that the route reads.
  package struct Item: Sendable {
    /// Which of several items of its name are read.
    package enum Reading: Sendable {
      /// Each: of a list all are, and else a second one is refused.
      case each
      /// The first, whatever the others are.
      case first
      /// The last, whatever the others are.
      case last
    }

    /// The names that it may have, decoded, the current one first.
    package let keys: [String]
    /// The values, as they are written; `nil` for any text.
    package let values: LanguageExpression?
    /// Whether the route does not match without it; a flag that is absent means `false`.
    package let isRequired: Bool
    /// Which of several items of its names are read.
    package let reading: Reading
    /// Whether it may stand without `=`: as if it were absent, or because it is a flag.
    package let mayBeBare: Bool
    /// Whether it may stand with `=`.
    package let mayHaveValue: Bool
  }

  /// The position of the pattern in ``CatalogRouter/table``.
  package let entry: Int
  /// The name of the route.
  package let route: String
  /// Whether a door leads to the route.
  package let isOpen: Bool
  /// Whether ASCII letters of literals match in either case.
  package let isCaseInsensitive: Bool
  /// The paths, with a slash at the end where it must stand, and with or without it where it may.
  package let path: LanguageExpression
  /// The alternatives of the pattern.
  package let alternatives: [PathPattern.Alternative]
  /// The shapes of plain parameters, by name.
  package let shapes: [String: ParameterShape]
  /// The query items.
  package let items: [Item]
  /// Whether items that the route does not read are refused.
  package let isStrict: Bool
}

extension CatalogRouter {
  /// The URLs of the routes.
  ///
  /// - Complexity: O(*n*), *n* = size of the catalog.
  package func languages(through door: String) -> [CatalogLanguage] {
    table.entries.indices.map { index in
      let (entry, route) = (table.entries[index], routes[index])
      let items = route.items(of: forms[index]).map { item, key in
        let (rules, declared) = (item.rules, item.declared)
        // The elements of a list have the shape, the list has not; a flag has no value.
        let isPlain = rules.separator == nil && !declared.isFlag
        let isRequired = declared.isRequired && !declared.isFlag
        let shape = isPlain && !declared.isLenient ? rules.type.shape?.expression : nil
        // An empty value that may be absent is.
        let canBeEmpty = !isRequired && !declared.isRepeated
        return CatalogLanguage.Item(
          keys: [key] + declared.formerKeys,
          values: canBeEmpty ? shape.map { .alternation([$0, .empty]) } : shape,
          isRequired: isRequired,
          reading: declared.isRepeated ? .each : declared.reading,
          mayBeBare: declared.isFlag || canBeEmpty,
          mayHaveValue: !declared.isFlag
        )
      }
      return CatalogLanguage(
        entry: index,
        route: route.declared.name,
        isOpen: route.isOpen(to: door),
        isCaseInsensitive: entry.caseInsensitiveLiterals,
        path: entry.language(includesEnd: true),
        alternatives: entry.pattern.alternatives,
        shapes: entry.shapes,
        items: items,
        isStrict: route.isStrict
      )
    }
  }
}

extension LinkCatalogV1.QueryItem {
  /// Which of several items of its name are read when it is no list.
  fileprivate var reading: CatalogLanguage.Item.Reading {
    switch duplicates {
    case "first": .first
    case "last": .last
    default: .each
    }
  }
}
