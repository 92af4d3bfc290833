extension PatternTable {
  /// A segment of an entry that no path matches, because its texts need more than the limits allow.
  public struct Problem: Hashable, Sendable {
    /// The position of the entry in ``PatternTable/entries``.
    public let entry: Int

    /// The pattern of the entry, as it was written.
    public let pattern: String

    /// The segment, counted from 1; for the end of a pattern that may hold slashes, its first.
    public let segment: Int

    /// The limit, and what the segment needs.
    public let excess: PatternSyntaxError.Excess
  }
}

extension PatternTable.Problem: CustomStringConvertible {
  /// A sentence that names the pattern and the segment.
  public var description: String {
    "Segment \(segment) of '\(pattern)' is never matched: its texts take at least "
      + "\(excess.size) \(excess.limit), and the limit is \(excess.maximum)."
  }
}

extension PatternTable.Entry {
  /// The first segment of the entry whose texts need more than the limits allow.
  func problem(at position: Int, limits: PatternLimits) -> PatternTable.Problem? {
    for alternative in pattern.alternatives {
      for (index, segment) in alternative.segments.enumerated() {
        guard let tested = segment.tested(in: self) else { continue }
        do throws(ExpressionSizeError) {
          _ = try ExpressionProgram(tested, maximumSize: limits.instructions)
        } catch {
          return PatternTable.Problem(
            entry: position,
            pattern: pattern.text,
            segment: index + 1,
            excess: .init(limit: "instructions", maximum: error.maximum, size: error.size)
          )
        }
      }
    }
    return nil
  }
}
