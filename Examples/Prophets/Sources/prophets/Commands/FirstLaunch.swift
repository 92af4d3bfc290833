import ArgumentParser
import DeepLinking
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// `prophets first-launch`: opens the link that a person tapped before the app was installed.
struct FirstLaunch: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "first-launch",
    abstract:
      "Starts the app, and opens the link that was kept on its page before the app was installed.",
    discussion: """
      What a person would paste or type is an option. The link is opened once: what is known of it is kept beside the \
      database, which stands for the installation. Exit codes as those of open; without a link it is 0.
      """
  )

  @OptionGroup var options: AppOptions

  @Option(
    help: ArgumentHelp(
      "The text on the pasteboard. It is asked for only when it has a web address.",
      valueName: "text"
    )
  )
  var pasteboard: String?

  @Option(help: ArgumentHelp("The six letters on the page of the link.", valueName: "letters"))
  var code: String?

  @Flag(help: "Print one JSON object for the link, and nothing else.")
  var json = false

  func validate() throws {
    guard options.linkService != nil else {
      throw ValidationError("Name the service that keeps the link with --link-service.")
    }
  }

  @MainActor
  func run() async throws {
    let session = try await AppSession(options, isActive: true)
    let links = session.app.links
    guard let client = links.expander as? LinkServiceClient else { return }
    let question = DeferredLinkQuestion()
    question.onChange = { [self] in answer(question) }
    let deferred = DeferredLinks(
      client,
      store: DeferredLinkFile(url: options.files.deferred),
      providers: [
        PastedLink(TypedPasteboard(text: pasteboard), asking: question, for: client),
        TypedCode(asking: question),
      ]
    )
    session.turns.advance()
    let report = try await links.receive(from: deferred)?.report
    if let report {
      try await session.print(report, asJSON: json)
    } else if !json {
      print("No link was kept.")
    }
    try await session.end()
    if let report, !report.outcome.isSuccess { throw ExitCode.failure }
  }

  /// Answers as the person would, once: what was wrong is said, and not asked for again.
  @MainActor
  private func answer(_ question: DeferredLinkQuestion) {
    guard question.isWaiting else { return }
    if let failure = question.failure { printError("\(failure.message). \(failure.fix ?? "")") }
    let text = question.kind == .paste ? pasteboard : code
    question.answer(question.failure == nil ? text : nil)
  }
}

/// A pasteboard that an option fills.
private struct TypedPasteboard: LinkPasteboard {
  let text: String?

  func mayHaveURL() async -> Bool { text?.contains("://") == true }
}

extension LinkServiceClient {
  /// The client of the sample's short links.
  init(service: URL) {
    self.init(hosts: ["55prophets.example"], service: service) { request in
      let session = URLSession(configuration: .ephemeral)
      var asked = URLRequest(url: request.url)
      (asked.httpMethod, asked.httpBody) = (request.method, request.body)
      asked.timeoutInterval = Double(request.timeLimit.components.seconds)
      let (data, response) = try await session.data(for: asked)
      return (data, (response as? HTTPURLResponse)?.statusCode ?? 0)
    }
  }
}
