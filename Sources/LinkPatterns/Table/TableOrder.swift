/// Decides which of several alternatives that match a path wins.
struct TableOrder {
  let entries: [PatternTable.Entry]
  let precedence: PatternTable.Precedence

  /// Sorts alternatives in order of precedence; when ranks decide, only those that end at one node.
  func sorted(
    _ alternatives: ContiguousArray<TableAlternative>,
    byNode: Bool = false
  ) -> ContiguousArray<TableAlternative> {
    var items: ContiguousArray<Item> = []
    items.reserveCapacity(alternatives.count)
    for alternative in alternatives {
      let entry = entries[Int(alternative.entry)]
      items.append(Item(alternative, of: entry, in: byNode ? alternative.node : 0))
    }
    // Merged by hand: the standard library's sorting is compiled again for every type.
    var merged = items
    var width = 1
    while width < items.count {
      for start in stride(from: 0, to: items.count, by: 2 * width) {
        merge(items, start, width, into: &merged)
      }
      swap(&items, &merged)
      width *= 2
    }
    var result: ContiguousArray<TableAlternative> = []
    result.reserveCapacity(items.count)
    for item in items { result.append(item.alternative) }
    return result
  }

  /// Merges two neighbouring runs of sorted items.
  private func merge(
    _ items: ContiguousArray<Item>,
    _ start: Int,
    _ width: Int,
    into merged: inout ContiguousArray<Item>
  ) {
    let middle = min(start + width, items.count)
    let end = min(middle + width, items.count)
    var (left, right) = (start, middle)
    for index in start..<end {
      let takesLeft =
        right == end || (left < middle && !precedes(items[right], items[left]))
      merged[index] = items[takesLeft ? left : right]
      if takesLeft { left += 1 } else { right += 1 }
    }
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
