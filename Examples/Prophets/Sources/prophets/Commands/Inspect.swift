import ArgumentParser
import DeepLinking
import LinkInspectorPage

/// `prophets inspect`: serves a page with the app in it.
struct Inspect: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract:
      "Serves a page on this machine with the app in it: a phone, and the way of each link.",
    discussion: """
      The first line that it prints is the URL of the page. What is opened there is delivered to the app, \
      which shows what is in the database. Control-C ends it. Exit codes are those of `prophets open`, and \
      75 when the port cannot be had.
      """
  )

  /// The files of the app.
  @OptionGroup var options: AppOptions

  /// Whether the app starts signed out.
  @Flag(help: "Begin signed out; links that require sign-in wait.")
  var signedOut = false

  /// The port.
  @Option(help: "The port; 0 for any that is free.")
  var port: UInt16 = 0

  /// Serves the page until it is interrupted.
  @MainActor
  func run() async throws {
    let session = try await AppSession.start(options, isActive: true, isSignedOut: signedOut)
    do {
      try await InspectorServer(InspectedApp(session), port: port).run { Output.line($0) }
    } catch {
      throw CommandFailure("\(error)", code: CommandFailure.noSetup).told()
    }
    try await session.end()
  }
}
