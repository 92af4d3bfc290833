import LinkAnalysis
import LinkRouting

/// The text that `deeplink match` prints.
enum MatchReport {
  /// The lines for one URL.
  static func text(_ url: String, _ match: LinkMatch<CatalogLink>) -> String {
    var lines = [TerminalColor.text(url, .heading)]
    if let found = match.found {
      lines.append("  \(TerminalColor.text(found.route, .good))")
      lines += ValueLines.of(found.link, indentation: "    ")
    } else {
      let reason = match.failure.map { "\($0.code.rawValue): \(TerminalText($0.message).text)" }
      lines.append("  \(TerminalColor.text(match.outcome, .bad)) – \(reason ?? "")")
      lines += match.failure?.fixLines(indentation: "    ") ?? []
    }
    return lines.joined(separator: "\n")
  }
}
