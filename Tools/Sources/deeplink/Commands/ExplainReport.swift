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
    let isMatched = explanation.stage == .matched
    let stage = TerminalColor.text("stage \(explanation.stage.rawValue):", isMatched ? .good : .bad)
    var lines = [TerminalColor.text(url, .heading), "  \(stage) \(ending)"]
    if let found = explanation.match.found {
      lines += ValueLines.of(found.link, indentation: "    ") + comparison
    }
    lines += explanation.failure?.fixLines(indentation: "  ") ?? []
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
    var lines = [line(miss.route, miss.pattern)]
    guard let failure = miss.failure else { return lines + ["      accepts it"] }
    lines.append("      \(TerminalText(failure.message).text)")
    if failure.fix != explanation.failure?.fix {
      lines += failure.fixLines(indentation: "      ")
    }
    if let suggestion = miss.suggestion {
      lines.append("      \(TerminalColor.text("Did you mean '\(suggestion)'?", .hint))")
    }
    return lines
  }

  /// The line for a route and one of its patterns.
  private func line(_ route: String, _ pattern: String) -> String {
    "    \(TerminalText(route).text)  \(TerminalColor.text(pattern, .quiet))"
  }

  /// The lines about the other routes that take the URL.
  private var comparison: [String] {
    if explanation.others.isEmpty { return ["  no other route takes it"] }
    return ["  comes before:"]
      + explanation.others.flatMap { other in
        [line(other.route, other.pattern), "      since \(other.reason)"]
      }
  }
}
