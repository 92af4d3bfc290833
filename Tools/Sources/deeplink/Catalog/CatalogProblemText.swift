import LinkAnalysis
import LinkPatterns

/// The text for a mistake in a catalog.
enum CatalogProblemText {
  /// The line for a problem.
  ///
  /// - Parameter problem: The problem.
  /// - Returns: Place, route and sentence, and the kind of the problem.
  static func line(_ problem: CatalogProblem) -> String {
    "\(TerminalText(problem.description).text) [\(problem.code.name)]"
  }
}
