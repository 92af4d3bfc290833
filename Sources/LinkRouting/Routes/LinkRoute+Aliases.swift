extension LinkRoute {
  /// Adds a pattern whose URLs read as the same links; it is never printed.
  ///
  /// Groups without a name are ignored when none of them is a value of the link: `.alias("/p/:id/*")`.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the alias. It may leave out optional parameters; parameters in the query
  ///     of the route's own pattern stay in the query.
  ///   - names: The names in the alias that differ: `["id": "league"]` when `:id` is `league`.
  /// - Returns: A copy of the route with this change.
  public func alias(_ pattern: String, renaming names: [String: String] = [:]) -> LinkRoute {
    changed { $0.add(pattern, renaming: names, variant: nil) }
  }

  /// Adds a pattern that is always read, and printed on request: another language, a short form.
  ///
  /// - Parameters:
  ///   - variant: The variant's name, such as a language; see ``LinkRouter/url(for:at:variant:)``.
  ///   - pattern: The pattern of the variant.
  ///   - names: The names in this pattern that differ from those of the parameters.
  /// - Returns: A copy of the route with this change.
  public func variant(
    _ variant: String,
    _ pattern: String,
    renaming names: [String: String] = [:]
  ) -> LinkRoute {
    changed { $0.add(pattern, renaming: names, variant: variant) }
  }
}
