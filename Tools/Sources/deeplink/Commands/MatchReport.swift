import LinkAnalysis
import LinkRouting

/// The text that `deeplink match` prints.
enum MatchReport {
  /// The lines for one URL.
  static func text(_ url: String, _ match: LinkMatch<CatalogLink>) -> String {
    let shown = TerminalText(url).text
    guard let found = match.found else {
      let reason = match.failure.map { "\($0.code.rawValue): \(TerminalText($0.message).text)" }
      return "\(shown)\n  \(match.outcome) – \(reason ?? "")"
    }
    let values = found.link.values.sorted { $0.key < $1.key }.map { name, value in
      "    \(TerminalText(name).text) = \(TerminalText(value.description).text)"
    }
    return (["\(shown)\n  \(TerminalText(found.route).text)"] + values).joined(separator: "\n")
  }
}
