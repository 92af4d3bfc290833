/// A set of bytes, as four words of a bit each.
///
/// The alphabet of ``ExpressionProgram``: URL components are ASCII once they are canonical, so a byte
/// is a character there. It is not a set of Unicode scalars.
package struct ByteSet: Hashable, Sendable {
  /// Bits of the bytes 0…63, 64…127, 128…191 and 192…255.
  package var words: SIMD4<UInt64> = .zero

  /// Creates the set of the characters of a text.
  init(characters: String) {
    for byte in characters.utf8 { insert(byte) }
  }

  /// Creates the set of the bytes in a sequence.
  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  /// Creates the empty set.
  package init() {}

  /// Creates the set of the bytes in a range.
  package init(_ bytes: ClosedRange<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  /// Every byte.
  package static var all: ByteSet { ByteSet().inverted }

  /// Number of members, 0…256.
  package var count: Int {
    var count = 0
    for index in words.indices { count += words[index].nonzeroBitCount }
    return count
  }

  /// The bytes that are not in the set.
  package var inverted: ByteSet {
    var result = self
    result.words = ~words
    return result
  }

  /// The least member, or `nil` when the set is empty.
  package var least: UInt8? {
    for index in words.indices where words[index] != 0 {
      return UInt8(truncatingIfNeeded: 64 * index + words[index].trailingZeroBitCount)
    }
    return nil
  }

  /// The set with both cases of every ASCII letter of which it has one.
  package var caseFolded: ByteSet {
    let upper = words[1] & 0x0000_0000_07FF_FFFE
    let lower = words[1] & 0x07FF_FFFE_0000_0000
    var result = self
    result.words[1] |= (upper << 32) | (lower >> 32)
    return result
  }

  /// Returns whether a byte is a member.
  package func contains(_ byte: UInt8) -> Bool {
    words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1
  }

  /// Adds a byte.
  package mutating func insert(_ byte: UInt8) {
    words[Int(byte >> 6)] |= (1 as UInt64) << UInt64(byte & 63)
  }

  /// Returns the bytes that are in this set or in another.
  package func union(_ other: ByteSet) -> ByteSet {
    var result = self
    result.words = words | other.words
    return result
  }
}

/// The classes of ECMAScript regular expressions, restricted to bytes.
///
/// Source: ECMA-262 §22.2.2.9 (CompileToCharSet) and §12.2–12.3 for white space and line ends.
extension ByteSet {
  /// `\d`: ASCII digits.
  package static var digits: ByteSet { ByteSet(0x30...0x39) }

  /// `\w`: ASCII letters, digits and `_`.
  package static var wordBytes: ByteSet {
    digits.union(ByteSet(0x41...0x5A)).union(ByteSet(0x61...0x7A)).union(ByteSet(0x5F...0x5F))
  }

  /// `\s`: ASCII white space and line ends.
  static var whiteSpace: ByteSet { ByteSet(0x09...0x0D).union(ByteSet(0x20...0x20)) }

  /// `.`: every byte but LF and CR.
  static var dot: ByteSet { ByteSet(0x0A...0x0A).union(ByteSet(0x0D...0x0D)).inverted }

  /// Every byte but one.
  package static func except(_ byte: UInt8?) -> ByteSet {
    guard let byte else { return all }
    return ByteSet(byte...byte).inverted
  }
}
