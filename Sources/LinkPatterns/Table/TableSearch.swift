/// One search through a table, depth first: a literal first, then the highest rank.
///
/// It has no stack, since it goes back through the parents. A node is entered at most once, since a tree
/// has one way to each.
struct TableSearch: ~Copyable {
  /// The place of a search, kept apart from the walk so that it stays in registers.
  private struct Place {
    var node: UInt32 = 0
    /// Where the next segment begins.
    var position: Int
    /// Only alternatives below this number are searched.
    var bound = TableNode.noEnding

    /// Goes to a child that takes a segment.
    @inline(__always)
    mutating func enter(_ child: UInt32, behind end: Int) { (node, position) = (child, end &+ 1) }
  }

  private let path: TablePath
  private let maximumSteps: Int
  /// Whether parameters take any text, and the path may or may not end with a slash.
  private let isLenient: Bool
  /// Whether all alternatives that match are collected in `found`, rather than only the one that wins.
  private let findsAll: Bool
  /// The alternative that wins; ``TableNode/noEnding`` when none matches.
  private(set) var best = TableNode.noEnding
  private var found: [UInt32] = []
  /// The number of nodes entered, bytes tested, and alternatives skipped.
  private(set) var steps = 0

  /// Whether there were more steps than the limit.
  var isGivenUp: Bool { steps > maximumSteps }

  init(
    _ path: TablePath,
    maximumSteps: Int = .max,
    isLenient: Bool = false,
    findsAll: Bool = false
  ) {
    (self.path, self.maximumSteps) = (path, maximumSteps)
    (self.isLenient, self.findsAll) = (isLenient, findsAll)
  }

  /// All alternatives that match, the best first.
  func all(_ table: TableStorage) -> [UInt32] {
    // When ranks decide, they are found in order.
    if table.isRanked { return found }
    var numbers = NumberSet()
    for number in found { _ = numbers.insert(number) }
    return numbers.ascending
  }

  /// Looks for alternatives that match.
  @inline(never)
  mutating func run(_ table: TableStorage, _ bytes: Span<UInt8>) {
    var place = Place(position: path.start)
    while true {
      steps &+= 1
      let here = table.nodes[Int(place.node)]
      var special = here.special
      var end = path.end
      if place.position > end {
        record(here.ending, table, &place)
        if !path.hasTrailingSlash, special != 0 {
          recordEmptyRests(special, table, &place)
          special = 0
        }
      } else {
        end = path.segmentEnd(from: place.position, in: bytes)
        if here.hasLiterals, enterLiteral(to: end, table, bytes, &place) { continue }
      }
      while !enterSpecial(special, to: end, table, bytes, &place) {
        if place.node == 0 || place.bound == 0 || isGivenUp { return }
        // Back to the parent, to try the next child.
        let left = table.nodes[Int(place.node)]
        end = place.position &- 1
        place.position = path.segmentStart(before: end, in: bytes)
        special = left.next
        let other =
          left.kind == .literal && !table.isRanked
          ? otherLiteral(behind: left, place, to: end, table, bytes) : 0
        place.node = left.parent
        if other != 0 {
          place.enter(other, behind: end)
          break
        }
      }
    }
  }

  /// Goes to the first child with the literal of the segment.
  @inline(__always)
  private func enterLiteral(
    to end: Int,
    _ table: TableStorage,
    _ bytes: Span<UInt8>,
    _ place: inout Place
  ) -> Bool {
    guard end > place.position else { return false }
    let child = table.literals.child(
      of: place.node,
      table.nodes,
      bytes,
      place.position..<end,
      foldsAll: path.foldsFirst && place.position == path.start,
      below: place.bound
    )
    guard child != 0 else { return false }
    place.enter(child, behind: end)
    return true
  }

  /// Finds the next child with the literal of the segment.
  @inline(never)
  private func otherLiteral(
    behind previous: TableNode,
    _ place: Place,
    to end: Int,
    _ table: TableStorage,
    _ bytes: Span<UInt8>
  ) -> UInt32 {
    table.literals.child(
      of: previous.parent,
      table.nodes,
      bytes,
      place.position..<end,
      foldsAll: path.foldsFirst && place.position == path.start,
      below: place.bound,
      behind: Int(previous.number)
    )
  }

  /// Enters the first child in a list that takes the segment, and collects those that take the whole rest.
  @inline(__always)
  private mutating func enterSpecial(
    _ first: UInt32,
    to end: Int,
    _ table: TableStorage,
    _ bytes: Span<UInt8>,
    _ place: inout Place
  ) -> Bool {
    var child = first
    while child != 0 {
      let special = table.nodes[Int(child)]
      if special.least < place.bound,
        special.kind == .plain
          ? end > place.position : takes(special, place.position, to: end, table, bytes)
      {
        if special.kind.isSegment {
          place.enter(child, behind: end)
          return true
        }
        record(special.ending, table, &place)
      }
      child = special.next
    }
    return false
  }

  /// Returns whether a child with a test takes the segment, or the whole rest.
  @inline(never)
  private mutating func takes(
    _ child: TableNode,
    _ position: Int,
    to end: Int,
    _ table: TableStorage,
    _ bytes: Span<UInt8>
  ) -> Bool {
    // In a mixed segment, or at the end of a path, only the test finds where values begin and end.
    if isLenient { return child.kind == .tested && end > position }
    if isGivenUp { return false }
    switch child.kind {
    case .literal, .plain: return false
    case .anything: return true
    case .segments:
      steps &+= max(0, path.end &- position)
      return hasNoEmptySegment(from: position, bytes)
    case .tested, .mixed:
      guard end > position else { return false }
      let test = table.test(of: child, at: position, of: path)
      return test.accepts(bytes, from: position, to: end, &steps, maximumSteps)
    case .expression:
      guard position <= path.end || path.hasTrailingSlash else { return false }
      let test = table.test(of: child, at: position, of: path)
      let text = TableStorage.withSlash(bytes, position, max(position, path.end))
      return test.accepts(text.span, from: 0, to: text.count, &steps, maximumSteps)
    }
  }

  /// Collects alternatives that end with any text, after a path that has none: `/f` for `/f/*`.
  @inline(never)
  private mutating func recordEmptyRests(
    _ first: UInt32,
    _ table: TableStorage,
    _ place: inout Place
  ) {
    var child = first
    while child != 0 {
      let special = table.nodes[Int(child)]
      if special.kind == .anything, special.least < place.bound {
        record(special.ending, table, &place, ofEmptyRest: true)
      }
      child = special.next
    }
  }

  private func hasNoEmptySegment(from position: Int, _ bytes: Span<UInt8>) -> Bool {
    guard position <= path.end else { return false }
    var position = position
    while position <= path.end {
      let end = path.segmentEnd(from: position, in: bytes)
      if end == position { return false }
      position = end &+ 1
    }
    return true
  }

  /// Collects the first alternative of a node that fits the end of the path, or all of them.
  @inline(__always)
  private mutating func record(
    _ first: UInt32,
    _ table: TableStorage,
    _ place: inout Place,
    ofEmptyRest isEmptyRest: Bool = false
  ) {
    var ending = first
    while ending < place.bound {
      let alternative = table.alternatives[Int(ending)]
      let mayEnd =
        !isEmptyRest || table.entries[Int(alternative.entry)].trailingSlash == .ignored
      if mayEnd, isLenient || alternative.slash.admits(path) {
        if findsAll {
          found.append(ending)
        } else {
          best = ending
          // When ranks decide, the first wins.
          place.bound = table.isRanked ? 0 : ending
        }
      }
      ending = alternative.next
      if ending < place.bound { steps &+= 1 }
    }
  }
}

extension TableStorage {
  /// Finds the entry that wins.
  func firstMatch(_ path: TablePath, in bytes: Span<UInt8>) -> Int? {
    var walk = TableSearch(path)
    walk.run(self, bytes)
    return walk.best == TableNode.noEnding ? nil : Int(alternatives[Int(walk.best)].entry)
  }

  /// The test of a node for a place of a path.
  func test(of node: TableNode, at position: Int, of path: TablePath) -> SegmentTest {
    let isHost = path.foldsFirst && position == path.start
    return tests[Int(isHost ? node.hostTest : node.number)]
  }

  /// A part of a text with a slash before it, which a host lacks.
  static func withSlash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> ContiguousArray<UInt8> {
    var text: ContiguousArray<UInt8> = [UInt8(ascii: "/")]
    text.reserveCapacity(end - start + 1)
    for index in start..<end { text.append(bytes[index]) }
    return text
  }
}
