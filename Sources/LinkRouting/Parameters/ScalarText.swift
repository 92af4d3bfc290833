import LinkPatterns

/// The written forms of single values, and their strict reading.
///
/// Each type has one shape: `Int` is `0|-?[1-9][0-9]*`, `Bool` is `true|false`, a floating-point
/// number is `-?digits(.digits)?`. Nothing else is accepted: no `+1`, `-0`, `01`, `1e3`, `nan` or `YES`.
enum ScalarText {
  /// Reads an integer.
  static func integer<Value: FixedWidthInteger>(_ text: LinkText) -> Value? {
    guard let (magnitude, isNegative) = integer(text) else { return nil }
    guard isNegative else { return Value(exactly: magnitude) }
    return Value(exactly: Int64(truncatingIfNeeded: 0 &- magnitude))
  }

  /// Reads an integer of 64 bits, in one copy of the code for all types.
  @inline(never)
  private static func integer(_ text: LinkText) -> (magnitude: UInt64, isNegative: Bool)? {
    text.withBytes { bytes in
      let isNegative = !bytes.isEmpty && bytes[0] == UInt8(ascii: "-")
      guard let magnitude = magnitude(bytes, from: isNegative ? 1 : 0),
        !isNegative || (1...Int64.min.magnitude).contains(magnitude)
      else { return nil }
      return (magnitude, isNegative)
    }
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

  /// Writes a number, of which Swift's text may have an exponent; `nil` for what is no number.
  static func decimal(_ text: String) -> String? {
    if isDecimal(text) { return text }
    var (sign, digits, point): (String, [UInt8], Int?) = ("", [], nil)
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
      case UInt8(ascii: "-"): sign = "-"
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"):
        guard let exponent = Int(text.dropFirst(index + 1)) else { return nil }
        return sign + moved(digits, point: (point ?? digits.count) + exponent)
      default: return nil
      }
    }
    return nil
  }

  /// Digits with the point at a place that may be outside of them.
  private static func moved(_ digits: [UInt8], point: Int) -> String {
    let zeros = [UInt8](
      repeating: UInt8(ascii: "0"),
      count: max(1 - point, point - digits.count, 0)
    )
    var text = point > 0 ? digits + zeros : zeros + digits
    if point < digits.count { text.insert(UInt8(ascii: "."), at: max(point, 1)) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Tells whether a text is `-?digits(.digits)?`.
  static func isDecimal(_ text: String) -> Bool {
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
