import ArgumentParser
import DeepLinking

/// `prophets journal`: shows what was received last.
struct Journal: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Shows the last entries of the journal: what was received, how far it came, its end.",
    discussion: """
      All commands that open links write it, beside the database. Numbers and events begin anew \
      with each run. Exit codes: 0, 65 for a journal that is malformed, 66 for one that cannot be \
      read.
      """
  )

  /// Where the database is.
  @OptionGroup var files: DatabaseOptions

  /// Whether entries are printed as JSON.
  @Flag(help: "Print one JSON object a line for each entry, and nothing else.")
  var json = false

  /// The most entries that are shown.
  @Option(help: ArgumentHelp("The most entries that are shown.", valueName: "number"))
  var last = 50

  /// Refuses a negative number of entries.
  func validate() throws {
    guard last > 0 else { throw ValidationError("--last needs a number above 0.") }
  }

  /// Shows the entries.
  @MainActor
  func run() async throws {
    let entries = try files.journal.read(last: last)
    for entry in entries { Output.line(line(of: entry)) }
    if entries.isEmpty, !json { Output.line("Nothing was received yet.") }
  }

  /// The line of an entry.
  private func line(of entry: LinkJournalEntry) -> String {
    guard json, let line = try? JSONLine(entry) else { return entry.description.forTerminal }
    return line.text
  }
}
