import ArgumentParser
import DeepLinking
import LinkActions
import SampleCommand
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

      Exit code 0 when every link was opened, 1 when one was not, 64 for wrong usage, 73 when the output \
      cannot be written.
      """
  )

  /// Runs the command that the arguments name.
  static func main() async {
    LostOutput.endsTheProcess()
    await main(nil)
  }

  /// Whether the links come in one call of the system.
  @Flag(help: "Hand all links over at once, as a set.")
  var together = false

  /// Whether lines are JSON.
  @Flag(help: "Print a JSON object a line.")
  var json = false

  /// The URLs, unchecked.
  @Argument(help: ArgumentHelp("The links; - for those on standard input.", valueName: "url"))
  var urls: [String]

  /// Opens the links.
  @MainActor
  func run() async throws {
    let editor = VideoEditor()
    let urls = urls == ["-"] ? sequence(state: ()) { _ in readLine() }.filter { !$0.isEmpty } : urls
    var succeeded = true
    if together {
      succeeded = editor.open(Set(urls))
      try show(nil, succeeded, nil, "\(editor.screen)")
    } else {
      for url in urls {
        let part = editor.coordinator.part(for: url, from: VideoEditor.source(of: url))?.name
        let isOpen = editor.open([url])
        succeeded = isOpen && succeeded
        try show(url, isOpen, part, "\(editor.screen)")
      }
    }
    if !succeeded { throw ExitCode(1) }
  }

  /// Prints what became of a link, or of a set of them.
  private func show(_ url: String?, _ isOpen: Bool, _ part: String?, _ screen: String) throws {
    guard json else {
      let columns = ["\(isOpen)"] + (together ? [] : [part ?? "-"]) + [screen]
      return print(columns.joined(separator: "\t"))
    }
    try JSONLines.print(
      [
        "url": url.map(PayloadValue.text) ?? .null, "opened": .flag(isOpen),
        "part": part.map(PayloadValue.text) ?? .null, "screen": .text(screen),
      ]
    )
  }
}
