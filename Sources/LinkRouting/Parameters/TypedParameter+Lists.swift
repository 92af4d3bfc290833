extension TypedParameter {
  /// A list of values: in one query item each, or all in one place.
  ///
  /// `?id=1&id=2`, or `?ids=1,2`, `/compare/1,2`, and `:path+` with `/`.
  ///
  /// - Parameters:
  ///   - element: How each value is read and written; its name is that of the list.
  ///   - separator: The character between values in one place; `nil` for a query item each.
  /// - Returns: A parameter to pass to a route. A URL without such a value reads as the empty list.
  public static func list<Element>(
    _ element: TypedParameter<Element>,
    separator: ListSeparator? = nil
  ) -> TypedParameter<[Element]> where Value == [Element] {
    var declaration = element.declaration
    declaration.isOptional = true
    declaration.listForm = separator.map { .separated(by: $0) } ?? .repeatedItems
    return TypedParameter<[Element]>(
      declaration,
      standsInPattern: element.standsInPattern
    ) { input throws(LinkFailure) in
      try input.list(element.read)
    } write: { values in
      .list(of: values, element.write)
    }
  }
}
