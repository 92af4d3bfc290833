/// What eight bytes of a pattern are, a mark each: the highest bit of the byte.
///
/// Source: Hacker's Delight, 2nd edition, §6-1, for finding a byte in a word.
struct PatternMarks {
  /// The bytes, `a` for those that are none.
  private let bits: UInt64

  /// Takes eight bytes.
  @inline(__always)
  init(_ word: UInt64, _ taken: UInt64) {
    bits = word & taken | Self.repeating(UInt8(ascii: "a")) & ~taken
  }

  /// A byte, eight times.
  @inline(__always)
  private static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Marks bytes from one on; for ASCII alone.
  @inline(__always)
  private static func atLeast(_ byte: UInt8, _ bits: UInt64) -> UInt64 {
    bits &+ repeating(0x80 &- byte)
  }

  /// Marks a byte; for ASCII alone.
  @inline(__always)
  private func marks(of byte: UInt8) -> UInt64 {
    ~((bits ^ Self.repeating(byte)) &+ Self.repeating(0x7F)) & Self.repeating(0x80)
  }

  /// Whether all are ASCII letters, digits, `-`, `.`, `/`, `:` or `_`.
  @inline(__always)
  var areUsual: Bool {
    let folded = bits | Self.repeating(0x20)
    let letters =
      Self.atLeast(UInt8(ascii: "a"), folded) & ~Self.atLeast(UInt8(ascii: "{"), folded)
    let others = Self.atLeast(UInt8(ascii: "-"), bits) & ~Self.atLeast(UInt8(ascii: ";"), bits)
    let all = (letters | others | marks(of: UInt8(ascii: "_"))) & ~bits
    return all & Self.repeating(0x80) == Self.repeating(0x80)
  }

  /// Marks slashes.
  @inline(__always)
  var slashes: UInt64 { marks(of: UInt8(ascii: "/")) }

  /// Marks colons.
  @inline(__always)
  var colons: UInt64 { marks(of: UInt8(ascii: ":")) }

  /// Marks hyphens and dots.
  @inline(__always)
  var points: UInt64 { marks(of: UInt8(ascii: "-")) | marks(of: UInt8(ascii: ".")) }

  /// Marks as bits, the first the lowest: gathered by a multiplication.
  @inline(__always)
  static func gathered(_ marks: UInt64) -> UInt64 {
    ((marks &>> 7) &* 0x0102_0408_1020_4080) &>> 56
  }
}
