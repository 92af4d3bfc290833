/// How the literals of a node are found in its slots: a hash table of its own, in four bytes.
///
/// A literal is hashed by its last eight bytes and its length; in a node where letters match in either
/// case, or where that does not tell enough literals apart, by all of its bytes with letters folded.
/// Which bits of the hash are taken is chosen for each node, so that most look-ups need one slot.
struct TableSlots: Hashable, Sendable {
  /// The mask in the lowest 21 bits, then six bits of shift, four of distance, and one that says
  /// whether literals are looked up by all of their bytes, folded.
  let bits: UInt32

  /// Reads the bits of a header.
  @inline(__always)
  init(_ bits: UInt32) { self.bits = bits }

  /// Puts the parts together.
  init(count: Int, shift: UInt64, distance: Int, takesAll: Bool) {
    let parts =
      UInt32(truncatingIfNeeded: shift) &<< 21 | UInt32(truncatingIfNeeded: distance) &<< 27
    bits = UInt32(truncatingIfNeeded: count - 1) | parts | (takesAll ? 0x8000_0000 : 0)
  }

  /// The most slots of a node.
  static var maximumCount: Int { 1 << 21 }

  /// The most literals of a node: so many slots stay free that every search ends.
  static var maximumLiterals: Int { maximumCount / 4 * 3 }

  /// In place of a distance: literals lie anywhere before the next free slot.
  static var anyDistance: Int { 15 }

  /// Whether literals are looked up by all of their bytes, folded.
  @inline(__always)
  var takesAll: Bool { Int32(bitPattern: bits) < 0 }

  /// The number of slots less one.
  @inline(__always)
  var mask: UInt32 { bits & 0x1F_FFFF }

  /// The number of slots.
  @inline(__always)
  var count: Int { Int(mask) &+ 1 }

  /// How far a literal lies from where it is looked for first, at most.
  @inline(__always)
  var distance: UInt32 {
    let distance = bits &>> 27 & 15
    return distance == 15 ? mask : distance
  }

  /// Whether every literal is where it is looked for first.
  @inline(__always)
  var isPerfect: Bool { bits & 0x7800_0000 == 0 }

  /// Where a literal is looked for first.
  @inline(__always)
  func slot(of hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash &>> UInt64(bits &>> 21)) & mask
  }

  /// Mixes the bits of a literal, by a multiplication.
  ///
  /// Source: Knuth, The Art of Computer Programming, volume 3, 2nd edition, §6.4.
  @inline(__always)
  static func hash(_ word: UInt64, _ length: Int) -> UInt64 {
    (word ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Mixes all bytes of a literal, letters folded.
  ///
  /// - Complexity: O(*n*), *n* = length of the literal.
  static func hash(ofAll range: Range<Int>, in bytes: Span<UInt8>) -> UInt64 {
    let length = range.upperBound &- range.lowerBound
    var mixed: UInt64 = 0
    var index = range.lowerBound
    while index &+ 8 < range.upperBound {
      mixed = Self.mixed(mixed, bytes.word(at: index), length)
      index &+= 8
    }
    let last = bytes.lastWord(from: range.lowerBound, to: range.upperBound)
    return hash(last.asciiLowercasedBytes ^ mixed, length)
  }

  /// Mixes eight bytes of a literal, letters folded, with those before them.
  @inline(__always)
  static func mixed(_ before: UInt64, _ word: UInt64, _ length: Int) -> UInt64 {
    let mixed = hash(before ^ word.asciiLowercasedBytes, length)
    return mixed ^ mixed &>> 32
  }
}
