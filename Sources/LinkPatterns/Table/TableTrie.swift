/// A trie of patterns that can still grow, in a few arrays of integers.
struct TableTrie {
  /// A node, in a list with its siblings of one kind.
  struct Node {
    /// Of a literal: its last eight bytes.
    var word: UInt64 = 0
    /// Of a literal: its length.
    var length: Int32 = 0
    /// Where its label begins, or the number of its test.
    var index: Int32 = 0
    /// The parent.
    var parent: Int32 = -1
    /// The next child of the parent, literals and others apart.
    var sibling: Int32 = -1
    /// The first child that is a literal.
    var firstLiteral: Int32 = -1
    /// The number of children that are literals.
    var literalCount: Int32 = 0
    /// The first child that is no literal.
    var firstSpecial: Int32 = -1
    /// The last alternative that ends here; see ``Ending/previous``.
    var lastEnding: Int32 = -1
    /// What it stands for.
    var kind = TableCell.Kind.literal
    /// Of a literal: whether it matches in either case.
    var folds = false
    /// Whether a child matches in either case.
    var hasFoldedLiterals = false
    /// Whether a child is a literal with capitals, or one that compares exactly beside one that folds.
    var mayHaveLiteralsOfOneText = false
    /// How specific it is, where it is no literal.
    var rank = SegmentRank(5)
  }

  /// An alternative, at the node where it ends.
  struct Ending {
    /// The position of the entry.
    let entry: Int32
    /// The node.
    let node: Int32
    /// The alternative that was added to the node before.
    let previous: Int32
    /// The position of the alternative in the entry's pattern.
    let index: UInt16
    /// What it asks of the end of the path.
    let slash: SlashRule
  }

  /// Upper bounds for automata.
  private let limits: PatternLimits
  /// The nodes, the root first.
  var nodes: ContiguousArray<Node> = [Node()]
  /// The alternatives, in the order of the entries.
  private(set) var endings: ContiguousArray<Ending> = []
  /// What stands before the last eight bytes of literals, eight bytes a word, the last of which may
  /// hold some of those.
  var labels: ContiguousArray<UInt64> = []
  /// What parameters must look like.
  fileprivate(set) var tests: ContiguousArray<SegmentTest> = []
  /// What the tests ask for.
  private(set) var forms: ContiguousArray<TableCell.Form> = []
  /// The languages with captures that belong to the tests.
  fileprivate(set) var captures: ContiguousArray<LanguageProgram?> = []
  /// Whether a test takes more instructions than the limits allow, so that nothing passes it.
  fileprivate(set) var hasTestsOverLimit = false
  /// The tests that read literals in either case, by those of which they take the place in a host.
  var foldedTests: [Int: Int] = [:]
  /// The numbers of the tests, by the texts they accept, perhaps with captures.
  private var testNumbers: [LanguageExpression: Int] = [:]
  /// The literals of all nodes, to find a child by its text: open addressing, -1 for none.
  var slots: ContiguousArray<Int32>
  /// The number of literals.
  var literalCount = 0

  /// Makes the trie of entries.
  ///
  /// - Complexity: O(*n*), *n* = number of segments of all patterns.
  init(_ entries: [PatternTable.Entry], limits: PatternLimits) {
    self.limits = limits
    var count = 64
    while count < entries.count * 4 { count *= 2 }
    slots = ContiguousArray(repeating: -1, count: count)
    nodes.reserveCapacity(entries.count * 3 + 8)
    endings.reserveCapacity(entries.count)
    for position in entries.indices {
      if case .plain(let plain) = entries[position].pattern.form {
        insert(plain, entries, at: position)
      } else {
        insert(entries[position], at: position)
      }
    }
  }

  /// Adds the alternatives of an entry.
  @inline(never)
  private mutating func insert(_ entry: PatternTable.Entry, at position: Int) {
    for (index, alternative) in entry.pattern.alternatives.enumerated() {
      var node: Int32 = 0
      for segment in alternative.segments { node = child(of: node, for: segment, in: entry) }
      let slash = SlashRule(
        entry.trailingSlash,
        hasSlash: entry.pattern.hasTrailingSlash,
        isRoot: alternative.segments.isEmpty
      )
      end(index, of: position, slash, at: node)
    }
  }

  /// Notes that an alternative ends at a node.
  @inline(__always)
  private mutating func end(
    _ index: Int,
    of entry: Int,
    _ slash: SlashRule,
    at node: Int32
  ) {
    guard node >= 0 else { return }
    let number = Int32(truncatingIfNeeded: endings.count)
    endings.append(
      Ending(
        entry: Int32(truncatingIfNeeded: entry),
        node: node,
        previous: nodes[Int(node)].lastEnding,
        index: UInt16(truncatingIfNeeded: index),
        slash: slash
      )
    )
    nodes[Int(node)].lastEnding = number
  }

  /// Adds an entry whose pattern is not written out.
  @inline(__always)
  private mutating func insert(
    _ plain: PlainPattern,
    _ entries: [PatternTable.Entry],
    at position: Int
  ) {
    let folds = entries[position].caseInsensitiveLiterals
    let hasShapes = !entries[position].shapes.isEmpty
    let last = UTF8Text.withBytes(of: entries[position].pattern.text) { bytes in
      var node: Int32 = 0
      var start = 1
      let end = plain.end
      while start < end {
        let next = plain.segmentEnd(from: start)
        if !plain.isParameter(at: start, in: bytes) {
          node = literal(start..<next, in: bytes, of: node, folds: folds)
        } else if hasShapes {
          let name = plain.text((start + 1)..<next, in: bytes)
          node = parameter(entries[position].shapes[name], of: node)
        } else {
          node = special(.plain, 0, SegmentRank(2), of: node)
        }
        start = next &+ 1
      }
      return node
    }
    let slash = SlashRule(
      entries[position].trailingSlash,
      hasSlash: plain.hasTrailingSlash,
      isRoot: plain.end <= 1
    )
    end(0, of: position, slash, at: last)
  }

  /// Finds or makes the child of a parameter without a regular expression.
  private mutating func parameter(_ shape: ParameterShape?, of node: Int32) -> Int32 {
    guard let shape else { return special(.plain, 0, SegmentRank(2), of: node) }
    let test = number(of: shape.expression, hasCaptures: false)
    return special(.tested, test, SegmentRank(3), of: node)
  }

  /// Finds or makes the child that a segment leads to.
  private mutating func child(
    of node: Int32,
    for segment: PathPattern.Segment,
    in entry: PatternTable.Entry
  ) -> Int32 {
    let ignoresCase = entry.caseInsensitiveLiterals
    var kind = TableCell.Kind.plain
    var test = 0
    switch segment {
    case .literal(let text):
      return literal(0..<text.count, in: text.span, of: node, folds: ignoresCase)
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
    if node == 0 { noteHost(segment, of: entry, test) }
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
    guard node >= 0 else { return node }
    var child = nodes[Int(node)].firstSpecial
    while child >= 0 {
      let other = nodes[Int(child)]
      if other.kind == kind, Int(other.index) == test, other.rank == rank { return child }
      child = other.sibling
    }
    let new = Int32(truncatingIfNeeded: nodes.count)
    let sibling = nodes[Int(node)].firstSpecial
    nodes[Int(node)].firstSpecial = new
    let index = Int32(truncatingIfNeeded: test)
    nodes.append(Node(index: index, parent: node, sibling: sibling, kind: kind, rank: rank))
    return new
  }
}

extension TableTrie {
  /// Finds or compiles a test.
  mutating func number(of language: LanguageExpression, hasCaptures: Bool) -> Int {
    if let number = testNumbers[language] { return number }
    testNumbers[language] = tests.count
    let program =
      hasCaptures ? try? LanguageProgram(language, maximumSize: limits.instructions) : nil
    tests.append(SegmentTest(language.withoutCaptures, limits: limits))
    captures.append(program)
    forms.append(TableCell.Form(of: language, limits: limits))
    if tests.last?.isOverLimit == true || (hasCaptures && program == nil) {
      hasTestsOverLimit = true
    }
    return tests.count - 1
  }
}
