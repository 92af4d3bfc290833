import DeepLinking
import Foundation

/// A file with a line for each delivery, for who looks at the app from outside.
///
/// Shape of a line: the entry point, the URL, the outcome, and the URLs of what is shown then, the lowest screen
/// first, all separated by spaces: `running deeplink-host://news opened deeplink-host://news`.
struct DeliveryLog {
  /// How the system handed something over.
  enum EntryPoint: String {
    /// It connected the scene: the app was not running.
    case connection
    /// The scene was connected.
    case running
  }

  /// The file.
  let file: URL

  /// The file `deliveries.txt` among the documents of the app.
  static var inDocuments: DeliveryLog {
    DeliveryLog(
      file: URL(fileURLWithPath: NSHomeDirectory())
        .appendingPathComponent("Documents/deliveries.txt")
    )
  }

  /// Notes what became of a delivery.
  @MainActor
  func note(_ report: LinkReport<HostLink>, from entryPoint: EntryPoint) {
    let shown = report.state.visibleStack.map { entry in
      entry.destination.flatMap { try? HostLink.router.url(for: $0).text } ?? "?"
    }
    guard case .url(let url) = report.event.delivery.content else { return }
    let words = [entryPoint.rawValue, url, report.outcome.name] + shown
    do {
      let written = (try? Data(contentsOf: file)) ?? Data()
      try (written + Data((words.joined(separator: " ") + "\n").utf8)).write(to: file)
    } catch {
      print("deliveries.txt: \(error)")
    }
  }
}
