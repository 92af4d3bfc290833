import ArgumentParser

/// `deeplink split`: reads URLs and shows their parts.
struct Split: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Splits URLs into their parts, or says why they are refused.",
    discussion: """
      This is the first stage of every link. The parts are shown percent-encoded, as routes \
      match them; a decoded form follows where it differs.

        deeplink split 'prophets://leagues/123' \\
          'https://55prophets.example/leagues/123'

      With --json, each URL is an object on a line of its own. It also has the canonical URL, \
      the prefix to declare, and the path that routes match. Absent parts are null.

        deeplink split --json 'https://example.com/a%2Fb?q=c+d' \\
          | python3 -m json.tool

      Exit code 1 when a URL is refused.
      """
  )

  /// Whether the host of every URL is a site, and not the first segment of the path.
  @Flag(name: .long, help: "Take the host of a custom scheme as a fixed name, not as a segment.")
  var fixedHost = false

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print JSON, one object a line for each URL.")
  var json = false

  /// The URLs, as they were typed.
  @Argument(help: "The URLs to read, or - for those on standard input, one a line.")
  var urls: [String]

  /// Refuses to read standard input twice.
  func validate() throws {
    try StandardInput.refuseTwo(among: urls)
  }

  /// Prints a block of lines, or a line of JSON, for every URL.
  func run() throws {
    var isRefused = false
    var isFirst = true
    try SplitInput.forEach(of: urls) { input in
      if !isFirst, !json { StandardOutput.print() }
      isFirst = false
      let document = SplitDocument(input, hasFixedHost: fixedHost)
      if document.error != nil { isRefused = true }
      StandardOutput.print(json ? try document.line() : document.text)
    }
    if isRefused { throw ExitCode(1) }
  }
}
