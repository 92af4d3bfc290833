extension PatternTestDocument {
  /// The URL with its values, or with the reason why it does not match, without a line break at the end.
  var text: String {
    switch answer {
    case .refused(let error): error.text(under: "")
    case .mismatch(let url, let error) where error.utf8Offset != nil: error.text(under: url)
    case .mismatch(let url, let error):
      "\(TerminalText(url).text)\n  no match (\(error.code)): \(TerminalText(error.message).text)"
    case .match(let url, let values):
      (["\(TerminalText(url).text)\n  match"] + values.map(Self.line)).joined(separator: "\n")
    }
  }

  /// The line of a value.
  private static func line(_ name: String, _ text: String?) -> String {
    let value = text.map { "= \(TerminalText($0).text)" } ?? "(absent)"
    return "    \(TerminalText(name).text) \(value)"
  }
}
