extension TypedParameter {
  /// A list of values, one query item each: `?id=1&id=2`.
  ///
  /// - Parameter element: How each value is read and written; it has the name.
  /// - Returns: The parameter. A URL without such an item means the empty list.
  public static func list<Element>(
    _ element: TypedParameter<Element>
  ) -> TypedParameter<[Element]> where Value == [Element] {
    list(element, form: .repeatedItems)
  }

  /// A list of values in one place: `?ids=1,2`, `/compare/1,2`, or `:path+` with `/`.
  ///
  /// - Parameters:
  ///   - element: How each value is read and written; it has the name.
  ///   - separator: What stands between values.
  /// - Returns: The parameter. A URL without such a value means the empty list.
  public static func list<Element>(
    _ element: TypedParameter<Element>,
    separator: ListSeparator
  ) -> TypedParameter<[Element]> where Value == [Element] {
    list(element, form: .separated(by: separator))
  }

  /// A list of values.
  private static func list<Element>(
    _ element: TypedParameter<Element>,
    form: RouteParameter.ListForm
  ) -> TypedParameter<[Element]> where Value == [Element] {
    var declaration = element.declaration.fields
    declaration.isOptional = true
    declaration.listForm = form
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
  /// The values of a list, where each is written as one text.
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
