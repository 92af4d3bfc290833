import ArgumentParser
import LinkAnalysis
import LinkPatterns

/// `deeplink lint`: proves what is wrong with a catalog.
struct Lint: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Finds mistakes in a catalog, and routes that conflict.",
    discussion: """
      Errors are wrong patterns, types and examples, ties that only the order of the patterns' \
      text decides, and routes that no URL reaches. Notes are overlaps that precedence decides. \
      Each comes with the shortest URL that shows it. An unknown key or source is a warning.

        deeplink lint --catalog links.json

      Exit code 1 when there is an error, 65 when the file is not a catalog, 66 when it cannot \
      be read.
      """
  )

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// Whether notes are left out.
  @Flag(name: .long, help: "Leave out notes.")
  var quiet = false

  /// How findings are printed.
  @OptionGroup var format: FormatOption

  /// Prints a line for every finding, and their numbers.
  func run() throws {
    let (reading, bytes) = try catalog.readingBytes()
    let report = Progress.telling("proving") {
      LintReport(ParsedCatalog(reading.catalog), unknownKeys: reading.unknownKeys)
    }
    try report.print(as: format.chosen, file: catalog.path, bytes, quiet: quiet)
    if report.hasErrors { throw ExitCode(1) }
  }
}
