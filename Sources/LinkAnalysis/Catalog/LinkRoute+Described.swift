extension LinkRoute {
  /// Creates a route from parts that were read from a document.
  ///
  /// A parameter of the query or the fragment that is not optional must have a value; one that a form's path
  /// leaves out has none.
  init<Value: Sendable>(
    name: String,
    forms: [RouteForm],
    parameters: [TypedParameter<Value?>],
    read: @escaping @Sendable ([Value?]) -> Link,
    print: @escaping @Sendable (Link) -> [Value?]?
  ) {
    let codec = RouteCodec { reader throws(LinkFailure) in
      var values: [Value?] = []
      for (index, parameter) in parameters.enumerated() {
        let value = try reader.value(of: parameter)
        if case .none = value, reader.mustHaveValue(index) {
          throw reader.reason(.missingItem, at: index, .absent)
        }
        values.append(value)
      }
      try reader.finish()
      return read(values)
    } outputs: { link throws(OtherLinkError) in
      guard let link = link.link as? Link, let values = print(link) else { throw OtherLinkError() }
      return zip(parameters, values).map { $0.write($1) }
    }
    let declarations = parameters.map(\.declaration)
    let fields = RouteFields(name: name, forms: forms, parameters: declarations, codec: codec)
    self.init(RouteRecord(fields))
  }
}

extension ParameterReader {
  /// Whether a parameter is in the query or the fragment of the URL's form, and cannot be left out there.
  fileprivate func mustHaveValue(_ index: Int) -> Bool {
    guard !parameters[index].isOptional, let place = form.places[index] else {
      return false
    }
    return place.place != .path
  }
}
