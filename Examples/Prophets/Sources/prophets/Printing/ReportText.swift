import DeepLinking
import ProphetsApp
import ProphetsLinks
import ProphetsScreens

/// What became of a delivery, in lines for people.
struct ReportText {
  /// Prints the URLs of screens.
  let router: LinkRouter<ProphetsLink>

  /// The colours.
  let palette: Palette

  /// Describes what became of a delivery.
  func lines(of report: LinkReport<ProphetsLink>, _ screen: Screen?) -> [String] {
    let screens = ScreenText(router: router, palette: palette)
    return heading(report) + [""] + screens.lines(of: screen) + [""]
      + labelled("under it", screens.wayBack(from: report.state))
  }

  /// The lines about the delivery itself.
  func heading(_ report: LinkReport<ProphetsLink>) -> [String] {
    var lines: [String] = []
    if case .url(let url) = report.event.delivery.content {
      lines.append(palette.strong(url.forTerminal))
    }
    let outcome = palette.verdict(report.outcome.name, report.outcome.isSuccess)
    lines += labelled("outcome", [outcome + detail(of: report.outcome)])
    lines += labelled("reason", reasons(of: report.outcome))
    lines += labelled("route", report.route.map { [$0] } ?? [])
    lines += labelled("link", report.link.map { ["\($0)"] } ?? [])
    let steps = report.steps.flatMap { StepText(router: router).lines(of: $0) }
    return lines + labelled("steps", steps.isEmpty ? ["none"] : steps)
  }

  /// What an outcome says besides its name.
  private func detail(of outcome: LinkOutcome) -> String {
    switch outcome {
    case .duplicate(of: let event): " of \(event.rawValue)"
    case .superseded(by: let event): " by \(event.rawValue)"
    case .suspended(let event): " as \(event.rawValue)"
    case .openInBrowser(let url, _): " to the browser: \(url.text.forTerminal)"
    default: ""
    }
  }

  /// Why an outcome is what it is.
  private func reasons(of outcome: LinkOutcome) -> [String] {
    let reasons =
      if case .opened(skipping: let left) = outcome { left } else {
        [outcome.reason].compactMap(\.self)
      }
    return reasons.map { "\($0.code.rawValue): \($0.message.forTerminal)" }
  }

  /// Lines with a label before the first.
  private func labelled(_ label: String, _ lines: [String]) -> [String] {
    lines.enumerated().map { index, line in
      let label = index == 0 ? label : ""
      let padding = String(repeating: " ", count: max(1, 10 - label.utf8.count))
      return "  \(palette.faint(label))\(padding)\(line)"
    }
  }
}
