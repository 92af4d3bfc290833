import ArgumentParser
import Foundation
import LinkPatterns

/// `deeplink open`: has a simulator, a device or this machine open URLs.
struct Open: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Opens URLs on a simulator, a device or this machine, as a tap would.",
    discussion: """
      The command that opens a URL is printed, and run if its program is installed: xcrun for \
      simulators and Apple's devices, adb for Android, open or gio for this machine. Text that \
      is not a URL is not sent. Choose a device with --device, and the app on it with --app.

        deeplink open 'prophets://leagues/123'
        deeplink open --on android --app com.example.prophets \\
          'https://example.com/leagues/123'

      With --expect, the command waits for the link's entry in the journal that the app writes \
      with links.record(toFile:). On a simulator, a relative path is in the caches folder of the \
      app that --app names.

        deeplink open --expect opened --journal journal.jsonl 'prophets://leagues/1'
        deeplink open --expect opened --journal links.jsonl \\
          --app com.example.prophets 'prophets://leagues/1'

      Exit code 1 when a URL is refused, when the program is missing or fails, or when a link \
      ends otherwise than expected; 66 when the journal cannot be read.
      """
  )

  /// Where to, and the journal.
  @OptionGroup var opening: OpeningOptions

  /// How each link has to end.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The outcome that each link must have, such as opened.",
      valueName: "outcome"
    )
  )
  var expect: String?

  /// How long the answer is waited for.
  @Option(
    name: .long,
    help: ArgumentHelp("How long to wait for the outcome of a link.", valueName: "seconds")
  )
  var within = 10.0

  /// Whether nothing is run.
  @Flag(name: .customLong("print"), help: "Print the commands, and run nothing.")
  var printsOnly = false

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print JSON, one object a line for each URL.")
  var json = false

  /// The URLs, as they were typed.
  @Argument(help: "The URLs to open, or - for those on standard input, one a line.")
  var urls: [String]

  /// Refuses options that mean nothing together.
  func validate() throws {
    try StandardInput.refuseTwo(among: urls)
    let (on, names) = (opening.on, opening.names)
    if names.app != nil, on == .desktop || (on == .simulator && opening.journal == nil) {
      throw ValidationError(
        "--app chooses among the apps of a device; add --on android or --on device."
      )
    }
    if on == .device, names.device == nil || names.app == nil {
      throw ValidationError(
        "A device needs both: --device with its name, and --app with the bundle ID."
      )
    }
    try validateExpectation()
    if names.device != nil, on == .desktop {
      throw ValidationError(
        "--device chooses a simulator or a device; this machine is one."
      )
    }
  }

  /// Refuses to expect an outcome that there is not, or to wait for nothing.
  private func validateExpectation() throws {
    if (expect == nil) != (opening.journal == nil) {
      throw ValidationError(
        "--expect and --journal go together: the journal says how a link ended."
      )
    }
    if let expect, !JournalAnswer.outcomes.contains(expect) {
      let names = JournalAnswer.outcomes.joined(separator: ", ")
      throw ValidationError("No link ends as '\(expect)': write one of \(names).")
    }
    if expect != nil, printsOnly {
      throw ValidationError("--print runs nothing, so nothing can be expected.")
    }
    guard (0.001...600).contains(within) else {
      throw ValidationError("--within is between 0.001 and 600 seconds.")
    }
  }

  /// Prints and runs a command for every URL.
  func run() throws {
    var areAllOpened = true
    try SplitInput.forEach(of: urls) { input in
      let document = try opened(input)
      if document.message != nil { areAllOpened = false }
      if json { StandardOutput.print(try document.line()) }
      if !json, let message = document.message { StandardError.print("deeplink: \(message)") }
    }
    if !areAllOpened { throw ExitCode(1) }
  }

  /// Opens a URL.
  private func opened(_ input: SplitInput) throws -> SentDocument {
    let url = input.text
    if let failure = input.refusal { return refused(url, failure) }
    switch Result(catching: { () throws(LinkURLError) in try LinkURL(url) }) {
    case .failure(let error): return refused(url, FailureDocument(error, of: url))
    case .success: break
    }
    let opening = LinkOpening(
      target: self.opening.on,
      device: self.opening.names.device,
      app: self.opening.names.app,
      journal: self.opening.journal,
      within: within
    )
    let command = opening.command(url)
    if !json { StandardOutput.printNow(command.shellText) }
    if printsOnly { return SentDocument(url: url, command: command, runs: false) }
    do throws(UnreadableFile) {
      return try opening.open(url, expecting: expect)
    } catch {
      throw error.reported()
    }
  }

  /// A URL that is not sent.
  private func refused(_ url: String, _ failure: FailureDocument) -> SentDocument {
    let shown = TerminalText(url).text
    return SentDocument(
      url: url,
      message: "'\(shown)' is refused (\(failure.code)): \(failure.message)"
    )
  }
}
