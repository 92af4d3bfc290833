import LinkAnalysis
import LinkPatterns

/// The text that `deeplink explain` prints for one URL.
struct ExplainReport {
  /// The URL as it was typed.
  private let url: String

  /// Why it has its route, or none.
  private let explanation: CatalogExplanation

  /// The catalog that was asked.
  private let router: CatalogRouter

  /// Creates a report.
  init(_ url: String, _ explanation: CatalogExplanation, _ router: CatalogRouter) {
    (self.url, self.explanation, self.router) = (url, explanation, router)
  }

  /// The lines, without a line break at the end.
  var text: String {
    if let error = explanation.textError {
      return SplitReport.refusal(of: url, error) + "\n  stage text: the text is no link"
    }
    var lines = [TerminalText(url).text, "  stage \(explanation.stage.rawValue): \(ending)"]
    if !explanation.nearMisses.isEmpty { lines.append("  nearest routes:") }
    for miss in explanation.nearMisses { lines += self.lines(for: miss) }
    return lines.joined(separator: "\n")
  }

  /// What it came to.
  private var ending: String {
    if let route = explanation.match.route { return TerminalText(route).text }
    return TerminalText(explanation.reason?.description ?? "").text
  }

  /// The lines for a near miss.
  private func lines(for miss: NearMiss) -> [String] {
    let pattern = router.table.entries[miss.entry].pattern.text
    let name = TerminalText(router.routeName(ofEntry: miss.entry)).text
    var lines = ["    \(name)  \(TerminalText(pattern).text)"]
    guard let reason = miss.reason else { return lines + ["      accepts it"] }
    lines.append("      \(TerminalText(reason.description).text)")
    if let suggestion = miss.suggestion {
      lines.append("      Did you mean '\(TerminalText(suggestion).text)'?")
    }
    return lines
  }
}
