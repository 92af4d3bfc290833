/// Chooses how the literals of a node are found: tries some bits of their hashes, and counts how far
/// from its place each literal would lie.
///
/// It keeps its memory from node to node.
struct SlotsChooser {
  /// The hashes of the literals of a node.
  private var hashes: ContiguousArray<UInt64> = []

  /// How many shifts are tried, the one that takes the highest bits of the hash first.
  private static func choices(_ count: Int) -> UInt64 { count > 64 ? 2 : count > 8 ? 13 : 32 }

  /// The shift that takes the highest bits of the hash.
  private static func firstShift(_ count: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: 64 &- count.trailingZeroBitCount)
  }

  /// Chooses slots.
  ///
  /// - Complexity: O(*n*) for each choice, *n* = number of literals.
  mutating func slots(of node: Int, in trie: TableTrie, takesAll: Bool) -> TableSlots? {
    let number = Int(trie.nodes[node].literalCount)
    guard number > 1 else {
      return number == 0 ? nil : TableSlots(count: 1, shift: 40, distance: 0, takesAll: takesAll)
    }
    collect(node, trie, takesAll: takesAll)
    var least = 1
    while least < number { least *= 2 }
    // A few literals can have as many slots, if there is a choice by which few collide.
    if least <= 16, let slots = best(count: least, below: 4, takesAll: takesAll) { return slots }
    while least * 3 < number * 4 { least *= 2 }
    for count in [least, least * 2] where count <= TableSlots.maximumCount {
      if let slots = best(count: count, below: TableSlots.anyDistance, takesAll: takesAll) {
        return slots
      }
    }
    // Too many literals have the same ending.
    guard takesAll else { return slots(of: node, in: trie, takesAll: true) }
    return TableSlots(
      count: least,
      shift: Self.firstShift(least),
      distance: TableSlots.anyDistance,
      takesAll: true
    )
  }

  /// Hashes the literals of a node.
  private mutating func collect(_ node: Int, _ trie: TableTrie, takesAll: Bool) {
    hashes.removeAll(keepingCapacity: true)
    var child = trie.nodes[node].firstLiteral
    while child >= 0 {
      hashes.append(trie.hash(of: trie.nodes[Int(child)], takesAll: takesAll))
      child = trie.nodes[Int(child)].sibling
    }
  }

  /// Finds the slots with the least distance among some choices.
  private func best(count: Int, below limit: Int, takesAll: Bool) -> TableSlots? {
    var best: TableSlots?
    var limit = limit
    let first = Self.firstShift(count)
    for number in 0..<Self.choices(count) {
      let shift = first &- number
      guard let distance = distance(shift, count, below: limit) else { continue }
      best = TableSlots(count: count, shift: shift, distance: distance, takesAll: takesAll)
      if distance == 0 { break }
      limit = distance
    }
    return best
  }

  /// How far literals lie from where they are looked for first.
  private func distance(_ shift: UInt64, _ count: Int, below limit: Int) -> Int? {
    guard count > 64 else { return smallDistance(shift, count, below: limit) }
    let words = (count + 63) / 64
    var taken = ContiguousArray<UInt64>(repeating: 0, count: words)
    let mask = count - 1
    var greatest = 0
    for hash in hashes {
      var slot = Int(truncatingIfNeeded: hash &>> shift) & mask
      var distance = 0
      while taken[slot &>> 6] &>> UInt64(slot & 63) & 1 == 1 {
        slot = (slot &+ 1) & mask
        distance &+= 1
        if distance >= limit { return nil }
      }
      taken[slot &>> 6] |= 1 &<< UInt64(slot & 63)
      greatest = max(greatest, distance)
    }
    return greatest
  }

  /// How far literals lie from where they are looked for first, in up to 64 slots.
  private func smallDistance(_ shift: UInt64, _ count: Int, below limit: Int) -> Int? {
    let mask = UInt64(truncatingIfNeeded: count &- 1)
    var taken: UInt64 = 0
    var greatest = 0
    for hash in hashes {
      var slot = hash &>> shift & mask
      var distance = 0
      while taken &>> slot & 1 == 1 {
        slot = (slot &+ 1) & mask
        distance &+= 1
        if distance >= limit { return nil }
      }
      taken |= 1 &<< slot
      greatest = max(greatest, distance)
    }
    return greatest
  }
}
