import LinkAnalysis
import LinkPatterns

/// The text that `deeplink match` prints.
enum MatchReport {
  /// The lines for one URL.
  static func text(_ url: String, _ match: CatalogMatch) -> String {
    let shown = TerminalText(url).text
    guard let route = match.route else {
      let reason = match.reason.map { "\($0.code.name): \(TerminalText($0.description).text)" }
      return "\(shown)\n  \(match.outcome.rawValue) – \(reason ?? "")"
    }
    let values = match.values.sorted { $0.key < $1.key }.map { name, value in
      "    \(TerminalText(name).text) = \(TerminalText(value.description).text)"
    }
    return (["\(shown)\n  \(TerminalText(route).text)"] + values).joined(separator: "\n")
  }
}
