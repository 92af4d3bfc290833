/// The written forms of single values, and their strict reading.
///
/// Each type has one shape: `Int` is `-?(0|[1-9][0-9]*)`, `Bool` is `true|false`, a floating-point
/// number is `-?digits(.digits)?`. Nothing else is accepted: no `+1`, `01`, `1e3`, `nan` or `YES`.
enum ScalarText {
  /// Reads an integer.
  ///
  /// - Parameter text: The written form.
  /// - Returns: The number, or `nil` when the shape is wrong or the number is out of range.
  /// - Complexity: O(*n*).
  static func integer<Value: FixedWidthInteger>(_ text: String) -> Value? {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard isDigits(digits), digits.count == 1 || digits.first != UInt8(ascii: "0") else {
      return nil
    }
    return Value(text)
  }

  /// Reads a Boolean.
  ///
  /// - Parameter text: The written form.
  /// - Returns: The value, or `nil` when the text is neither `true` nor `false`.
  static func boolean(_ text: String) -> Bool? {
    if text.utf8.elementsEqual("true".utf8) { return true }
    return text.utf8.elementsEqual("false".utf8) ? false : nil
  }

  /// Reads a floating-point number.
  ///
  /// - Parameter text: The written form.
  /// - Returns: The number, or `nil` when the shape is wrong or the number is not finite.
  /// - Complexity: O(*n*).
  static func floatingPoint<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ text: String
  ) -> Value? {
    let unsigned = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let parts = unsigned.split(
      separator: UInt8(ascii: "."),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard parts.allSatisfy(isDigits), let value = Value(text), value.isFinite else { return nil }
    return value
  }

  /// Tells whether a text is one or more digits.
  ///
  /// - Parameter text: The text.
  /// - Returns: `true` for ASCII digits only.
  private static func isDigits(_ text: Substring.UTF8View) -> Bool {
    !text.isEmpty && text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
