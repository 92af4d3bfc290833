/// Eight bytes of a text in one integer, which are looked at all at once.
///
/// A test answers with *marks*: an integer in which the highest bit of byte *n* tells whether byte *n*
/// of the text passes. The other bits of marks mean nothing until ``allMarks`` has cut them off. Marks
/// mean nothing at all when one of the eight is not ASCII, which ``nonASCIIMarks`` tells.
///
/// Bytes behind the end of the text read as `a`, which no part of a URL minds.
///
/// Source: Hacker's Delight, 2nd edition, §6-1, for finding a byte in a word.
struct EightBytes {
  /// The bytes; the first is the lowest.
  private let bits: UInt64

  /// The mark of every byte.
  static var allMarks: UInt64 { 0x8080_8080_8080_8080 }

  /// The mark of the first byte.
  static var firstMark: UInt64 { 0x80 }

  /// `https:`, to compare a prefix with.
  static var https: UInt64 { 0x3A73_7074_7468 }

  /// `http:`, to compare a prefix with.
  static var http: UInt64 { 0x3A_7074_7468 }

  /// `https://`.
  static var httpsSlashes: UInt64 { 0x2F2F_3A73_7074_7468 }

  /// Takes eight bytes.
  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// Takes the first eight bytes of a text.
  ///
  /// - Precondition: `bytes.count >= 8`.
  /// - Complexity: O(1); compilers make one load of it.
  @inline(__always)
  init(_ bytes: Span<UInt8>) {
    let first = UInt64(bytes[0]) | UInt64(bytes[1]) &<< 8 | UInt64(bytes[2]) &<< 16
    let second = UInt64(bytes[3]) &<< 24 | UInt64(bytes[4]) &<< 32 | UInt64(bytes[5]) &<< 40
    bits = first | second | UInt64(bytes[6]) &<< 48 | UInt64(bytes[7]) &<< 56
  }

  /// Takes eight bytes from within a text.
  ///
  /// - Precondition: `8 <= end <= bytes.count`.
  /// - Complexity: O(1).
  @inline(__always)
  init(before end: Int, in bytes: Span<UInt8>) { bits = bytes.word(before: end) }

  /// Takes the last bytes of a text, fewer than eight.
  ///
  /// - Precondition: `bytes.count >= 8`.
  /// - Complexity: O(1).
  @inline(__always)
  init(last count: Int, of bytes: Span<UInt8>) {
    let all = EightBytes(bytes.extracting(last: 8))
    let taken = UInt64(truncatingIfNeeded: count) &<< 3
    bits = all.bits &>> (64 &- taken) | Self.repeating("a") &<< taken
  }

  /// Takes the first eight bytes of a part of a text, or as many as there are, with zeros behind them.
  ///
  /// - Complexity: O(1), unless the text has fewer than eight bytes.
  @inline(__always)
  init(first part: Span<UInt8>, of bytes: Span<UInt8>, to end: Int) {
    if part.count >= 8 {
      self.init(part)
    } else {
      self.init(bits: bytes.lastWord(from: end &- part.count, to: end))
    }
  }

  /// A byte, eight times.
  @inline(__always)
  private static func repeating(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// A character, eight times.
  @inline(__always)
  private static func repeating(_ scalar: Unicode.Scalar) -> UInt64 {
    repeating(UInt8(ascii: scalar))
  }

  /// Whether the bytes are given ones.
  @inline(__always)
  func isEqual(to other: UInt64) -> Bool { bits == other }

  /// The bytes up to and including the first mark, without what is behind.
  @inline(__always)
  func prefix(through marks: UInt64) -> UInt64 {
    bits & (marks ^ (marks &- 1))
  }
}

// MARK: - Tests

extension EightBytes {
  /// Marks what is not ASCII.
  @inline(__always)
  var nonASCIIMarks: UInt64 { bits }

  /// Marks a given byte.
  @inline(__always)
  func marks(of scalar: Unicode.Scalar) -> UInt64 {
    ~(differing(from: scalar) | bits)
  }

  /// Marks all but a given byte.
  @inline(__always)
  func differing(from scalar: Unicode.Scalar) -> UInt64 {
    (bits ^ Self.repeating(scalar)) &+ Self.repeating(0x7F)
  }

  /// Marks bytes from a given one on.
  @inline(__always)
  func atLeast(_ scalar: Unicode.Scalar) -> UInt64 {
    bits &+ Self.repeating(0x80 &- UInt8(ascii: scalar))
  }

  /// Marks what a path, a query and a fragment hold raw, but for few that are rare.
  ///
  /// - Returns: Marks of all but controls, space, ``!"<>\\^`|~`` and perhaps `{`, `}` and DEL.
  @inline(__always)
  var usualMarks: UInt64 {
    // The five lowest bits of `<>\\^|~` are 0x1C or 0x1E; beside them only those of controls are.
    let pairs = ((bits & Self.repeating(0x1D)) ^ Self.repeating(0x1C)) &+ Self.repeating(0x7F)
    return atLeast("#") & pairs & differing(from: "`")
  }

  /// Marks what has to be looked at beside ``usualMarks``.
  ///
  /// - Returns: Marks of `{|}~`, DEL and all that is not ASCII.
  @inline(__always)
  var highMarks: UInt64 { atLeast("{") | bits }

  /// Marks `%`, or `%` and `+`.
  @inline(__always)
  func escapeMarks(plusIsSpace: Bool) -> UInt64 {
    let others = differing(from: "%") & (plusIsSpace ? differing(from: "+") : Self.allMarks)
    return ~others | bits
  }

  /// Marks `a`…`z`, `0`…`9`, `-` and `.`: what schemes and hosts are made of.
  @inline(__always)
  var nameMarks: UInt64 {
    letterMarks | (atLeast("-") & ~atLeast(":") & differing(from: "/"))
  }

  /// Marks what few paths hold, and what ends a path.
  ///
  /// - Returns: Marks of all but letters, digits and `-./:`, whatever is ASCII.
  @inline(__always)
  var rareInPathMarks: UInt64 {
    // The five lowest bits of letters are 1 to 0x1A, and none of `;<=>?@`, ``[\\]^_` `` and `{|}~` has such.
    let before = (bits &+ Self.repeating(0x1F)) & Self.repeating(0x1F)
    return ~atLeast("-") | (before &+ Self.repeating(0x66)) | bits
  }

  /// Marks `a`…`z`.
  @inline(__always)
  var letterMarks: UInt64 { atLeast("a") & ~atLeast("{") }
}

// MARK: - Marks

extension UInt64 {
  /// The bits below the first mark; all when there is none.
  @inline(__always)
  var belowFirstMark: UInt64 { (self & (0 &- self)) &- 1 }

  /// A bit for each of eight marks, gathered by a multiplication; the lowest is that of the first byte.
  ///
  /// The receiver must hold nothing but marks: no two products meet in one bit then, so none carries.
  @inline(__always)
  var gatheredMarks: UInt64 { (self &* 0x0002_0408_1020_4081) &>> 56 }

  /// How many bytes are before the first mark; 8 when there is none.
  @inline(__always)
  var bytesBeforeFirstMark: Int { trailingZeroBitCount &>> 3 }
}
