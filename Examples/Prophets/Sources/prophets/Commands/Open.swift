import ArgumentParser
import DeepLinking

/// `prophets open`: opens links in one running app.
struct Open: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Opens links one after the other in one running app, and says what became of each.",
    discussion: """
      Exit code 0 when every link was opened, performed, open already or known; 1 when one was not; \
      65 and 66 for a file that is malformed or cannot be read, 73 for one that cannot be written, as for output that cannot.
      """
  )

  @OptionGroup var options: AppOptions

  @Flag(help: "Print one JSON object a line for each delivery, and nothing else.")
  var json = false

  @Flag(help: "Let the first delivery start the app.")
  var cold = false

  @Option(
    help: ArgumentHelp(
      "The entry points that each URL comes through, as one delivery of the system, with commas: \(Self.entryPointNames).",
      valueName: "entry-points"
    ),
    transform: Self.entryPoints
  )
  var entryPoints: [LinkEntryPoint]?

  @Option(
    help: ArgumentHelp(
      "Where each URL comes from: \(Self.sourceNames). The default follows from its entry point.",
      valueName: "source"
    ),
    transform: Self.source
  )
  var from: LinkSource?

  @Flag(help: "Open them while signed out; links that require sign-in wait for it.")
  var signedOut = false

  /// What the person says to a link that changes something.
  @Flag var answer: Answer?

  @Option(
    help: ArgumentHelp(
      "Open the link in this payload of a notification first: a JSON file.",
      valueName: "file"
    )
  )
  var payload: String?

  @Argument(help: ArgumentHelp("The links; - reads them from standard input.", valueName: "url"))
  var urls: [String] = []

  func validate() throws {
    guard !urls.isEmpty || payload != nil else {
      throw ValidationError("Missing expected argument '<url> ...' or '--payload <file>'.")
    }
  }

  @MainActor
  func run() async throws {
    let pushed = try payload.map { try AppFile(name: "payload", path: $0).payloadURL() }
    let session = try await AppSession(options, isActive: !cold, isSignedOut: signedOut)
    session.asksPerson(answer)
    var isCold = cold
    var succeeded = true
    func open(_ url: String, isPushed: Bool = false) async throws {
      let reports = await session.open(
        url,
        through: entryPoints ?? (isPushed ? [.notification] : nil),
        from: from ?? (isPushed ? .notification : nil),
        isCold: isCold
      )
      for report in reports { try await session.print(report, asJSON: json) }
      succeeded = succeeded && reports.allSatisfy(\.outcome.isSuccess)
      isCold = false
    }
    if let pushed { try await open(pushed, isPushed: true) }
    for url in lines { try await open(url) }
    try await session.end()
    if !succeeded { throw ExitCode.failure }
  }

  /// The URLs, with the lines of standard input in place of `-`, which are read when their turn comes.
  private var lines: some Sequence<String> {
    urls.lazy.flatMap { url in
      url == "-"
        ? AnySequence(AnyIterator { readLine() }.lazy.filter { !$0.isEmpty }) : AnySequence([url])
    }
  }
}

// MARK: - What is typed

extension Open {
  /// The entry points that a URL can come through.
  private static let known: [LinkEntryPoint] = [
    .connection, .openURL, .userActivity, .notification, .shortcut, .intent, .content,
  ]

  private static let entryPointNames = known.map(\.rawValue).joined(separator: ", ")

  private static let sourceNames = LinkSource.ofTheSystem.map(\.rawValue).joined(separator: ", ")

  /// Reads entry points, such as `connection,openURL`.
  private static func entryPoints(named names: String) throws -> [LinkEntryPoint] {
    try names.split(separator: ",", omittingEmptySubsequences: false).map { name in
      guard let entryPoint = known.first(where: { $0.rawValue == name }) else {
        throw ValidationError("There is no entry point '\(name)'; there are \(entryPointNames).")
      }
      return entryPoint
    }
  }

  /// Reads a source; `app` is only for links that are opened by code.
  private static func source(named name: String) throws -> LinkSource {
    guard let source = LinkSource.ofTheSystem.first(where: { $0.rawValue == name }) else {
      throw ValidationError("No link comes from '\(name)', but from \(sourceNames).")
    }
    return source
  }
}

/// What a person says to a link that changes something, typed before it is asked.
enum Answer: EnumerableFlag {
  case confirm, decline

  static func help(for value: Answer) -> ArgumentHelp? {
    switch value {
    case .confirm: "Say yes to links that change something, such as joining a league."
    case .decline: "Say no to them. Without either, you are asked; nobody there to ask is a no."
    }
  }
}
