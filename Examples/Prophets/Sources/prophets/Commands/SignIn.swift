import ArgumentParser
import DeepLinking

/// `prophets sign-in`: signs in, and opens the links that waited for it.
struct SignIn: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-in",
    abstract: "Signs in, and opens the links that wait for it since open --signed-out.",
    discussion: """
      They are kept beside the database. What changes something, such as joining a league, is not \
      kept from one run to the next. Exit codes as those of open.
      """
  )

  @OptionGroup var options: AppOptions

  @Flag(help: "Print one JSON object a line for each link, and nothing else.")
  var json = false

  @MainActor
  func run() async throws {
    let session = try await AppSession(options, isActive: true, isSignedOut: true)
    session.turns.advance()
    let reports = await session.app.signIn()
    for report in reports { try await session.print(report, asJSON: json) }
    if reports.isEmpty, !json { print("No link waits.") }
    try await session.end()
    if !reports.allSatisfy(\.outcome.isSuccess) { throw ExitCode.failure }
  }
}
