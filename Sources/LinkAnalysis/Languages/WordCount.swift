/// A number of words: an integer of 384 bits, enough for all texts of 40 bytes.
package struct WordCount: Hashable, Comparable, Sendable {
  /// The 64-bit digits, the lowest first; the last two are 0.
  private var digits = SIMD8<UInt64>()

  /// The number of digits that are used.
  private static var digitCount: Int { 6 }

  /// Creates zero.
  init() {}

  /// Creates a small number.
  init(_ value: UInt64) { digits[0] = value }

  /// Whether there is no word.
  var isZero: Bool { digits == SIMD8<UInt64>() }

  /// Adds a multiple of another number.
  mutating func add(_ other: WordCount, times factor: UInt64) {
    var carry: UInt64 = 0
    for index in 0..<Self.digitCount {
      let product = other.digits[index].multipliedFullWidth(by: factor)
      let (low, hasCarried) = product.low.addingReportingOverflow(carry)
      let (sum, hasOverflown) = digits[index].addingReportingOverflow(low)
      digits[index] = sum
      carry = product.high &+ (hasCarried ? 1 : 0) &+ (hasOverflown ? 1 : 0)
    }
  }

  /// Returns whether a number is less than another.
  package static func < (left: WordCount, right: WordCount) -> Bool {
    for index in (0..<digitCount).reversed() where left.digits[index] != right.digits[index] {
      return left.digits[index] < right.digits[index]
    }
    return false
  }
}
