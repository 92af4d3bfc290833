/// The compiled patterns of a table, in one object, so that lending them costs one count of references.
package final class TableStorage: Sendable {
  /// The entries, as they were given.
  let entries: [PatternTable.Entry]

  /// What decides between them.
  let precedence: PatternTable.Precedence

  /// The number of nodes.
  let nodeCount: Int

  /// All nodes, the root first, and behind them the alternatives, the best first; see ``TableCell``.
  let cells: ContiguousArray<TableCell>

  /// Where the alternatives begin.
  let firstAlternative: Int

  /// What parameters must look like.
  let tests: ContiguousArray<SegmentTest>

  /// The numbers of the tests in place of others where the first segment is a host.
  ///
  /// They read literals in either case. Empty where there is no difference.
  let hostTests: ContiguousArray<Int32>

  /// The most steps that matching one URL may take.
  let maximumSteps: Int

  /// The languages with captures that belong to `tests`, where there are captures.
  let captures: ContiguousArray<LanguageProgram?>

  /// The root for paths that begin with a host; it looks up literals in either case.
  let hostRoot: UInt32

  /// Whether of the alternatives that match a path the first that a walk finds is the best.
  let isRanked: Bool

  /// The segments that no path fits, since their texts take more than the limits allow.
  let problems: [PatternTable.Problem]

  /// Compiles patterns.
  init(
    _ entries: [PatternTable.Entry],
    precedence: PatternTable.Precedence,
    limits: PatternLimits
  ) {
    var trie = TableTrie(entries, limits: limits)
    let hasRanks = trie.sortChildren()
    isRanked = precedence == .specificity && hasRanks
    let order = TableOrder(entries: entries, precedence: precedence)
    let layout = TableLayout(trie)
    let numbers = isRanked ? layout.walkOrder(trie, order) : layout.totalOrder(trie, order)
    self.entries = entries
    self.precedence = precedence
    nodeCount = trie.nodes.count
    cells = TableWriter.cells(trie, layout, numbers, isRanked: isRanked)
    firstAlternative = layout.cellCount
    tests = trie.tests
    hostTests = trie.hostTests
    maximumSteps = limits.steps
    problems =
      trie.hasTestsOverLimit
      ? entries.indices.compactMap { entries[$0].problem(at: $0, limits: limits) } : []
    captures = trie.captures
    hostRoot = layout.hostRoot
  }

  /// The node to start from.
  @inline(__always)
  func root(for path: TablePath) -> UInt32 { path.foldsFirst ? hostRoot : 0 }

  /// An alternative.
  @inline(__always)
  package func alternative(_ number: Int) -> TableAlternative {
    TableAlternative(cells[firstAlternative &+ number])
  }

  /// The number of alternatives.
  package var alternativeCount: Int { cells.count - firstAlternative }
}
