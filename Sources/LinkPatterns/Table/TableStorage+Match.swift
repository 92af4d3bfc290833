extension TableStorage {
  /// Finds the best alternative that matches a path.
  @inline(__always)
  func firstMatch(_ path: TablePath, in bytes: Span<UInt8>) -> PathMatch? {
    guard quickWalk.takes(path) else { return walkedMatch(path, in: bytes) }
    let block = cells
    let ends = SegmentEnds.further(from: path.start, to: path.end, in: bytes)
    let quick = quickWalk.match(path, bytes, ends, block.span)
    return quick.isUnknown ? walkedMatch(path, in: bytes) : quick.match(from: path.start)
  }

  /// Finds the best alternative by a walk.
  @inline(never)
  func walkedMatch(_ path: TablePath, in bytes: Span<UInt8>) -> PathMatch? {
    let slashes = SlashMap(bytes, from: path.start, to: path.end)
    var walk = TableWalk(path, slashes, self, after: -1)
    let number = walk.run(self, bytes)
    guard number != TableCell.noEnding else { return nil }
    let entry = alternative(Int(number)).entry
    return PathMatch(number, entry: entry, start: path.start, ends: slashes.bits | path.endBit)
  }

  /// What a quick look has to know of the table beside its cells.
  @inline(__always)
  var quickWalk: QuickWalk {
    QuickWalk(isRanked: isRanked, hostRoot: hostRoot)
  }
}
