/// Finds the entries of a table that may match the beginnings of a pattern's paths.
///
/// In doubt one may: the value of a parameter may be any literal, and pass any test.
package struct BeginningSearch {
  /// The most nodes that are looked at for one path; what lies below others counts as a whole.
  private static let maximumSteps = 64

  private let table: TableStorage
  /// How many more segments the patterns have that lead through a node.
  private let lengths: ContiguousArray<SegmentCounts>
  /// Those of patterns with a literal behind it.
  private let literalLengths: ContiguousArray<SegmentCounts>
  /// The segments of the longest beginning.
  private var segments: ArraySlice<PathPattern.Segment> = []
  private var found = PathBeginnings.none
  private var steps = 0

  /// Creates a search in a table.
  package init(_ table: PatternTable) {
    self.table = table.storage
    let nodes = table.storage.nodes
    var lengths = ContiguousArray(repeating: SegmentCounts.none, count: nodes.count)
    var literalLengths = lengths
    // Parents come before their children.
    for index in nodes.indices.dropFirst().reversed() {
      let (node, parent) = (nodes[index], Int(nodes[index].parent))
      if node.ending != TableNode.noEnding { lengths[index].formUnion(.zero) }
      let behind = node.takesOneSegment ? lengths[index].shifted(by: 1) : .all
      lengths[parent].formUnion(behind)
      if node.kind == .literal { literalLengths[parent].formUnion(behind) }
    }
    (self.lengths, self.literalLengths) = (lengths, literalLengths)
  }

  /// Finds the beginnings that may match wanted entries, of a path whose first segments are known.
  ///
  /// The path itself does not count as one. With `hasMore`, any number of segments may follow.
  package mutating func beginnings(
    of segments: ArraySlice<PathPattern.Segment>,
    hasMore: Bool,
    where isWanted: (Int) -> Bool
  ) -> PathBeginnings {
    (found, steps) = (.none, 0)
    self.segments = hasMore ? segments : segments.dropLast()
    visit(0, behind: 0, isWanted)
    guard hasMore else {
      found.known = found.known.below(segments.count)
      found.others = found.others.below(segments.count)
      return found
    }
    found.others.formUnion(.from(segments.count + 1))
    return found
  }

  /// Looks at a node that takes the last of some segments.
  private mutating func visit(_ number: UInt32, behind count: Int, _ isWanted: (Int) -> Bool) {
    let node = table.nodes[Int(number)]
    var ending = node.ending
    while ending != TableNode.noEnding {
      let alternative = table.alternatives[Int(ending)]
      if isWanted(Int(alternative.entry)) {
        found.known.formUnion(SegmentCounts.zero.shifted(by: count))
      }
      ending = alternative.next
    }
    var child = node.special
    while child != 0 {
      guard mayGoOn(at: number, count) else { return }
      let special = table.nodes[Int(child)]
      if !special.takesOneSegment {
        // It may take no segment at all.
        found.others.formUnion(.from(count))
      } else if count < segments.count {
        visit(child, behind: count + 1, isWanted)
      }
      child = special.next
    }
    if count < segments.count, node.hasLiterals {
      visitLiterals(of: number, behind: count, isWanted)
    }
  }

  /// Looks at the literals of a node that the next segment may be.
  private mutating func visitLiterals(
    of number: UInt32,
    behind count: Int,
    _ isWanted: (Int) -> Bool
  ) {
    let segment = segments[segments.startIndex + count]
    // Escapes may be written in another way in URLs.
    guard case .literal(let text) = segment, !text.contains(UInt8(ascii: "%")) else {
      found.others.formUnion(literalLengths[Int(number)].shifted(by: count))
      return
    }
    var slot: Int?
    while true {
      let child = table.literals.child(
        of: number,
        table.nodes,
        text.span,
        0..<text.count,
        // In the place of a host, they match in either case.
        foldsAll: count == 0,
        below: TableNode.noEnding,
        behind: slot
      )
      guard child != 0, mayGoOn(at: number, count) else { return }
      visit(child, behind: count + 1, isWanted)
      // Where ranks decide, no other one can be.
      if table.isRanked { return }
      slot = Int(table.nodes[Int(child)].number)
    }
  }

  /// Counts a step; behind the last, all that lies below a node may match.
  private mutating func mayGoOn(at number: UInt32, _ count: Int) -> Bool {
    steps += 1
    guard steps > Self.maximumSteps else { return true }
    found.others.formUnion(lengths[Int(number)].shifted(by: count))
    return false
  }
}

/// The numbers of segments of beginnings that entries of a table may match.
package struct PathBeginnings: Sendable {
  /// Those of entries that were asked about, and wanted.
  package var known: SegmentCounts

  /// Those of any other entries.
  package var others: SegmentCounts

  /// No beginning.
  package static let none = PathBeginnings(known: .none, others: .none)

  /// Adds others.
  package mutating func formUnion(_ more: PathBeginnings) {
    known.formUnion(more.known)
    others.formUnion(more.others)
  }
}

extension TableNode {
  /// Whether it takes exactly one segment, literals included.
  fileprivate var takesOneSegment: Bool { kind == .literal || kind.isSegment }
}
