/// A quick reading of URLs in which nothing is out of the ordinary, eight bytes at a time.
///
/// It never refuses: what it cannot be sure of it leaves to ``URLSplitter``, which reads every byte
/// and knows what is wrong. What it does read, ``URLSplitter`` would read alike.
enum PlainURLReader {
  /// What stands before the path.
  private struct Front {
    /// The scheme.
    var scheme: Range<Int>

    /// Whether it is `http` or `https`.
    var isWeb = false

    /// Where the host starts; `nil` when there is no `//`.
    var hostStart: Int?
  }

  /// The marks of a component, added up.
  private struct Tally {
    /// Where the component ends.
    var end: Int

    /// How many separators it holds.
    var separators = 0

    /// Whether all of its bytes are usual.
    var isPlain = true
  }

  /// Reads a URL.
  ///
  /// - Parameters:
  ///   - bytes: The text, as UTF-8.
  ///   - limits: The bounds.
  /// - Returns: Where the components are, or `nil` when the text needs a closer look.
  /// - Complexity: O(*n*), *n* = number of bytes; one pass, no allocation.
  static func layout(of bytes: Span<UInt8>, limits: URLLimits) -> URLLayout? {
    guard bytes.count >= 8, let front = front(of: bytes) else { return nil }
    var layout = URLLayout(scheme: front.scheme, host: nil, path: 0..<0)
    layout.isWeb = front.isWeb
    var position = front.scheme.upperBound &+ 1
    if let start = front.hostStart {
      guard readHost(from: start, in: bytes, into: &layout) else { return nil }
      position = layout.host?.upperBound ?? start
    }
    guard let path = path(from: position, in: bytes, limit: limits.segments, layout) else {
      return nil
    }
    layout.path = path
    if front.isWeb, path.isEmpty { layout.isCanonical = false }
    position = path.upperBound
    if position < bytes.count, bytes[position] == UInt8(ascii: "?") {
      let query = query(from: position &+ 1, in: bytes)
      guard query.isPlain, query.separators < limits.queryItems else { return nil }
      layout.query = (position &+ 1)..<query.end
      position = query.end
    }
    if position < bytes.count {
      guard isPlainFragment(from: position &+ 1, in: bytes) else { return nil }
      layout.fragment = (position &+ 1)..<bytes.count
    }
    return layout
  }

  /// Reads up to where the host or the path starts.
  ///
  /// - Parameter bytes: The text, of at least eight bytes.
  /// - Returns: The scheme, or `nil` when it is not in lower case or not a scheme.
  @inline(__always)
  private static func front(of bytes: Span<UInt8>) -> Front? {
    let first = EightBytes(bytes, at: 0)
    if first.starts(with: EightBytes.https, count: 8) {
      return Front(scheme: 0..<5, isWeb: true, hostStart: 8)
    }
    if first.starts(with: EightBytes.http, count: 7) {
      return Front(scheme: 0..<4, isWeb: true, hostStart: 7)
    }
    // A web URL that starts otherwise has something wrong.
    guard !first.starts(with: EightBytes.http, count: 5),
      !first.starts(with: EightBytes.https, count: 6)
    else { return nil }
    return customFront(of: bytes)
  }

  /// Reads a scheme that is not one of the web's.
  ///
  /// - Parameter bytes: The text, of at least eight bytes.
  /// - Returns: The scheme, or `nil` when it is not in lower case or not a scheme.
  @inline(__always)
  private static func customFront(of bytes: Span<UInt8>) -> Front? {
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[0]) else { return nil }
    var index = 0
    while index < bytes.count {
      let part = EightBytes(bytes, at: index)
      let colon = part.marks(of: ":") & EightBytes.allMarks
      let outside = part.outsideSchemeMarks() & EightBytes.allMarks
      guard outside & colon.belowFirstMark == 0 else { return nil }
      guard colon == 0 else {
        let end = index &+ colon.bytesBeforeFirstMark
        let hasHost =
          end &+ 2 < bytes.count && bytes[end &+ 1] == UInt8(ascii: "/")
          && bytes[end &+ 2] == UInt8(ascii: "/")
        return Front(scheme: 0..<end, hostStart: hasHost ? end &+ 3 : nil)
      }
      index &+= 8
    }
    return nil
  }

  /// Reads a host.
  ///
  /// - Parameters:
  ///   - start: Where it starts.
  ///   - bytes: The text.
  ///   - layout: Takes the host.
  /// - Returns: `false` when the host holds something unusual, or a port follows.
  @inline(__always)
  private static func readHost(
    from start: Int,
    in bytes: Span<UInt8>,
    into layout: inout URLLayout
  ) -> Bool {
    var end = start
    var capitals: UInt64 = 0
    while end < bytes.count {
      let part = EightBytes(bytes, at: end)
      let stop = part.outsideHostMarks() & EightBytes.allMarks
      capitals |= part.capitalMarks() & stop.belowFirstMark
      end &+= stop.bytesBeforeFirstMark
      if stop != 0 { break }
    }
    if end < bytes.count {
      guard ASCIISet.pathStart.contains(bytes[end]) else { return false }
    } else {
      end = bytes.count
    }
    if layout.isWeb {
      guard end > start else { return false }
      if capitals & EightBytes.allMarks != 0 { layout.isCanonical = false }
    } else if end > start, bytes[start] == UInt8(ascii: ".") {
      return false
    }
    layout.host = start..<end
    return true
  }
}

// MARK: - Path, query and fragment

extension PlainURLReader {
  /// Reads a path.
  ///
  /// - Parameters:
  ///   - start: Where it starts.
  ///   - bytes: The text.
  ///   - limit: The most segments.
  ///   - layout: What is before the path.
  /// - Returns: The path, or `nil` when it holds something unusual or too many segments.
  @inline(__always)
  private static func path(
    from start: Int,
    in bytes: Span<UInt8>,
    limit: Int,
    _ layout: URLLayout
  ) -> Range<Int>? {
    var index = start
    var slashes = 0
    var odd: UInt64 = 0
    var dots: UInt64 = 0
    var segmentStart = EightBytes.firstMark
    while index < bytes.count {
      let part = EightBytes(bytes, at: index)
      let ends = (part.marks(of: "?") | part.marks(of: "#")) & EightBytes.allMarks
      let inside = ends.belowFirstMark
      let slash = part.marks(of: "/") & EightBytes.allMarks & inside
      odd |= part.oddMarks() & inside
      dots |= part.dotMarks() & inside & (slash &<< 8 | segmentStart)
      slashes &+= slash.markCount
      segmentStart = slash &>> 56
      index &+= ends.bytesBeforeFirstMark
      if ends != 0 { break }
    }
    guard odd & EightBytes.allMarks == 0 else { return nil }
    let path = start..<min(index, bytes.count)
    if dots != 0, mayHoldDotSegment(path, in: bytes) { return nil }
    // A leading slash opens a segment rather than separating two; a host may count as one more.
    let hostIsSegment = !layout.isWeb && layout.host.map { !$0.isEmpty } == true
    let opens = path.isEmpty || bytes[start] != UInt8(ascii: "/")
    let segments = slashes &+ (opens ? 1 : 0) &+ (hostIsSegment ? 1 : 0)
    return segments <= limit ? path : nil
  }

  /// Tells whether a segment of a path may be `.` or `..`, percent-encoded or not.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: The text.
  /// - Returns: `true` when a segment starts with a dot, or with what encodes one.
  /// - Complexity: O(*n*), *n* = length of the path.
  @inline(never)
  private static func mayHoldDotSegment(_ path: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    var startsSegment = true
    for index in path {
      if startsSegment {
        if bytes[index] == UInt8(ascii: ".") { return true }
        if bytes[index] == UInt8(ascii: "%"), index &+ 2 < path.upperBound,
          bytes[index &+ 1] == UInt8(ascii: "2"), bytes[index &+ 2] | 0x20 == UInt8(ascii: "e")
        {
          return true
        }
      }
      startsSegment = bytes[index] == UInt8(ascii: "/")
    }
    return false
  }

  /// Reads a query.
  ///
  /// - Parameters:
  ///   - start: Where it starts, behind the `?`.
  ///   - bytes: The text.
  /// - Returns: Where it ends, and how many `&` it holds.
  @inline(__always)
  private static func query(from start: Int, in bytes: Span<UInt8>) -> Tally {
    var index = start
    var odd: UInt64 = 0
    var separators = 0
    while index < bytes.count {
      let part = EightBytes(bytes, at: index)
      let ends = part.marks(of: "#") & EightBytes.allMarks
      let inside = ends.belowFirstMark
      odd |= part.oddMarks() & inside
      separators &+= (part.marks(of: "&") & EightBytes.allMarks & inside).markCount
      index &+= ends.bytesBeforeFirstMark
      if ends != 0 { break }
    }
    return Tally(
      end: min(index, bytes.count),
      separators: separators,
      isPlain: odd & EightBytes.allMarks == 0
    )
  }

  /// Reads a fragment.
  ///
  /// - Parameters:
  ///   - start: Where it starts, behind the `#`.
  ///   - bytes: The text.
  /// - Returns: `false` when it holds something unusual.
  @inline(__always)
  private static func isPlainFragment(from start: Int, in bytes: Span<UInt8>) -> Bool {
    var index = start
    var odd: UInt64 = 0
    while index < bytes.count {
      odd |= EightBytes(bytes, at: index).oddMarks()
      index &+= 8
    }
    return odd & EightBytes.allMarks == 0
  }
}
