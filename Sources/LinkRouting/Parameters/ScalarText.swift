import LinkPatterns

/// The written forms of single values, and their strict reading.
///
/// Each type has one shape: `Int` is `-?(0|[1-9][0-9]*)`, `Bool` is `true|false`, a floating-point
/// number is `-?digits(.digits)?`. Nothing else is accepted: no `+1`, `01`, `1e3`, `nan` or `YES`.
enum ScalarText {
  /// Reads an integer.
  static func integer<Value: FixedWidthInteger>(_ text: String) -> Value? {
    LinkText(text).withBytes { integer($0) }
  }

  /// Reads an integer.
  static func integer<Value: FixedWidthInteger>(_ text: Span<UInt8>) -> Value? {
    let isNegative = !text.isEmpty && text[0] == UInt8(ascii: "-")
    guard let magnitude = magnitude(text, from: isNegative ? 1 : 0) else { return nil }
    guard isNegative else { return Value(exactly: magnitude) }
    guard magnitude <= Int64.min.magnitude else { return nil }
    return Value(exactly: Int64(truncatingIfNeeded: 0 &- magnitude))
  }

  /// Reads digits.
  private static func magnitude(_ text: Span<UInt8>, from start: Int) -> UInt64? {
    guard start < text.count, text[start] != UInt8(ascii: "0") || start + 1 == text.count else {
      return nil
    }
    var result: UInt64 = 0
    for index in start..<text.count {
      let digit = text[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      let (product, isOver) = result.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(UInt64(digit))
      if isOver || carries { return nil }
      result = sum
    }
    return result
  }

  /// Reads a floating-point number.
  static func floatingPoint<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ text: String
  ) -> Value? {
    guard isDecimal(text), let value = Value(text), value.isFinite else { return nil }
    return value
  }

  /// Tells whether a text is `-?digits(.digits)?`.
  private static func isDecimal(_ text: String) -> Bool {
    var digits = 0
    var hasPoint = false
    var isFirst = true
    for byte in text.utf8 {
      defer { isFirst = false }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "-") where isFirst: break
      case UInt8(ascii: ".") where !hasPoint && digits > 0:
        hasPoint = true
        digits = 0
      default: return false
      }
    }
    return digits > 0
  }
}
