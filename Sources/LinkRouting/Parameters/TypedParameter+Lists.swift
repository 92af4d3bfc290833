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
    var declaration = element.declaration.fields
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

extension LinkText {
  /// Reads the values of a list.
  func list<Element>(
    _ read: (LinkText) throws(LinkFailure) -> Element
  ) throws(LinkFailure) -> [Element] {
    if case .name = source { throw .wrongForm }
    let texts = texts
    var values: [Element] = []
    values.reserveCapacity(texts.count)
    for text in texts { values.append(try read(text)) }
    return values
  }
}

extension ParameterOutput {
  /// The values of a list whose elements are written as single texts.
  static func list<Element>(
    of values: [Element],
    _ write: (Element) -> ParameterOutput
  ) -> ParameterOutput {
    var texts: [String] = []
    for value in values {
      guard case .text(let text) = write(value) else { return .inexpressible(describing: value) }
      texts.append(text)
    }
    return texts.isEmpty ? .absent : .list(texts)
  }
}
