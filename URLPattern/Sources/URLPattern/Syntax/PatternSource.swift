/// The text of a pattern, as bytes to read and as text for errors.
struct PatternSource: Sendable {
  /// The pattern as it was written.
  let text: String
  /// Its UTF-8 code units.
  let bytes: ContiguousArray<UInt8>

  /// Takes a text.
  init(_ text: String, limits: PatternLimits) throws(PatternSyntaxError) {
    self.text = text
    bytes = ContiguousArray(text.utf8)
    if bytes.count > limits.length {
      throw error(.overLimit, at: limits.length, excess: ("length", limits.length, bytes.count))
    }
  }

  /// Makes an error about a place in the pattern.
  func error(
    _ code: PatternSyntaxError.Code,
    at offset: Int,
    _ message: String? = nil,
    excess: (limit: String, maximum: Int, size: Int)? = nil
  ) -> PatternSyntaxError {
    let sentence = excess.map {
      "The limit '\($0.limit)' is \($0.maximum), and this needs at least \($0.size)."
    }
    return PatternSyntaxError(
      code: code,
      pattern: text,
      utf8Offset: offset,
      message: message ?? sentence,
      excess: excess.map { .init(limit: $0.limit, maximum: $0.maximum, size: $0.size) }
    )
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

  /// Tells whether a name may hold a scalar.
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
