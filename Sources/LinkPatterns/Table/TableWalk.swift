/// One search through a table, depth first: a literal before all else, then the highest rank.
///
/// There is no stack: the way back leads over the parents. A node is entered once at most, since a tree
/// has one way to each.
struct TableWalk: ~Copyable {
  private let path: TablePath
  private var slashes: SlashMap
  private var node: UInt32 = 0
  private var position: Int
  /// The alternative that wins among those that were found.
  private var best = TableNode.noEnding
  private let maximumSteps: Int
  private let isRanked: Bool
  /// Whether all alternatives are looked for, and not the one that wins.
  private let takesAll: Bool
  /// All alternatives that were found, in the order in which they were.
  private(set) var all: ContiguousArray<UInt32> = []
  /// A node that was entered, a byte that was tested, and an alternative that was passed over, each.
  private(set) var steps = 0

  /// Whether there were more steps than the limits allow.
  var isGivenUp: Bool { steps > maximumSteps }

  /// Whether nothing can win over what was found.
  private var isDecided: Bool { isRanked && best != TableNode.noEnding }

  init(
    _ path: TablePath,
    _ slashes: SlashMap,
    _ table: TableStorage,
    takesAll: Bool = false,
    maximumSteps: Int = .max
  ) {
    self.path = path
    self.slashes = slashes
    self.takesAll = takesAll
    self.maximumSteps = maximumSteps
    isRanked = table.isRanked
    position = path.isRoot ? path.end &+ 1 : path.start
  }

  /// Finds the alternative that wins; ``TableNode/noEnding`` when there is none.
  mutating func run(_ table: TableStorage, _ bytes: Span<UInt8>) -> UInt32 {
    let (block, index) = (table.nodes, table.literals.slots)
    let (nodes, slots) = (block.span, index.span)
    while true {
      steps &+= 1
      let here = nodes[Int(node)]
      var special: UInt32 = 0
      var end = path.end
      if position > path.end {
        note(here.ending, table)
        special = path.hasTrailingSlash ? here.special : 0
      } else {
        end = slashes.next(from: position, to: path.end, in: bytes)
        if here.hasLiterals, end > position, enterLiteral(to: end, table, nodes, slots, bytes) {
          continue
        }
        special = here.special
      }
      while !enterSpecial(special, to: end, table, nodes, bytes) {
        if isGivenUp { return TableNode.noEnding }
        if node == 0 || isDecided { return best }
        end = position &- 1
        guard let next = stepBack(table, nodes, slots, bytes) else { break }
        special = next
      }
    }
  }

  /// Goes to the child with the literal of the segment.
  @inline(__always)
  private mutating func enterLiteral(
    after previous: UInt32 = 0,
    to end: Int,
    _ table: TableStorage,
    _ nodes: Span<TableNode>,
    _ slots: Span<LiteralIndex.Slot>,
    _ bytes: Span<UInt8>
  ) -> Bool {
    let isHost = path.foldsFirst && position == path.start
    var child = previous
    repeat {
      child = table.literals.child(
        of: node,
        slots,
        bytes,
        position..<end,
        foldsAll: isHost,
        after: child
      )
      if child == 0 { return false }
    } while !enter(child, nodes, end)
    return true
  }

  /// Goes to a child, unless all that is below loses to what was found.
  @inline(__always)
  private mutating func enter(_ child: UInt32, _ nodes: Span<TableNode>, _ end: Int) -> Bool {
    if nodes[Int(child)].least >= best { return false }
    node = child
    position = end &+ 1
    return true
  }

  /// Goes to the parent and tells the child to try next; `nil` when it went on to another literal.
  @inline(never)
  private mutating func stepBack(
    _ table: TableStorage,
    _ nodes: Span<TableNode>,
    _ slots: Span<LiteralIndex.Slot>,
    _ bytes: Span<UInt8>
  ) -> UInt32? {
    let (child, left) = (node, nodes[Int(node)])
    let end = position &- 1
    position = slashes.segmentStart(before: end, from: path.start, in: bytes)
    node = left.parent
    guard left.kind == .literal else { return left.next }
    if enterLiteral(after: child, to: end, table, nodes, slots, bytes) { return nil }
    return nodes[Int(node)].special
  }

  /// Goes to the first of some children that takes the segment, and notes those that take all the rest.
  @inline(__always)
  private mutating func enterSpecial(
    _ first: UInt32,
    to end: Int,
    _ table: TableStorage,
    _ nodes: Span<TableNode>,
    _ bytes: Span<UInt8>
  ) -> Bool {
    var child = first
    while child != 0, !isDecided, !isGivenUp {
      let special = nodes[Int(child)]
      if special.kind == .plain {
        if end > position, enter(child, nodes, end) { return true }
      } else if takes(special, to: end, table, bytes) {
        if special.kind == .tested {
          if enter(child, nodes, end) { return true }
        } else {
          note(special.ending, table)
        }
      }
      child = special.next
    }
    return false
  }

  /// Tells whether a child with a test takes the segment, or all the rest.
  private mutating func takes(
    _ child: TableNode,
    to end: Int,
    _ table: TableStorage,
    _ bytes: Span<UInt8>
  ) -> Bool {
    switch child.kind {
    case .literal, .plain: return false
    case .anything: return true
    case .segments:
      steps &+= max(0, path.end &- position)
      return hasNoEmptySegment(bytes)
    case .tested:
      guard end > position else { return false }
      let test = table.test(of: child, at: position, of: path)
      return test.accepts(bytes, from: position, to: end, &steps, maximumSteps)
    case .expression:
      let test = table.test(of: child, at: position, of: path)
      return table.accepts(test, from: position, path, bytes, &steps, maximumSteps)
    }
  }

  private func hasNoEmptySegment(_ bytes: Span<UInt8>) -> Bool {
    guard position <= path.end else { return false }
    var wasSlash = true
    for index in position..<path.end {
      let isSlash = bytes[index] == UInt8(ascii: "/")
      if isSlash, wasSlash { return false }
      wasSlash = isSlash
    }
    return !wasSlash
  }

  /// Notes the first of the alternatives of a node that the end of the path suits, or all of them.
  @inline(__always)
  private mutating func note(_ ending: UInt32, _ table: TableStorage) {
    var ending = ending
    while ending < best {
      let alternative = table.alternatives[Int(ending)]
      if alternative.slash.admits(path) {
        guard takesAll else {
          best = ending
          return
        }
        all.append(ending)
      }
      steps &+= 1
      ending = alternative.next
    }
  }
}

extension TableStorage {
  /// The test of a node, in the place of a path where it is asked for.
  func test(of node: TableNode, at position: Int, of path: TablePath) -> SegmentTest {
    let isHost = path.foldsFirst && position == path.start
    return tests.all[Int(isHost ? tests.hosts[Int(node.test)] : node.test)]
  }

  /// Tells whether the rest of a path, with the slash before it, has the form that a pattern ends with.
  func accepts(
    _ test: SegmentTest,
    from position: Int,
    _ path: TablePath,
    _ bytes: Span<UInt8>,
    _ steps: inout Int,
    _ maximumSteps: Int
  ) -> Bool {
    guard position <= path.end || path.hasTrailingSlash else { return false }
    let text = Self.withSlash(bytes, position, max(position, path.end))
    return test.accepts(text.span, from: 0, to: text.count, &steps, maximumSteps)
  }

  /// A part of a text with a slash before it: a host has none.
  static func withSlash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> ContiguousArray<UInt8> {
    var text: ContiguousArray<UInt8> = [UInt8(ascii: "/")]
    text.reserveCapacity(end - start + 1)
    for index in start..<end { text.append(bytes[index]) }
    return text
  }
}
