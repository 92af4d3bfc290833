/// The path of a plain URL while it is read eight bytes at a time; it ends at `?` or `#`.
///
/// Where slashes are is noted on the way, so that whoever looks for its segments need not look again.
struct PlainPath {
  /// Bit *n* tells whether byte *n* of the path is a slash.
  ///
  /// Bits behind the end of the path mean nothing, and none does when it is longer than
  /// ``maximumLength``.
  private(set) var slashes: UInt64 = 0

  /// Where the path ends.
  private(set) var end = 0

  /// What may be a dot of a dot segment.
  private var dots: UInt64 = 0

  /// The most bytes of a path of which all slashes have a bit.
  static var maximumLength: Int { 63 }

  /// Creates an empty path.
  init() {}

  /// Whether a segment may be `.` or `..`, percent-encoded or not.
  @inline(__always)
  var mayHoldDot: Bool { dots & EightBytes.allMarks != 0 }

  /// What follows a closer look at bytes.
  private enum Place {
    /// In place of an end: the path goes on.
    static var goesOn: Int { -1 }

    /// In place of an end: a path does not hold that.
    static var refused: Int { -2 }
  }

  /// Reads the path.
  ///
  /// - Precondition: `bytes.count >= 8`, `0 <= start <= bytes.count`.
  /// - Complexity: O(*n*), *n* = length of the path.
  @inline(__always)
  mutating func read(from start: Int, in bytes: Span<UInt8>) -> Bool {
    var next = start &+ 8
    while next <= bytes.count {
      let part = EightBytes(before: next, in: bytes)
      let rare = take(part, at: next &- 8 &- start)
      if rare != 0, !goesOn(part, rare, at: next &- 8, in: bytes) { return end != Place.refused }
      next &+= 8
    }
    let left = bytes.count &- (next &- 8)
    if left > 0 {
      let part = EightBytes(last: left, of: bytes)
      let rare = take(part, at: next &- 8 &- start)
      if rare != 0, !goesOn(part, rare, at: next &- 8, in: bytes) { return end != Place.refused }
    }
    end = bytes.count
    return true
  }

  /// Takes the next bytes.
  @inline(__always)
  private mutating func take(_ part: EightBytes, at offset: Int) -> UInt64 {
    let marks = ~part.differing(from: "/") & EightBytes.allMarks
    slashes |= marks.gatheredMarks &<< UInt64(truncatingIfNeeded: offset)
    dots |= ~part.differing(from: ".")
    return part.rareInPathMarks & EightBytes.allMarks
  }

  /// Takes a closer look at bytes, and notes where the path ends.
  @inline(__always)
  private mutating func goesOn(
    _ part: EightBytes,
    _ rare: UInt64,
    at start: Int,
    in bytes: Span<UInt8>
  ) -> Bool {
    // An escape may stand for a dot.
    dots |= part.marks(of: "%")
    end = Self.end(rare, at: start, in: bytes)
    return end == Place.goesOn
  }

  /// Takes a closer look at bytes.
  @inline(never)
  private static func end(_ rare: UInt64, at start: Int, in bytes: Span<UInt8>) -> Int {
    var rest = rare
    while rest != 0 {
      let index = start &+ rest.bytesBeforeFirstMark
      switch bytes[index] {
      case UInt8(ascii: "?"), UInt8(ascii: "#"): return index
      case let byte where ASCIISet.plainPath.contains(byte): rest &= rest &- 1
      default: return Place.refused
      }
    }
    return Place.goesOn
  }
}
