import LinkPatterns

/// The written forms of single values, and their strict parsers.
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

  /// Writes a number without the exponent that Swift's text may have; `nil` for a value that is not a number.
  static func decimal(_ text: String) -> String? {
    if isDecimal(text) { return text }
    var digits: [UInt8] = []
    var (isNegative, point): (Bool, Int?) = (false, nil)
    // The digits of the exponent and its sign, once there is one.
    var exponent: (value: Int, isNegative: Bool)?
    for byte in UTF8Text.bytes(text) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard let known = exponent else {
          digits.append(byte)
          continue
        }
        exponent?.value = known.value * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "-"):
        if exponent == nil { isNegative = true } else { exponent?.isNegative = true }
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"): exponent = (0, false)
      case UInt8(ascii: "+"): continue
      default: return nil
      }
    }
    guard let (value, isDown) = exponent else { return nil }
    let place = (point ?? digits.count) + (isDown ? -value : value)
    return UTF8Text.text(moved(digits, point: place, isNegative)[...])
  }

  /// Digits with the decimal point at a position that may be outside them.
  private static func moved(_ digits: [UInt8], point: Int, _ isNegative: Bool) -> [UInt8] {
    var text = isNegative ? [UInt8(ascii: "-")] : []
    if point <= 0 { text.append(UInt8(ascii: "0")) }
    for index in min(point, 0)..<max(point, digits.count) {
      if index == point { text.append(UInt8(ascii: ".")) }
      text.append(digits.indices.contains(index) ? digits[index] : UInt8(ascii: "0"))
    }
    return text
  }

  /// Returns whether a text is `-?digits(.digits)?`.
  static func isDecimal(_ text: String) -> Bool {
    UTF8Text.withBytes(of: text) { isDecimal($0) }
  }

  private static func isDecimal(_ text: Span<UInt8>) -> Bool {
    var digits = 0
    var hasPoint = false
    for index in 0..<text.count {
      switch text[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "-") where index == 0: break
      case UInt8(ascii: ".") where !hasPoint && digits > 0:
        hasPoint = true
        digits = 0
      default: return false
      }
    }
    return digits > 0
  }
}
