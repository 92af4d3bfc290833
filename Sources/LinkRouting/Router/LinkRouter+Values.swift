package import LinkPatterns

extension LinkRouter {
  /// Returns the values of a link, by the names of its parameters.
  ///
  /// - Returns: The written form of each present value, as ``url(for:)`` prints it but
  ///   without escapes; the values of a list are joined by commas. Empty for a link that no route prints.
  /// - Complexity: O(*n*), *n* = number of routes and labels.
  public func values(of link: Link) -> [String: String] {
    engine.values(of: engine.decompose(link))
  }
}

extension RouteEngine {
  /// The values of a link by parameter name, in the route that prints it, at a prefix if one is given.
  package func values(of parts: LinkComponents, at prefix: LinkPrefix? = nil) -> [String: String] {
    guard let printed = printing(parts, at: prefix) else { return [:] }
    var values: [String: String] = [:]
    for (index, parameter) in routes[printed.index].parameters.enumerated() {
      let output = printed.outputs[index]
      let written = parameter.digits.map(output.withZeros) ?? output
      values[parameter.name] = written.text
    }
    return values
  }
}
