/// Compares the segments of one URL with the patterns of a table, one by one, to explain why none of them matches.
package struct SegmentComparison {
  /// The patterns.
  package let table: PatternTable

  /// The URL.
  package let url: SegmentedURL

  /// Compares a URL with the patterns of a table.
  package init(_ url: SegmentedURL, with table: PatternTable) {
    (self.url, self.table) = (url, table)
  }

  /// Whether some pattern may take the first segment of the URL; for the root, some may.
  package var mayTakeFirstSegment: Bool {
    guard let first = url.segments.first, !first.isEmpty else { return true }
    let child = table.storage.literals.child(
      of: 0,
      table.storage.nodes,
      url.url.bytes.span,
      first,
      foldsAll: url.folds(0),
      below: TableNode.noEnding
    )
    return child != 0 || table.storage.nodes[0].special != 0
  }

  /// Counts the segments of the URL, from the left, that an alternative accepts: those of its literals, and those that
  /// its tests of parameters let pass.
  package func acceptedSegments(of alternative: TableAlternative) -> Int {
    let end = min(table.segments(of: alternative).count, url.segments.count)
    return (0..<end).first { !accepts($0, of: alternative) } ?? end
  }

  /// Whether an alternative accepts the segments of the URL behind some, up to the end of both.
  package func accepts(behind skipped: Int, of alternative: TableAlternative) -> Bool {
    let count = table.segments(of: alternative).count
    guard count == url.segments.count else { return false }
    return (skipped..<count).allSatisfy { accepts($0, of: alternative) }
  }

  /// Whether a segment of the URL is the literal of an alternative, or passes the test of its parameters.
  private func accepts(_ index: Int, of alternative: TableAlternative) -> Bool {
    let segment = table.segments(of: alternative)[index]
    let folds = table.entries[Int(alternative.entry)].caseInsensitiveLiterals || url.folds(index)
    guard accepts(segment, index, folds: folds) else { return false }
    if case .literal = segment { return true }
    let node = node(of: alternative, at: index)
    guard node.kind == .tested || node.kind == .mixed else { return true }
    let test = table.storage.tests[Int(url.folds(index) ? node.hostTest : node.number)]
    let range = url.segments[index]
    var steps = 0
    return test.accepts(
      url.url.bytes.span,
      from: range.lowerBound,
      to: range.upperBound,
      &steps,
      table.maximumSteps
    )
  }

  /// The node of a segment of an alternative.
  private func node(of alternative: TableAlternative, at index: Int) -> TableNode {
    var node = table.storage.nodes[Int(alternative.node)]
    for _ in (index + 1)..<table.segments(of: alternative).count {
      node = table.storage.nodes[Int(node.parent)]
    }
    return node
  }

  /// Counts the segments that an alternative of a pattern accepts, from the left or after some, ignoring shapes.
  package func matchedSegments(
    of alternative: PathPattern.Alternative,
    ofEntry entry: Int,
    behind skipped: Int = 0
  ) -> Int {
    let written = alternative.segments
    let folds = table.entries[entry].caseInsensitiveLiterals
    var count = skipped
    while count < min(written.count, url.segments.count),
      accepts(written[count], count, folds: folds || url.folds(count))
    {
      count += 1
    }
    return count
  }

  /// Whether a segment of the URL matches a literal of a pattern, or a parameter with any text.
  private func accepts(_ segment: PathPattern.Segment, _ index: Int, folds: Bool) -> Bool {
    let range = url.segments[index]
    guard case .literal(let literal) = segment else { return !range.isEmpty }
    guard literal.count == range.count else { return false }
    for (index, byte) in literal.enumerated() {
      let other = url.url.bytes[range.lowerBound + index]
      let isEqual = byte == other || (folds && byte.asciiLowercased == other.asciiLowercased)
      if !isEqual { return false }
    }
    return true
  }
}
