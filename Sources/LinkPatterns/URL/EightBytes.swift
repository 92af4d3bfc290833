/// Eight bytes of a text in one integer, which are looked at all at once.
///
/// A test answers with *marks*: an integer whose byte *n* has its highest bit set when byte *n* of the
/// text passes. The other bits of marks mean nothing until ``allMarks`` has cut them off.
///
/// Bytes behind the end of the text read as `a`, which no part of a URL minds.
///
/// The tests add to each byte without its highest bit, so that no sum spills into the next byte.
/// Source: Hacker's Delight, 2nd edition, §6-1, for finding a byte in a word.
struct EightBytes {
  /// The bytes; the first is the lowest.
  private let bits: UInt64

  /// The bytes without their highest bits.
  private let low: UInt64

  /// The mark of every byte.
  static var allMarks: UInt64 { 0x8080_8080_8080_8080 }

  /// `https://`, to compare the first eight bytes with.
  static var https: UInt64 { 0x2F2F_3A73_7074_7468 }

  /// `http://`, to compare the first seven bytes with.
  static var http: UInt64 { 0x002F_2F3A_7074_7468 }

  /// The mark of the first byte.
  static var firstMark: UInt64 { 0x80 }

  /// Reads eight bytes, or those that are left.
  ///
  /// - Parameters:
  ///   - bytes: The text, of at least eight bytes.
  ///   - index: Where to start, before the end of the text.
  /// - Precondition: `bytes.count >= 8`, `0 <= index < bytes.count`.
  /// - Complexity: O(1).
  @inline(__always)
  init(_ bytes: Span<UInt8>, at index: Int) {
    let last = bytes.count &- 8
    if index <= last {
      bits = Self.load(bytes, at: index)
    } else {
      // The last eight, without those in front of the index.
      let missing = UInt64(truncatingIfNeeded: index &- last) &<< 3
      let filler: UInt64 = 0x6161_6161_6161_6161
      bits = Self.load(bytes, at: last) &>> missing | filler &<< (64 &- missing)
    }
    low = bits & ~Self.allMarks
  }

  /// Reads eight bytes; compilers make one load of it.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - index: Where to start.
  /// - Returns: The bytes; the first is the lowest.
  /// - Precondition: There are eight bytes from `index` on.
  @inline(__always)
  private static func load(_ bytes: Span<UInt8>, at index: Int) -> UInt64 {
    let part = bytes.extracting(index..<(index &+ 8))
    let first = UInt64(part[0]) | UInt64(part[1]) &<< 8 | UInt64(part[2]) &<< 16
    let second = UInt64(part[3]) &<< 24 | UInt64(part[4]) &<< 32 | UInt64(part[5]) &<< 40
    return first | second | UInt64(part[6]) &<< 48 | UInt64(part[7]) &<< 56
  }

  /// A byte, eight times.
  ///
  /// - Parameter byte: The byte.
  /// - Returns: An integer that holds nothing else.
  @inline(__always)
  private static func repeating(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// Whether the first bytes are given ones.
  ///
  /// - Parameters:
  ///   - prefix: The bytes; the first is the lowest, and those behind the last are 0.
  ///   - count: How many they are, 1 to 8.
  /// - Returns: `true` when all are equal.
  @inline(__always)
  func starts(with prefix: UInt64, count: UInt64) -> Bool {
    bits &<< (64 &- 8 &* count) == prefix &<< (64 &- 8 &* count)
  }
}

// MARK: - Tests

extension EightBytes {
  /// Marks a given byte.
  ///
  /// - Parameter scalar: An ASCII character.
  /// - Returns: Its marks.
  @inline(__always)
  func marks(of scalar: Unicode.Scalar) -> UInt64 {
    ~(differing(from: scalar) | bits)
  }

  /// Marks what may need a second look in a path, a query or a fragment.
  ///
  /// That is every byte that one of the three cannot hold raw but for `#` and `?`, and `!`, `'`, `|`
  /// and `~`, which are marked because leaving them out would cost more than it gains.
  ///
  /// - Returns: Marks of controls, space, ``!"'<>\^`{|}~``, DEL and all that is not ASCII.
  @inline(__always)
  func oddMarks() -> UInt64 {
    // The five lowest bits of `<>\^|~` are 0x1C or 0x1E, and those of no other byte but controls are.
    let pairs = ((low & Self.repeating(0x1D)) ^ Self.repeating(0x1C)) &+ Self.repeating(0x7F)
    let usual = atLeast("#") & pairs & differing(from: "`") & differing(from: "'")
    return ~usual | atLeast("{") | bits
  }

  /// Marks what may open a dot segment: `.` and `%`.
  ///
  /// - Returns: Marks of `%&'()*+,-.`.
  @inline(__always)
  func dotMarks() -> UInt64 {
    atLeast("%") & ~atLeast("/") & ~bits
  }

  /// Marks what is not a byte of a canonical scheme.
  ///
  /// - Returns: Marks of all but `a`…`z`, `0`…`9`, `-` and `.`.
  @inline(__always)
  func outsideSchemeMarks() -> UInt64 {
    let isLetter = atLeast("a") & ~atLeast("{")
    return ~(isLetter | digitDotOrHyphenMarks()) | bits
  }

  /// Marks what is not a byte of a usual host.
  ///
  /// - Returns: Marks of all but `a`…`z`, `A`…`Z`, `0`…`9`, `-`, `.` and `_`.
  @inline(__always)
  func outsideHostMarks() -> UInt64 {
    ~(letterMarks() | digitDotOrHyphenMarks() | marks(of: "_")) | bits
  }

  /// Marks `A`…`Z`.
  ///
  /// - Returns: Their marks.
  @inline(__always)
  func capitalMarks() -> UInt64 {
    // Bit 5 is what tells the cases apart; shifted by two it is where marks are.
    letterMarks() & ~(bits &<< 2) & ~bits
  }

  /// Marks letters, of ASCII bytes.
  ///
  /// - Returns: Marks of `a`…`z` and `A`…`Z`; what is not ASCII may be marked too.
  @inline(__always)
  private func letterMarks() -> UInt64 {
    let folded = low | Self.repeating(0x20)
    return (folded &+ Self.repeating(0x80 - 0x61)) & ~(folded &+ Self.repeating(0x80 - 0x7B))
  }

  /// Marks digits, dots and hyphens, of ASCII bytes.
  ///
  /// - Returns: Marks of `0`…`9`, `-` and `.`; what is not ASCII may be marked too.
  @inline(__always)
  private func digitDotOrHyphenMarks() -> UInt64 {
    atLeast("-") & ~atLeast(":") & differing(from: "/")
  }

  /// Marks bytes from a given one on, of ASCII bytes.
  ///
  /// - Parameter scalar: An ASCII character.
  /// - Returns: The marks; for what is not ASCII they mean nothing.
  @inline(__always)
  private func atLeast(_ scalar: Unicode.Scalar) -> UInt64 {
    low &+ Self.repeating(0x80 &- UInt8(ascii: scalar))
  }

  /// Marks all but a given byte, of ASCII bytes.
  ///
  /// - Parameter scalar: An ASCII character.
  /// - Returns: The marks; for what is not ASCII they mean nothing.
  @inline(__always)
  private func differing(from scalar: Unicode.Scalar) -> UInt64 {
    (low ^ Self.repeating(UInt8(ascii: scalar))) &+ Self.repeating(0x7F)
  }
}

// MARK: - Marks

extension UInt64 {
  /// The bits below the first mark; all when there is none.
  @inline(__always)
  var belowFirstMark: UInt64 { (self & (0 &- self)) &- 1 }

  /// How many bytes are before the first mark; 8 when there is none.
  @inline(__always)
  var bytesBeforeFirstMark: Int { trailingZeroBitCount &>> 3 }

  /// How many marks there are.
  @inline(__always)
  var markCount: Int {
    Int(truncatingIfNeeded: ((self &>> 7) &* 0x0101_0101_0101_0101) &>> 56)
  }
}
