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
  /// Whether an entry is looked for.
  private var isWanted: (Int) -> Bool = { _ in true }
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

  /// The beginnings that may match wanted entries, of a path whose first segments are known.
  ///
  /// The path itself does not count as one. With `hasMore`, any number of segments may follow.
  package mutating func beginnings(
    of segments: ArraySlice<PathPattern.Segment>,
    hasMore: Bool,
    where isWanted: @escaping (Int) -> Bool
  ) -> PathBeginnings {
    (found, steps, self.isWanted) = (.none, 0, isWanted)
    self.segments = hasMore ? segments : segments.dropLast()
    visit(0, behind: 0)
    if hasMore { found.formUnion(.any(.from(segments.count + 1))) }
    if !hasMore { found.counts = found.counts.below(segments.count) }
    return found
  }

  /// Looks at a node that takes the last of some segments.
  private mutating func visit(_ number: UInt32, behind count: Int) {
    let node = table.nodes[Int(number)]
    record(endingsOf: node, behind: count)
    var child = node.special
    while child != 0 {
      guard mayGoOn(at: number, count) else { return }
      let special = table.nodes[Int(child)]
      if !special.takesOneSegment {
        // It may take no segment at all.
        found.formUnion(.any(.from(count)))
      } else if count < segments.count {
        visit(child, behind: count + 1)
      }
      child = special.next
    }
    if count < segments.count, node.hasLiterals { visitLiterals(of: number, behind: count) }
  }

  /// Looks at the literals of a node that the next segment may be.
  private mutating func visitLiterals(of number: UInt32, behind count: Int) {
    let segment = segments[segments.startIndex + count]
    // Escapes may be written in another way in URLs.
    guard case .literal(let text) = segment, !text.contains(UInt8(ascii: "%")) else {
      found.formUnion(.any(literalLengths[Int(number)].shifted(by: count)))
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
      visit(child, behind: count + 1)
      // Where ranks decide, no other one can be.
      if table.isRanked { return }
      slot = Int(table.nodes[Int(child)].number)
    }
  }

  /// Counts a step; behind the last, all that lies below a node may match.
  private mutating func mayGoOn(at number: UInt32, _ count: Int) -> Bool {
    steps += 1
    guard steps > Self.maximumSteps else { return true }
    found.formUnion(.any(lengths[Int(number)].shifted(by: count)))
    return false
  }

  /// Records the wanted entries whose patterns end at a node.
  private mutating func record(endingsOf node: TableNode, behind count: Int) {
    var ending = node.ending
    while ending != TableNode.noEnding {
      let alternative = table.alternatives[Int(ending)]
      ending = alternative.next
      guard isWanted(Int(alternative.entry)) else { continue }
      found.counts.formUnion(SegmentCounts.zero.shifted(by: count))
      found.entries?.append(Int(alternative.entry))
    }
  }
}

/// Beginnings of paths, with the entries of a table that may match them.
package struct PathBeginnings: Sendable {
  /// The numbers of their segments.
  package var counts: SegmentCounts

  /// The entries, in no order, some twice; `nil` for any.
  package var entries: [Int]?

  /// No beginning.
  package static let none = PathBeginnings(counts: .none, entries: [])

  /// Beginnings of some lengths that any entry may match.
  package static func any(_ counts: SegmentCounts) -> PathBeginnings {
    PathBeginnings(counts: counts, entries: counts.isEmpty ? [] : nil)
  }

  /// Adds others.
  package mutating func formUnion(_ others: PathBeginnings) {
    counts.formUnion(others.counts)
    guard let more = others.entries else { return entries = nil }
    entries?.append(contentsOf: more)
  }
}

extension TableNode {
  /// Whether it takes exactly one segment, literals included.
  fileprivate var takesOneSegment: Bool { kind == .literal || kind.isSegment }
}
