import ArgumentParser
import DeepLinking
import GalleryApp
import SampleCommand

/// The gallery in the terminal: opens links and says what is shown.
@main
struct GalleryCommand: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Opens links in a gallery, one after the other, and says what is shown.",
    discussion: """
        gallery 'gallery://tab?index=1' 'gallery://show/photo?name=cat'

      Quote URLs: to a shell, ? and & mean something else. Exit code 0 when every link was opened, 1 when \
      one was not, 64 for wrong usage, 73 when the answer cannot be written.
      """
  )

  /// Runs the command that the arguments name.
  static func main() async {
    LostOutput.endsTheProcess()
    await main(nil)
  }

  /// The URLs, unchecked.
  @Argument(help: ArgumentHelp("The links.", valueName: "url"))
  var urls: [String]

  /// Opens the links.
  @MainActor
  func run() async throws {
    let app = try GalleryApp()
    var succeeded = true
    for url in urls {
      let outcome = await app.open(url)
      succeeded = outcome.isSuccess && succeeded
      let screens = app.state.visibleStack.compactMap(\.destination).map { "\($0.feature)" }
      print("\(outcome.name)\t\(app.state.selected): \(screens.joined(separator: " > "))")
      if let notice = app.notice { print("\t\(notice)") }
    }
    if !succeeded { throw ExitCode(1) }
  }
}
