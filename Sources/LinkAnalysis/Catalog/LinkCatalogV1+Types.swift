package import LinkPatterns

extension LinkCatalogV1 {
  /// The name that a type has in catalogs; a shape that is the app's own is added to ``shapes``.
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
  package static func value(_ text: String, of type: String) -> CatalogValue {
    CatalogType(type)?.value(of: text) ?? .text(text)
  }
}
