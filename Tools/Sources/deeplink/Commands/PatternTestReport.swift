import URLPattern

/// The text that `deeplink pattern test` prints.
enum PatternTestReport {
  /// The lines for one URL.
  static func text(
    _ url: String,
    _ answer: Result<URLPatternResult?, URLPatternMatchError>
  ) -> String {
    let shown = TerminalText(url).text
    switch answer {
    case .failure(let error): return "\(shown)\n  unknown (\(error.code.name)): \(error)"
    case .success(nil): return "\(shown)\n  no match"
    case .success(let result?):
      let groups = URLPattern.Component.allCases.flatMap { component in
        result[component].groups.compactMap { group in
          line(component, group, isQuiet: component != .pathname)
        }
      }
      return (["\(shown)\n  match"] + groups).joined(separator: "\n")
    }
  }

  /// The lines for a text that was refused.
  static func text(_ url: String, _ refusal: FailureDocument) -> String {
    "\(TerminalText(url).text)\n  unknown (\(refusal.code)): \(refusal.message)"
  }

  /// The line for a group.
  private static func line(
    _ component: URLPattern.Component,
    _ group: URLPatternComponentResult.Group,
    isQuiet: Bool
  ) -> String? {
    if isQuiet, group.name == "0" { return nil }
    let value = group.value.map { TerminalText($0).text } ?? "(took no part)"
    return "    \(component.name) \(TerminalText(group.name).text) = \(value)"
  }

  /// The text for a pattern that was refused: a caret under the first wrong byte, and the reason.
  static func refusal(_ error: PatternSyntaxError) -> String {
    let shown = TerminalText(error.pattern, markedByte: error.utf8Offset)
    let caret = String(repeating: " ", count: shown.columnOfMark) + "^"
    let reason = TerminalText(error.message).text
    return "\(shown.text)\n\(caret) refused (\(error.code.name)): \(reason)"
  }
}
