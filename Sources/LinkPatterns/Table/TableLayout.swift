/// Where the nodes of a trie go in the cells of a table: depth first, so that a node and its children
/// are near each other.
struct TableLayout {
  /// The nodes, a parent before its children, by literals first and then by rank.
  private(set) var walk: [Int32] = []
  /// The place of each node's header.
  private(set) var places: ContiguousArray<UInt32>
  /// How the literals of each node are found.
  private(set) var slots: ContiguousArray<TableSlots?>
  /// How the literals of the root are found in paths that begin with a host.
  private(set) var hostSlots: TableSlots?
  /// The place of the second header of the root, for paths that begin with a host.
  private(set) var hostRoot: UInt32 = 0
  /// The number of cells.
  private(set) var cellCount = 0

  /// Lays out a trie.
  init(_ trie: TableTrie) {
    places = ContiguousArray(repeating: 0, count: trie.nodes.count)
    slots = ContiguousArray(repeating: nil, count: trie.nodes.count)
    walk.reserveCapacity(trie.nodes.count)
    var chooser = SlotsChooser()
    var pending: ContiguousArray<Int32> = [0]
    while let node = pending.popLast() {
      walk.append(node)
      cellCount += Self.lead(of: trie.nodes[Int(node)])
      places[Int(node)] = UInt32(truncatingIfNeeded: cellCount)
      let folds = trie.nodes[Int(node)].hasFoldedLiterals
      slots[Int(node)] = chooser.slots(of: Int(node), in: trie, takesAll: folds)
      cellCount += 1 + (slots[Int(node)]?.count ?? 0)
      if node == 0 {
        hostRoot = UInt32(truncatingIfNeeded: cellCount)
        hostSlots = chooser.slots(of: 0, in: trie, takesAll: true)
        cellCount += 1 + (hostSlots?.count ?? 0)
      }
      // What is pushed last is laid out first.
      let start = pending.count
      var child = trie.nodes[Int(node)].firstSpecial
      while child >= 0 {
        pending.insert(child, at: start)
        child = trie.nodes[Int(child)].sibling
      }
      child = trie.nodes[Int(node)].firstLiteral
      while child >= 0 {
        pending.append(child)
        child = trie.nodes[Int(child)].sibling
      }
    }
  }

  /// The number of cells before the header of a node.
  @inline(__always)
  private static func lead(of node: TableTrie.Node) -> Int {
    node.parent < 0 ? 0 : max(1, TableTrie.labelCount(Int(node.length)))
  }

  /// Numbers alternatives in the order in which a walk finds them.
  func walkOrder(_ trie: TableTrie, _ order: TableOrder) -> ContiguousArray<Int32> {
    var result: ContiguousArray<Int32> = []
    result.reserveCapacity(trie.endings.count)
    for node in walk {
      var ending = trie.nodes[Int(node)].lastEnding
      guard ending >= 0 else { continue }
      if trie.endings[Int(ending)].previous < 0 {
        result.append(ending)
        continue
      }
      var here: ContiguousArray<Int32> = []
      while ending >= 0 {
        here.append(ending)
        ending = trie.endings[Int(ending)].previous
      }
      // They are behind the same tests, so these do not decide.
      result += sorted(here, trie, order) { _ in [] }
    }
    return result
  }

  /// Numbers alternatives by precedence alone.
  func totalOrder(_ trie: TableTrie, _ order: TableOrder) -> ContiguousArray<Int32> {
    let all = trie.endings.indices.map { Int32(truncatingIfNeeded: $0) }
    let sizes = trie.sizes
    let ends = TableTrie.sizesOfUntestedEnds
    return sorted(ContiguousArray(all), trie, order) { node in
      var result = trie.tests(upTo: node).map { $0 < 0 ? [] : sizes[$0] }
      if let end = ends[trie.nodes[Int(node)].kind], !result.isEmpty {
        result[result.count - 1] = end
      }
      return result
    }
  }

  /// Sorts alternatives.
  private func sorted(
    _ endings: ContiguousArray<Int32>,
    _ trie: TableTrie,
    _ order: TableOrder,
    sizes: (Int32) -> [[WordCount]]
  ) -> ContiguousArray<Int32> {
    let items = endings.map { position -> (Int32, TableOrder.Item) in
      let ending = trie.endings[Int(position)]
      let entry = order.entries[Int(ending.entry)]
      let segments = entry.pattern.alternatives[Int(ending.index)].segments
      let item = TableOrder.Item(
        entry: Int(ending.entry),
        index: Int(ending.index),
        ranks: segments.flatMap { $0.ranks { entry.shapes[$0] != nil } },
        sizes: sizes(ending.node)
      )
      return (position, item)
    }
    return ContiguousArray(items.sorted { order.precedes($0.1, $1.1) }.map(\.0))
  }
}

extension TableTrie {
  /// How many short words pass each test; a rest without the slash before it.
  fileprivate var sizes: [[WordCount]] {
    var isRest = [Bool](repeating: false, count: tests.count)
    for node in nodes where node.kind == .expression { isRest[Int(node.index)] = true }
    return zip(tests, isRest).map { $0.wordCounts(withoutSlash: $1) }
  }

  /// How many short texts the ends of patterns take that need no test, without the slash before them.
  fileprivate static var sizesOfUntestedEnds: [TableCell.Kind: [WordCount]] {
    let slash = LanguageExpression.literal([UInt8(ascii: "/")])
    let name = LanguageExpression.repeated(.byte(.except(UInt8(ascii: "/"))), 1, nil)
    let languages: [(TableCell.Kind, LanguageExpression)] = [
      (.segments, .repeated(.joined([slash, name]), 1, nil)),
      (.anything, .joined([slash, .repeated(.byte(.all), 0, nil)])),
    ]
    return Dictionary(
      uniqueKeysWithValues: languages.map { kind, language in
        (kind, SegmentTest(language, limits: .standard).wordCounts(withoutSlash: true))
      }
    )
  }

  /// The numbers of the tests on the way to a node, segment by segment.
  func tests(upTo node: Int32) -> [Int] {
    var numbers: [Int] = []
    var node = node
    while node > 0 {
      let isTested = nodes[Int(node)].kind == .tested || nodes[Int(node)].kind == .expression
      numbers.append(isTested ? Int(nodes[Int(node)].index) : -1)
      node = nodes[Int(node)].parent
    }
    return numbers.reversed()
  }
}
