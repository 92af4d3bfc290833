import ArgumentParser
import DeepLinking
import SampleCommand

/// `prophets journal`: shows what was received last.
struct Journal: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the last entries of the journal: what was received, how far it came, its end.",
    discussion: """
      All commands that open links write it, beside the database. Numbers and events begin anew \
      with each run. Exit codes: 0, 65 for a journal that is malformed, 66 for one that cannot be \
      read.
      """
  )

  @OptionGroup var files: DatabaseOptions

  @Flag(help: "Print one JSON object a line for each entry, and nothing else.")
  var json = false

  @Option(help: ArgumentHelp("The most entries that are shown.", valueName: "number"))
  var last = 50

  func validate() throws {
    guard last > 0 else { throw ValidationError("--last needs a number above 0.") }
  }

  func run() throws {
    let entries = try files.journal.entries(last: last)
    for entry in entries {
      if json { try JSONLines.print(entry) } else { print(entry.description.forTerminal) }
    }
    if entries.isEmpty, !json { print("Nothing was received yet.") }
  }
}
