extension TableTrie {
  /// Finds or makes the child of a literal.
  mutating func literal(
    _ range: Range<Int>,
    in bytes: Span<UInt8>,
    of node: Int32,
    folds: Bool
  ) -> Int32 {
    let length = range.upperBound &- range.lowerBound
    let word = bytes.lastWord(from: range.lowerBound, to: range.upperBound)
    var slot = slotIndex(word, length, node)
    while slots[slot] >= 0 {
      let child = slots[slot]
      if isLiteral(Int(child), word, length, of: node, folds: folds),
        length <= 8 || hasLabel(Int(nodes[Int(child)].index), range, in: bytes)
      {
        return child
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    guard node >= 0, nodes[Int(node)].literalCount < TableSlots.maximumLiterals else { return -1 }
    let child = Int32(truncatingIfNeeded: nodes.count)
    slots[slot] = child
    nodes.append(
      Node(
        word: word,
        length: Int32(truncatingIfNeeded: length),
        index: Int32(truncatingIfNeeded: labels.count),
        parent: node,
        sibling: nodes[Int(node)].firstLiteral,
        folds: folds
      )
    )
    var hasCapitals = word != word.asciiLowercasedBytes
    for part in 0..<Self.labelCount(length) {
      let word = bytes.word(at: range.lowerBound &+ part &<< 3)
      hasCapitals = hasCapitals || word != word.asciiLowercasedBytes
      labels.append(word)
    }
    note(child, folds: folds, hasCapitals: hasCapitals, in: Int(node))
    literalCount += 1
    if literalCount * 2 > slots.count { growSlots() }
    return child
  }

  /// Tells whether a node is that of a literal, as far as its last eight bytes tell.
  @inline(__always)
  private func isLiteral(
    _ child: Int,
    _ word: UInt64,
    _ length: Int,
    of node: Int32,
    folds: Bool
  ) -> Bool {
    nodes[child].word == word && nodes[child].parent == node
      && Int(nodes[child].length) == length && nodes[child].folds == folds
  }

  /// Puts a new literal before the others of its parent.
  @inline(__always)
  private mutating func note(_ child: Int32, folds: Bool, hasCapitals: Bool, in node: Int) {
    let isMixed = nodes[node].literalCount > 0 && nodes[node].hasFoldedLiterals != folds
    nodes[node].firstLiteral = child
    nodes[node].literalCount += 1
    if folds { nodes[node].hasFoldedLiterals = true }
    if isMixed || hasCapitals { nodes[node].mayHaveLiteralsOfOneText = true }
  }

  /// Compares what stands before the last eight bytes of a literal.
  private func hasLabel(_ start: Int, _ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    for part in 0..<Self.labelCount(range.count)
    where labels[start &+ part] != bytes.word(at: range.lowerBound &+ part &<< 3) {
      return false
    }
    return true
  }

  /// The number of words of a label.
  @inline(__always)
  static func labelCount(_ length: Int) -> Int { length > 8 ? (length &- 1) &>> 3 : 0 }

  /// Where a literal is looked for first.
  @inline(__always)
  private func slotIndex(_ word: UInt64, _ length: Int, _ node: Int32) -> Int {
    let mixed = word ^ UInt64(truncatingIfNeeded: node) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: TableSlots.hash(mixed, length) &>> 32) & (slots.count &- 1)
  }

  /// Doubles the slots.
  private mutating func growSlots() {
    slots = ContiguousArray(repeating: -1, count: slots.count * 2)
    for index in nodes.indices.dropFirst() where nodes[index].kind == .literal {
      var slot = slotIndex(nodes[index].word, Int(nodes[index].length), nodes[index].parent)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  /// The hash of a literal.
  @inline(__always)
  func hash(of literal: Node, takesAll: Bool) -> UInt64 {
    let length = Int(literal.length)
    guard takesAll else { return TableSlots.hash(literal.word, length) }
    var mixed: UInt64 = 0
    for part in 0..<Self.labelCount(length) {
      mixed = TableSlots.mixed(mixed, labels[Int(literal.index) &+ part], length)
    }
    return TableSlots.hash(literal.word.asciiLowercasedBytes ^ mixed, length)
  }
}
