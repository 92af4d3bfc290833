extension String {
  /// The text for a line: its first 500 characters, and `…` in place of the others.
  package var shortened: String {
    guard utf8.count > 500, let end = index(startIndex, offsetBy: 500, limitedBy: endIndex),
      end != endIndex
    else { return self }
    return self[..<end] + "…"
  }

  /// The text on one line, safe for a log: characters that are invisible, end a line, control a terminal or change
  /// the text direction are escaped, such as `\u{A}`.
  ///
  /// Source: Unicode Standard, general categories Cc, Cf, Cn, Co, Zl and Zp.
  package var onOneLine: String {
    var line = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        line += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
