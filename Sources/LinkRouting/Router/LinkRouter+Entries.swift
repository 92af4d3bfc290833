public import LinkPatterns

extension LinkRouter {
  /// The patterns of all routes that are used, as a table takes them, each under its route's name.
  ///
  /// For comparing routers with each other; a route with aliases has several.
  public var tableEntries: [PatternTable.Entry] { table.entries }
}
