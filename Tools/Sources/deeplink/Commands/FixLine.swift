import LinkRouting

/// The line that says what to do about a failure.
enum FixLine {
  /// The line; none when no fix is known.
  static func of(_ failure: LinkFailure?, indentation: String) -> [String] {
    guard let fix = failure?.fix else { return [] }
    return ["\(indentation)\(TerminalColor.text("Fix:", .hint)) \(TerminalText(fix).text)"]
  }
}
