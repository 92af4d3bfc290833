extension Span where Element == TableCell {
  /// The link of a node, which is before its header.
  @inline(__always)
  func link(of node: UInt32) -> TableCell { self[Int(node) &- 1] }

  /// Looks up a segment among the literals of a node that compare exactly.
  ///
  /// - Complexity: O(1) look-ups, 15 at most, and O(*n*) for each literal of *n* > 8 bytes whose length
  ///   and last eight bytes are those of the segment; see ``SlotsChooser``.
  @inline(__always)
  func literal(
    of node: Int,
    _ slots: TableSlots,
    _ bytes: Span<UInt8>,
    from start: Int,
    to end: Int
  ) -> UInt32 {
    let word = bytes.lastWord(from: start, to: end)
    let length = UInt32(truncatingIfNeeded: end &- start)
    let slot = slots.slot(of: TableSlots.hash(word, end &- start))
    let cell = self[node &+ 1 &+ Int(slot)]
    if cell.key == word, cell.high == length,
      end &- start <= 8 || hasLabel(cell.low, bytes, start..<end, folded: false)
    {
      return cell.low
    }
    if slots.isPerfect || cell.low == 0 { return 0 }
    return furtherLiteral(of: node, slots, word, from: slot, bytes, start..<end)
  }

  /// Looks up a segment that is not in the first slot.
  @inline(__always)
  private func furtherLiteral(
    of node: Int,
    _ slots: TableSlots,
    _ word: UInt64,
    from slot: UInt32,
    _ bytes: Span<UInt8>,
    _ segment: Range<Int>
  ) -> UInt32 {
    let length = segment.upperBound &- segment.lowerBound
    var slot = slot
    var left = slots.distance
    repeat {
      slot = (slot &+ 1) & slots.mask
      let cell = self[node &+ 1 &+ Int(slot)]
      if cell.key == word, cell.high == UInt32(truncatingIfNeeded: length),
        length <= 8 || hasLabel(cell.low, bytes, segment, folded: false)
      {
        return cell.low
      }
      if cell.low == 0 { return 0 }
      left &-= 1
    } while left != 0
    return 0
  }

  /// Looks up a segment among literals some of which match in either case; quick where it is written
  /// as the literal is.
  ///
  /// - Complexity: As ``literal(of:_:_:_:at:)``.
  @inline(__always)
  func quickFoldedLiteral(
    of node: Int,
    _ slots: TableSlots,
    _ bytes: Span<UInt8>,
    _ segment: Range<Int>,
    isHost: Bool
  ) -> UInt32 {
    let length = segment.upperBound &- segment.lowerBound
    let word = bytes.lastWord(from: segment.lowerBound, to: segment.upperBound)
    let hash =
      length <= 8
      ? TableSlots.hash(word.asciiLowercasedBytes, length)
      : TableSlots.hash(ofAll: segment, in: bytes)
    // Whatever else has the text comes behind the first slot.
    let cell = self[node &+ 1 &+ Int(slots.slot(of: hash))]
    if cell.low != 0, cell.key == word, cell.length == length,
      length <= 8 || hasLabel(cell.low, bytes, segment, folded: false)
    {
      return cell.low
    }
    let place = UInt32(truncatingIfNeeded: node)
    return foldedLiteral(of: place, slots, bytes, segment, isHost: isHost, after: 0)
  }

  /// Looks up a segment among literals some of which match in either case.
  ///
  /// - Complexity: As ``literal(of:_:_:_:at:)``.
  @inline(never)
  func foldedLiteral(
    of node: UInt32,
    _ slots: TableSlots,
    _ bytes: Span<UInt8>,
    _ segment: Range<Int>,
    isHost: Bool,
    after previous: UInt32
  ) -> UInt32 {
    let length = segment.upperBound &- segment.lowerBound
    let exact = bytes.lastWord(from: segment.lowerBound, to: segment.upperBound)
    let word = exact.asciiLowercasedBytes
    let first = Int(node) &+ 1
    var slot = slots.slot(of: TableSlots.hash(ofAll: segment, in: bytes))
    var isPassed = previous == 0
    for _ in 0...slots.distance {
      let cell = self[first &+ Int(slot)]
      if cell.low == 0 { return 0 }
      let folds = isHost || cell.folds
      let isSame = folds ? cell.key.asciiLowercasedBytes == word : cell.key == exact
      if isSame, cell.length == length,
        length <= 8 || hasLabel(cell.low, bytes, segment, folded: folds)
      {
        if isPassed { return cell.low }
        isPassed = cell.low == previous
      }
      slot = (slot &+ 1) & slots.mask
    }
    return 0
  }

  /// Compares what stands before the last eight bytes of a literal.
  @inline(__always)
  private func hasLabel(
    _ child: UInt32,
    _ bytes: Span<UInt8>,
    _ segment: Range<Int>,
    folded: Bool
  ) -> Bool {
    var label = Int(child) &- 1
    var index = segment.lowerBound
    while index < segment.upperBound &- 8 {
      let (left, right) = (self[label].key, bytes.word(at: index))
      let isSame =
        folded ? left.asciiLowercasedBytes == right.asciiLowercasedBytes : left == right
      guard isSame else { return false }
      label &-= 1
      index &+= 8
    }
    return true
  }
}
