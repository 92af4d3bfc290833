extension LinkRouter {
  /// The values of a link, by the names of its parameters.
  ///
  /// - Parameter link: The link.
  /// - Returns: The written form of each value that is present, as ``url(for:)`` prints it but
  ///   without escapes; those of a list joined by commas. Empty for a link that no route prints.
  /// - Complexity: O(*n*), *n* = number of routes and labels.
  public func values(of link: Link) -> [String: String] {
    guard let (route, outputs) = printing(link) else { return [:] }
    var values: [String: String] = [:]
    for (parameter, output) in zip(routes[route].parameters, outputs) {
      values[parameter.name] = output.text
    }
    return values
  }
}
