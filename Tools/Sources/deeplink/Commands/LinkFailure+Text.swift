import LinkRouting

extension LinkFailure {
  /// The line that says what to do about the failure; none when no fix is known.
  func fixLines(indentation: String) -> [String] {
    fix.map { [indentation + Self.text(ofFix: $0)] } ?? []
  }

  /// A fix, behind a word that tells that it is one.
  static func text(ofFix fix: String) -> String {
    "\(TerminalColor.text("Fix:", .hint)) \(TerminalText(fix).text)"
  }
}
