/// A table of patterns that can still grow.
struct TableBuilder: ~Copyable {
  private(set) var nodes: ContiguousArray<TableNode> = [TableNode(.literal)]
  private(set) var literals: LiteralIndex
  /// The tests of parameters, each language once.
  private(set) var tests: ContiguousArray<SegmentTest> = []
  /// The numbers of the tests, by their language.
  private var numbers: [RegularExpression: UInt32] = [:]
  private let limits: PatternLimits
  private(set) var alternatives: ContiguousArray<TableAlternative> = []
  /// The nodes of parameters, those of one alternative after those of another; 0 for one that it leaves out.
  private(set) var sites: ContiguousArray<UInt32> = []
  /// Whether no two children of a node can match one segment and have one rank.
  private(set) var isRanked = true
  /// The rank of each node that is not a literal.
  private var ranks: ContiguousArray<SegmentRank> = [SegmentRank(5)]
  /// Whether some literals match in either case.
  private let hasFolded: Bool

  init(_ entries: [PatternTable.Entry], limits: PatternLimits) {
    literals = LiteralIndex(capacity: entries.count)
    self.limits = limits
    hasFolded = entries.contains { $0.caseInsensitiveLiterals }
    nodes.reserveCapacity(entries.count * 2 + 1)
    alternatives.reserveCapacity(entries.count)
    sites.reserveCapacity(entries.count * 2)
    for position in entries.indices { insert(entries[position], at: position) }
  }

  private mutating func insert(_ entry: PatternTable.Entry, at position: Int) {
    let pattern = entry.pattern
    for (index, alternative) in pattern.alternatives.enumerated() {
      var node: UInt32 = 0
      let first = sites.count
      for _ in pattern.parameters { sites.append(0) }
      for segment in alternative.segments {
        node = child(of: node, for: segment, in: entry)
        segment.forEachParameter { sites[first + $0.number] = node }
      }
      alternatives.append(
        TableAlternative(
          entry: UInt32(truncatingIfNeeded: position),
          index: UInt32(truncatingIfNeeded: index),
          node: node,
          firstSite: UInt32(truncatingIfNeeded: first),
          endOfSites: UInt32(truncatingIfNeeded: sites.count),
          slash: SlashRule(entry.trailingSlash, behind: alternative),
          isAlone: pattern.alternatives.count == 1
        )
      )
    }
  }

  private mutating func child(
    of node: UInt32,
    for segment: PathPattern.Segment,
    in entry: PatternTable.Entry
  ) -> UInt32 {
    if case .literal(let text) = segment {
      return literal(text, of: node, folds: entry.caseInsensitiveLiterals)
    }
    let kind = segment.kind(in: entry)
    var new = TableNode(kind, parent: node)
    if kind.hasTest, let language = segment.tested(in: entry) {
      new.number = test(of: language)
      // There, literals match in either case.
      let host = node == 0 ? segment.tested(in: entry, isHost: true) : nil
      new.hostTest = test(of: host ?? language)
    }
    let rank = segment.ranks { entry.shape(of: $0) != nil }.first ?? SegmentRank(0)
    // A longer pattern wins, even if only the end of the path is left for it.
    if kind == .expression, rank.value > 0, acceptsSlash(new.number) { isRanked = false }
    return special(new, rank)
  }

  /// Whether a slash alone has the form of a test.
  private func acceptsSlash(_ test: UInt32) -> Bool {
    let slash: ContiguousArray<UInt8> = [UInt8(ascii: "/")]
    var steps = 0
    return tests[Int(test)].accepts(slash.span, from: 0, to: 1, &steps, limits.steps)
  }

  private mutating func test(of language: RegularExpression) -> UInt32 {
    if let number = numbers[language] { return number }
    let number = UInt32(truncatingIfNeeded: tests.count)
    numbers[language] = number
    tests.append(SegmentTest(language, limits: limits))
    return number
  }

  private mutating func literal(
    _ text: ContiguousArray<UInt8>,
    of node: UInt32,
    folds: Bool
  ) -> UInt32 {
    let new = UInt32(truncatingIfNeeded: nodes.count)
    let (child, isAlike) = literals.child(new, of: node, text, folds: folds, nodes)
    guard child == new else { return child }
    // In a host, or when one of them ignores case, two literals may have the same text.
    if isAlike, node == 0 || hasFolded { isRanked = false }
    nodes[Int(node)].hasLiterals = true
    return append(TableNode(.literal, parent: node), SegmentRank(5))
  }

  /// Finds or inserts a child that is not a literal, in order of rank, the highest first.
  private mutating func special(_ new: TableNode, _ rank: SegmentRank) -> UInt32 {
    var before: UInt32 = 0
    var child = nodes[Int(new.parent)].special
    while child != 0, ranks[Int(child)] >= rank {
      let other = nodes[Int(child)]
      if ranks[Int(child)] == rank {
        let isSame = other.kind == new.kind && other.number == new.number
        if isSame, other.hostTest == new.hostTest { return child }
        isRanked = false
      }
      (before, child) = (child, other.next)
    }
    var node = new
    node.next = child
    let number = append(node, rank)
    if before == 0 {
      nodes[Int(new.parent)].special = number
    } else {
      nodes[Int(before)].next = number
    }
    return number
  }

  private mutating func append(_ node: TableNode, _ rank: SegmentRank) -> UInt32 {
    nodes.append(node)
    ranks.append(rank)
    return UInt32(truncatingIfNeeded: nodes.count - 1)
  }

  /// Numbers the alternatives in order of precedence, and links them to their nodes.
  mutating func order(by order: TableOrder, isRanked: Bool) {
    alternatives = order.sorted(alternatives, byNode: isRanked)
    for number in alternatives.indices.reversed() {
      let node = Int(alternatives[number].node)
      alternatives[number].next = nodes[node].ending
      nodes[node].ending = UInt32(truncatingIfNeeded: number)
    }
    literals.number(&nodes)
    for index in nodes.indices.reversed() {
      let parent = Int(nodes[index].parent)
      nodes[index].least = min(nodes[index].least, nodes[index].ending)
      nodes[parent].least = min(nodes[parent].least, nodes[index].least)
      if nodes[index].kind == .literal { nodes[index].next = nodes[parent].special }
    }
  }
}

extension PathPattern.Segment {
  /// The kind of node of a segment that is not a literal.
  fileprivate func kind(in entry: PatternTable.Entry) -> TableNode.Kind {
    guard case .rest(let rest) = self else {
      if case .mixed = self { return .mixed }
      return tested(in: entry) == nil ? .plain : .tested
    }
    for parameter in rest.parameters where entry.shape(of: parameter.name) != nil {
      return .expression
    }
    return switch rest.form {
    case .segments: .segments
    case .anything: .anything
    case .expression: .expression
    }
  }
}
