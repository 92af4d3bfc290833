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
  @inline(__always)
  mutating func take(_ part: EightBytes) -> UInt64 {
    (~part.nameMarks | part.nonASCIIMarks) & EightBytes.allMarks
  }
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
