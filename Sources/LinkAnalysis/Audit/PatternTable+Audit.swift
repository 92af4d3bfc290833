public import LinkPatterns

extension PatternTable {
  /// Proves which entries have paths in common, which of them tie, and which are never reached.
  ///
  /// For tests and tools. A tie is an error, and so is an entry of which every path goes to another, or to
  /// one of several; an overlap that precedence decides is a note. Case, shapes, optional groups and repetitions are
  /// treated as in matching; a type whose written form is not known is assumed to be able to take any
  /// text, and certain to take none.
  ///
  /// - Parameters:
  ///   - hostIsSegment: Whether the host of URLs may be their first segment, which then matches in
  ///     either case.
  ///   - stateLimit: The number of states at which the search for one pair ends without an answer.
  /// - Returns: The findings, the errors first, then by the positions of the entries.
  /// - Complexity: O(*e* · *s* · *b*) to find the pairs that literals do not separate, *e* = number of entries,
  ///   *s* = segments, *b* = different literals where an entry has a parameter; proofs only for those pairs, and
  ///   for entries whose first sample path goes to another entry.
  public func audit(hostIsSegment: Bool = false, stateLimit: Int = 10_000) -> [AuditFinding] {
    var audit = TableAudit(
      self,
      hostIsSegment: hostIsSegment,
      caseCounts: false,
      stateLimit: stateLimit
    )
    return audit.run()
  }
}
