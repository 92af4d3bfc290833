/// The form of ``ParameterShape/int``, read eight digits at a time: `-?(0|[1-9][0-9]*)`.
package enum IntegerText {
  /// Tells whether a part of a text has the form.
  @inline(__always)
  static func isInteger(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard end &- start <= 8, bytes[start] > UInt8(ascii: "0") else {
      return isLongInteger(bytes, from: start, to: end)
    }
    return digits(bytes, from: start, to: end) != nil
  }

  /// Reads a few digits.
  @inline(__always)
  static func digits(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> UInt64? {
    let unused = UInt64(truncatingIfNeeded: 64 &- (end &- start) &<< 3)
    let word = bytes.lastWord(from: start, to: end) &<< unused
    let zeros: UInt64 = 0x3030_3030_3030_3030
    let digits = (word | (zeros & ~(UInt64.max &<< unused))) ^ zeros
    let others = (digits | (digits &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080
    return others == 0 ? digits : nil
  }

  /// Tells whether a part of a text has the form, byte by byte.
  @inline(never)
  private static func isLongInteger(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let first = bytes[start] == UInt8(ascii: "-") ? start &+ 1 : start
    guard first < end, bytes[first] != UInt8(ascii: "0") || first &+ 1 == end else { return false }
    for index in first..<end where bytes[index] &- UInt8(ascii: "0") > 9 { return false }
    return true
  }
}
