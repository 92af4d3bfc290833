import ArgumentParser
import DeepLinking
import Foundation
import LinkPatterns

/// `deeplink push`: builds the payload of a notification with a link, and sends it to a simulator.
struct Push: ParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Makes the payload of a notification with a link, and sends it to a simulator.",
    discussion: """
      Each notification service has its own place for the URL, where the app reads it. The \
      payload is printed; with --send it goes to a simulator, like a push notification.

        deeplink push --sender airship 'prophets://leagues/123'
        deeplink push --key data.link --send --app com.example.prophets \\
          '/leagues/123'

      A link is a URL, or a path that begins with one slash. Exit code 1 when it is refused, \
      when the payload is too large, or when it could not be sent.
      """
  )

  /// The service.
  @Option(name: .long, help: "The service that sends: airship, braze or onesignal.")
  var sender: PushSender?

  /// A place of the app's own.
  @Option(
    name: .long,
    help: ArgumentHelp("The keys where the app reads the link.", valueName: "outer.inner")
  )
  var key: String?

  /// The title of the notification.
  @Option(name: .long, help: "The title of the notification.")
  var title: String?

  /// The text of the notification.
  @Option(name: .long, help: "What the notification says.")
  var body = "Tap to open"

  /// Whether it is sent.
  @Flag(name: .long, help: "Send it to a simulator.")
  var send = false

  /// The simulator and the app on it.
  @OptionGroup var names: DeviceOptions

  /// Whether the output is JSON on one line.
  @Flag(name: .long, help: "Print the payload on one line.")
  var json = false

  /// The link.
  @Argument(help: "The URL or the path.")
  var link: String

  /// Refuses options that mean nothing together.
  func validate() throws {
    guard (sender == nil) != (key == nil) else {
      throw ValidationError("Say where the link stands: either --sender or --key.")
    }
    guard !keys.isEmpty, keys.allSatisfy({ !$0.isEmpty }), keys.first != "aps" else {
      throw ValidationError(
        "'\(key ?? "")' is not a place: keys joined by dots, the first not 'aps'."
      )
    }
    guard send == (names.app != nil) else {
      throw ValidationError("A simulator needs both: --send and --app with the bundle identifier.")
    }
    guard names.device == nil || send else { throw ValidationError("--device is for --send.") }
  }

  /// Prints the payload, and sends it on request.
  func run() throws {
    if let refusal { throw failure(refusal) }
    let payload = PushPayload(url: link, at: keys, title: title, body: body)
    let line = try payload.line()
    guard line.utf8.count <= PushPayload.byteLimit else {
      throw failure(
        "the payload has \(line.utf8.count) bytes; a notification has at most \(PushPayload.byteLimit)"
      )
    }
    StandardOutput.print(json ? line : try payload.text())
    guard let app = names.app else { return }
    let command = ExternalCommand(
      program: "xcrun",
      arguments: ["simctl", "push", names.device ?? "booted", app, "-"],
      input: line
    )
    if !json { StandardError.print(command.shellText) }
    if let message = SentDocument(url: link, command: command, runs: true).message {
      throw failure(message)
    }
  }

  /// The place of the link, the outermost key first.
  private var keys: [String] {
    sender?.reader.keyPath
      ?? (key ?? "").split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// Why the link is invalid; `nil` when it is valid.
  private var refusal: String? {
    // An app completes a path with a prefix of its own; any does to see whether it can.
    let links = PayloadLinks(
      PayloadReader("payload", at: "link"),
      pathPrefix: .domain("app.example")
    )
    let shown = TerminalText(link).text
    if let failure = SplitInput(argument: link).refusal {
      return "'\(shown)' is refused (\(failure.code)): \(failure.message)"
    }
    do {
      guard let url = try links.url(in: .object(["link": .text(link)])) else {
        return "the link is empty"
      }
      _ = try LinkURL(url)
      return nil
    } catch let error as LinkURLError {
      return "'\(shown)' is refused (\(error.code.name)): \(error)"
    } catch {
      return "'\(shown)' is refused: expected a URL, or a path that begins with one slash"
    }
  }

  /// Says what is wrong.
  private func failure(_ message: String) -> ExitCode {
    StandardError.print("deeplink: \(message)")
    return ExitCode(1)
  }
}
