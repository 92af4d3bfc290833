/// A link of a catalog: the name of its route, and its values.
public struct CatalogLink: DeepLink {
  /// The name of the route.
  public let route: String

  /// The values by the names of their parameters; absent ones are left out, defaults are not.
  public let values: [String: CatalogValue]

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - route: The name of the route.
  ///   - values: The values by the names of their parameters.
  public init(route: String, values: [String: CatalogValue] = [:]) {
    (self.route, self.values) = (route, values)
  }
}
