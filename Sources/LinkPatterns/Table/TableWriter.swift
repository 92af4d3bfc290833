/// Writes the cells of a table.
struct TableWriter {
  /// The trie.
  private let trie: TableTrie
  /// Where its nodes go.
  private let layout: TableLayout
  /// The first alternative that ends at each node.
  private let endings: ContiguousArray<UInt32>
  /// The least alternative at or below each node, or what headers have in its place.
  private let least: ContiguousArray<UInt32>

  /// Writes all cells.
  ///
  /// - Complexity: O(*n*), *n* = number of cells.
  static func cells(
    _ trie: TableTrie,
    _ layout: TableLayout,
    _ numbers: ContiguousArray<Int32>,
    isRanked: Bool
  ) -> ContiguousArray<TableCell> {
    var (endings, least) = Self.noEndings(trie.nodes.count)
    let count = layout.cellCount + numbers.count
    var cells = ContiguousArray(repeating: TableCell(key: 0, low: 0, high: 0), count: count)
    var block = cells.mutableSpan
    writeAlternatives(trie, layout, numbers, into: &block, &endings, &least)
    if isRanked {
      noteEntries(trie, numbers, &least)
    } else {
      lowerLeast(trie, &least)
    }
    TableWriter(trie: trie, layout: layout, endings: endings, least: least).writeNodes(into: &block)
    return cells
  }

  /// No alternative for any node, twice.
  private static func noEndings(
    _ count: Int
  ) -> (ContiguousArray<UInt32>, ContiguousArray<UInt32>) {
    let none = ContiguousArray(repeating: TableCell.noEnding, count: count)
    return (none, none)
  }

  /// Writes the alternatives, and finds the first of each node.
  private static func writeAlternatives(
    _ trie: TableTrie,
    _ layout: TableLayout,
    _ numbers: ContiguousArray<Int32>,
    into cells: inout MutableSpan<TableCell>,
    _ firstOfNode: inout ContiguousArray<UInt32>,
    _ leastOfNode: inout ContiguousArray<UInt32>
  ) {
    var endings = firstOfNode.mutableSpan
    var least = leastOfNode.mutableSpan
    let first = layout.cellCount
    // From the worst to the best, so that each finds the next worse one of its node.
    for number in numbers.indices.reversed() {
      let ending = trie.endings[Int(numbers[number])]
      let node = Int(ending.node)
      let place = layout.places[node]
      cells[first &+ number] = TableAlternative(ending, node: place, next: endings[node]).cell
      endings[node] = UInt32(truncatingIfNeeded: number)
      least[node] = endings[node]
    }
  }

  /// Finds the least alternative at or below each node.
  private static func lowerLeast(_ trie: TableTrie, _ leastOfNode: inout ContiguousArray<UInt32>) {
    for node in trie.nodes.indices.dropFirst().reversed() {
      let parent = Int(trie.nodes[node].parent)
      leastOfNode[parent] = min(leastOfNode[parent], leastOfNode[node])
    }
  }

  /// Finds what headers have in place of the least alternative.
  private static func noteEntries(
    _ trie: TableTrie,
    _ numbers: ContiguousArray<Int32>,
    _ entryOfNode: inout ContiguousArray<UInt32>
  ) {
    var entries = entryOfNode.mutableSpan
    for number in numbers.reversed() {
      let ending = trie.endings[Int(number)]
      let takesAnyEnd = if case .any = ending.slash { true } else { false }
      entries[Int(ending.node)] = TableCell.endingEntry(ending.entry, takesAnyEnd: takesAnyEnd)
    }
  }

  /// Writes all nodes.
  private func writeNodes(into cells: inout MutableSpan<TableCell>) {
    let (nodes, places) = (trie.nodes, layout.places)
    for index in nodes.indices {
      write(index, at: Int(places[index]), layout.slots[index], into: &cells)
    }
    write(0, at: Int(layout.hostRoot), layout.hostSlots, into: &cells)
  }

  /// Writes the header and the slots of a node, and before them its link and its label.
  @inline(__always)
  private func write(
    _ index: Int,
    at place: Int,
    _ slots: TableSlots?,
    into cells: inout MutableSpan<TableCell>
  ) {
    let node = trie.nodes[index]
    let special = node.firstSpecial < 0 ? nil : trie.nodes[Int(node.firstSpecial)]
    cells[place] = .header(
      ending: endings[index],
      least: least[index],
      slots: slots?.bits ?? TableCell.noSlots,
      special: node.firstSpecial < 0 ? 0 : layout.places[Int(node.firstSpecial)],
      hasOnlyPlain: special?.kind == .plain && special?.sibling == -1
    )
    if index > 0 { writeLink(of: node, before: place, into: &cells) }
    if let slots { writeLiterals(of: node, at: place &+ 1, slots, into: &cells) }
  }

  /// Writes the link and the label of a node.
  @inline(__always)
  private func writeLink(
    of node: TableTrie.Node,
    before place: Int,
    into cells: inout MutableSpan<TableCell>
  ) {
    let parent = layout.places[Int(node.parent)]
    guard case .literal = node.kind else {
      cells[place &- 1] = .link(
        kind: node.kind,
        form: node.kind == .tested ? trie.forms[Int(node.index)] : .other,
        index: Int(node.index),
        parent: parent,
        sibling: node.sibling >= 0 ? layout.places[Int(node.sibling)] : 0
      )
      return
    }
    cells[place &- 1] = .link(label: 0, parent: parent)
    for part in 0..<TableTrie.labelCount(Int(node.length)) {
      cells[place &- 1 &- part].key = trie.labels[Int(node.index) &+ part]
    }
  }

  /// Writes the slots of a node.
  private func writeLiterals(
    of node: TableTrie.Node,
    at first: Int,
    _ slots: TableSlots,
    into cells: inout MutableSpan<TableCell>
  ) {
    var child = Int(node.firstLiteral)
    while child >= 0 {
      let literal = trie.nodes[child]
      var slot = slots.slot(of: trie.hash(of: literal, takesAll: slots.takesAll))
      while cells[first &+ Int(slot)].low != 0 { slot = (slot &+ 1) & slots.mask }
      cells[first &+ Int(slot)] = TableCell(
        key: literal.word,
        low: layout.places[child],
        high: UInt32(truncatingIfNeeded: literal.length) | (literal.folds ? 0x8000_0000 : 0)
      )
      child = Int(literal.sibling)
    }
  }
}
