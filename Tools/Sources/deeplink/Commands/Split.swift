import ArgumentParser
import LinkPatterns

/// `deeplink split`: reads URLs and shows their parts.
struct Split: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Reads URLs and shows their parts, or why they are refused.",
    discussion: """
      This is the first stage of every link. The parts are shown percent-encoded, as routes match \
      them; a decoded form follows where it differs.

        deeplink split 'prophets://leagues/123' 'https://55prophets.example/leagues/123'

      With --json each URL is read as the URL Standard reads it, as browsers do, which repairs much \
      that links may not have; an object a URL, on a line of its own, what is absent is null.

        deeplink split --json 'HTTPS://EXAMPLE.com:443/a/../b' | python3 -m json.tool

      Exit code 1 when a URL is refused.
      """
  )

  /// Whether the host of every URL is a site, and not the first segment of the path.
  @Flag(name: .long, help: "Take the host of a custom scheme as a fixed name, not as a segment.")
  var fixedHost = false

  /// Whether the components are printed as JSON, by the URL Standard.
  @Flag(name: .long, help: "Print the components by the URL Standard, as JSON.")
  var json = false

  /// The URLs, as they were typed.
  @Argument(help: "The URLs to read, or - for those on standard input, one a line.")
  var urls: [String]

  /// Refuses options that contradict each other.
  func validate() throws {
    guard json, fixedHost else { return }
    throw ValidationError("--fixed-host is about links; --json shows URLs as browsers read them.")
  }

  /// Prints a block of lines, or a line of JSON, for every URL.
  func run() throws {
    let texts = SplitInput.texts(urls)
    let isRefused = json ? try printDocuments(texts) : printReports(texts)
    if isRefused { throw ExitCode(1) }
  }

  /// Prints a line of JSON for every URL.
  private func printDocuments(_ texts: [SplitInput]) throws -> Bool {
    let documents = texts.map { SplitDocument($0.bytes) }
    for document in documents { print(try document.line()) }
    return documents.contains { $0.failure != nil }
  }

  /// Prints a block of lines for every URL.
  private func printReports(_ texts: [SplitInput]) -> Bool {
    var refused = false
    for (index, input) in texts.enumerated() {
      if index > 0 { print() }
      if let failure = input.refusal {
        refused = true
        print(SplitReport.refusal(of: input.text, failure))
        continue
      }
      switch Result(catching: { () throws(LinkURLError) in try LinkURL(input.text) }) {
      case .success(let url):
        print(SplitReport(url, fixedHost: fixedHost).text)
      case .failure(let error):
        refused = true
        print(SplitReport.refusal(of: input.text, FailureDocument(error)))
      }
    }
    return refused
  }
}
