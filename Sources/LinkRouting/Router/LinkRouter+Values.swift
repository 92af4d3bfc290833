extension LinkRouter {
  /// The values of a link, by the names of its parameters.
  ///
  /// - Returns: The written form of each value that is present, as ``url(for:)`` prints it but
  ///   without escapes; those of a list joined by commas. Empty for a link that no route prints.
  /// - Complexity: O(*n*), *n* = number of routes and labels.
  public func values(of link: Link) -> [String: String] {
    engine.values(of: engine.takeApart(link))
  }
}

extension RouteEngine {
  /// The values of a link by the names of its parameters.
  package func values(of parts: TakenApart) -> [String: String] {
    guard let printed = printing(parts) else { return [:] }
    var values: [String: String] = [:]
    for (parameter, output) in zip(routes[printed.index].parameters, printed.outputs) {
      values[parameter.name] = output.text
    }
    return values
  }
}
