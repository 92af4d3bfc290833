/// What a quick look at a table says about a path.
struct QuickMatch {
  /// The cell of the best alternative, ``none``, or ``unknown``.
  let cell: Int

  /// The ends of segments; see ``SegmentEnds``.
  let ends: UInt64

  /// In place of a cell: nothing matches.
  static var none: Int { 0 }

  /// In place of a cell: it takes a walk to find out.
  static var unknown: Int { 1 }

  /// Describes an answer.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - ends: The ends of segments.
  @inline(__always)
  init(_ cell: Int, ends: UInt64 = 0) {
    self.cell = cell
    self.ends = ends
  }
}

extension TableStorage {
  /// Finds the best alternative that matches a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: The text.
  /// - Returns: The match.
  @inline(__always)
  func firstMatch(_ path: TablePath, in bytes: Span<UInt8>) -> PathMatch? {
    let quick = quickMatch(path, bytes)
    if quick.cell == QuickMatch.unknown { return walkedMatch(path, in: bytes) }
    return match(quick, from: path.start)
  }

  /// The match of a quick look that is not ``QuickMatch/unknown``.
  ///
  /// - Parameters:
  ///   - quick: What the quick look said.
  ///   - start: Where the path begins.
  /// - Returns: The match, or `nil` for none.
  @inline(__always)
  func match(_ quick: QuickMatch, from start: Int) -> PathMatch? {
    guard quick.cell != QuickMatch.none else { return nil }
    let entry = TableAlternative(cells[quick.cell]).entry
    let number = UInt32(truncatingIfNeeded: quick.cell &- firstAlternative)
    return PathMatch(number, entry: entry, start: start, ends: quick.ends)
  }

  /// Finds the best alternative by a walk.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: The text.
  /// - Returns: The match.
  @inline(never)
  func walkedMatch(_ path: TablePath, in bytes: Span<UInt8>) -> PathMatch? {
    let slashes = SlashMap(bytes, from: path.start, to: path.end)
    var walk = TableWalk(path, slashes, self, after: -1)
    let number = walk.run(self, bytes)
    guard number != TableCell.noEnding else { return nil }
    let entry = alternative(Int(number)).entry
    return PathMatch(number, entry: entry, start: path.start, ends: slashes.bits | path.endBit)
  }

  /// Takes a quick look, which most paths need no more than.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: The text.
  /// - Returns: What it says.
  /// - Complexity: O(*n*), *n* = length of the path.
  @inline(__always)
  func quickMatch(_ path: TablePath, _ bytes: Span<UInt8>) -> QuickMatch {
    let block = cells
    return quickWalk.match(path, bytes, block.span)
  }

  /// What a quick look has to know of the table beside its cells.
  @inline(__always)
  var quickWalk: QuickWalk {
    QuickWalk(isRanked: isRanked, hostRoot: hostRoot, firstAlternative: firstAlternative)
  }
}

/// The way straight down a table, for paths on which there is nothing to step back to.
///
/// It is a few numbers, and counts no references, so that text is lent to it for free.
struct QuickWalk {
  /// Whether of the alternatives that match a path the first that a walk finds is the best.
  let isRanked: Bool

  /// The root for paths that begin with a host.
  let hostRoot: UInt32

  /// Where the alternatives begin.
  let firstAlternative: Int

  /// Takes a quick look.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: The text.
  ///   - cells: The cells of the table.
  /// - Returns: What it says.
  /// - Complexity: O(*n*), *n* = length of the path.
  @inline(__always)
  func match(_ path: TablePath, _ bytes: Span<UInt8>, _ cells: Span<TableCell>) -> QuickMatch {
    guard isRanked, !path.isRoot, path.end &- path.start <= SegmentEnds.maximumLength else {
      return QuickMatch(QuickMatch.unknown)
    }
    return match(path, bytes, SegmentEnds(path, bytes), cells)
  }

  /// Goes straight down, by a literal or else by a parameter that takes any text.
  ///
  /// It does what ``TableWalk`` does as long as there is nothing to step back to and nothing to test,
  /// which is the case for most paths. It counts no references, so that text is lent to it for free.
  ///
  /// - Parameters:
  ///   - path: The path, not the root.
  ///   - bytes: The text.
  ///   - ends: The ends of its segments.
  ///   - cells: The cells of the table.
  /// - Returns: What the quick look says.
  /// - Complexity: O(*n*), *n* = length of the path.
  @inline(__always)
  func match(
    _ path: TablePath,
    _ bytes: Span<UInt8>,
    _ ends: SegmentEnds,
    _ cells: Span<TableCell>
  ) -> QuickMatch {
    var node = path.foldsFirst ? Int(hostRoot) : 0
    var position = path.start
    var passedOver: UInt32 = 0
    var rest = ends.bits
    while rest != 0 {
      let header = cells[node]
      let end = path.start &+ rest.trailingZeroBitCount
      rest &= rest &- 1
      guard end > position else { return QuickMatch(QuickMatch.unknown) }
      var child: UInt32 = 0
      if header.low != TableCell.noSlots {
        let slots = TableSlots(header.low)
        if slots.takesAll {
          let isHost = path.foldsFirst && position == path.start
          let place = UInt32(truncatingIfNeeded: node)
          child = cells.foldedLiteral(
            of: place,
            slots,
            bytes,
            position..<end,
            isHost: isHost,
            after: 0
          )
        } else {
          child = cells.literal(of: node, slots, bytes, from: position, to: end)
        }
      }
      if child != 0 {
        passedOver |= header.special
      } else {
        // Anything but one parameter that takes any text needs a walk.
        guard header.hasOnlyPlain else {
          if header.special != 0 { return QuickMatch(QuickMatch.unknown) }
          return QuickMatch(
            passedOver == 0 && !path.hasTrailingSlash ? QuickMatch.none : QuickMatch.unknown
          )
        }
        child = header.special
      }
      node = Int(child)
      position = end &+ 1
    }
    let ending = cells[node].ending
    guard ending != TableCell.noEnding else {
      return QuickMatch(
        passedOver == 0 && !path.hasTrailingSlash ? QuickMatch.none : QuickMatch.unknown
      )
    }
    let cell = firstAlternative &+ Int(ending)
    let takesAnyEnd = TableAlternative.takesAnyEnd(cells[cell])
    return QuickMatch(takesAnyEnd ? cell : QuickMatch.unknown, ends: ends.bits)
  }
}
