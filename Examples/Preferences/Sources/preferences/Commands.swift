import ArgumentParser
import DeepLinking
import LinkActions
import PreferencesApp

/// `preferences open`: opens a link.
struct Open: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(abstract: "Opens a link from a source.")

  /// The name of the source.
  @Option(help: "Where it comes from: customScheme, notification or content.")
  var from = "customScheme"

  /// The URL, unchecked.
  @Argument(help: ArgumentHelp("The link.", valueName: "url"))
  var url: String

  /// Opens the link.
  @MainActor
  func run() async throws {
    guard ["content", "customScheme", "notification"].contains(from) else {
      throw ValidationError(
        "There is no source of that name: content, customScheme and notification are known."
      )
    }
    let session = try AppSession()
    let outcome = await session.handler
      .receive(LinkDelivery(url: url, source: LinkSource(rawValue: from), entryPoint: .openURL))
      .outcome
    let reason = (outcome.reason?.code.rawValue).map(PayloadValue.text) ?? .null
    try session.print([["outcome": .text(outcome.name), "reason": reason]] as [PayloadValue])
    if !outcome.isSuccess { throw ExitCode(1) }
  }
}

/// `preferences push`: runs the actions of a notification.
struct Push: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Runs the actions of a notification's payload, as after a tap."
  )

  /// The name of the situation.
  @Option(help: "launchedFromPush, foregroundPush, backgroundPush, or another situation.")
  var situation = "launchedFromPush"

  /// Whether the action that opens links is replaced.
  @Flag(help: "Replace the action that opens links by one that does nothing; its predicate stays.")
  var replaced = false

  /// The payload.
  @Argument(help: ArgumentHelp("The payload, as JSON; - for standard input.", valueName: "payload"))
  var payload: String

  /// Runs the actions.
  @MainActor
  func run() async throws {
    guard let situation = LinkActionSituation(rawValue: situation) else {
      throw ValidationError("There is no situation of that name.")
    }
    let session = try AppSession()
    if replaced {
      let nothing = LinkAction(taking: String.self) { _, _ in .empty }
      try session.app.registry.replaceAction(of: "^d", by: nothing)
    }
    let actions: LinkPushActions
    do {
      actions = try LinkPushActions(in: AppSession.value(payload))
    } catch let reason as LinkFailure {
      throw AppSession.failure(65, reason.message)
    }
    let reports = await session.app.registry.run(actions, in: situation)
    try session.print(reports)
    if !reports.allSatisfy({ $0.outcome.result != nil }) { throw ExitCode(1) }
  }
}

/// `preferences page`: answers a message of a page.
struct Page: AsyncParsableCommand {
  /// Name and help.
  static let configuration = CommandConfiguration(
    abstract: "Answers a message that a page in a web view sent."
  )

  /// The host of the page.
  @Option(help: "The host of the page, which comes by https.")
  var host = "help.mycompany.example"

  /// Whether the page is within another one.
  @Flag(help: "The page is within another one.")
  var embedded = false

  /// The message.
  @Argument(help: ArgumentHelp("The message, as JSON; - for standard input.", valueName: "message"))
  var message: String

  /// Answers the message.
  @MainActor
  func run() async throws {
    let session = try AppSession()
    let frame = WebPageFrame(isMainFrame: !embedded, scheme: "https", host: host, port: 0)
    let message = WebMessage(try AppSession.value(message), from: frame)
    let reply = await session.app.bridge.answer(message)
    try session.print([reply.value])
    if reply.outcome.result == nil { throw ExitCode(1) }
  }
}
