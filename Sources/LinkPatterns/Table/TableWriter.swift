/// Writes the cells of a table.
struct TableWriter {
  /// The trie.
  private let trie: TableTrie
  /// Where its nodes go.
  private let layout: TableLayout
  /// The cells.
  private(set) var cells: ContiguousArray<TableCell>
  /// The first alternative that ends at each node.
  private var endings: ContiguousArray<UInt32>
  /// The least alternative at or below each node.
  private var least: ContiguousArray<UInt32>

  /// Prepares to write.
  ///
  /// - Parameters:
  ///   - trie: The trie.
  ///   - layout: Where its nodes go.
  ///   - numbers: The positions of the trie's alternatives, the best first.
  init(_ trie: TableTrie, _ layout: TableLayout, _ numbers: [Int]) {
    self.trie = trie
    self.layout = layout
    cells = ContiguousArray(repeating: TableCell(key: 0, low: 0, high: 0), count: layout.cellCount)
    endings = ContiguousArray(repeating: TableCell.noEnding, count: trie.nodes.count)
    least = endings
    let first = layout.cellCount
    cells += repeatElement(TableCell(key: 0, low: 0, high: 0), count: numbers.count)
    // From the worst to the best, so that each finds the next worse one of its node.
    for (number, position) in numbers.enumerated().reversed() {
      let ending = trie.endings[position]
      let node = Int(ending.node)
      let place = layout.places[node]
      cells[first + number] = TableAlternative(ending, node: place, next: endings[node]).cell
      endings[node] = UInt32(truncatingIfNeeded: number)
      least[node] = endings[node]
    }
    for node in trie.nodes.indices.dropFirst().reversed() {
      let parent = Int(trie.nodes[node].parent)
      least[parent] = min(least[parent], least[node])
    }
  }

  /// Writes all nodes.
  mutating func write() {
    for index in trie.nodes.indices {
      let place = layout.places[index]
      writeHeader(of: index, at: Int(place), layout.slots[index])
      writeLink(of: index, at: Int(place) + 1)
    }
    writeHeader(of: 0, at: Int(layout.hostRoot), layout.hostSlots)
    writeLink(of: 0, at: Int(layout.hostRoot) + 1)
  }

  /// Writes the header and the slots of a node.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - place: Where they go.
  ///   - slots: How its literals are found.
  private mutating func writeHeader(of index: Int, at place: Int, _ slots: TableSlots?) {
    let special = trie.nodes[index].firstSpecial
    cells[place] = .header(
      ending: endings[index],
      least: least[index],
      slots: slots?.bits ?? TableCell.noSlots,
      special: special < 0 ? 0 : layout.places[Int(special)]
    )
    guard let slots else { return }
    for child in trie.literals(of: index) {
      let literal = trie.nodes[Int(child)]
      let word = slots.folds ? literal.word.asciiLowercasedBytes : literal.word
      var slot = slots.slot(of: word, literal.length)
      while cells[place + 2 + Int(slot)].low != 0 { slot = (slot + 1) & slots.mask }
      cells[place + 2 + Int(slot)] = TableCell(
        key: literal.word,
        low: layout.places[Int(child)],
        high: UInt32(truncatingIfNeeded: literal.length) | (literal.folds ? 0x8000_0000 : 0)
      )
    }
  }

  /// Writes the link of a node.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - place: Where it goes.
  private mutating func writeLink(of index: Int, at place: Int) {
    let node = trie.nodes[index]
    let isSpecial = index > 0 && node.kind != .literal
    let label = place + 1 + (layout.slots[index].map { Int($0.mask) + 1 } ?? 0)
    let labels = trie.labels
    let bytes = labels.span
    for part in 0..<TableLayout.labelCount(node.length) {
      cells[label + part].key = bytes.word(at: node.index + part * 8)
    }
    cells[place] = .link(
      kind: node.kind,
      index: node.kind == .literal ? label : node.index,
      parent: index == 0 ? 0 : layout.places[Int(node.parent)],
      sibling: isSpecial && node.sibling >= 0 ? layout.places[Int(node.sibling)] : 0
    )
  }
}
