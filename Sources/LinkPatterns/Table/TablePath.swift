/// The part of a text that is matched: a path without its outer slashes.
struct TablePath: Sendable {
  /// Where the first segment begins.
  let start: Int

  /// The end of the last segment; less than `start` for a path without segments.
  let end: Int

  /// Whether a slash was dropped behind the last segment; for the root, whether there is a slash.
  var hasTrailingSlash: Bool

  /// Whether the first segment stands in the place of a host, in whatever form of URL, and matches in
  /// either case.
  let foldsFirst: Bool

  /// Finds the segments of a path.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ range: Range<Int>, foldsFirst: Bool = false) {
    self.foldsFirst = foldsFirst
    let isRooted = !range.isEmpty && bytes[range.lowerBound] == UInt8(ascii: "/")
    start = isRooted ? range.lowerBound &+ 1 : range.lowerBound
    if start >= range.upperBound {
      end = start &- 1
      hasTrailingSlash = isRooted
    } else {
      hasTrailingSlash = bytes[range.upperBound &- 1] == UInt8(ascii: "/")
      end = hasTrailingSlash ? range.upperBound &- 1 : range.upperBound
    }
  }

  /// Finds the segments of a URL.
  init(_ url: LinkURL, host: LinkURL.HostPosition) {
    self.init(url.bytes.span, url.layout, host: host)
  }

  /// Finds the segments of a text that was split.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ layout: URLLayout, host: LinkURL.HostPosition) {
    guard case .firstSegment = host else {
      self.init(bytes, layout.path)
      return
    }
    let first = layout.host.flatMap { $0.isEmpty ? nil : $0 }?.lowerBound ?? layout.pathStart
    self.init(bytes, first..<layout.pathEnd, foldsFirst: true)
  }

  /// Whether there is no segment.
  var isRoot: Bool { end < start }

  /// The end of the path as a bit, counted from its start; 0 behind 64 bytes.
  var endBit: UInt64 {
    let length = end - start
    return (0..<64).contains(length) ? 1 &<< UInt64(truncatingIfNeeded: length) : 0
  }

  /// The ranges of the segments, in order.
  func segments(in bytes: Span<UInt8>) -> [Range<Int>] {
    guard !isRoot else { return [] }
    var result: [Range<Int>] = []
    result.reserveCapacity(8)
    var position = start
    for index in start..<end where bytes[index] == UInt8(ascii: "/") {
      result.append(position..<index)
      position = index + 1
    }
    result.append(position..<end)
    return result
  }
}
