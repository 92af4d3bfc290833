import ArgumentParser
import LinkAnalysis
import LinkPatterns

/// The catalog that a command was given.
struct CatalogFile: ParsableArguments {
  /// The path of the file.
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp("The catalog of the links, as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var path: String

  /// Reads the catalog.
  func read() throws -> LinkCatalogV1 {
    try JSONFile(path: path).read(LinkCatalogV1.self)
  }

  /// Reads the catalog for matching, and says on standard error what in it cannot be used.
  func parsed() throws -> ParsedCatalog {
    let catalog = ParsedCatalog(try read())
    for problem in catalog.problems {
      let line = CatalogProblemText.line(problem)
      StandardError.print("\(TerminalText(path).text): not used: \(line)")
    }
    return catalog
  }
}
