import ArgumentParser
@_spi(Tools) import LinkRouting

/// `deeplink pattern test`: matches URLs with the pattern of a route and shows the values.
struct PatternTest: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Matches URLs with the pattern of a route, and shows the values of its parameters.",
    discussion: """
      The pattern is written as in LinkRoute(…, "/leagues/:id"), with query items and a fragment \
      if it has them. It is matched with the path and the query of each URL, whatever its scheme \
      and host; the host of a custom scheme is the first segment. Values are shown decoded.

        deeplink pattern test '/leagues/:league?tab=:tab?' \\
          'https://55prophets.example/leagues/123'
        deeplink pattern test '/books/:id(\\d+)' \\
          'books://books/7' 'https://example.com/books/x'

      Exit code 1 when a URL does not match, 65 when the pattern is malformed.
      """
  )

  /// Whether the host of every URL is a site, and not the first segment of the path.
  @Flag(name: .long, help: "Take the host of a custom scheme as a fixed name, not as a segment.")
  var fixedHost = false

  /// Whether the case of literals is ignored.
  @Flag(name: .long, help: "Ignore the case of ASCII letters in literal segments.")
  var ignoreCase = false

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print JSON, one object a line for each URL.")
  var json = false

  /// The pattern.
  @Argument(help: "The pattern.")
  var pattern: String

  /// The URLs, as they were typed.
  @Argument(help: "The URLs to match, or - for those on standard input, one a line.")
  var urls: [String]

  /// Refuses to read standard input twice.
  func validate() throws {
    try StandardInput.refuseTwo(among: urls)
  }

  /// Matches every URL.
  func run() throws {
    let tested: TestedPattern
    do throws(RouteProblem) {
      tested = try TestedPattern(pattern, ignoresCase: ignoreCase, hasFixedHost: fixedHost)
    } catch {
      let failure = FailureDocument(error)
      StandardOutput.print(
        json ? try PatternTestDocument(failure).line() : failure.text(under: pattern)
      )
      throw ExitCode(65)
    }
    var doAllMatch = true
    try SplitInput.forEach(of: urls) { input in
      let document = PatternTestDocument(input, tested)
      if !document.isMatch { doAllMatch = false }
      StandardOutput.print(json ? try document.line() : document.text)
    }
    if !doAllMatch { throw ExitCode(1) }
  }
}
