/// A component of a URL while it is read eight bytes at a time.
///
/// What is found on the way is kept as marks and looked at once, behind the last byte.
protocol PlainComponent {
  /// Takes the next bytes.
  ///
  /// - Parameter part: The bytes.
  /// - Returns: Marks of what ends the component, and of nothing else; then no more bytes come.
  mutating func take(_ part: EightBytes) -> UInt64
}

extension PlainComponent {
  /// Reads the component.
  ///
  /// - Parameters:
  ///   - start: Where it starts.
  ///   - bytes: The text, of at least eight bytes.
  /// - Returns: Where it ends.
  /// - Precondition: `bytes.count >= 8`, `0 <= start <= bytes.count`.
  /// - Complexity: O(*n*), *n* = length of the component.
  @inline(__always)
  mutating func read(from start: Int, in bytes: Span<UInt8>) -> Int {
    var rest = bytes.extracting(start..<bytes.count)
    while rest.count >= 8 {
      let ends = take(EightBytes(rest))
      if ends != 0 { return bytes.count &- rest.count &+ ends.bytesBeforeFirstMark }
      rest = rest.extracting(droppingFirst: 8)
    }
    guard !rest.isEmpty else { return bytes.count }
    let ends = take(EightBytes(last: rest.count, of: bytes))
    return ends == 0 ? bytes.count : bytes.count &- rest.count &+ ends.bytesBeforeFirstMark
  }
}

/// A host of small letters, digits, dots and hyphens; it ends where anything else is.
struct PlainHost: PlainComponent {
  /// Takes the next bytes.
  ///
  /// - Parameter part: The bytes.
  /// - Returns: Marks of all that such a host does not hold.
  @inline(__always)
  mutating func take(_ part: EightBytes) -> UInt64 {
    (~part.nameMarks | part.nonASCIIMarks) & EightBytes.allMarks
  }
}

/// A path; it ends at `?` or `#`.
///
/// Bytes behind the end are looked at too: in a plain URL they are usual as well.
struct PlainPath: PlainComponent {
  /// What was usual in every part.
  private var usual = EightBytes.allMarks

  /// What was not ASCII, or near it, in any part.
  private var high: UInt64 = 0

  /// What may open a dot segment.
  private var dots: UInt64 = 0

  /// Whether the first byte of the next part opens a segment.
  private var segmentStart = EightBytes.firstMark

  /// Creates an empty path.
  init() {}

  /// Takes the next bytes.
  ///
  /// - Parameter part: The bytes.
  /// - Returns: Marks of `?` and `#`.
  @inline(__always)
  mutating func take(_ part: EightBytes) -> UInt64 {
    usual &= part.usualMarks
    high |= part.highMarks
    // A dot segment starts with `.` or `%`, which are below `/`; few other segments start so.
    let fromSlash = part.atLeast("/")
    let slash = fromSlash & ~part.atLeast("0")
    dots |= (slash &<< 8 | segmentStart) & ~fromSlash
    segmentStart = slash &>> 56
    return ~(part.differing(from: "?") & part.differing(from: "#")) & EightBytes.allMarks
  }

  /// Whether the path holds what a canonical path holds, and nothing rare.
  @inline(__always)
  var isPlain: Bool { (~usual | high) & EightBytes.allMarks == 0 }

  /// Whether a segment starts as dot segments do.
  @inline(__always)
  var mayHoldDotSegment: Bool { dots & EightBytes.allMarks != 0 }
}

/// A query; it ends at `#`.
struct PlainQuery: PlainComponent {
  /// What was usual in every part.
  private var usual = EightBytes.allMarks

  /// What was not ASCII, or near it, in any part.
  private var high: UInt64 = 0

  /// Creates an empty query.
  init() {}

  /// Takes the next bytes.
  ///
  /// - Parameter part: The bytes.
  /// - Returns: Marks of `#`.
  @inline(__always)
  mutating func take(_ part: EightBytes) -> UInt64 {
    // Queries of web URLs hold `'` percent-encoded.
    usual &= part.usualMarks & part.differing(from: "'")
    high |= part.highMarks
    return ~part.differing(from: "#") & EightBytes.allMarks
  }

  /// Whether the query holds what a canonical query holds, and nothing rare.
  @inline(__always)
  var isPlain: Bool { (~usual | high) & EightBytes.allMarks == 0 }
}

/// A fragment; it ends with the text.
struct PlainFragment: PlainComponent {
  /// What was usual in every part.
  private var usual = EightBytes.allMarks

  /// What was not ASCII, or near it, in any part.
  private var high: UInt64 = 0

  /// Creates an empty fragment.
  init() {}

  /// Takes the next bytes.
  ///
  /// - Parameter part: The bytes.
  /// - Returns: No marks.
  @inline(__always)
  mutating func take(_ part: EightBytes) -> UInt64 {
    usual &= part.usualMarks
    high |= part.highMarks
    return 0
  }

  /// Whether the fragment holds what a canonical fragment holds, and nothing rare.
  @inline(__always)
  var isPlain: Bool { (~usual | high) & EightBytes.allMarks == 0 }
}
