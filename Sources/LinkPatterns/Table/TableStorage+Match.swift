extension TableStorage {
  /// Finds the best alternative that matches a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: The text.
  /// - Returns: The match.
  @inline(__always)
  func firstMatch(_ path: TablePath, in bytes: Span<UInt8>) -> PathMatch? {
    var slashes: UInt64 = 0
    let cell = straightMatch(path, bytes, &slashes)
    if cell >= Self.firstNumber {
      let alternative = TableAlternative(cells[cell])
      let number = UInt32(truncatingIfNeeded: cell &- firstAlternative)
      return PathMatch(number, entry: alternative.entry, path, ends: slashes)
    }
    return cell == Self.none ? nil : walkedMatch(path, in: bytes)
  }

  /// In place of a cell: nothing matches.
  private static var none: Int { 0 }

  /// In place of a cell: it takes a walk to find out.
  private static var unknown: Int { 1 }

  /// The least cell that an alternative can be in, behind the root.
  private static var firstNumber: Int { 2 }

  /// Finds the best alternative by a walk.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: The text.
  /// - Returns: The match.
  @inline(never)
  private func walkedMatch(_ path: TablePath, in bytes: Span<UInt8>) -> PathMatch? {
    let slashes = SlashMap(bytes, from: path.start, to: path.end)
    var walk = TableWalk(path, slashes, self, after: -1)
    let number = walk.run(self, bytes)
    guard number != TableCell.noEnding else { return nil }
    let entry = alternative(Int(number)).entry
    return PathMatch(number, entry: entry, path, ends: slashes.bits | path.endBit)
  }

  /// Goes straight down, by a literal or else by a parameter that takes any text.
  ///
  /// It does what ``TableWalk`` does as long as there is nothing to step back to and nothing to test,
  /// which is the case for most paths.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: The text.
  ///   - slashes: Takes the ends of segments within the first 64 bytes.
  /// - Returns: The cell of the best alternative, ``none``, or ``unknown``.
  /// - Complexity: O(*n*), *n* = length of the path.
  @inline(__always)
  private func straightMatch(
    _ path: TablePath,
    _ bytes: Span<UInt8>,
    _ slashes: inout UInt64
  ) -> Int {
    guard isRanked, !path.isRoot else { return Self.unknown }
    let block = cells
    let cells = block.span
    var node = root(for: path)
    var position = path.start
    var passedOver: UInt32 = 0
    while true {
      let header = cells[Int(node)]
      if position > path.end {
        guard header.ending != TableCell.noEnding else { break }
        let cell = firstAlternative &+ Int(header.ending)
        return TableAlternative(cells[cell]).slash == .any ? cell : Self.unknown
      }
      let segment = TableSegment(bytes, at: position, to: path.end)
      guard segment.length > 0 else { return Self.unknown }
      var child: UInt32 = 0
      if header.low != TableCell.noSlots {
        let slots = TableSlots(header.low)
        if slots.folds {
          let range = position..<(position &+ segment.length)
          let isHost = path.foldsFirst && position == path.start
          child = cells.foldedLiteral(of: node, slots, bytes, range, isHost: isHost, after: 0)
        } else {
          child = cells.literal(of: node, slots, segment, bytes, at: position)
        }
      }
      if child != 0 {
        passedOver |= header.high
      } else {
        child = header.high
        guard child != 0 else { break }
        let link = cells[Int(child) &+ 1]
        guard link.kind == .plain else { return Self.unknown }
        passedOver |= link.high
      }
      node = child
      position &+= segment.length
      let offset = position &- path.start
      slashes |= offset < 64 ? 1 &<< UInt64(truncatingIfNeeded: offset) : 0
      position &+= 1
    }
    return passedOver == 0 && !path.hasTrailingSlash ? Self.none : Self.unknown
  }
}
