/// A segment as a literal is looked up by: its length and its last eight bytes.
struct TableSegment {
  /// The number of bytes.
  let length: Int

  /// The last bytes, eight at most; the first of them is the lowest.
  let word: UInt64

  /// Finds the end of a segment, eight bytes at a time.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - position: Where the segment begins.
  ///   - end: Where the path ends, not before `position`.
  /// - Complexity: O(*n*), *n* = length of the segment.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at position: Int, to end: Int) {
    let first = Self.word(bytes, at: position)
    let marks = SlashMap.marks(first)
    let left = end &- position
    if marks == 0, left >= 8 {
      let length = Self.length(bytes, at: position, to: end)
      self.length = length
      word = bytes.word(at: position &+ length &- 8)
    } else {
      let found = min(left, marks.trailingZeroBitCount &>> 3)
      length = found
      word = found == 8 ? first : first & (1 &<< UInt64(truncatingIfNeeded: found &<< 3) &- 1)
    }
  }

  /// Describes a segment whose end is known.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - range: The segment, not empty.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    length = range.upperBound &- range.lowerBound
    word = bytes.lastWord(from: range.lowerBound, to: range.upperBound)
  }

  /// The bytes from a place on, eight at most.
  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, at position: Int) -> UInt64 {
    if position &+ 8 <= bytes.count { return bytes.word(at: position) }
    return bytes.lastWord(from: position, to: bytes.count)
  }

  /// The length of a segment of at least eight bytes.
  @inline(__always)
  private static func length(_ bytes: Span<UInt8>, at position: Int, to end: Int) -> Int {
    var index = position &+ 8
    while index &+ 8 <= end {
      let marks = SlashMap.marks(bytes.word(at: index))
      if marks != 0 { return index &+ marks.trailingZeroBitCount &>> 3 &- position }
      index &+= 8
    }
    if index >= end { return end &- position }
    // The last eight bytes, of which those before the index were looked at.
    let seen = UInt64(truncatingIfNeeded: index &+ 8 &- end) &<< 3
    let marks = SlashMap.marks(bytes.word(at: end &- 8) &>> seen)
    return marks == 0 ? end &- position : index &+ marks.trailingZeroBitCount &>> 3 &- position
  }
}
