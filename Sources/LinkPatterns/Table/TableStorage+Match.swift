extension TableStorage {
  /// Finds the best alternative that matches a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: The text.
  /// - Returns: The match.
  @inline(__always)
  func firstMatch(_ path: TablePath, in bytes: Span<UInt8>) -> PathMatch? {
    let slashes = SlashMap(bytes, from: path.start, to: path.end)
    var number = straightMatch(path, slashes.bits, bytes)
    if number == Self.unknown {
      var walk = TableWalk(path, slashes, self, after: -1)
      number = walk.run(self, bytes)
    }
    guard number != TableCell.noEnding else { return nil }
    let entry = alternative(Int(number)).entry
    return PathMatch(number, entry: entry, path, slashes: slashes.bits)
  }

  /// In place of a number: it takes a walk to find out.
  private static var unknown: UInt32 { TableCell.noEnding &- 1 }

  /// Goes straight down, by a literal or else by a parameter that takes any text.
  ///
  /// It does what ``TableWalk`` does as long as there is nothing to step back to and nothing to test,
  /// which is the case for most paths.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - slashes: Its slashes, where it has no more than 64 bytes.
  ///   - bytes: The text.
  /// - Returns: The number of the best alternative, ``TableCell/noEnding``, or ``unknown``.
  /// - Complexity: O(*n*), *n* = length of the path.
  @inline(__always)
  private func straightMatch(
    _ path: TablePath,
    _ slashes: UInt64,
    _ bytes: Span<UInt8>
  ) -> UInt32 {
    guard isRanked, path.end &- path.start <= 64, !path.isRoot else { return Self.unknown }
    let block = cells
    let cells = block.span
    var node = root(for: path)
    var position = path.start
    var rest = slashes
    var passedOver: UInt32 = 0
    while true {
      let header = cells[Int(node)]
      if position > path.end {
        guard header.ending != TableCell.noEnding else { break }
        let alternative = TableAlternative(cells[firstAlternative &+ Int(header.ending)])
        if alternative.slash == .any { return header.ending }
        return Self.unknown
      }
      let end = rest == 0 ? path.end : path.start &+ rest.trailingZeroBitCount
      rest &= rest &- 1
      guard end > position else { return Self.unknown }
      var child: UInt32 = 0
      if header.low != TableCell.noSlots {
        let isHost = path.foldsFirst && position == path.start
        child = cells.literal(
          of: node,
          TableSlots(header.low),
          bytes,
          position..<end,
          isHost: isHost
        )
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
      position = end &+ 1
    }
    return passedOver == 0 && !path.hasTrailingSlash ? TableCell.noEnding : Self.unknown
  }
}
