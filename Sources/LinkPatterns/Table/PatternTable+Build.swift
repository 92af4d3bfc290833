extension PatternTable {
  /// Builds a table.
  ///
  /// It does not look for conflicts.
  ///
  /// - Parameters:
  ///   - entries: The patterns. Their order does not matter to what is found, unless it is the
  ///     precedence that is asked for.
  ///   - precedence: What decides between several that match one path.
  ///   - limits: Upper bounds for the automata of parameters, and for the steps of finding all
  ///     candidates for one URL.
  /// - Complexity: O(*n*), *n* = number of segments of all patterns; O(*n* · log *n*) where
  ///   parameters of one rank and different forms meet.
  public init(
    _ entries: [Entry],
    precedence: Precedence = .specificity,
    limits: PatternLimits = .standard
  ) {
    storage = TableStorage(entries, precedence: precedence, limits: limits)
  }
}
