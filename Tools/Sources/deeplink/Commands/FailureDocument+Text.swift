import LinkRouting

extension FailureDocument {
  /// The lines for a text that was refused: a caret under its first wrong byte, if that is known, and the reason.
  func text(under text: String) -> String {
    let shown = TerminalText(text, markedByte: utf8Offset ?? 0)
    let space = String(repeating: " ", count: shown.columnOfMark)
    let mark = utf8Offset == nil ? "  " : space + "^ "
    let refusal = TerminalColor.text("refused (\(code)):", .bad)
    let advice = fix.map { "\n  " + LinkFailure.text(ofFix: $0) } ?? ""
    return "\(shown.text)\n\(mark)\(refusal) \(TerminalText(message).text)\(advice)"
  }
}
