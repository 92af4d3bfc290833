extension String {
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
