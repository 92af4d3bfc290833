/// The compiled patterns of a ``PatternTable``: flat arrays that matching only reads.
package final class TableStorage: Sendable {
  let entries: [PatternTable.Entry]
  let precedence: PatternTable.Precedence
  /// The nodes, the root first, parents before their children.
  let nodes: ContiguousArray<TableNode>
  /// The literals among the children of all nodes.
  let literals: LiteralIndex
  /// The tests of parameters.
  let tests: ContiguousArray<SegmentTest>
  /// The alternatives, the best first; when only ranks decide, in order for each node.
  let alternatives: ContiguousArray<TableAlternative>
  let sites: ContiguousArray<UInt32>
  /// The most steps that finding all candidates for one URL may take.
  let maximumSteps: Int
  /// Whether only the ranks of segments decide, so that the first alternative that is found wins.
  let isRanked: Bool
  let problems: [PatternTable.Problem]

  init(
    _ entries: [PatternTable.Entry],
    precedence: PatternTable.Precedence,
    limits: PatternLimits
  ) {
    var builder = TableBuilder(entries, limits: limits)
    let isRanked = precedence == .specificity && builder.isRanked
    builder.order(by: TableOrder(entries: entries, precedence: precedence), isRanked: isRanked)
    self.entries = entries
    self.precedence = precedence
    self.isRanked = isRanked
    nodes = builder.nodes
    literals = builder.literals
    tests = builder.tests
    (alternatives, sites) = (builder.alternatives, builder.sites)
    maximumSteps = limits.steps
    // Entries are compiled once more only where a test is over its limit.
    let hasProblems = tests.contains { $0.isOverLimit }
    problems =
      hasProblems ? entries.indices.compactMap { entries[$0].problem(at: $0, limits: limits) } : []
  }
}
