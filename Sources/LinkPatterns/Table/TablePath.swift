/// The path of a text without its outer slashes, and the ends of its segments.
struct TablePath: Sendable {
  /// Where the first segment begins.
  let start: Int

  /// The end of the last segment; less than `start` for a path without segments.
  let end: Int

  /// Whether a slash was dropped after the last segment; `true` for the root.
  var hasTrailingSlash: Bool

  /// Whether the first segment is in the place of a host, in any form of URL, and so matches in
  /// either case.
  let foldsFirst: Bool

  /// Bit *n* is set when a segment ends at byte `start + n`, for up to 64 bytes.
  ///
  /// Beyond that, the bytes themselves are read.
  let ends: UInt64

  /// Finds the segments of a text whose slashes among the first 64 bytes are known.
  @inline(__always)
  private init(_ bytes: Span<UInt8>, _ range: Range<Int>, slashes: UInt64, foldsFirst: Bool = false)
  {
    self.foldsFirst = foldsFirst
    let isRooted = slashes & 1 == 1
    start = range.lowerBound &+ (isRooted ? 1 : 0)
    guard start < range.upperBound else {
      // The root has one, even when it is not written, as in `app://`.
      (end, hasTrailingSlash, ends) = (start &- 1, true, 0)
      return
    }
    hasTrailingSlash = bytes[range.upperBound &- 1] == UInt8(ascii: "/")
    end = hasTrailingSlash ? range.upperBound &- 1 : range.upperBound
    let length = UInt64(truncatingIfNeeded: end &- start)
    let isSlash63 = length > 63 && isRooted && bytes[start &+ 63] == UInt8(ascii: "/")
    let last: UInt64 = length < 64 ? 1 &<< length : isSlash63 ? 1 &<< 63 : 0
    ends = (isRooted ? slashes &>> 1 : slashes) | last
  }

  /// Finds the segments of a text that is a path.
  init(_ bytes: Span<UInt8>) {
    self.init(bytes, 0..<bytes.count, slashes: bytes.slashes())
  }

  /// Finds the segments of a text that was split.
  init(_ bytes: Span<UInt8>, _ layout: URLLayout, host: LinkURL.HostPosition) {
    guard case .firstSegment = host, let first = layout.host, !first.isEmpty else {
      let folds = if case .firstSegment = host { true } else { false }
      self.init(bytes, layout.path, slashes: layout.slashes, foldsFirst: folds)
      return
    }
    let start = first.lowerBound
    let shift = UInt64(truncatingIfNeeded: layout.pathStart &- start)
    let slashes = shift < 64 ? layout.slashes &<< shift : 0
    self.init(bytes, start..<layout.pathEnd, slashes: slashes, foldsFirst: true)
  }

  /// Finds the end of a segment, or after the last one, that of the path.
  @inline(__always)
  func segmentEnd(from position: Int, in bytes: Span<UInt8>) -> Int {
    let offset = UInt64(truncatingIfNeeded: position &- start)
    if offset < 64, case let rest = ends &>> offset, rest != 0 {
      return position &+ rest.trailingZeroBitCount
    }
    return bytes.next(UInt8(ascii: "/"), UInt8(ascii: "/"), from: position, to: end)
  }

  /// Finds the start of the segment that ends at a place.
  @inline(__always)
  func segmentStart(before end: Int, in bytes: Span<UInt8>) -> Int {
    let offset = UInt64(truncatingIfNeeded: end &- start)
    if offset < 64 {
      return start &+ 64 &- (ends & (1 &<< offset &- 1)).leadingZeroBitCount
    }
    var index = end
    while index > start, bytes[index &- 1] != UInt8(ascii: "/") { index &-= 1 }
    return index
  }

  /// The ranges of the segments, in order.
  func segments(in bytes: Span<UInt8>) -> [Range<Int>] {
    guard start <= end else { return [] }
    var result: [Range<Int>] = []
    result.reserveCapacity(8)
    var position = start
    while position <= end {
      let end = segmentEnd(from: position, in: bytes)
      result.append(position..<end)
      position = end + 1
    }
    return result
  }
}
