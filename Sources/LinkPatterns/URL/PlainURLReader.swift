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
  /// - Parameters:
  ///   - bytes: The text, as UTF-8.
  ///   - limits: The bounds; the length is the caller's to check.
  ///   - layout: Takes where the components are.
  /// - Returns: `false` when the text needs a closer look; then the layout is as it was.
  /// - Complexity: O(*n*), *n* = number of bytes; one pass, no allocation.
  @inline(never)
  static func read(_ bytes: Span<UInt8>, limits: URLLimits, into layout: inout URLLayout) -> Bool {
    guard bytes.count >= 8, let front = front(of: bytes) else { return false }
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
    let pathEnd = path.read(from: hostEnd, in: bytes)
    guard path.isPlain else { return false }
    if path.mayHoldDotSegment, mayHoldDotSegment(hostEnd..<pathEnd, in: bytes) { return false }
    if front.isWeb, pathEnd == hostEnd { isCanonical = false }
    var queryEnd = pathEnd
    if pathEnd < bytes.count, bytes[pathEnd] == UInt8(ascii: "?") {
      var query = PlainQuery()
      queryEnd = query.read(from: pathEnd &+ 1, in: bytes)
      guard query.isPlain else { return false }
    }
    if queryEnd < bytes.count {
      var fragment = PlainFragment()
      _ = fragment.read(from: queryEnd &+ 1, in: bytes)
      guard fragment.isPlain else { return false }
    }
    // A path has two segments more than slashes at most: its first one, and the host.
    if bytes.count &+ 2 > min(limits.segments, limits.queryItems) {
      guard count(of: "/", in: hostEnd..<pathEnd, bytes) &+ 2 <= limits.segments,
        count(of: "&", in: pathEnd..<queryEnd, bytes) &+ 1 <= limits.queryItems
      else { return false }
    }
    layout.schemeEnd = front.schemeEnd
    layout.hostEnd = hostEnd
    layout.pathStart = hostEnd
    layout.pathEnd = pathEnd
    layout.queryEnd = queryEnd
    layout.end = bytes.count
    layout.isCanonical = isCanonical
    layout.isWeb = front.isWeb
    return true
  }

  /// Reads up to where the host or the path starts.
  ///
  /// - Parameter bytes: The text, of at least eight bytes.
  /// - Returns: What was read, or `nil` when the scheme is not in lower case or not a scheme.
  @inline(__always)
  private static func front(of bytes: Span<UInt8>) -> Front? {
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
  ///
  /// - Parameters:
  ///   - start: Where to go on.
  ///   - bytes: The text.
  /// - Returns: Where it ends, or `nil` when it is not in lower case or not a scheme.
  @inline(never)
  private static func endOfScheme(from start: Int, in bytes: Span<UInt8>) -> Int? {
    var name = PlainHost()
    let end = name.read(from: start, in: bytes)
    return end < bytes.count && bytes[end] == UInt8(ascii: ":") ? end : nil
  }

  /// Reads a host.
  ///
  /// - Parameters:
  ///   - start: Where it starts.
  ///   - bytes: The text.
  ///   - isWeb: Whether it is that of a web URL, which must have one.
  /// - Returns: Where it ends, and whether it holds capitals; `nil` when it holds something unusual,
  ///   or a port follows.
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
  ///
  /// - Parameters:
  ///   - start: Where to go on.
  ///   - bytes: The text.
  /// - Returns: Where the bytes end of which such a host is made, and whether there are capitals.
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

// MARK: - Closer looks

extension PlainURLReader {
  /// Tells whether a segment of a path may be `.` or `..`, percent-encoded or not.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - bytes: The text.
  /// - Returns: `true` when a segment starts with a dot, or with what encodes one.
  /// - Complexity: O(*n*), *n* = length of the path.
  @inline(never)
  private static func mayHoldDotSegment(_ path: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    if startsLikeDot(path, in: bytes) { return true }
    for index in path where bytes[index] == UInt8(ascii: "/") {
      if startsLikeDot((index &+ 1)..<path.upperBound, in: bytes) { return true }
    }
    return false
  }

  /// Tells whether a text starts with a dot, percent-encoded or not.
  ///
  /// - Parameters:
  ///   - range: The text.
  ///   - bytes: What it is in.
  /// - Returns: `true` for `.` and `%2e`.
  private static func startsLikeDot(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    guard let first = range.first else { return false }
    if bytes[first] == UInt8(ascii: ".") { return true }
    return bytes[first] == UInt8(ascii: "%") && range.count > 2
      && bytes[first &+ 1] == UInt8(ascii: "2") && bytes[first &+ 2] | 0x20 == UInt8(ascii: "e")
  }

  /// Counts a byte.
  ///
  /// - Parameters:
  ///   - scalar: An ASCII character.
  ///   - range: Where to count.
  ///   - bytes: The text.
  /// - Returns: How many there are.
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
