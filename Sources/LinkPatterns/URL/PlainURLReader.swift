/// A quick reading of URLs in which nothing is out of the ordinary, eight bytes at a time.
///
/// It never refuses: what it cannot be sure of it leaves to ``URLSplitter``, which reads every byte
/// and knows what is wrong. What it does read, ``URLSplitter`` would read alike.
enum PlainURLReader {
  /// What stands before the path.
  private struct Front {
    /// Where the scheme ends.
    var schemeEnd: Int

    /// Whether it is `http` or `https`.
    var isWeb: Bool

    /// Where the host starts; where the path does when there is no `//`.
    var start: Int
  }

  /// Reads a URL.
  ///
  /// - Complexity: O(*n*), *n* = number of bytes; one pass, no allocation.
  @inline(never)
  static func read(_ bytes: Span<UInt8>, limits: URLLimits, into url: inout PlainURL) -> Bool {
    scan(bytes, limits: limits, into: &url)
  }

  /// Reads a URL, as a part of what calls it.
  ///
  /// - Complexity: O(*n*), *n* = number of bytes; one pass, no allocation.
  @inline(__always)
  static func scan(_ bytes: Span<UInt8>, limits: URLLimits, into url: inout PlainURL) -> Bool {
    guard bytes.count >= 8, bytes.count <= limits.length, let front = front(of: bytes) else {
      return false
    }
    let hasHost = front.start &- front.schemeEnd == 3
    var hostEnd = front.start
    var isCanonical = true
    if hasHost {
      guard let host = endOfHost(from: front.start, in: bytes, isWeb: front.isWeb) else {
        return false
      }
      hostEnd = host.end
      isCanonical = !(front.isWeb && host.hasCapitals)
    }
    var path = PlainPath()
    guard path.read(from: hostEnd, in: bytes) else { return false }
    let pathEnd = path.end
    if path.mayHoldDot, mayHoldDotSegment(hostEnd..<pathEnd, path.slashes, in: bytes) {
      return false
    }
    var queryEnd = pathEnd
    if pathEnd < bytes.count {
      queryEnd = endOfQuery(from: pathEnd, in: bytes, isWeb: front.isWeb)
      if queryEnd < 0 { return false }
    }
    // A path has two segments more than slashes at most: its first one, and the host.
    if bytes.count &+ 2 > min(limits.segments, limits.queryItems) {
      guard count(of: "/", in: hostEnd..<pathEnd, bytes) &+ 2 <= limits.segments,
        count(of: "&", in: pathEnd..<queryEnd, bytes) &+ 1 <= limits.queryItems
      else { return false }
    }
    url.layout.schemeEnd = front.schemeEnd
    url.layout.hostEnd = hostEnd
    url.layout.pathStart = hostEnd
    url.layout.pathEnd = pathEnd
    url.layout.queryEnd = queryEnd
    url.layout.end = bytes.count
    url.layout.isCanonical = isCanonical && !(front.isWeb && pathEnd == hostEnd)
    url.layout.isWeb = front.isWeb
    url.slashes = path.slashes
    return true
  }

  /// Reads up to where the host or the path starts.
  @inline(__always)
  private static func front(of bytes: Span<UInt8>) -> Front? {
    let first = EightBytes(bytes)
    if first.isEqual(to: EightBytes.httpsSlashes) {
      return Front(schemeEnd: 5, isWeb: true, start: 8)
    }
    return otherFront(of: bytes)
  }

  /// Reads up to where the host or the path starts of a URL that does not begin with `https://`.
  @inline(never)
  private static func otherFront(of bytes: Span<UInt8>) -> Front? {
    let first = EightBytes(bytes)
    let colon = first.marks(of: ":") & EightBytes.allMarks
    let outside = ~first.nameMarks | first.nonASCIIMarks
    let wrong = (outside & colon.belowFirstMark) | (~first.letterMarks & EightBytes.firstMark)
    guard wrong & EightBytes.allMarks == 0 else { return nil }
    let prefix = first.prefix(through: colon)
    let isWeb = prefix == EightBytes.https || prefix == EightBytes.http
    var end = colon.bytesBeforeFirstMark
    if colon == 0 {
      guard let later = endOfScheme(from: 8, in: bytes) else { return nil }
      end = later
    }
    let hasHost =
      end &+ 2 < bytes.count && bytes[end &+ 1] == UInt8(ascii: "/")
      && bytes[end &+ 2] == UInt8(ascii: "/")
    if isWeb, !hasHost { return nil }
    return Front(schemeEnd: end, isWeb: isWeb, start: end &+ (hasHost ? 3 : 1))
  }

  /// Reads the rest of a scheme that is longer than seven bytes.
  @inline(never)
  private static func endOfScheme(from start: Int, in bytes: Span<UInt8>) -> Int? {
    var name = PlainHost()
    let end = name.read(from: start, in: bytes)
    return end < bytes.count && bytes[end] == UInt8(ascii: ":") ? end : nil
  }

  /// Reads a host.
  @inline(__always)
  private static func endOfHost(
    from start: Int,
    in bytes: Span<UInt8>,
    isWeb: Bool
  ) -> (end: Int, hasCapitals: Bool)? {
    var host = PlainHost()
    var end = host.read(from: start, in: bytes)
    var hasCapitals = false
    if end < bytes.count, bytes[end] != UInt8(ascii: "/") {
      let rest = endOfUncommonHost(from: end, in: bytes)
      guard rest.end == bytes.count || ASCIISet.pathStart.contains(bytes[rest.end]) else {
        return nil
      }
      (end, hasCapitals) = rest
    }
    if end == start {
      if isWeb { return nil }
    } else if !isWeb, bytes[start] == UInt8(ascii: ".") {
      return nil
    }
    return (end, hasCapitals)
  }

  /// Reads the rest of a host with capitals or underscores.
  @inline(never)
  private static func endOfUncommonHost(
    from start: Int,
    in bytes: Span<UInt8>
  ) -> (end: Int, hasCapitals: Bool) {
    var hasCapitals = false
    for index in start..<bytes.count {
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[index]) {
        hasCapitals = true
      } else if !ASCIISet.plainHost.contains(bytes[index]) {
        return (index, hasCapitals)
      }
    }
    return (bytes.count, hasCapitals)
  }
}

// MARK: - Query and fragment

extension PlainURLReader {
  /// Reads the query and the fragment, if there are any.
  ///
  /// - Complexity: O(*n*), *n* = number of bytes behind `start`.
  @inline(never)
  private static func endOfQuery(from start: Int, in bytes: Span<UInt8>, isWeb: Bool) -> Int {
    var end = start
    if bytes[start] == UInt8(ascii: "?") {
      var query = PlainQuery()
      end = query.read(from: start &+ 1, in: bytes)
      if !query.isPlain {
        // The end cannot be relied on where it may be a byte that is not ASCII.
        if end < bytes.count, bytes[end] != UInt8(ascii: "#") { return -1 }
        let plain: ASCIISet = isWeb ? .plainWebQuery : .plainQuery
        for index in (start &+ 1)..<end where bytes[index] != UInt8(ascii: "&") {
          if !plain.contains(bytes[index]) { return -1 }
        }
      }
    }
    if end < bytes.count {
      var fragment = PlainFragment()
      _ = fragment.read(from: end &+ 1, in: bytes)
      if !fragment.isPlain {
        let plain: ASCIISet = .plainFragment
        for index in (end &+ 1)..<bytes.count where !plain.contains(bytes[index]) { return -1 }
      }
    }
    return end
  }
}

// MARK: - Closer looks

extension PlainURLReader {
  /// Tells whether a segment of a path may be `.` or `..`, percent-encoded or not.
  ///
  /// - Complexity: O(*s*), *s* = number of segments; O(*n*) for more than 63 bytes.
  @inline(never)
  private static func mayHoldDotSegment(
    _ path: Range<Int>,
    _ slashes: UInt64,
    in bytes: Span<UInt8>
  ) -> Bool {
    if startsLikeDot(path, in: bytes) { return true }
    let end = path.upperBound
    guard path.count <= PlainPath.maximumLength else {
      return path.contains { index in
        bytes[index] == UInt8(ascii: "/") && startsLikeDot((index &+ 1)..<end, in: bytes)
      }
    }
    var rest = slashes
    while rest != 0 {
      let start = path.lowerBound &+ rest.trailingZeroBitCount &+ 1
      guard start < end else { return false }
      // Few segments start with what is below `/`.
      if bytes[start] < UInt8(ascii: "/"), startsLikeDot(start..<end, in: bytes) { return true }
      rest &= rest &- 1
    }
    return false
  }

  /// Tells whether a text starts with a dot, percent-encoded or not.
  private static func startsLikeDot(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    guard let first = range.first else { return false }
    if bytes[first] == UInt8(ascii: ".") { return true }
    return bytes[first] == UInt8(ascii: "%") && range.count > 2
      && bytes[first &+ 1] == UInt8(ascii: "2") && bytes[first &+ 2] | 0x20 == UInt8(ascii: "e")
  }

  /// Counts a byte.
  ///
  /// - Complexity: O(*n*), *n* = length of the range.
  @inline(never)
  private static func count(
    of scalar: Unicode.Scalar,
    in range: Range<Int>,
    _ bytes: Span<UInt8>
  ) -> Int {
    var count = 0
    for index in range where bytes[index] == UInt8(ascii: scalar) { count &+= 1 }
    return count
  }
}
