import ArgumentParser
import LinkAnalysis
import LinkRouting

/// `deeplink explain`: tells why URLs have the routes that they have, or none.
struct Explain: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Explains why URLs have the routes that they have, or none.",
    discussion: """
      It names the stage at which matching stopped – text, prefix, route, value, query or access \
      – and the nearest routes, with what each of them expected at that point.

        deeplink explain --catalog links.json 'https://www.example.com/leages/123'
        deeplink explain --catalog links.json --json - < urls.txt

      Exit code 1 when a URL has no route, 65 when the file is not a catalog, 66 when it cannot \
      be read.
      """
  )

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// Where the URLs come from.
  @OptionGroup var from: SourceOption

  /// The most near misses that are shown.
  @Option(
    name: .long,
    help: ArgumentHelp("The number of near misses to show.", valueName: "number")
  )
  var misses = 5

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print JSON, one object a line for each URL.")
  var json = false

  /// The URLs, as they were typed.
  @Argument(help: "The URLs to explain, or - for those on standard input, one a line.")
  var urls: [String]

  /// Refuses a number of near misses below zero, and to read standard input twice.
  func validate() throws {
    try StandardInput.refuseTwo(among: [catalog.path] + urls)
    if misses < 0 { throw ValidationError("--misses is a number from 0.") }
  }

  /// Prints a block of lines, or a line of JSON, for every URL.
  func run() throws {
    let catalog = try catalog.parsed()
    var doAllMatch = true
    var isFirst = true
    try SplitInput.forEach(of: urls) { input in
      if !isFirst, !json { StandardOutput.print() }
      isFirst = false
      let url = input.text
      let explanation =
        Explanation(refused: input)
        ?? Explanation(url, in: catalog, from: from.source, misses: misses)
      if explanation.match.found == nil { doAllMatch = false }
      if json {
        StandardOutput.print(try ExplainDocument(url, explanation, in: catalog).line())
      } else {
        StandardOutput.print(ExplainReport(url, explanation).text)
      }
    }
    if !doAllMatch { throw ExitCode(1) }
  }
}
