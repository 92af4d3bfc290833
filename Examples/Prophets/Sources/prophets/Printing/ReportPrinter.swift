import DeepLinking
import Foundation
import LinkActions
import ProphetsApp
import ProphetsLinks
import ProphetsScreens

/// Prints what became of deliveries.
@MainActor
struct ReportPrinter {
  /// Whether reports are printed as JSON.
  let asJSON: Bool

  /// The app that they are of.
  let app: RunningApp

  /// Prints what became of a delivery, with the screen that is on top now.
  func print(_ report: LinkReport<ProphetsLink>) async {
    let screen = try? await app.currentScreen()
    if asJSON {
      printJSON(report, screen)
    } else {
      let environment = ProcessInfo.processInfo.environment
      let text = ReportText(router: app.router, palette: .standardOutput(environment: environment))
      Output.line(text.lines(of: report, screen).joined(separator: "\n") + "\n")
    }
  }

  /// Prints a report as one line of JSON.
  private func printJSON(_ report: LinkReport<ProphetsLink>, _ screen: Screen?) {
    let shown = screen.map { LinkReportV1<ProphetsLink>.Screen(title: $0.title, body: $0.body) }
    do {
      Output.line(try JSONLine(LinkReportV1(report, router: app.router, screen: shown)).text)
    } catch {
      Output.error("prophets: \(error)")
    }
  }
}
