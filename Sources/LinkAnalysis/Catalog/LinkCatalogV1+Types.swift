package import LinkPatterns

extension LinkCatalogV1 {
  /// The name that a type has in catalogs; a shape that is the app's own is added to ``shapes``.
  ///
  /// - Parameters:
  ///   - name: The name of the type in code.
  ///   - shape: The form of its written values; `nil` for any text.
  /// - Returns: The name, of a known type where the shape is that of one.
  package mutating func typeName(of name: String, shape: ParameterShape?) -> String {
    guard let shape else { return "String" }
    for known in [name, shape.name] where CatalogType(known)?.shape == shape { return known }
    var own = shape.name.isEmpty ? "Text" : shape.name.replacing("|", with: "/")
    let expression = shape.regularExpression
    while CatalogType(own) != nil || (shapes[own] ?? expression) != expression { own += "_" }
    shapes[own] = expression
    return own
  }

  /// Reads the written form of a value.
  ///
  /// - Parameters:
  ///   - text: The written form.
  ///   - type: The name of its type.
  /// - Returns: The value; the text itself when it is not of a known type.
  package static func value(_ text: String, of type: String) -> CatalogValue {
    CatalogType(type)?.value(of: text) ?? .text(text)
  }
}
