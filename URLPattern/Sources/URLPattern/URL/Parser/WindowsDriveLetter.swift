/// The drive letters that `file` URLs treat as roots.
///
/// Source: WHATWG URL Standard, "URL miscellaneous", Windows drive letter.
enum WindowsDriveLetter {
  /// Tells whether a segment is a letter and a `:` or `|`.
  static func matches(_ segment: ArraySlice<UInt8>) -> Bool {
    guard segment.count == 2, let letter = segment.first, let mark = segment.last else {
      return false
    }
    return letter.isASCIIAlpha && (mark == .colon || mark == UInt8(ascii: "|"))
  }

  /// Tells whether a segment is a letter and a `:`.
  static func isNormalized(_ segment: ArraySlice<UInt8>) -> Bool {
    matches(segment) && segment.last == .colon
  }

  /// Tells whether a text starts with a drive letter that is a whole segment of its own.
  static func starts(_ text: ArraySlice<UInt8>) -> Bool {
    guard matches(text.prefix(2)) else { return false }
    guard let next = text.dropFirst(2).first else { return true }
    return next == .slash || next == .backslash || next == .questionMark || next == .numberSign
  }
}
