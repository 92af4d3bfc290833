/// One search through a table, depth first: a literal before all else, then the highest rank.
///
/// There is no stack: the way back leads over the parents. A node is entered once at most, since a tree
/// has one way to each.
struct TableWalk: ~Copyable {
  /// Where a search stands; no part of the walk, so that it stays in registers.
  private struct Place {
    var node: UInt32 = 0
    /// Where the next segment begins.
    var position: Int
    /// The alternative that wins among those that were found.
    var best = TableNode.noEnding
  }

  private let path: TablePath
  private var slashes: SlashMap
  private let maximumSteps: Int
  private let isRanked: Bool
  /// A node that was entered, a byte that was tested, and an alternative that was passed over, each.
  private(set) var steps = 0

  /// Whether there were more steps than the limits allow.
  var isGivenUp: Bool { steps > maximumSteps }

  init(
    _ path: TablePath,
    _ slashes: SlashMap,
    _ table: TableStorage,
    maximumSteps: Int = .max
  ) {
    self.path = path
    self.slashes = slashes
    self.maximumSteps = maximumSteps
    isRanked = table.isRanked
  }

  /// Finds all alternatives that match, the best last.
  mutating func all(_ table: TableStorage, _ bytes: Span<UInt8>) -> [UInt32] {
    var found: ContiguousArray<UInt32>? = []
    _ = run(table, bytes, &found)
    let all = found ?? []
    // Where ranks decide, they are found in their order.
    if isRanked { return all.reversed() }
    var numbers = NumberSet()
    for number in all { _ = numbers.insert(number) }
    return numbers.descending
  }

  /// Finds the alternative that wins; ``TableNode/noEnding`` when none matches, or when all are to be noted.
  mutating func run(
    _ table: TableStorage,
    _ bytes: Span<UInt8>,
    _ all: inout ContiguousArray<UInt32>?
  ) -> UInt32 {
    let (block, index) = (table.nodes, table.literals.slots)
    let (nodes, slots) = (block.span, index.span)
    var place = Place(position: path.isRoot ? path.end &+ 1 : path.start)
    while true {
      steps &+= 1
      let here = nodes[Int(place.node)]
      var special = here.special
      var end = path.end
      if place.position > end {
        note(here.ending, table, &place, &all)
        if !path.hasTrailingSlash { special = 0 }
      } else {
        end = slashes.next(from: place.position, to: end, in: bytes)
      }
      if here.hasLiterals, end > place.position {
        let segment = place.position..<end
        let isHost = path.foldsFirst && place.position == path.start
        var child = table.literals.child(of: place.node, slots, bytes, segment, foldsAll: isHost)
        if child != 0, nodes[Int(child)].least >= place.best {
          child = Self.literal(after: child, place, segment, isHost, table, bytes)
        }
        if child != 0 {
          place.node = child
          place.position = end &+ 1
          continue
        }
      }
      while !enterSpecial(special, to: end, table, nodes, bytes, &place, &all) {
        if isGivenUp { return TableNode.noEnding }
        if place.node == 0 || isDecided(place) { return place.best }
        // Back to the parent, to try what comes behind this child.
        let left = nodes[Int(place.node)]
        let child = place.node
        end = place.position &- 1
        place.position = slashes.segmentStart(before: end, from: path.start, in: bytes)
        place.node = left.parent
        special = left.next
        guard left.kind == .literal else { continue }
        let isHost = path.foldsFirst && place.position == path.start
        let segment = place.position..<end
        let other = Self.literal(after: child, place, segment, isHost, table, bytes)
        if other != 0 {
          place.node = other
          place.position = end &+ 1
          break
        }
        special = nodes[Int(place.node)].special
      }
    }
  }

  /// Whether nothing can win over what was found.
  @inline(__always)
  private func isDecided(_ place: Place) -> Bool {
    isRanked && place.best != TableNode.noEnding
  }

  /// Finds the next child with the literal of the segment, unless all below it loses to what was found.
  @inline(never)
  private static func literal(
    after previous: UInt32,
    _ place: Place,
    _ segment: Range<Int>,
    _ isHost: Bool,
    _ table: TableStorage,
    _ bytes: Span<UInt8>
  ) -> UInt32 {
    let (literals, slots) = (table.literals, table.literals.slots)
    var child = previous
    repeat {
      child = literals.child(
        of: place.node,
        slots.span,
        bytes,
        segment,
        foldsAll: isHost,
        after: child
      )
    } while child != 0 && table.nodes[Int(child)].least >= place.best
    return child
  }

  /// Goes to the first of some children that takes the segment, and notes those that take all the rest.
  @inline(__always)
  private mutating func enterSpecial(
    _ first: UInt32,
    to end: Int,
    _ table: TableStorage,
    _ nodes: Span<TableNode>,
    _ bytes: Span<UInt8>,
    _ place: inout Place,
    _ all: inout ContiguousArray<UInt32>?
  ) -> Bool {
    var child = first
    while child != 0, !isDecided(place), !isGivenUp {
      let special = nodes[Int(child)]
      let isTaken =
        special.kind == .plain
        ? end > place.position : takes(special, place.position, to: end, table, bytes)
      if isTaken {
        if special.kind != .plain, special.kind != .tested {
          note(special.ending, table, &place, &all)
        } else if special.least < place.best {
          place.node = child
          place.position = end &+ 1
          return true
        }
      }
      child = special.next
    }
    return false
  }

  /// Tells whether a child with a test takes the segment, or all the rest.
  @inline(never)
  private mutating func takes(
    _ child: TableNode,
    _ position: Int,
    to end: Int,
    _ table: TableStorage,
    _ bytes: Span<UInt8>
  ) -> Bool {
    switch child.kind {
    case .literal, .plain: return false
    case .anything: return true
    case .segments:
      steps &+= max(0, path.end &- position)
      return hasNoEmptySegment(from: position, bytes)
    case .tested:
      guard end > position else { return false }
      let test = table.test(of: child, at: position, of: path)
      return test.accepts(bytes, from: position, to: end, &steps, maximumSteps)
    case .expression:
      let test = table.test(of: child, at: position, of: path)
      return table.accepts(test, from: position, path, bytes, &steps, maximumSteps)
    }
  }

  private func hasNoEmptySegment(from position: Int, _ bytes: Span<UInt8>) -> Bool {
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
  private mutating func note(
    _ ending: UInt32,
    _ table: TableStorage,
    _ place: inout Place,
    _ all: inout ContiguousArray<UInt32>?
  ) {
    var ending = ending
    while ending < place.best {
      let alternative = table.alternatives[Int(ending)]
      if alternative.slash.admits(path) {
        if all == nil {
          place.best = ending
          return
        }
        all?.append(ending)
      }
      steps &+= 1
      ending = alternative.next
    }
  }
}

extension TableStorage {
  /// Finds the entry that wins, and the ends of segments within 64 bytes from the start of the path, a bit each.
  package func firstMatch(
    inPath bytes: Span<UInt8>
  ) -> (entry: Int, start: Int, ends: UInt64)? {
    firstMatch(TablePath(bytes, 0..<bytes.count), in: bytes)
  }

  /// Finds the entry that wins for a URL that was split.
  package func firstMatch(
    in bytes: Span<UInt8>,
    _ layout: URLLayout,
    host: LinkURL.HostPosition
  ) -> (entry: Int, start: Int, ends: UInt64)? {
    firstMatch(TablePath(bytes, layout, host: host), in: bytes)
  }

  @inline(never)
  private func firstMatch(
    _ path: TablePath,
    in bytes: Span<UInt8>
  ) -> (entry: Int, start: Int, ends: UInt64)? {
    let slashes = SlashMap(bytes, from: path.start, to: path.end)
    var walk = TableWalk(path, slashes, self)
    var all: ContiguousArray<UInt32>?
    let number = walk.run(self, bytes, &all)
    guard number != TableNode.noEnding else { return nil }
    return (Int(alternatives[Int(number)].entry), path.start, slashes.bits | path.endBit)
  }

  /// The test of a node, in the place of a path where it is asked for.
  func test(of node: TableNode, at position: Int, of path: TablePath) -> SegmentTest {
    let isHost = path.foldsFirst && position == path.start
    return tests[Int(isHost ? hostTests[Int(node.test)] : node.test)]
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
