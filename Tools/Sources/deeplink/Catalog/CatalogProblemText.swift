import LinkAnalysis
import LinkPatterns

/// The text for a mistake in a catalog.
enum CatalogProblemText {
  /// The line for a problem.
  static func line(_ problem: CatalogProblem) -> String {
    "\(TerminalText(problem.description).text) [\(problem.code.name)]"
  }
}
