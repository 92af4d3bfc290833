/// One alternative of one entry, at the node where it ends.
///
/// Its number in the table is its precedence: of those that match a path, the least wins.
package struct TableAlternative: Sendable {
  /// The entry.
  package let entry: UInt32
  /// The next alternative that ends at the same node, or ``TableCell/noEnding``.
  let next: UInt32
  /// The node.
  let node: UInt32
  /// The alternative of the entry's pattern.
  package let index: UInt16
  /// What it asks of the end of the path.
  let slash: SlashRule

  /// Reads a cell.
  @inline(__always)
  init(_ cell: TableCell) {
    entry = UInt32(truncatingIfNeeded: cell.key &>> 32)
    index = UInt16(truncatingIfNeeded: cell.key &>> 8)
    slash = SlashRule(rawValue: UInt8(truncatingIfNeeded: cell.key)) ?? .any
    next = cell.low
    node = cell.high
  }

  /// Creates an alternative.
  init(_ ending: TableTrie.Ending, node: UInt32, next: UInt32) {
    entry = UInt32(truncatingIfNeeded: ending.entry)
    index = ending.index
    slash = ending.slash
    self.node = node
    self.next = next
  }

  /// The alternative as a cell.
  var cell: TableCell {
    let key = UInt64(entry) &<< 32 | UInt64(index) &<< 8 | UInt64(slash.rawValue)
    return TableCell(key: key, low: next, high: node)
  }
}

/// Which of two alternatives that match one path wins.
///
/// Rank by rank from the left, where the end of a pattern is above a wildcard and below everything
/// else; then more required query items; then, at the first segment where languages differ, the one
/// with fewer words of up to 39 bytes, which is the smaller one where one language is within the other;
/// then fewer optional groups, the lesser text in byte order, the lesser name, and the entry that came
/// first.
struct TableOrder {
  /// An alternative with all that decides about it.
  struct Item {
    /// The position of the entry.
    let entry: Int
    /// The position of the alternative in the entry's pattern.
    let index: Int
    /// How specific its segments are.
    let ranks: [SegmentRank]
    /// The numbers of short words of each tested segment; empty where that is not known.
    let sizes: [[WordCount]]
  }

  /// The entries.
  let entries: [PatternTable.Entry]
  /// What decides.
  let precedence: PatternTable.Precedence

  /// Tells which of two alternatives wins.
  func precedes(_ left: Item, _ right: Item) -> Bool {
    if precedence == .registrationOrder {
      return (left.entry, left.index) < (right.entry, right.index)
    }
    if let isLeft = Self.outranks(left.ranks, right.ranks) { return isLeft }
    let (first, second) = (entries[left.entry], entries[right.entry])
    if first.requiredQueryItems != second.requiredQueryItems {
      return first.requiredQueryItems > second.requiredQueryItems
    }
    for (size, other) in zip(left.sizes, right.sizes) where size != other {
      return size.lexicographicallyPrecedes(other)
    }
    let counts = (first.pattern.alternativeCount, second.pattern.alternativeCount)
    if counts.0 != counts.1 { return counts.0 < counts.1 }
    let (text, other) = (first.pattern.text.utf8, second.pattern.text.utf8)
    if !text.elementsEqual(other) { return text.lexicographicallyPrecedes(other) }
    let (name, otherName) = (first.name.utf8, second.name.utf8)
    if !name.elementsEqual(otherName) { return name.lexicographicallyPrecedes(otherName) }
    return (left.entry, left.index) < (right.entry, right.index)
  }

  /// Tells which of two lists of ranks is more specific.
  static func outranks(_ left: [SegmentRank], _ right: [SegmentRank]) -> Bool? {
    for (rank, other) in zip(left, right) where rank != other { return rank > other }
    if left.count == right.count { return nil }
    // The end of a pattern is above a wildcard that may stand for nothing, and below all else.
    return left.count > right.count
      ? left[right.count].value > 0 : right[left.count].value == 0
  }
}
