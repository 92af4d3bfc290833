/// Where the slashes of a path are: a bit for each of 64 bytes, looked up eight bytes at a time.
///
/// Longer paths are looked at 64 bytes after 64 bytes.
struct SlashMap: Sendable {
  /// Where the 64 bytes begin.
  private(set) var base: Int

  /// Bit *n* tells whether byte `base + n` is a slash.
  private(set) var bits: UInt64

  /// Looks for slashes.
  @inline(__always)
  init(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
    base = start
    bits = Self.bits(bytes, from: start, to: end)
  }

  /// Finds the next slash.
  @inline(__always)
  mutating func next(from position: Int, to end: Int, in bytes: Span<UInt8>) -> Int {
    let offset = position &- base
    if offset >= 0, offset < 64 {
      let rest = bits &>> UInt64(truncatingIfNeeded: offset)
      if rest != 0 { return position &+ rest.trailingZeroBitCount }
      if end &- base <= 64 { return end }
    }
    return nextFarAway(from: position, to: end, in: bytes)
  }

  /// Finds where the segment begins that ends at a place.
  @inline(__always)
  func segmentStart(before end: Int, from start: Int, in bytes: Span<UInt8>) -> Int {
    let offset = end &- base
    if base == start, offset < 64 {
      let before = bits & (1 &<< UInt64(truncatingIfNeeded: offset) &- 1)
      return start &+ 64 &- before.leadingZeroBitCount
    }
    var index = end
    while index > start, bytes[index &- 1] != UInt8(ascii: "/") { index &-= 1 }
    return index
  }

  /// Finds the next slash where the 64 bytes do not tell.
  @inline(never)
  private mutating func nextFarAway(from position: Int, to end: Int, in bytes: Span<UInt8>) -> Int {
    var position = position
    while position < end {
      base = position
      bits = Self.bits(bytes, from: position, to: end)
      if bits != 0 { return position &+ bits.trailingZeroBitCount }
      position &+= 64
    }
    return end
  }

  /// The bits of at most 64 bytes.
  @inline(never)
  private static func bits(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> UInt64 {
    let length = min(end &- start, 64)
    guard length > 0 else { return 0 }
    var result: UInt64 = 0
    var offset = 0
    while offset < length, start &+ offset &+ 8 <= bytes.count {
      let word = bytes.word(at: start &+ offset)
      result |= slashes(word) &<< UInt64(truncatingIfNeeded: offset)
      offset &+= 8
    }
    if offset < length {
      let word = bytes.lastWord(from: start &+ offset, to: bytes.count)
      result |= slashes(word) &<< UInt64(truncatingIfNeeded: offset)
    }
    return result & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- length))
  }

  /// The slashes of eight bytes, a bit each: marks are gathered by a multiplication.
  @inline(__always)
  private static func slashes(_ word: UInt64) -> UInt64 {
    (word.marks(of: UInt8(ascii: "/")) &* 0x0002_0408_1020_4081) &>> 56
  }
}
