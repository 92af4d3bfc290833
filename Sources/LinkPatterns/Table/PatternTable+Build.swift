extension PatternTable {
  /// Builds a table.
  ///
  /// It does not look for conflicts.
  ///
  /// - Parameters:
  ///   - entries: The patterns. Their order does not matter to what is found, unless it is the
  ///     precedence that is asked for.
  ///   - precedence: What decides between several that match one path.
  ///   - limits: Upper bounds for the automata of parameters.
  /// - Complexity: O(*n*), *n* = number of segments of all patterns; O(*n* · log *n*) where
  ///   parameters of one rank and different forms meet.
  public init(
    _ entries: [Entry],
    precedence: Precedence = .specificity,
    limits: PatternLimits = .standard
  ) {
    var trie = TableTrie(limits: limits)
    for (index, entry) in entries.enumerated() {
      trie.insert(entry, at: index)
    }
    trie.sortChildren()
    let isRanked = precedence == .specificity && trie.isRanked
    let order = TableOrder(entries: entries, precedence: precedence)
    let layout = TableLayout(trie)
    let numbers = isRanked ? layout.walkOrder(trie, order) : layout.totalOrder(trie, order)
    var writer = TableWriter(trie, layout, numbers)
    writer.write()
    self.entries = entries
    self.precedence = precedence
    self.isRanked = isRanked
    nodeCount = trie.nodes.count
    cells = writer.cells
    labels = trie.labels
    tests = trie.tests
    captures = trie.captures
    alternatives = writer.alternatives
    hostRoot = layout.hostRoot
  }
}
