/// One way through a table: from the root to the best alternative that matches a path.
///
/// It goes down by literals first and then by parameters, best rank first, and steps back by the
/// links that every node has to its parent and its next sibling, so it needs no memory of its own.
/// No node is entered twice.
///
/// In a table where ranks alone decide, what is found first is the best. In others the search goes on,
/// and leaves out nodes below which there is nothing better.
struct TableWalk {
  /// The path.
  private let path: TablePath
  /// The slashes of the path.
  private(set) var slashes: SlashMap
  /// The node that was entered last.
  private var node: UInt32
  /// Where the next segment begins; behind the end of the path when there is none.
  private var position: Int
  /// The least alternative found so far.
  private var best = TableCell.noEnding
  /// Alternatives up to this number are passed over.
  private let floor: Int
  /// The number of nodes entered.
  private(set) var steps = 0

  /// In place of a child: a node was entered already.
  private static var entered: UInt32 { .max }

  /// Prepares a walk.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: The text.
  ///   - root: The node to start from.
  ///   - floor: The number of the alternative found before, or -1.
  @inline(__always)
  init(_ path: TablePath, in bytes: Span<UInt8>, root: UInt32, after floor: Int) {
    self.path = path
    self.floor = floor
    slashes = SlashMap(bytes, from: path.start, to: path.end)
    node = root
    position = path.isRoot ? path.end &+ 1 : path.start
  }

  /// Walks.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - bytes: The text.
  /// - Returns: The number of the best alternative above the floor, or ``TableCell/noEnding``.
  /// - Complexity: O(*m*), *m* = nodes below the root, each with one look-up; usually one a segment.
  @inline(__always)
  mutating func run(_ table: PatternTable, _ bytes: Span<UInt8>) -> UInt32 {
    let cells = table.cells.span
    while true {
      steps &+= 1
      let header = cells[Int(node)]
      var end = path.end
      var special: UInt32 = 0
      if position > path.end {
        if header.ending != TableCell.noEnding {
          note(header.ending, table)
          if best != TableCell.noEnding, table.isRanked { return best }
        }
        special = path.hasTrailingSlash ? header.high : 0
      } else {
        end = slashes.next(from: position, to: path.end, in: bytes)
        if end > position, header.low != TableCell.noSlots {
          let child = literal(header.low, to: end, table, bytes)
          if child != 0, enter(child, cells, end) { continue }
        }
        special = header.high
      }
      while !takeSpecial(special, to: end, table, bytes) {
        if best != TableCell.noEnding, table.isRanked { return best }
        if node == 0 || node == table.hostRoot { return best }
        end = position &- 1
        special = stepBack(table, bytes)
      }
    }
  }

  /// Enters a node if there may be something better below it.
  ///
  /// - Parameters:
  ///   - child: The node.
  ///   - cells: The cells of the table.
  ///   - end: Where the segment ends that leads to it.
  /// - Returns: Whether it was entered.
  @inline(__always)
  private mutating func enter(_ child: UInt32, _ cells: Span<TableCell>, _ end: Int) -> Bool {
    if best != TableCell.noEnding, cells[Int(child)].least >= best { return false }
    node = child
    position = end &+ 1
    return true
  }

  /// Goes back to the parent.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - bytes: The text.
  /// - Returns: The next child of it to try that is no literal, 0 for none, or ``entered``.
  private mutating func stepBack(_ table: PatternTable, _ bytes: Span<UInt8>) -> UInt32 {
    let cells = table.cells.span
    let (child, link) = (node, cells[Int(node) &+ 1])
    let end = position &- 1
    position = slashes.segmentStart(before: end, from: path.start, in: bytes)
    node = link.low
    guard link.kind == .literal else { return link.high }
    let header = cells[Int(node == 0 && path.foldsFirst ? table.hostRoot : node)]
    if header.low & TableCell.foldsBit != 0 {
      let next = foldedLiteral(header.low, to: end, after: child, table, bytes)
      if next != 0, enter(next, cells, end) { return Self.entered }
    }
    return header.high
  }

  /// Takes the first of a list of children that fits.
  ///
  /// - Parameters:
  ///   - first: The first child of the list, 0 for none, or ``entered``.
  ///   - end: Where the segment ends.
  ///   - table: The table.
  ///   - bytes: The text.
  /// - Returns: Whether a node was entered.
  @inline(__always)
  private mutating func takeSpecial(
    _ first: UInt32,
    to end: Int,
    _ table: PatternTable,
    _ bytes: Span<UInt8>
  ) -> Bool {
    let cells = table.cells.span
    var child = first
    while child != 0 {
      if child == Self.entered { return true }
      let link = cells[Int(child) &+ 1]
      if link.kind == .plain {
        if end > position, enter(child, cells, end) { return true }
      } else if takeTested(child, link, to: end, table, bytes) {
        return true
      }
      child = link.high
    }
    return false
  }

  /// Takes a child that looks at the text of the segment, or at all that is left.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - link: Its link.
  ///   - end: Where the segment ends.
  ///   - table: The table.
  ///   - bytes: The text.
  /// - Returns: Whether a node was entered; what takes all that is left is noted at once.
  @inline(never)
  private mutating func takeTested(
    _ child: UInt32,
    _ link: TableCell,
    to end: Int,
    _ table: PatternTable,
    _ bytes: Span<UInt8>
  ) -> Bool {
    let cells = table.cells.span
    let isLeft = position <= path.end
    switch link.kind {
    case .literal, .plain: return false
    case .tested:
      guard end > position, table.tests[link.index].accepts(bytes, position..<end) else {
        return false
      }
      return enter(child, cells, end)
    case .segments:
      guard isLeft, hasNoEmptySegment(bytes) else { return false }
    case .anything: break
    case .expression:
      guard table.acceptsRest(link.index, bytes, path, from: position) else { return false }
    }
    note(cells[Int(child)].ending, table)
    return false
  }

  /// Tells whether none of the segments that are left is empty.
  private func hasNoEmptySegment(_ bytes: Span<UInt8>) -> Bool {
    var wasSlash = true
    for index in position..<path.end {
      let isSlash = bytes[index] == UInt8(ascii: "/")
      if isSlash, wasSlash { return false }
      wasSlash = isSlash
    }
    return !wasSlash
  }

  /// Notes the best of the alternatives that end at a node.
  ///
  /// - Parameters:
  ///   - ending: The first of them.
  ///   - table: The table.
  @inline(__always)
  private mutating func note(_ ending: UInt32, _ table: PatternTable) {
    let alternatives = table.alternatives.span
    var ending = ending
    while ending != TableCell.noEnding, ending < best {
      let alternative = alternatives[Int(ending)]
      if Int(ending) > floor, alternative.slash.admits(path) {
        best = ending
        return
      }
      ending = alternative.next
    }
  }
}

// MARK: - Literals

extension TableWalk {
  /// Looks up the segment among the literals of the node.
  ///
  /// - Parameters:
  ///   - mask: The mask of the node.
  ///   - end: Where the segment ends.
  ///   - table: The table.
  ///   - bytes: The text.
  /// - Returns: The child, or 0.
  @inline(__always)
  private func literal(
    _ mask: UInt32,
    to end: Int,
    _ table: PatternTable,
    _ bytes: Span<UInt8>
  ) -> UInt32 {
    if mask & TableCell.foldsBit != 0 {
      return foldedLiteral(mask, to: end, after: 0, table, bytes)
    }
    let cells = table.cells.span
    let length = end &- position
    let word = bytes.lastWord(from: position, to: end)
    let first = Int(node) &+ 2
    var slot = UInt32(truncatingIfNeeded: TableCell.hash(word, length)) & mask
    for _ in 0...mask {
      let cell = cells[first &+ Int(slot)]
      if cell.low == 0 { return 0 }
      if cell.key == word, Int(cell.high) == length {
        if length <= 8 || hasLabel(cell.low, to: end &- 8, folded: false, table, bytes) {
          return cell.low
        }
      }
      slot = (slot &+ 1) & mask
    }
    return 0
  }

  /// Looks up the segment among literals some of which match in either case.
  ///
  /// - Parameters:
  ///   - mask: The mask of the node.
  ///   - end: Where the segment ends.
  ///   - previous: The child that was found before, or 0.
  ///   - table: The table.
  ///   - bytes: The text.
  /// - Returns: The child, or 0.
  @inline(never)
  private func foldedLiteral(
    _ mask: UInt32,
    to end: Int,
    after previous: UInt32,
    _ table: PatternTable,
    _ bytes: Span<UInt8>
  ) -> UInt32 {
    let cells = table.cells.span
    let mask = mask & ~TableCell.foldsBit
    let isHost = path.foldsFirst && position == path.start
    let length = end &- position
    let exact = bytes.lastWord(from: position, to: end)
    let word = exact.asciiLowercasedBytes
    let first = Int(node == 0 && isHost ? table.hostRoot : node) &+ 2
    var slot = UInt32(truncatingIfNeeded: TableCell.hash(word, length)) & mask
    var isPassed = previous == 0
    for _ in 0...mask {
      let cell = cells[first &+ Int(slot)]
      if cell.low == 0 { return 0 }
      let folds = isHost || cell.folds
      let isSame = folds ? cell.key.asciiLowercasedBytes == word : cell.key == exact
      if isSame, cell.length == length,
        length <= 8 || hasLabel(cell.low, to: end &- 8, folded: folds, table, bytes)
      {
        if isPassed { return cell.low }
        isPassed = cell.low == previous
      }
      slot = (slot &+ 1) & mask
    }
    return 0
  }

  /// Compares what stands before the last eight bytes of a literal.
  ///
  /// - Parameters:
  ///   - child: The node of the literal.
  ///   - end: Where the compared part of the segment ends.
  ///   - folded: Whether letters match in either case.
  ///   - table: The table.
  ///   - bytes: The text.
  /// - Returns: Whether it is the same.
  @inline(__always)
  private func hasLabel(
    _ child: UInt32,
    to end: Int,
    folded: Bool,
    _ table: PatternTable,
    _ bytes: Span<UInt8>
  ) -> Bool {
    let labels = table.labels.span
    var label = table.cells.span[Int(child) &+ 1].index
    var index = position
    while index < end {
      let (left, right) = (labels[label], bytes[index])
      let isSame = folded ? left.asciiLowercased == right.asciiLowercased : left == right
      guard isSame else { return false }
      label &+= 1
      index &+= 1
    }
    return true
  }
}
