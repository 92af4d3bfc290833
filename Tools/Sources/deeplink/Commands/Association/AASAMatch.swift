import ArgumentParser
import LinkAssociation

/// `deeplink aasa match`: tells which URLs a file lets an app be offered.
struct AASAMatch: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Says which URLs a file offers to an app, and which rule decides.",
    discussion: """
      Every rule that was tried is shown with the part that did not match, and with what is only \
      assumed about Apple's systems. A URL may begin with its path.

        deeplink aasa match --file apple-app-site-association \\
          --app ABCDE12345.com.example.app 'https://example.com/buy/42'

      Exit code 0 when every URL matches, 2 when one is excluded, 1 when one matches no rule or \
      is not a URL, 65 when the file is not JSON, 66 when it cannot be read.
      """
  )

  /// The file.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The apple-app-site-association file, or - for standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var file: String

  /// The identifier of the app.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The identifier of the app, such as ABCDE12345.com.example.app.",
      valueName: "id"
    )
  )
  var app: String

  /// The domain that serves the file.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The domain that serves the file; other hosts do not match.",
      valueName: "host"
    )
  )
  var domain: String?

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print JSON, one object a line for each URL.")
  var json = false

  /// The URLs, as they were typed.
  @Argument(help: "The URLs to match, or - for those on standard input, one a line.")
  var urls: [String]

  /// Refuses to read standard input twice: of what comes second there would be nothing.
  func validate() throws {
    try StandardInput.refuseTwo(among: [file] + urls)
  }

  /// Prints a block of lines, or a line of JSON, for every URL.
  func run() throws {
    let association = try AssociationFile(path: file).association()
    let matcher = AssociationMatcher(association, domain: domain)
    var code: Int32 = 0
    try SplitInput.forEach(of: urls) { input in
      let text = input.text
      if let refusal = input.refusal {
        code = 1
        try printRefusal(of: text, refusal.code)
        return
      }
      switch Result(catching: { () throws(AssociationURL.Problem) in try AssociationURL(text) }) {
      case .success(let url):
        let decision = matcher.decide(url, app: app)
        StandardOutput.print(json ? DecisionDocument(decision).text : shown(decision))
        switch decision.verdict {
        case .match: break
        case .exclude: code = code == 0 ? 2 : code
        case .none: code = 1
        }
      case .failure(let error):
        code = 1
        try printRefusal(of: text, error.rawValue)
      }
    }
    if code != 0 { throw ExitCode(code) }
  }

  /// Says that a text is not a web URL, and why, in a word.
  private func printRefusal(of text: String, _ problem: String) throws {
    if json {
      StandardOutput.print(try NoURLDocument(url: text, app: app, problem: problem).line())
    } else {
      StandardError.print("deeplink: \(TerminalText(text).text) is not a web URL (\(problem))")
    }
  }

  /// A decision, fit for a terminal.
  private func shown(_ decision: AssociationDecision) -> String {
    decision.text().split(separator: "\n", omittingEmptySubsequences: false)
      .map { TerminalText(String($0)).text }.joined(separator: "\n")
  }
}
