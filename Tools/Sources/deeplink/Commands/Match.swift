import ArgumentParser
import LinkAnalysis
import LinkRouting

/// `deeplink match`: finds the routes of URLs in a catalog.
struct Match: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Finds the routes of URLs in a catalog, and reads their values.",
    discussion: """
      A URL that begins with one of the app's prefixes and has no route is unmatched. A URL with \
      another prefix, or that no app should accept, is rejected.

        deeplink match --catalog links.json 'https://www.example.com/leagues/123'
        deeplink match --catalog links.json --json - < urls.txt

      Exit code 1 when a URL has no route, 65 when the file is not a catalog, 66 when it cannot \
      be read.
      """
  )

  /// The catalog.
  @OptionGroup var catalog: CatalogFile

  /// Where the URLs come from.
  @OptionGroup var from: SourceOption

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print JSON, one object a line for each URL.")
  var json = false

  /// The URLs, as they were typed.
  @Argument(help: "The URLs to match, or - for those on standard input, one a line.")
  var urls: [String]

  /// Refuses to read standard input twice.
  func validate() throws {
    try StandardInput.refuseTwo(among: [catalog.path] + urls)
  }

  /// Prints a block of lines, or a line of JSON, for every URL.
  func run() throws {
    let catalog = try catalog.parsed()
    var doAllMatch = true
    try SplitInput.forEach(of: urls) { input in
      let url = input.text
      let match = input.failure.map { .rejected($0) } ?? catalog.match(url, from: from.source)
      if match.found == nil { doAllMatch = false }
      StandardOutput.print(
        json ? try MatchDocument(url, match).line() : MatchReport.text(url, match)
      )
    }
    if !doAllMatch { throw ExitCode(1) }
  }
}
