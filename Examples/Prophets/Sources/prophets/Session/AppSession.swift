import DeepLinking
import Foundation
import ProphetsApp
import ProphetsLinks
import ProphetsStore

/// The app that a command runs, from its launch to its end.
@MainActor
struct AppSession {
  /// The app.
  let app: RunningApp

  /// When turns begin.
  let turns: AppTurns

  /// What is received in this run; a sample shows what it does, also the values of links.
  let journal = LinkJournal(capacity: 1024, privacy: .public)

  /// Whether links that wait for sign-in are kept from one run to the next.
  private let keepsWaiting: Bool

  /// Where what is shown is kept; `nil` for nowhere.
  private let stateFile: StateFile?

  /// Launches the app, and restores what was shown.
  static func start(
    _ options: AppOptions,
    isActive: Bool,
    isSignedOut: Bool = false
  ) async throws -> AppSession {
    let session = try AppSession(options, isSignedOut: isSignedOut)
    try await session.restore()
    if isActive { session.app.handler.sceneDidBecomeActive() }
    return session
  }

  /// Launches the app.
  private init(_ options: AppOptions, isSignedOut: Bool) throws {
    turns = AppTurns(readClock: LinkEnvironment.live().now)
    app = try RunningApp(
      store: ProphetsStore(path: options.files.path),
      environment: turns.environment,
      account: isSignedOut ? nil : .me,
      waiting: isSignedOut
        ? PendingLinkFile(url: options.files.waiting) { Output.error("prophets: \($0)") } : nil
    )
    app.handler.links.expander = options.linkService.flatMap(URL.init).map(LinkServiceClient.init)
    app.handler.links.onStoreError = { Output.error("prophets: \($0)") }
    keepsWaiting = isSignedOut
    app.handler.links.record(in: journal)
    app.handler.links.record(toFile: options.files.journal.path, log: .always)
    stateFile = options.state.map(StateFile.init)
  }

  /// Shows what was saved, and names what could not be shown any more; takes up links that wait.
  private func restore() async throws {
    if keepsWaiting {
      await app.saveWaitingLinks()
      turns.skip(app.handler.links.pendingLinks.map(\.id))
    }
    guard let saved = try stateFile?.read() else { return }
    let restoration = await app.restore(saved)
    for url in restoration.lost { Output.error("prophets: \(url) could not be restored") }
    if restoration.lost.isEmpty, let problem = await restoration.problem {
      Output.error("prophets: \(problem.message)")
    }
  }

  /// Saves what is shown and what waits.
  func end() async throws {
    if keepsWaiting { await app.saveWaitingLinks() }
    try stateFile?.write(app.saved)
  }
}
