import DeepLinking
import Foundation
import ProphetsLinks
import ProphetsStore

/// The app that a command runs, from its launch to its end.
@MainActor
struct AppSession {
  let app: RunningApp

  /// When turns begin.
  let turns: AppTurns

  /// What is received in this run; a sample shows what it does, also the values of links.
  let journal = LinkJournal(capacity: 1024, privacy: .public)

  /// Whether links that wait for sign-in are kept from one run to the next.
  private let keepsWaiting: Bool

  /// Where what is shown is kept; `nil` for nowhere.
  private let stateFile: AppFile?

  /// Launches the app, and restores what was shown; an app that a link starts is active after its first event.
  init(_ options: AppOptions, isActive: Bool, isSignedOut: Bool = false) async throws {
    turns = AppTurns(readClock: LinkEnvironment.live().now)
    app = try RunningApp(
      store: ProphetsStore(path: options.files.path),
      environment: turns.environment,
      account: isSignedOut ? nil : .me,
      waiting: isSignedOut
        ? PendingLinkFile(url: options.files.waiting) { printError("\($0)") } : nil
    )
    app.links.expander = options.linkService.flatMap(URL.init).map(LinkServiceClient.init)
    app.links.onStoreError = { printError("\($0)") }
    app.links.record(in: journal)
    app.links.record(toFile: options.files.journal.path, log: .always)
    keepsWaiting = isSignedOut
    stateFile = options.state.map { AppFile(name: "state file", path: $0) }
    try await restore()
    if isActive { app.handler.sceneDidBecomeActive() }
  }

  /// Shows what was saved, and names what could not be shown any more; takes up links that wait.
  private func restore() async throws {
    if keepsWaiting {
      await app.links.restorePendingLinks()
      turns.taken.formUnion(app.links.pendingLinks.map(\.id))
    }
    guard let saved = try stateFile?.savedNavigation() else { return }
    let restoration = await app.restore(saved)
    for url in restoration.lost { printError("\(url) could not be restored") }
    if restoration.lost.isEmpty, let problem = await restoration.problem {
      printError(problem.message)
    }
  }

  /// Opens a URL through some entry points, in a turn of its own: one delivery of the system.
  ///
  /// Without entry points and a source, they are those that the system uses for such a URL.
  func open(
    _ url: String,
    through entryPoints: [LinkEntryPoint]? = nil,
    from source: LinkSource? = nil,
    isCold: Bool = false
  ) async -> [LinkReport<ProphetsLink>] {
    turns.advance()
    let isOfWeb = (try? LinkURL(url))?.isWeb == true
    var reports: [LinkReport<ProphetsLink>] = []
    for entryPoint in entryPoints ?? [isCold ? .connection : isOfWeb ? .userActivity : .openURL] {
      let usual: LinkSource =
        switch entryPoint {
        case .notification: .notification
        case .shortcut: .quickAction
        case .intent: .intent
        case .content: .content
        default: isOfWeb ? .universalLink : .customScheme
        }
      let delivery = LinkDelivery<ProphetsLink>(
        url: url,
        source: source ?? usual,
        entryPoint: entryPoint,
        isCold: isCold && reports.isEmpty
      )
      reports.append(await app.receive(delivery))
      if isCold, reports.count == 1 { app.handler.sceneDidBecomeActive() }
    }
    return reports
  }

  /// Has links that change something ask the person, unless the answer is known.
  ///
  /// The question goes to standard error, apart from what is reported.
  func asksPerson(_ answer: Answer? = nil, reading lines: TypedLines? = nil) {
    app.links.confirm = { confirmation in
      if let answer { return answer == .confirm }
      guard lines != nil || isatty(STDIN_FILENO) == 1 else { return false }
      printError("\(confirmation.link.question) [y/N]")
      let typed = if let lines { await lines.next() } else { readLine() }
      return ["y", "yes"].contains(typed?.lowercased())
    }
  }

  /// Saves what is shown and what waits.
  func end() async throws {
    if keepsWaiting { await app.links.restorePendingLinks() }
    try stateFile?.write(try app.handler.savedNavigation().data())
  }
}
