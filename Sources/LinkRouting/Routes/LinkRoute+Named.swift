import LinkPatterns

extension LinkRoute {
  /// Declares links that have no constructor: by a pattern and two closures over texts by name.
  ///
  /// - Parameters:
  ///   - pattern: The path, and perhaps a query and a fragment. A query item is required unless a `?`
  ///     stands behind it: `/posts/:id\?tag=:tag?`.
  ///   - name: The name of the route; the pattern when `nil`.
  ///   - read: Makes a link of the values. When it returns `nil` or throws, the next route is tried.
  ///   - print: The values of a link, by name; `nil` for a link of another route.
  /// - Complexity: O(*n*²), *n* = number of parameters.
  public init(
    _ pattern: String,
    name: String? = nil,
    read: @escaping @Sendable (RouteParameters) throws -> Link?,
    print: @escaping @Sendable (Link) -> [String: String]?
  ) {
    let template = RouteTemplate(pattern)
    var declaration = RouteDeclaration(pattern: pattern, source: .list)
    let form = declaration.form(isCanonical: true)
    let names = declaration.parameters.map(\.name)
    let required = Set(template.items.filter { !$0.isOptional }.map(\.parameter))
    let codec = RouteCodec<Link> { reader throws(LinkFailure) in
      var values: [String: String] = [:]
      for (index, name) in names.enumerated() {
        let input = try reader.next()
        if case .text(let text) = input {
          values[name] = text.string
        } else if required.contains(name) {
          throw reader.reason(.missing, at: index, input)
        }
      }
      try reader.finish()
      do {
        if let link = try read(RouteParameters(values)) { return link }
      } catch let reason as LinkFailure {
        throw reader.redacted(reason)
      } catch {
        throw reader.refused(error)
      }
      throw reader.notOfRoute()
    } outputs: { link in
      guard let values = print(link) else { return nil }
      // A value without a place would be lost.
      guard values.keys.allSatisfy(names.contains) else { return nil }
      return names.map { name in values[name].map(ParameterOutput.text) ?? .absent }
    }
    self.init(
      name: name ?? pattern,
      pattern: pattern,
      declaration: declaration,
      form: form,
      codec: codec
    )
  }
}

extension RouteDeclaration {
  /// Reads a pattern whose parameters are texts, and declares each that it names.
  fileprivate init(pattern: String, source: Source) {
    let template = RouteTemplate(pattern)
    var parameters: [RouteParameter] = []
    let path = try? PathPattern(template.path)
    for parameter in path?.parameters ?? [] {
      parameters.append(
        RouteParameter(
          name: parameter.name,
          typeName: "String",
          shape: nil,
          isOptional: parameter.isOptional
        )
      )
    }
    for item in template.items {
      parameters.append(
        RouteParameter(
          name: item.parameter,
          typeName: "String",
          shape: nil,
          isOptional: item.isOptional
        )
      )
    }
    if let name = template.fragment {
      parameters.append(
        RouteParameter(name: name, typeName: "String", shape: nil, isOptional: true)
      )
    }
    self.init(pattern: pattern, parameters: parameters, source: source)
  }
}
