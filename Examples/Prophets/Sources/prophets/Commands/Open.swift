import ArgumentParser
import DeepLinking
import ProphetsApp
import ProphetsLinks

/// `prophets open`: opens links in one running app.
struct Open: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Opens links one after the other in one running app, and says what became of each.",
    discussion: """
      Exit code 0 when every link was opened, performed, open already or known; 1 when one was not; \
      65 and 66 for a file that is malformed or cannot be read, 73 for one that cannot be written.
      """
  )

  /// The files of the app.
  @OptionGroup var options: AppOptions

  /// Whether reports are printed as JSON.
  @Flag(help: "Print one JSON object a line for each delivery, and nothing else.")
  var json = false

  /// Whether the first delivery starts the app.
  @Flag(help: "Let the first delivery start the app.")
  var cold = false

  /// The doors that each URL comes through.
  @Option(
    help: ArgumentHelp(
      "The doors that each URL comes through, as one delivery of the system, with commas: \(DoorList.names).",
      valueName: "doors"
    )
  )
  var doors: DoorList?

  /// Where each URL comes from; what its doors say when there is none.
  @Option(
    help: ArgumentHelp(
      "Where each URL comes from: \(OriginName.names). The default follows from its door.",
      valueName: "origin"
    )
  )
  var from: OriginName?

  /// Whether nobody is signed in.
  @Flag(help: "Open them while nobody is signed in; those that need somebody wait for sign-in.")
  var signedOut = false

  /// What the person says to a link that changes something.
  @Flag var answer: Answer?

  /// The URLs, unchecked.
  @Argument(help: ArgumentHelp("The links; - reads them from standard input.", valueName: "url"))
  var urls: [String]

  /// Opens the links.
  ///
  /// - Throws: `ExitCode` – 1 when an outcome is no success, else those of ``CommandFailure``.
  @MainActor
  func run() async throws {
    let session = try await AppSession.start(
      options,
      isActive: !cold,
      isSignedOut: signedOut
    )
    session.app.handler.intake.confirm = { await ConfirmationPrompt(answer: answer).ask($0) }
    let printer = ReportPrinter(asJSON: json, app: session.app)
    var isColdNext = cold
    var succeeded = true
    for url in URLLines(urls) {
      session.turns.advance()
      for door in doors?.doors ?? [.usual(for: url, isCold: isColdNext)] {
        let report = await session.app.receive(
          LinkDelivery(
            url: url,
            origin: from?.origin ?? .usual(for: url, through: door),
            door: door,
            isCold: isColdNext
          )
        )
        if isColdNext { session.app.handler.sceneDidBecomeActive() }
        isColdNext = false
        succeeded = report.outcome.isSuccess && succeeded
        await printer.print(report)
      }
    }
    try await session.end()
    if !succeeded { throw ExitCode(1) }
  }
}
