import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The text that `deeplink explain` prints for one URL.
struct ExplainReport {
  /// The URL as it was typed.
  private let url: String

  /// Why it has its route, or none.
  private let explanation: Explanation

  /// Creates a report.
  init(_ url: String, _ explanation: Explanation) {
    (self.url, self.explanation) = (url, explanation)
  }

  /// The lines, without a line break at the end.
  var text: String {
    if let error = explanation.textError {
      return error.text(under: url) + "\n  stage text: the text is not a link"
    }
    var lines = [TerminalText(url).text, "  stage \(explanation.stage.rawValue): \(ending)"]
    if !explanation.nearMisses.isEmpty { lines.append("  nearest routes:") }
    for miss in explanation.nearMisses { lines += self.lines(for: miss) }
    return lines.joined(separator: "\n")
  }

  /// The route, or the message of the failure.
  private var ending: String {
    if let route = explanation.match.found?.route { return TerminalText(route).text }
    return TerminalText(explanation.failure?.message ?? "").text
  }

  /// The lines for a near miss.
  private func lines(for miss: RouteNearMiss) -> [String] {
    let name = TerminalText(miss.route).text
    var lines = ["    \(name)  \(TerminalText(miss.pattern).text)"]
    guard let failure = miss.failure else { return lines + ["      accepts it"] }
    lines.append("      \(TerminalText(failure.message).text)")
    if let suggestion = miss.suggestion {
      lines.append("      Did you mean '\(TerminalText(suggestion).text)'?")
    }
    return lines
  }
}
