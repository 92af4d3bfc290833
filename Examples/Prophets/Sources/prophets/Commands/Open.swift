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
      65 and 66 for a file that is malformed or cannot be read, 73 for one that cannot be written, as for output that cannot.
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

  /// The entry points that each URL comes through.
  @Option(
    help: ArgumentHelp(
      "The entry points that each URL comes through, as one delivery of the system, with commas: \(EntryPointList.names).",
      valueName: "entry-points"
    )
  )
  var entryPoints: EntryPointList?

  /// The source of every URL; by default the one that its entry points imply.
  @Option(
    help: ArgumentHelp(
      "Where each URL comes from: \(SourceName.names). The default follows from its entry point.",
      valueName: "source"
    )
  )
  var from: SourceName?

  /// Whether the app starts signed out.
  @Flag(help: "Open them while signed out; links that require sign-in wait for it.")
  var signedOut = false

  /// What the person says to a link that changes something.
  @Flag var answer: Answer?

  /// The file with the payload of a notification.
  @Option(
    help: ArgumentHelp(
      "Open the link in this payload of a notification first: a JSON file.",
      valueName: "file"
    )
  )
  var payload: String?

  /// The URLs, unchecked.
  @Argument(help: ArgumentHelp("The links; - reads them from standard input.", valueName: "url"))
  var urls: [String] = []

  /// Refuses to open nothing.
  func validate() throws {
    guard !urls.isEmpty || payload != nil else {
      throw ValidationError("Missing expected argument '<url> ...' or '--payload <file>'.")
    }
  }

  /// Opens the links.
  @MainActor
  func run() async throws {
    let pushed = try payload.map { try PayloadFile($0).url() }
    let session = try await AppSession.start(
      options,
      isActive: !cold,
      isSignedOut: signedOut
    )
    session.app.handler.links.confirm = { await ConfirmationPrompt(answer: answer).ask($0) }
    var isCold = cold
    var succeeded = true
    func open(
      _ url: String,
      through usual: LinkEntryPoint,
      from source: LinkSource? = nil
    ) async {
      let entryPoints = entryPoints?.entryPoints ?? [usual]
      let isOpen = await self.open(
        url,
        through: entryPoints,
        from: source,
        isCold: isCold,
        in: session
      )
      succeeded = isOpen && succeeded
      isCold = false
    }
    if let pushed { await open(pushed, through: .notification, from: .notification) }
    for url in URLLines(urls) { await open(url, through: .usual(for: url, isCold: isCold)) }
    try await session.end()
    if !succeeded { throw ExitCode(1) }
  }

  /// Opens a URL through some entry points, in a turn of its own, and prints what became of it.
  @MainActor
  private func open(
    _ url: String,
    through entryPoints: [LinkEntryPoint],
    from source: LinkSource?,
    isCold: Bool,
    in session: AppSession
  ) async -> Bool {
    let printer = ReportPrinter(asJSON: json, app: session.app)
    var isColdNext = isCold
    var succeeded = true
    session.turns.advance()
    for entryPoint in entryPoints {
      let report = await session.app.receive(
        LinkDelivery(
          url: url,
          source: from?.source ?? source ?? .usual(for: url, through: entryPoint),
          entryPoint: entryPoint,
          isCold: isColdNext
        )
      )
      if isColdNext { session.app.handler.sceneDidBecomeActive() }
      isColdNext = false
      succeeded = report.outcome.isSuccess && succeeded
      await printer.print(report)
    }
    return succeeded
  }
}
