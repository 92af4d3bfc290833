/// The specificity of an alternative of an entry, which decides which of two entries wins.
///
/// Segments are compared from the left. When one pattern ends, the longer one wins unless the rest of it
/// may be empty; then the one with more required query items wins. The caller decides between equal
/// ones: the smaller language, and then ``PatternTable/precedesByText(_:_:)``.
package struct RoutePrecedence: Hashable, Sendable {
  /// The reason for the order of two alternatives.
  package enum Decision: Hashable, Sendable {
    /// The rank of a segment, counted from 0.
    case segment(Int)
    /// The number of segments.
    case segmentCount
    /// The number of required query items.
    case queryItems
  }

  /// The ranks of the segments, those within a rest included.
  let ranks: [SegmentRank]

  /// The number of query items that the entry requires.
  package let requiredQueryItems: Int

  /// Describes an alternative.
  package init(_ alternative: PathPattern.Alternative, of entry: PatternTable.Entry) {
    var ranks: [SegmentRank] = []
    for segment in alternative.segments { ranks += segment.ranks { entry.shape(of: $0) != nil } }
    self.ranks = ranks
    requiredQueryItems = entry.requiredQueryItems
  }

  /// Compares with another alternative.
  package func comparison(with other: Self) -> (isFirst: Bool, decision: Decision)? {
    for index in 0..<min(ranks.count, other.ranks.count) where ranks[index] != other.ranks[index] {
      return (other.ranks[index] < ranks[index], .segment(index))
    }
    if ranks.count != other.ranks.count {
      let isLonger = ranks.count > other.ranks.count
      let (longer, count) =
        isLonger ? (ranks, other.ranks.count) : (other.ranks, ranks.count)
      // The end of a pattern is more specific than a wildcard that may be empty.
      if longer[count].value == 0 { return (!isLonger, .segment(count)) }
      return (isLonger, .segmentCount)
    }
    guard requiredQueryItems != other.requiredQueryItems else { return nil }
    return (requiredQueryItems > other.requiredQueryItems, .queryItems)
  }
}

extension PatternTable {
  /// Returns which of two entries, equal except for their text, wins.
  package func precedesByText(_ left: Int, _ right: Int) -> Bool {
    entries[left].precedesByText(entries[right]) ?? (left < right)
  }
}

extension PatternTable.Entry {
  /// Returns whether an entry wins by the bytes of its pattern or its name; `nil` when both are equal.
  func precedesByText(_ other: PatternTable.Entry) -> Bool? {
    for (own, other) in [(pattern.text, other.pattern.text), (name, other.name)]
    where !UTF8Text.areEqual(own, other) {
      return UTF8Text.precedes(own, other)
    }
    return nil
  }
}
