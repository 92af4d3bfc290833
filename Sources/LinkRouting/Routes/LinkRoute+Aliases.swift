extension LinkRoute {
  /// Adds a pattern whose URLs mean the same links; it is read and never printed.
  ///
  /// Groups without a name are ignored where none of them is a value of the link: `.alias("/p/:id/*")`.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of this form. Parameters that may be absent need not stand in it; those that stand in
  ///     the query of the route's own pattern stand there too.
  ///   - names: The names in this pattern that differ: `["id": "league"]` when `:id` is `league`.
  /// - Returns: A copy of the route with this change.
  public func alias(_ pattern: String, renaming names: [String: String] = [:]) -> LinkRoute {
    changed { $0.add(pattern, renaming: names, variant: nil) }
  }

  /// Adds a pattern that is read always, and printed on request: another language, a short form.
  ///
  /// - Parameters:
  ///   - variant: Its name, such as a language; see ``LinkRouter/url(for:at:variant:)``.
  ///   - pattern: The pattern of this form.
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
