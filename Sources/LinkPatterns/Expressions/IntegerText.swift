/// The form of ``ParameterShape/int``: `0|-?[1-9][0-9]*`.
enum IntegerText {
  /// Returns whether a part of a text has the form.
  static func isInteger(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    let first = bytes[start] == UInt8(ascii: "-") ? start &+ 1 : start
    guard first < end, bytes[first] != UInt8(ascii: "0") || start &+ 1 == end else { return false }
    for index in first..<end where bytes[index] &- UInt8(ascii: "0") > 9 { return false }
    return true
  }
}
