public import LinkPatterns

extension PatternTable {
  /// Proves which entries have paths in common, which of them tie, and which are never reached.
  ///
  /// For tests and tools. A tie is an error, and so is an entry of which every path goes to another, or to
  /// one of several; an overlap that precedence decides is a note. Case, shapes, optional groups and repetitions are all
  /// taken as matching takes them; of a type whose written form is not known it is supposed that any
  /// text has it, and that none surely has.
  ///
  /// - Parameters:
  ///   - hostIsSegment: Whether the host of URLs may be their first segment, which then matches in
  ///     either case.
  ///   - stateLimit: The number of states at which the search for one pair is given up.
  /// - Returns: The findings, the errors first, then by the positions of the entries.
  /// - Complexity: O(*e*² · *s*) comparisons of numbers, *e* = number of entries that do not begin
  ///   with different literals, *s* = segments; proofs only for pairs that literals do not tell apart, and for entries of which the
  ///   first path that comes to mind leads to another.
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
