import ArgumentParser
import LinkAnalysis
import LinkPatterns

/// The catalog that a command was given.
struct CatalogFile: ParsableArguments {
  /// The path of the file.
  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "The catalog of the links as JSON, or - for standard input.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var path: String

  /// Reads the catalog.
  func read() throws -> LinkCatalogV1 { try reading().catalog }

  /// Reads the catalog, with the keys in it that are not known.
  func reading() throws -> CatalogReading { try readingBytes().value }

  /// Reads the catalog, with the text that it was read from.
  func readingBytes() throws -> (value: CatalogReading, bytes: [UInt8]) {
    try JSONFile(path: path).reading(CatalogReading.self)
  }

  /// Reads the catalog for matching, and lists its unusable parts on standard error.
  func parsed() throws -> ParsedCatalog {
    let reading = try reading()
    let catalog = ParsedCatalog(reading.catalog)
    for problem in catalog.problems + reading.unknownKeys {
      let line = CatalogProblemText.line(problem)
      StandardError.print("\(InputFile(path: path).shown): not used: \(line)")
    }
    return catalog
  }
}
