/// One way through a table: from the root to the best alternative that matches a path.
///
/// It goes down by literals first and then by parameters, best rank first, and steps back by the
/// links that every node has to its parent and its next sibling, so it needs no memory of its own.
/// No node is entered twice.
///
/// In a table where ranks alone decide, what is found first is the best. In others the search goes on,
/// and leaves out nodes below which there is nothing better. Most paths need no such walk; see
/// ``QuickWalk``.
struct TableWalk {
  /// The path.
  private let path: TablePath
  /// The slashes of the path.
  private var slashes: SlashMap
  /// The node that was entered last.
  private var node: UInt32
  /// Where the next segment begins; behind the end of the path when there is none.
  private var position: Int
  /// The least alternative found so far.
  private var best = TableCell.noEnding
  /// Alternatives up to this number are passed over.
  private let floor: Int
  /// The number of steps at which the walk is given up.
  private let maximumSteps: Int
  /// Whether the first alternative that is found is the best.
  private let isRanked: Bool
  /// Whether all alternatives are noted, and not only the best.
  private let takesAll: Bool
  /// The alternatives that match, where all are noted.
  private(set) var all: ContiguousArray<UInt32> = []
  /// The nodes entered, the bytes tested, and the alternatives passed over.
  private(set) var steps = 0

  /// Whether the walk was given up, so that what it found is not all.
  var isGivenUp: Bool { steps > maximumSteps }

  /// In place of a child: a node was entered already.
  private static var entered: UInt32 { .max }

  /// Prepares a walk.
  init(
    _ path: TablePath,
    _ slashes: SlashMap,
    _ table: TableStorage,
    after floor: Int,
    takesAll: Bool = false,
    maximumSteps: Int = .max
  ) {
    self.path = path
    self.slashes = slashes
    self.floor = floor
    self.takesAll = takesAll
    self.maximumSteps = maximumSteps
    isRanked = table.isRanked
    node = table.root(for: path)
    position = path.isRoot ? path.end &+ 1 : path.start
  }

  /// Walks.
  ///
  /// - Complexity: O(*m*), *m* = nodes below the root, each with one look-up; usually one a segment.
  @inline(never)
  mutating func run(_ table: TableStorage, _ bytes: Span<UInt8>) -> UInt32 {
    let block = table.cells
    let cells = block.span
    let (hostRoot, first) = (table.hostRoot, table.firstAlternative)
    while true {
      steps &+= 1
      let header = cells[Int(node)]
      var end = path.end
      var special: UInt32 = 0
      if position > path.end {
        if header.ending != TableCell.noEnding {
          note(header.ending, cells, first)
          if best != TableCell.noEnding, isRanked { return best }
        }
        special = path.hasTrailingSlash ? header.special : 0
      } else {
        end = slashes.next(from: position, to: path.end, in: bytes)
        if end > position, header.low != TableCell.noSlots {
          let slots = TableSlots(header.low)
          if enterLiteral(of: node, slots, after: 0, to: end, cells, bytes) { continue }
        }
        special = header.special
      }
      while !takeSpecial(special, to: end, cells, table, bytes) {
        if isGivenUp { return TableCell.noEnding }
        if best != TableCell.noEnding, isRanked { return best }
        if node == 0 || node == hostRoot { return best }
        end = position &- 1
        special = stepBack(table, bytes)
      }
    }
  }

  /// Looks up a segment among the literals of a node, and enters the next below which there may be
  /// something better.
  private mutating func enterLiteral(
    of place: UInt32,
    _ slots: TableSlots,
    after previous: UInt32,
    to end: Int,
    _ cells: Span<TableCell>,
    _ bytes: Span<UInt8>
  ) -> Bool {
    let segment = position..<end
    guard slots.takesAll else {
      let child = cells.literal(of: Int(place), slots, bytes, from: position, to: end)
      return child != 0 && enter(child, cells, end)
    }
    let isHost = path.foldsFirst && position == path.start
    var child = previous
    while true {
      child = cells.foldedLiteral(of: place, slots, bytes, segment, isHost: isHost, after: child)
      if child == 0 { return false }
      if enter(child, cells, end) { return true }
    }
  }

  /// Enters a node if there may be something better below it.
  private mutating func enter(_ child: UInt32, _ cells: Span<TableCell>, _ end: Int) -> Bool {
    if best != TableCell.noEnding, isRanked || cells[Int(child)].least >= best { return false }
    node = child
    position = end &+ 1
    return true
  }

  /// Goes back to the parent.
  private mutating func stepBack(_ table: TableStorage, _ bytes: Span<UInt8>) -> UInt32 {
    let block = table.cells
    let cells = block.span
    let (child, link) = (node, cells.link(of: node))
    let end = position &- 1
    position = slashes.segmentStart(before: end, from: path.start, in: bytes)
    node = link.low
    guard link.isLiteral else { return link.high }
    let isHost = path.foldsFirst && position == path.start
    let place = isHost ? table.hostRoot : node
    let header = cells[Int(place)]
    if header.low != TableCell.noSlots, TableSlots(header.low).takesAll,
      enterLiteral(of: place, TableSlots(header.low), after: child, to: end, cells, bytes)
    {
      return Self.entered
    }
    return header.special
  }

  /// Takes the first of a list of children that fits.
  private mutating func takeSpecial(
    _ first: UInt32,
    to end: Int,
    _ cells: Span<TableCell>,
    _ table: TableStorage,
    _ bytes: Span<UInt8>
  ) -> Bool {
    var child = first
    while child != 0 {
      if child == Self.entered { return true }
      if isGivenUp { return false }
      let link = cells.link(of: child)
      if link.kind == .plain {
        if end > position, enter(child, cells, end) { return true }
      } else {
        if takeTested(child, link, to: end, table, bytes) { return true }
      }
      child = link.high
    }
    return false
  }

  /// Takes a child that looks at the text of the segment, or at all that is left.
  private mutating func takeTested(
    _ child: UInt32,
    _ link: TableCell,
    to end: Int,
    _ table: TableStorage,
    _ bytes: Span<UInt8>
  ) -> Bool {
    let block = table.cells
    let cells = block.span
    let isLeft = position <= path.end
    switch link.kind {
    case .literal, .plain: return false
    case .tested:
      guard end > position else { return false }
      let test = table.test(link.index, at: position, of: path)
      guard table.tests[test].accepts(bytes, position..<end, &steps, maximumSteps) else {
        return false
      }
      return enter(child, cells, end)
    case .segments:
      guard isLeft else { return false }
      steps &+= path.end &- position
      guard hasNoEmptySegment(bytes) else { return false }
    case .anything: break
    case .expression:
      let rest = TableRest(table.test(link.index, at: position, of: path), from: position)
      guard table.accepts(rest, bytes, path, &steps, maximumSteps) else { return false }
    }
    note(cells[Int(child)].ending, cells, table.firstAlternative)
    return false
  }
}

extension TableWalk {
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

  /// Notes the best of the alternatives that end at a node, or all of them.
  private mutating func note(_ ending: UInt32, _ cells: Span<TableCell>, _ first: Int) {
    var ending = ending
    while ending != TableCell.noEnding, ending < best {
      let alternative = TableAlternative(cells[first &+ Int(ending)])
      if Int(ending) > floor, alternative.slash.admits(path) {
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
