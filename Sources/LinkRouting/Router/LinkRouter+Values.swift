extension LinkRouter {
  /// The values of a link, by the names of its parameters.
  ///
  /// - Parameter link: The link.
  /// - Returns: The written form of each value that is present, as ``url(for:)`` prints it but
  ///   without escapes. Empty for a link that no route prints.
  /// - Complexity: O(*n*), *n* = number of routes and labels.
  public func values(of link: Link) -> [String: String] {
    var values: [String: String] = [:]
    for field in route(for: link)?.1.fields ?? [] {
      values[field.label] = field.text
    }
    return values
  }
}
