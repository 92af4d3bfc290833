import DeepLinking
import Foundation
import LinkActions
import ProphetsLinks
import SampleCommand

extension AppSession {
  /// Prints what became of a delivery, with the screen that is on top now.
  func print(_ report: LinkReport<ProphetsLink>, asJSON: Bool) async throws {
    let screen = try? await app.currentScreen()
    let document = LinkReportV1(
      report,
      router: app.links.router,
      screen: screen.map { .init(title: $0.title, body: $0.body) }
    )
    if asJSON { return try JSONLines.print(document) }
    let text = ReportText(report, document)
    let lines = text.heading + [""] + Self.lines(of: screen) + [""] + text.wayBack
    Swift.print(lines.joined(separator: "\n") + "\n")
  }

  /// A screen, in lines for people.
  static func lines(of screen: Screen?, withLinks: Bool = false) -> [String] {
    guard let screen else { return ["  This screen cannot be shown any more."] }
    return ["  \(screen.title.forTerminal)"]
      + screen.rows.map { row in
        let link = withLinks ? row.link.map { "  \($0.url)" } : nil
        return "    \(row.text.forTerminal)\(link ?? "")"
      }
  }
}

/// What became of a delivery, in lines for people.
struct ReportText {
  private let report: LinkReport<ProphetsLink>

  /// The report with URLs in place of links.
  private let document: LinkReportV1<ProphetsLink>

  init(_ report: LinkReport<ProphetsLink>, _ document: LinkReportV1<ProphetsLink>) {
    (self.report, self.document) = (report, document)
  }

  /// The lines about the delivery itself.
  var heading: [String] {
    let steps = zip(report.steps, document.steps).flatMap { step, document in
      document.urls.isEmpty
        ? [step.words] : lines(after: step.words + " ", document.urls.map { $0 ?? "–" })
    }
    return [document.url?.forTerminal].compactMap(\.self)
      + labelled("outcome", [report.outcome.name + detail])
      + labelled("reason", reasons.map { "\($0.code.rawValue): \($0.message.forTerminal)" })
      + labelled("route", [document.route].compactMap(\.self))
      + labelled("link", document.link.map { ["\($0)"] } ?? [])
      + labelled("steps", steps.isEmpty ? ["none"] : steps)
  }

  /// What going back leads to, the nearest first.
  var wayBack: [String] {
    let shown = document.state
    let all = (shown.tabs[shown.tab] ?? []) + shown.presented.flatMap(\.stack)
    return labelled("under it", all.dropLast().reversed().map { $0 ?? "–" })
  }

  /// What the outcome says besides its name.
  private var detail: String {
    switch report.outcome {
    case .duplicate(of: let event): " of \(event.rawValue)"
    case .superseded(by: let event): " by \(event.rawValue)"
    case .suspended(let event): " as \(event.rawValue)"
    case .openInBrowser(let url, _): " to the browser: \(url.text.forTerminal)"
    default: ""
    }
  }

  private var reasons: [LinkFailure] {
    if case .opened(skipping: let left) = report.outcome { return left }
    return [report.outcome.reason].compactMap(\.self)
  }

  private func labelled(_ label: String, _ lines: [String]) -> [String] {
    self.lines(after: "  " + label.padding(toLength: 10, withPad: " ", startingAt: 0), lines)
  }

  /// Lines in one column, with a text before the first.
  private func lines(after text: String, _ lines: [String]) -> [String] {
    let indentation = String(repeating: " ", count: text.count)
    return lines.enumerated().map { ($0 == 0 ? text : indentation) + $1 }
  }
}

extension NavigationStep {
  /// The step in words, to be followed by the URLs of the screens that it shows.
  fileprivate var words: String {
    switch self {
    case .select(let tab): "select the tab \(tab)"
    case .pop(to: let count, in: _):
      "pop to the lowest \(count == 1 ? "screen" : "\(count) screens")"
    case .present(let presentation): "present as \(presentation.style)"
    case .dismiss(to: 0): "dismiss all"
    case .dismiss(to: let count): "dismiss all but the lowest \(count)"
    default: name
    }
  }
}

extension ProphetsLink {
  /// The URL of the link, with the scheme of the app.
  var url: String { (try? Self.router.url(for: self, at: .scheme("prophets")).text) ?? "–" }
}
