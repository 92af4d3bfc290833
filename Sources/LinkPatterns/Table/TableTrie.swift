/// A trie of patterns that can still grow.
struct TableTrie {
  /// A node, in a list with its siblings of one kind.
  struct Node {
    /// What it stands for.
    var kind = TableCell.Kind.literal
    /// Where its label begins, or the number of its test.
    var index = 0
    /// Of a literal: its last eight bytes.
    var word: UInt64 = 0
    /// Of a literal: its length.
    var length = 0
    /// Of a literal: whether it matches in either case.
    var folds = false
    /// How specific it is, where it is no literal.
    var rank = SegmentRank(5)
    /// The parent.
    var parent: Int32 = -1
    /// The next child of the parent, literals and others apart.
    var sibling: Int32 = -1
    /// The first child that is a literal.
    var firstLiteral: Int32 = -1
    /// The number of children that are literals.
    var literalCount = 0
    /// Whether one of them matches in either case.
    var hasFoldedLiterals = false
    /// The first child that is no literal.
    var firstSpecial: Int32 = -1
    /// The last alternative that ends here; see ``Ending/previous``.
    var lastEnding: Int32 = -1
  }

  /// An alternative, at the node where it ends.
  struct Ending {
    /// The position of the entry.
    let entry: Int
    /// The position of the alternative in the entry's pattern.
    let index: Int
    /// The node.
    let node: Int32
    /// The alternative that was added to the node before.
    let previous: Int32
    /// What it asks of the end of the path.
    let slash: SlashRule
  }

  /// Upper bounds for automata.
  private let limits: PatternLimits
  /// The nodes, the root first.
  var nodes: ContiguousArray<Node> = [Node()]
  /// The alternatives, in the order of the entries.
  private(set) var endings: ContiguousArray<Ending> = []
  /// The text of literals of more than eight bytes.
  private(set) var labels: ContiguousArray<UInt8> = []
  /// What parameters must look like.
  private(set) var tests: ContiguousArray<SegmentTest> = []
  /// The languages with captures that belong to the tests.
  private(set) var captures: ContiguousArray<LanguageProgram?> = []
  /// The numbers of the tests, by the texts they accept, perhaps with captures.
  private var testNumbers: [LanguageExpression: Int] = [:]
  /// The literals of all nodes, to find a child by its text: open addressing, -1 for none.
  private var slots = ContiguousArray<Int32>(repeating: -1, count: 64)
  /// The number of literals.
  private var literalCount = 0

  /// Creates an empty trie.
  ///
  /// - Parameter limits: Upper bounds for automata.
  init(limits: PatternLimits) {
    self.limits = limits
  }

  /// Adds the alternatives of an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - position: Its position.
  mutating func insert(_ entry: PatternTable.Entry, at position: Int) {
    for (index, alternative) in entry.pattern.alternatives.enumerated() {
      var node: Int32 = 0
      for segment in alternative.segments { node = child(of: node, for: segment, in: entry) }
      let ending = Ending(
        entry: position,
        index: index,
        node: node,
        previous: nodes[Int(node)].lastEnding,
        slash: SlashRule(
          entry.trailingSlash,
          hasSlash: entry.pattern.hasTrailingSlash,
          isRoot: alternative.segments.isEmpty
        )
      )
      nodes[Int(node)].lastEnding = Int32(truncatingIfNeeded: endings.count)
      endings.append(ending)
    }
  }

  /// Finds or makes the child that a segment leads to.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - segment: The segment.
  ///   - entry: Its entry.
  /// - Returns: The child.
  private mutating func child(
    of node: Int32,
    for segment: PathPattern.Segment,
    in entry: PatternTable.Entry
  ) -> Int32 {
    let ignoresCase = entry.caseInsensitiveLiterals
    var kind = TableCell.Kind.plain
    var test = 0
    switch segment {
    case .literal(let text): return literal(text, of: node, folds: ignoresCase)
    case .parameter:
      if let language = segment.language(entry) {
        kind = .tested
        test = number(of: language, hasCaptures: false)
      }
    case .mixed:
      kind = .tested
      test = number(of: segment.language(entry) ?? .empty, hasCaptures: true)
    case .rest(let rest):
      let hasShape = rest.parameterNames.contains { entry.shapes[$0] != nil }
      switch rest.form {
      case .segments where !hasShape: kind = .segments
      case .anything where !hasShape: kind = .anything
      default:
        kind = .expression
        let language = rest.language(shapes: entry.shapes, ignoresCase: ignoresCase)
        test = number(of: language, hasCaptures: true)
      }
    }
    let rank = segment.ranks { entry.shapes[$0] != nil }.first ?? SegmentRank(0)
    return special(kind, test, rank, of: node)
  }

  /// Finds or makes a child that is no literal.
  private mutating func special(
    _ kind: TableCell.Kind,
    _ test: Int,
    _ rank: SegmentRank,
    of node: Int32
  ) -> Int32 {
    var child = nodes[Int(node)].firstSpecial
    while child >= 0 {
      let other = nodes[Int(child)]
      if other.kind == kind, other.index == test, other.rank == rank { return child }
      child = other.sibling
    }
    let sibling = nodes[Int(node)].firstSpecial
    nodes[Int(node)].firstSpecial = Int32(truncatingIfNeeded: nodes.count)
    nodes.append(Node(kind: kind, index: test, rank: rank, parent: node, sibling: sibling))
    return nodes[Int(node)].firstSpecial
  }

  /// Finds or compiles a test.
  private mutating func number(of language: LanguageExpression, hasCaptures: Bool) -> Int {
    if let number = testNumbers[language] { return number }
    testNumbers[language] = tests.count
    let program =
      hasCaptures ? try? LanguageProgram(language, maximumSize: limits.instructions) : nil
    tests.append(SegmentTest(language.withoutCaptures, limits: limits))
    captures.append(program)
    return tests.count - 1
  }
}

// MARK: - Literals

extension TableTrie {
  /// Finds or makes the child of a literal.
  ///
  /// - Parameters:
  ///   - text: The literal.
  ///   - node: The node.
  ///   - folds: Whether it matches in either case.
  /// - Returns: The child.
  private mutating func literal(
    _ text: ContiguousArray<UInt8>,
    of node: Int32,
    folds: Bool
  ) -> Int32 {
    let bytes = text.span
    let length = bytes.count
    let word = bytes.lastWord(from: 0, to: length)
    var slot = slotIndex(word, length, node)
    while slots[slot] >= 0 {
      let child = slots[slot]
      let other = nodes[Int(child)]
      if other.parent == node, other.word == word, other.length == length, other.folds == folds,
        length <= 8
          || labels[other.index..<(other.index + length)].elementsEqual(text)
      {
        return child
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let child = Int32(truncatingIfNeeded: nodes.count)
    slots[slot] = child
    var new = Node(index: labels.count, word: word, length: length, folds: folds, parent: node)
    new.sibling = nodes[Int(node)].firstLiteral
    nodes.append(new)
    nodes[Int(node)].firstLiteral = child
    nodes[Int(node)].literalCount += 1
    if folds { nodes[Int(node)].hasFoldedLiterals = true }
    if length > 8 { labels += text }
    literalCount += 1
    if literalCount * 2 > slots.count { growSlots() }
    return child
  }

  /// Where a literal is looked for first.
  private func slotIndex(_ word: UInt64, _ length: Int, _ node: Int32) -> Int {
    let mixed = word ^ UInt64(truncatingIfNeeded: node) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: TableSlots.hash(mixed, length) &>> 32) & (slots.count - 1)
  }

  /// The children of a node that are literals, in the order of the list.
  func literals(of node: Int) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(nodes[node].literalCount)
    var child = nodes[node].firstLiteral
    while child >= 0 {
      result.append(child)
      child = nodes[Int(child)].sibling
    }
    return result
  }

  /// Chooses how the literals of a node are found.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - folds: Whether they are looked up by their folded bytes.
  /// - Returns: The slots, at most three quarters of which are taken; `nil` without literals.
  func slots(of node: Int, folds: Bool) -> TableSlots? {
    guard nodes[node].literalCount > 0 else { return nil }
    let hashes = literals(of: node).map { child in
      let literal = nodes[Int(child)]
      let word = folds ? literal.word.asciiLowercasedBytes : literal.word
      return TableSlots.hash(word, literal.length)
    }
    var count = 1
    while count * 3 < hashes.count * 4, count < hashes.count || hashes.count > 1 { count *= 2 }
    while count < 1 << 20 {
      if let slots = TableSlots.best(for: hashes, count: count, folds: folds) { return slots }
      count *= 2
    }
    return TableSlots(count: count, shift: 40, distance: 31, folds: folds)
  }

  /// Doubles the slots.
  private mutating func growSlots() {
    slots = ContiguousArray(repeating: -1, count: slots.count * 2)
    for index in nodes.indices.dropFirst() where nodes[index].kind == .literal {
      var slot = slotIndex(nodes[index].word, nodes[index].length, nodes[index].parent)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }
}

// MARK: - Ranks

extension TableTrie {
  /// The children of a node that are no literals, in the order of the list.
  func specials(of node: Int) -> [Int32] {
    var result: [Int32] = []
    var child = nodes[node].firstSpecial
    while child >= 0 {
      result.append(child)
      child = nodes[Int(child)].sibling
    }
    return result
  }

  /// Puts the children that are no literals into the order of their ranks.
  mutating func sortChildren() {
    for node in nodes.indices {
      let first = nodes[node].firstSpecial
      guard first >= 0, nodes[Int(first)].sibling >= 0 else { continue }
      let sorted = specials(of: node)
        .sorted { nodes[Int($1)].rank < nodes[Int($0)].rank }
      nodes[node].firstSpecial = sorted[0]
      for (child, next) in zip(sorted, sorted.dropFirst() + [-1]) {
        nodes[Int(child)].sibling = next
      }
    }
  }

  /// Whether no two children of a node that may take one text have the same rank.
  var isRanked: Bool {
    nodes.indices.allSatisfy { node in
      let specials = specials(of: node)
      let isApart = zip(specials, specials.dropFirst())
        .allSatisfy { nodes[Int($0)].rank != nodes[Int($1)].rank }
      return isApart && !hasLiteralsThatDifferInCase(node)
    }
  }

  /// Tells whether two literals of a node may match one segment.
  private func hasLiteralsThatDifferInCase(_ node: Int) -> Bool {
    guard node == 0 || nodes[node].hasFoldedLiterals else { return false }
    var seen: Set<UInt64> = []
    var isLowercase = true
    var child = nodes[node].firstLiteral
    while child >= 0 {
      let literal = nodes[Int(child)]
      let word = literal.word.asciiLowercasedBytes
      let isPlain = word == literal.word && literal.length <= 8 && !literal.folds
      if !isPlain { isLowercase = false }
      child = literal.sibling
    }
    if isLowercase { return false }
    child = nodes[node].firstLiteral
    while child >= 0 {
      let literal = nodes[Int(child)]
      let mixed = TableSlots.hash(literal.word.asciiLowercasedBytes, literal.length)
      if !seen.insert(mixed).inserted { return true }
      child = literal.sibling
    }
    return false
  }
}
