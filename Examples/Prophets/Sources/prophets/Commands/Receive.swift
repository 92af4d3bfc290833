import ArgumentParser
import DeepLinking
import Foundation
import ProphetsApp
import ProphetsLinks

/// `prophets receive`: what the desktop calls with a link.
struct Receive: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Opens a link in the running app, or starts the app with it. The desktop calls this.",
    discussion: """
      The running app is `prophets` alone with the same database. Exit codes are those of \
      `prophets open`, and 75 when the running app does not answer.
      """
  )

  /// The files of the app.
  @OptionGroup var options: AppOptions

  /// The URL, unchecked.
  @Argument(help: ArgumentHelp("The link.", valueName: "url"))
  var url: String

  /// Hands the link over, or starts the app.
  @MainActor
  func run() async throws {
    let place = LinkSocketPlace(besideDatabase: options.files.path)
    // The app may end, or begin to listen, between two looks.
    for _ in 0..<100 {
      if let inbox = try LinkInbox.open(at: place) {
        // Others wait meanwhile, and start the app in their turn.
        defer { inbox.end() }
        return try await start()
      }
      if let outcome = LinkForwarding(place: place).forward(url) {
        Output.line(outcome.forTerminal)
        if !Self.successes.contains(outcome) { throw ExitCode(1) }
        return
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw CommandFailure("The running app does not answer.", code: CommandFailure.noSetup)
  }

  /// The names of the outcomes that are successes.
  private static let successes: Set = [
    "opened", "alreadyShown", "performed", "duplicate", "suspended", "notOurs",
  ]

  /// Starts the app with the link.
  @MainActor
  private func start() async throws {
    let session = try await AppSession.start(options, isActive: false)
    session.app.handler.links.confirm = { await ConfirmationPrompt().ask($0) }
    let entryPoint = LinkEntryPoint.usual(for: url, isCold: true)
    let report = await session.app.receive(
      LinkDelivery(
        url: url,
        source: .usual(for: url, through: entryPoint),
        entryPoint: entryPoint,
        isCold: true
      )
    )
    session.app.handler.sceneDidBecomeActive()
    let printer = ReportPrinter(asJSON: false, app: session.app)
    await printer.print(report)
    try await session.end()
    if !report.outcome.isSuccess { throw ExitCode(1) }
  }
}
