import LinkPatterns
import LinkURLPatterns

/// The text that `deeplink pattern test` prints.
enum PatternTestReport {
  /// The lines for one URL.
  ///
  /// - Parameters:
  ///   - url: The URL as it was typed.
  ///   - answer: What the pattern says about it.
  /// - Returns: Lines without a line break at the end.
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

  /// The line for a group.
  ///
  /// - Parameters:
  ///   - component: The component it is in.
  ///   - group: The group.
  ///   - isQuiet: Whether a group without a name is left out, as it stands for anything.
  /// - Returns: The line, `nil` when it is left out.
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
  ///
  /// - Parameter error: The reason.
  /// - Returns: Lines without a line break at the end.
  static func refusal(_ error: PatternSyntaxError) -> String {
    let shown = TerminalText(error.pattern, markedByte: error.utf8Offset)
    let caret = String(repeating: " ", count: shown.columnOfMark) + "^"
    let reason = TerminalText(error.message).text
    return "\(shown.text)\n\(caret) refused (\(error.code.name)): \(reason)"
  }
}
