/// Decides which of several alternatives that match one path wins.
struct TableOrder {
  let entries: [PatternTable.Entry]
  let precedence: PatternTable.Precedence

  /// Sorts alternatives, those that win first; only those that end at one node where ranks decide.
  func sorted(
    _ alternatives: ContiguousArray<TableAlternative>,
    byNode: Bool = false
  ) -> ContiguousArray<TableAlternative> {
    let sorted = alternatives.map { Item($0, of: entries[Int($0.entry)]) }.sorted { left, right in
      if byNode, left.alternative.node != right.alternative.node {
        return left.alternative.node < right.alternative.node
      }
      return precedes(left, right)
    }
    return ContiguousArray(sorted.map(\.alternative))
  }

  private func precedes(_ left: Item, _ right: Item) -> Bool {
    guard precedence == .specificity else { return left.position < right.position }
    if let decided = left.rank.comparison(with: right.rank) { return decided.isFirst }
    for (size, other) in zip(left.sizes, right.sizes) where size != other {
      return size.lexicographicallyPrecedes(other)
    }
    let counts = (left.entry.pattern.alternatives.count, right.entry.pattern.alternatives.count)
    if counts.0 != counts.1 { return counts.0 < counts.1 }
    return left.entry.precedesByText(right.entry) ?? (left.position < right.position)
  }

  /// An alternative, and what it is compared by, worked out when it is asked for.
  private final class Item {
    let alternative: TableAlternative
    let entry: PatternTable.Entry
    lazy var rank = RoutePrecedence(written, of: entry)
    /// How many texts of each length, from 0 on, each segment takes; the smaller of two languages, one
    /// within the other, has fewer of the least length at which they differ.
    lazy var sizes = written.segments.map { segment in
      let sizes = entry.language(of: segment, ignoresCase: false).wordCounts(upTo: 40)
      // The texts of a rest have a slash before them.
      guard case .rest = segment else { return sizes.dropLast() }
      return sizes.dropFirst()
    }

    init(_ alternative: TableAlternative, of entry: PatternTable.Entry) {
      self.alternative = alternative
      self.entry = entry
    }

    var position: (UInt32, UInt32) { (alternative.entry, alternative.index) }

    private var written: PathPattern.Alternative {
      entry.pattern.alternatives[Int(alternative.index)]
    }
  }
}
