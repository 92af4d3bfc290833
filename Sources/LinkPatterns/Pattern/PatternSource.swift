/// The text of a pattern, as bytes to read and as text for errors.
struct PatternSource: Sendable {
  /// The pattern as it was written.
  let text: String
  /// Its UTF-8 code units.
  let bytes: ContiguousArray<UInt8>

  init(_ text: String, limits: PatternLimits) throws(PatternSyntaxError) {
    self.text = text
    bytes = ContiguousArray(text.utf8)
    if bytes.count > limits.length {
      throw overLimit("length", limits.length, bytes.count, at: limits.length)
    }
  }

  /// Whether the first character is a slash, perhaps in a group or after a backslash.
  var beginsWithSlash: Bool {
    let slash = UInt8(ascii: "/")
    guard let first = bytes.first else { return false }
    let isGroup = first == UInt8(ascii: "{") || first == UInt8(ascii: "\\")
    return first == slash || (isGroup && bytes.count > 1 && bytes[1] == slash)
  }

  /// Makes an error about a place in the pattern.
  func error(
    _ code: PatternSyntaxError.Code,
    at offset: Int,
    _ message: String? = nil
  ) -> PatternSyntaxError {
    PatternSyntaxError(code: code, pattern: text, utf8Offset: offset, message: message)
  }

  /// Makes an error about a number that exceeds a limit.
  func overLimit(
    _ limit: String,
    _ maximum: Int,
    _ size: Int,
    at offset: Int
  ) -> PatternSyntaxError {
    PatternSyntaxError(
      code: .overLimit,
      pattern: text,
      utf8Offset: offset,
      message: "The limit '\(limit)' is \(maximum), and this needs at least \(size).",
      excess: .init(limit: limit, maximum: maximum, size: size)
    )
  }

  /// Returns whether a range consists of a text.
  func has(_ text: String, in range: Range<Int>) -> Bool {
    UTF8Text.areEqual(bytes.span.extracting(range), text)
  }

  /// Decodes the scalar at a position.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, end: Int) {
    let first = bytes[offset]
    if first < 0x80 { return (Unicode.Scalar(first), offset + 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(bytes[offset + index] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", offset + length)
  }

  /// Returns whether a scalar can be part of a name.
  ///
  /// Source: URL Pattern Standard §2.1.2, "is a valid name code point"; ECMA-262 §12.7.
  static func isName(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "$", "_": true
    case "0"..."9", "\u{200C}", "\u{200D}": !isFirst
    case "\0"..."\u{7F}": false
    default: isFirst ? scalar.properties.isIDStart : scalar.properties.isIDContinue
    }
  }
}
