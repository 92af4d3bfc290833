extension PatternTable {
  /// Builds a table.
  ///
  /// - Parameter entries: The patterns. Their order does not matter to what is found.
  /// - Complexity: O(*n* · log *n*), *n* = number of segments of all patterns.
  public init(_ entries: [Entry]) {
    var builder = Builder()
    for (index, entry) in entries.enumerated() {
      builder.insert(entry, at: index)
    }
    self = builder.flattened(entries)
  }

  /// A trie that can still grow.
  private struct Builder {
    /// What leads from a node to its children.
    enum Key: Hashable {
      case literal(ContiguousArray<UInt8>, folds: Bool)
      case typed, plain
    }

    /// A node and the entries that end there.
    struct Growing {
      var children: [Key: Int] = [:]
      var endings: [Int] = []
    }

    /// The nodes, the root first.
    var nodes = [Growing()]

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - index: Its position in the list.
    mutating func insert(_ entry: Entry, at index: Int) {
      var node = 0
      for segment in entry.pattern.segments {
        node = child(of: node, for: key(of: segment, in: entry))
      }
      nodes[node].endings.append(index)
    }

    /// Finds or makes a child.
    ///
    /// - Parameters:
    ///   - node: The parent.
    ///   - key: What leads to the child.
    /// - Returns: The position of the child.
    private mutating func child(of node: Int, for key: Key) -> Int {
      if let child = nodes[node].children[key] { return child }
      nodes.append(Growing())
      nodes[node].children[key] = nodes.count - 1
      return nodes.count - 1
    }

    /// What a segment leads by.
    ///
    /// - Parameters:
    ///   - segment: A segment of the entry.
    ///   - entry: The entry.
    /// - Returns: The key of the child. Letters that may differ in case are folded.
    private func key(of segment: PathPattern.Segment, in entry: Entry) -> Key {
      switch segment {
      case .parameter(let parameter):
        return entry.shapes[parameter.name] != nil ? .typed : .plain
      case .mixed, .rest: return .plain
      case .literal(let bytes):
        guard entry.caseInsensitiveLiterals else { return .literal(bytes, folds: false) }
        return .literal(ContiguousArray(bytes.lazy.map(\.asciiLowercased)), folds: true)
      }
    }

    /// Lays the trie out in flat arrays.
    ///
    /// - Parameter entries: The patterns.
    /// - Returns: The table.
    func flattened(_ entries: [Entry]) -> PatternTable {
      var flat = ContiguousArray<Node>()
      var edges = ContiguousArray<Edge>()
      var labels = ContiguousArray<UInt8>()
      var endings = ContiguousArray<Int32>()
      for node in nodes {
        let firstEdge = Int32(edges.count)
        let firstEnding = Int32(endings.count)
        for (label, folds, child) in Self.sortedLiterals(of: node) {
          let start = Int32(labels.count)
          labels += label
          edges.append(Edge(label: start..<Int32(labels.count), folds: folds, child: Int32(child)))
        }
        endings += node.endings.map(Int32.init)
        flat.append(
          Node(
            edges: firstEdge..<Int32(edges.count),
            typed: node.children[.typed].map(Int32.init) ?? -1,
            plain: node.children[.plain].map(Int32.init) ?? -1,
            endings: firstEnding..<Int32(endings.count)
          )
        )
      }
      return PatternTable(
        entries: entries,
        nodes: flat,
        edges: edges,
        labels: labels,
        endings: endings
      )
    }

    /// The literal children of a node, in the order in which matching looks them up.
    ///
    /// - Parameter node: The node.
    /// - Returns: Label, whether letters match in either case, and child; by folded label, the exact
    ///   one first.
    private static func sortedLiterals(
      of node: Growing
    ) -> [(label: ContiguousArray<UInt8>, folds: Bool, child: Int)] {
      var literals: [(label: ContiguousArray<UInt8>, folds: Bool, child: Int)] = []
      for (key, child) in node.children {
        guard case .literal(let label, folds: let folds) = key else { continue }
        literals.append((label, folds, child))
      }
      return literals.sorted { left, right in
        switch PatternTable.foldedOrder(left.label, right.label) {
        case 0:
          left.folds != right.folds
            ? right.folds : left.label.lexicographicallyPrecedes(right.label)
        case let order: order < 0
        }
      }
    }
  }

  /// Compares two texts in byte order, letters folded.
  ///
  /// - Parameters:
  ///   - left: A text.
  ///   - right: Another text.
  /// - Returns: A negative number, zero or a positive number.
  /// - Complexity: O(*n*), *n* = the shorter length.
  static func foldedOrder(
    _ left: some Collection<UInt8>,
    _ right: some Collection<UInt8>
  ) -> Int {
    for (left, right) in zip(left, right) {
      let difference = Int(left.asciiLowercased) - Int(right.asciiLowercased)
      if difference != 0 { return difference }
    }
    return left.count - right.count
  }
}
