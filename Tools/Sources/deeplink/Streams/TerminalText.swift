/// Hostile text made fit for a terminal: control and format characters are shown as escapes.
///
/// Without it a URL could move the cursor, colour the output, or hide a part of itself.
struct TerminalText {
  /// The text with `\u{…}` for what a terminal would act on or not show.
  let text: String

  /// The column where the marked byte is shown, counted in Unicode scalars.
  let columnOfMark: Int

  /// Makes a text fit for a terminal.
  init(_ raw: String, markedByte: Int = 0) {
    var text = ""
    var column = 0
    var columnOfMark: Int?
    var offset = 0
    for scalar in raw.unicodeScalars {
      if offset >= markedByte, columnOfMark == nil { columnOfMark = column }
      let shown = Self.isVisible(scalar) ? String(scalar) : Self.escape(scalar)
      text += shown
      column += shown.unicodeScalars.count
      offset += UTF8.width(scalar)
    }
    self.text = text
    self.columnOfMark = columnOfMark ?? column
  }

  /// Whether a terminal shows a scalar and does nothing else with it.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }

  /// The escape of a scalar, in the form of a Swift literal.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
