import ArgumentParser
import Foundation
import LinkPatterns

/// `deeplink open`: has a simulator, a device or this machine open URLs.
struct Open: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Has a simulator, a device or this machine open URLs, as a tapped link does.",
    discussion: """
      The command that does it is printed, and run where its program is: xcrun for a simulator, adb for \
      Android, open or gio for this machine. What is not a URL is not sent.

        deeplink open 'prophets://leagues/123'
        deeplink open --on android --app com.example.prophets \\
          'https://example.com/leagues/123'

      Exit code 1 when a URL is refused, when the program is not here, or when it fails.
      """
  )

  /// Where to.
  @Option(name: .long, help: "Where to open them: simulator, android or desktop.")
  var on = OpenTarget.simulator

  /// Which simulator or device.
  @Option(
    name: .long,
    help: ArgumentHelp("The simulator or device; the running one by default.", valueName: "id")
  )
  var device: String?

  /// The package of an Android app.
  @Option(
    name: .long,
    help: ArgumentHelp("The app that is to open them, on Android.", valueName: "package")
  )
  var app: String?

  /// Whether nothing is run.
  @Flag(name: .customLong("print"), help: "Print the commands, and run nothing.")
  var printsOnly = false

  /// Whether the output is JSON.
  @Flag(name: .long, help: "Print one JSON object a URL and line.")
  var json = false

  /// The URLs, as they were typed.
  @Argument(help: "The URLs to open, or - for those on standard input, one a line.")
  var urls: [String]

  /// Refuses options that mean nothing together.
  func validate() throws {
    try StandardInput.refuseTwo(among: urls)
    if app != nil, on != .android {
      throw ValidationError("--app chooses among the apps of an Android device; add --on android.")
    }
    if device != nil, on == .desktop {
      throw ValidationError(
        "--device chooses a simulator or an Android device; this machine is one."
      )
    }
    for name in [device, app].compactMap({ $0 }) where name.isEmpty || name.first == "-" {
      throw ValidationError("'\(name)' is not a name of a device or an app.")
    }
  }

  /// Prints and runs a command for every URL.
  func run() throws {
    var areAllOpened = true
    try SplitInput.forEach(of: urls) { input in
      let document = opened(input)
      if document.message != nil { areAllOpened = false }
      if json { StandardOutput.print(try document.line()) }
      if !json, let message = document.message { StandardError.print("deeplink: \(message)") }
    }
    if !areAllOpened { throw ExitCode(1) }
  }

  /// Opens a URL.
  private func opened(_ input: SplitInput) -> SentDocument {
    let url = input.text
    if let failure = input.refusal { return refused(url, failure) }
    do throws(LinkURLError) {
      _ = try LinkURL(url)
    } catch {
      return refused(url, FailureDocument(error, of: url))
    }
    let command = on.command(opening: url, device: device, app: app)
    if !json { StandardOutput.printNow(command.shellText) }
    return SentDocument(url: url, command: command, runs: !printsOnly)
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
