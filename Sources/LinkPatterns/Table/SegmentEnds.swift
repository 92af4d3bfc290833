/// Where the segments of a short path end, a bit each, counted from the start of the path.
///
/// Longer paths are looked at by a ``SlashMap``.
struct SegmentEnds {
  /// Bit *n* tells whether a segment ends before byte *n* of the path; the last one is the path's end.
  let bits: UInt64

  /// The most bytes of a path of which all ends have a bit.
  static var maximumLength: Int { 63 }

  /// Looks for slashes, eight bytes at a time.
  ///
  /// - Parameters:
  ///   - path: The path; neither the root nor longer than ``maximumLength``.
  ///   - bytes: The text.
  /// - Complexity: O(*n*), *n* = length of the path.
  @inline(__always)
  init(_ path: TablePath, _ bytes: Span<UInt8>) {
    let length = path.end &- path.start
    let end: UInt64 = 1 &<< UInt64(truncatingIfNeeded: length)
    var bits: UInt64 = 0
    var offset = 0
    var index = path.start
    while index &+ 8 <= bytes.count, offset < length {
      bits |= SlashMap.slashes(bytes.word(at: index)) &<< UInt64(truncatingIfNeeded: offset)
      offset &+= 8
      index &+= 8
    }
    if offset < length {
      let word = bytes.lastWord(from: index, to: bytes.count)
      bits |= SlashMap.slashes(word) &<< UInt64(truncatingIfNeeded: offset)
    }
    self.bits = bits & (end &- 1) | end
  }
}
