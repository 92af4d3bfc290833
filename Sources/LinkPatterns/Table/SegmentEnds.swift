/// Where the segments of a path end, a bit each, in 64 bytes.
struct SegmentEnds {
  /// Bit *n* tells whether a segment ends before byte *n*; the last one may be the path's end.
  let bits: UInt64

  /// The most bytes of which all ends have a bit: what is longer may end behind the last bit.
  static var maximumLength: Int { 63 }

  /// Looks for slashes, eight bytes at a time, the last first.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  init(from start: Int, to end: Int, in bytes: Span<UInt8>) {
    let length = min(end &- start, 64)
    var rest = bytes.extracting(start..<(start &+ length))
    var bits: UInt64 = 0
    while rest.count >= 8 {
      bits = bits &<< 8 | SlashMap.slashes(rest.word(before: rest.count))
      rest = rest.extracting(droppingLast: 8)
    }
    if !rest.isEmpty {
      // Its upper bytes are those that were looked at, or such that are behind the path.
      let first =
        start &+ 8 <= bytes.count
        ? bytes.word(at: start) : bytes.lastWord(from: start, to: end)
      bits = bits &<< UInt64(truncatingIfNeeded: rest.count) | SlashMap.slashes(first)
    }
    self.init(bits, length: length)
  }

  /// Takes the slashes that were found when a URL was read.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  init(_ path: TablePath, _ url: PlainURL, _ bytes: Span<UInt8>) {
    let length = path.end &- path.start
    guard url.hasShortPath, length <= Self.maximumLength else {
      self = Self.further(from: path.start, to: path.end, in: bytes)
      return
    }
    // What is matched begins behind the first slash of the path, or with the host before it.
    let distance = UInt64(truncatingIfNeeded: path.start &- url.layout.pathStart)
    let bits = path.foldsFirst ? url.slashes &<< (0 &- distance) : url.slashes &>> distance
    self.init(bits, length: length)
  }

  /// Adds the end of the path.
  @inline(__always)
  private init(_ slashes: UInt64, length: Int) {
    // 64 bytes leave no bit for the end.
    let end: UInt64 = 1 << UInt64(truncatingIfNeeded: length)
    bits = slashes & (end &- 1) | end
  }

  /// Looks for slashes, in a call of its own.
  @inline(never)
  static func further(from start: Int, to end: Int, in bytes: Span<UInt8>) -> SegmentEnds {
    SegmentEnds(from: start, to: end, in: bytes)
  }
}
