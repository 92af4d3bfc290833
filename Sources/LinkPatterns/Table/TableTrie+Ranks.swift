extension TableTrie {
  /// The children of a node that are no literals, in the order of the list.
  private func specials(of node: Int) -> [Int32] {
    var result: [Int32] = []
    var child = nodes[node].firstSpecial
    while child >= 0 {
      result.append(child)
      child = nodes[Int(child)].sibling
    }
    return result
  }

  /// Puts the children that are no literals into the order of their ranks.
  mutating func sortChildren() -> Bool {
    var isRanked = true
    for node in nodes.indices {
      if nodes[node].mayHaveLiteralsOfOneText, node == 0 || nodes[node].hasFoldedLiterals,
        isRanked, hasLiteralsOfOneText(node)
      {
        isRanked = false
      }
      let first = nodes[node].firstSpecial
      guard first >= 0, nodes[Int(first)].sibling >= 0 else { continue }
      let sorted = specials(of: node)
        .sorted { nodes[Int($1)].rank < nodes[Int($0)].rank }
      nodes[node].firstSpecial = sorted[0]
      for (child, next) in zip(sorted, sorted.dropFirst() + [-1]) {
        nodes[Int(child)].sibling = next
        if next >= 0, nodes[Int(child)].rank == nodes[Int(next)].rank { isRanked = false }
      }
    }
    return isRanked
  }

  /// Tells whether two literals of a node may match one segment.
  private func hasLiteralsOfOneText(_ node: Int) -> Bool {
    var seen: Set<UInt64> = []
    var child = nodes[node].firstLiteral
    while child >= 0 {
      if !seen.insert(hash(of: nodes[Int(child)], takesAll: true)).inserted { return true }
      child = nodes[Int(child)].sibling
    }
    return false
  }
}
