extension PatternTestDocument {
  /// The URL with its values, or with the reason why it does not match, without a line break at the end.
  var text: String {
    let shown = TerminalText(url ?? "").text
    if let error {
      let isOfText = error.utf8Offset != nil
      guard !isOfText else { return error.text(under: url ?? "") }
      return "\(shown)\n  no match (\(error.code)): \(TerminalText(error.message).text)"
    }
    let lines = (values ?? []).map { name, text in
      let value = text.map { "= \(TerminalText($0).text)" } ?? "(absent)"
      return "    \(TerminalText(name).text) \(value)"
    }
    return (["\(shown)\n  match"] + lines).joined(separator: "\n")
  }
}
