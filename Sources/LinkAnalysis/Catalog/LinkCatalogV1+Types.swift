import LinkPatterns

extension LinkCatalogV1 {
  /// The type of values in catalogs; a shape that is the app's own is added to ``shapes``.
  mutating func type(of name: String, shape: ParameterShape?) -> CatalogType {
    guard let shape else { return .string }
    for known in [name, shape.name].map({ CatalogType($0) })
    where ResolvedType(known)?.shape == shape {
      return known
    }
    var own = shape.name.isEmpty ? "Text" : shape.name.replacing("|", with: "/")
    let expression = shape.regularExpression
    while ResolvedType(CatalogType(own)) != nil || (shapes[own] ?? expression) != expression {
      own += "_"
    }
    shapes[own] = expression
    return .own(own)
  }
}
