extension String {
  /// The text on one line, fit for a log: characters that end a line, drive a terminal or change the direction of
  /// others are written as escapes, such as `\u{A}`.
  ///
  /// Source: Unicode Standard, general categories Cc, Zl and Zp; UAX #9 §2 for the marks of direction.
  package var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      if Self.isEscaped(scalar) {
        line += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// Whether a character is written as an escape.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
