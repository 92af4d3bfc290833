import ArgumentParser
import DeepLinking
import ProphetsApp

/// `prophets sign-in`: signs in, and opens the links that waited for it.
struct SignIn: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    commandName: "sign-in",
    abstract: "Signs in, and opens the links that wait for it since open --signed-out.",
    discussion: """
      They are kept beside the database. What changes something, such as joining a league, is not \
      kept from one run to the next. Exit codes as those of open.
      """
  )

  /// The files of the app.
  @OptionGroup var options: AppOptions

  /// Whether reports are printed as JSON.
  @Flag(help: "Print one JSON object a line for each link, and nothing else.")
  var json = false

  /// Signs in.
  @MainActor
  func run() async throws {
    let session = try await AppSession.start(options, isActive: true, isSignedOut: true)
    let printer = ReportPrinter(asJSON: json, app: session.app)
    session.turns.advance()
    let reports = await session.app.signIn()
    for report in reports { await printer.print(report) }
    if reports.isEmpty, !json { Output.line("No link waits.") }
    try await session.end()
    if !reports.allSatisfy(\.outcome.isSuccess) { throw ExitCode(1) }
  }
}
