import ArgumentParser
import DeepLinking
import VideoEditorParts

/// The editor in the terminal: opens links and says what is shown.
@main
struct VideoEditorCommand: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "video-editor",
    abstract: "Opens links in a video editor, part by part, and says what is shown.",
    discussion: """
        video-editor 'deeplink://account' 'deeplink://videos/new?length=30'

      Exit code 0 when every link was opened, 1 when one was not.
      """
  )

  /// Whether the links come in one call of the system.
  @Flag(help: "Hand all links over at once, as a set.")
  var together = false

  /// The URLs, unchecked.
  @Argument(help: ArgumentHelp("The links.", valueName: "url"))
  var urls: [String]

  /// Opens the links.
  ///
  /// - Throws: `ExitCode` 1 when one was not opened.
  @MainActor
  func run() async throws {
    let editor = VideoEditor()
    let coordinator = editor.coordinator
    var succeeded = true
    if together {
      succeeded = coordinator.open(Set(urls), from: .scheme)
      print("\(succeeded)\t\(editor.screen)")
    } else {
      for url in urls {
        let part = coordinator.part(for: url, from: .scheme)?.name ?? "-"
        let isOpen = coordinator.open(url, from: .scheme)
        succeeded = isOpen && succeeded
        print("\(isOpen)\t\(part)\t\(editor.screen)")
      }
    }
    if !succeeded { throw ExitCode(1) }
  }
}
