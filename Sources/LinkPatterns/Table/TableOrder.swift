/// Decides which of several alternatives that match a path wins.
struct TableOrder {
  let entries: [PatternTable.Entry]
  let precedence: PatternTable.Precedence

  /// Sorts alternatives in order of precedence; when ranks decide, only those that end at one node.
  func sorted(
    _ alternatives: ContiguousArray<TableAlternative>,
    byNode: Bool = false
  ) -> ContiguousArray<TableAlternative> {
    let items = alternatives.map { alternative in
      let entry = entries[Int(alternative.entry)]
      return Item(alternative, of: entry, in: byNode ? alternative.node : 0)
    }
    return ContiguousArray(items.sorted(by: precedes).map(\.alternative))
  }

  private func precedes(_ left: Item, _ right: Item) -> Bool {
    guard left.group == right.group else { return left.group < right.group }
    guard precedence == .specificity else { return left.position < right.position }
    if let decided = left.rank.comparison(with: right.rank) { return decided.isFirst }
    for index in 0..<min(left.sizes.count, right.sizes.count) {
      for (size, other) in zip(left.sizes[index], right.sizes[index]) where size != other {
        return size < other
      }
    }
    let counts = (left.entry.pattern.alternatives.count, right.entry.pattern.alternatives.count)
    if counts.0 != counts.1 { return counts.0 < counts.1 }
    return left.entry.precedesByText(right.entry) ?? (left.position < right.position)
  }

  /// An alternative with the values that it is compared by, computed when needed.
  private final class Item {
    let alternative: TableAlternative
    let entry: PatternTable.Entry
    /// The node, when alternatives of one node stay together; else 0.
    let group: UInt32
    lazy var rank = RoutePrecedence(written, of: entry)
    /// The number of texts of each length, from 0 on, of each segment.
    ///
    /// When one language contains another, the smaller one has fewer texts of the least length at which they
    /// differ.
    lazy var sizes: [[Double]] = {
      var result: [[Double]] = []
      for segment in written.segments {
        var sizes = entry.language(of: segment, ignoresCase: false).wordCounts(upTo: 40)
        // The texts of a rest have a slash before them.
        if case .rest = segment { sizes.removeFirst() } else { sizes.removeLast() }
        result.append(sizes)
      }
      return result
    }()

    init(_ alternative: TableAlternative, of entry: PatternTable.Entry, in group: UInt32) {
      (self.alternative, self.entry, self.group) = (alternative, entry, group)
    }

    var position: (UInt32, UInt32) { (alternative.entry, alternative.index) }

    private var written: PathPattern.Alternative {
      entry.pattern.alternatives[Int(alternative.index)]
    }
  }
}
