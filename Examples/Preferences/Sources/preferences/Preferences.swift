import ArgumentParser
import SampleCommand

/// The root of the command line.
@main
struct Preferences: AsyncParsableCommand {
  /// Name, help and subcommands.
  static let configuration = CommandConfiguration(
    commandName: "preferences",
    abstract: "An app whose links are actions of notifications and pages.",
    discussion: """
      Exit codes: 0 all was done · 1 something was not · 64 wrong usage · 73 an output that cannot be \
      written.
      """,
    subcommands: [Open.self, Push.self, Page.self]
  )

  /// Runs the command that the arguments name.
  static func main() async {
    LostOutput.endsTheProcess()
    await main(nil)
  }
}
