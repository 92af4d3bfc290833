import LinkAnalysis
import LinkPatterns
package import LinkRouting

extension LinkRouter {
  /// Whether a route takes a web URL, whatever its host is.
  package func takes(_ text: String, from source: LinkSource) -> Bool {
    guard let url = try? LinkURL(text, limits: limits) else { return false }
    for candidate in engine.table.allCandidates(for: url, host: .authority) {
      let failure = refusal(of: candidate, for: url, .anyHost, from: source)
      guard let failure else { return true }
      if failure.code.isTerminal { return false }
    }
    return false
  }
}
