import ArgumentParser
import DeepLinking
import Foundation

/// `prophets receive`: what the desktop calls with a link.
struct Receive: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Opens a link in the running app, or starts the app with it. The desktop calls this.",
    discussion: """
      The running app is `prophets` alone with the same database. Exit codes are those of \
      `prophets open`, and 75 when the running app does not answer.
      """
  )

  @OptionGroup var options: AppOptions

  @Argument(help: ArgumentHelp("The link.", valueName: "url"))
  var url: String

  @MainActor
  func run() async throws {
    // The app may end, or begin to listen, between two looks.
    for _ in 0..<100 {
      if let inbox = try LinkInbox(options.files.inbox) {
        // Others wait meanwhile, and start the app in their turn.
        defer { inbox.end() }
        return try await start()
      }
      if let answer = options.files.inbox.forward(url) {
        print(answer.outcome)
        if !answer.isSuccess { throw ExitCode.failure }
        return
      }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw CommandFailure("The running app does not answer.", .noSetup)
  }

  /// Starts the app with the link.
  @MainActor
  private func start() async throws {
    let session = try await AppSession(options, isActive: false)
    session.asksPerson()
    let reports = await session.open(url, isCold: true)
    for report in reports { try await session.print(report, asJSON: false) }
    try await session.end()
    if !reports.allSatisfy(\.outcome.isSuccess) { throw ExitCode.failure }
  }
}
