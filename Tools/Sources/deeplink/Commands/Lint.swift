import ArgumentParser
import LinkAnalysis
import LinkPatterns

/// `deeplink lint`: proves what is wrong with a catalog.
struct Lint: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Finds mistakes in a catalog, and routes that get in each other's way.",
    discussion: """
      Errors are patterns, types and examples that are wrong, routes of which nothing but their text \
      decides which one a URL opens, and routes that no URL reaches. Notes are overlaps that \
      precedence decides. Each comes with the shortest URL that shows it. A key or a source that is not \
      known is a warning.

        deeplink lint --catalog links.json

      Exit code 1 when there is an error, 65 when the file is not a catalog, 66 when it cannot be read.
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
