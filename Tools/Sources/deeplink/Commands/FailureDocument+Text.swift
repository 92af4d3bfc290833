extension FailureDocument {
  /// The lines for a text that was refused: a caret under its first wrong byte, if that is known, and the reason.
  func text(under text: String) -> String {
    let shown = TerminalText(text, markedByte: utf8Offset ?? 0)
    let space = String(repeating: " ", count: shown.columnOfMark)
    let mark = utf8Offset == nil ? "  " : space + "^ "
    return "\(shown.text)\n\(mark)refused (\(code)): \(TerminalText(message).text)"
  }
}
