import DeepLinking
import Foundation
import ProphetsApp
import ProphetsStore

/// The app that a command runs, from its launch to its end.
@MainActor
struct AppSession {
  /// The app.
  let app: RunningApp

  /// When turns begin.
  let turns: AppTurns

  /// Where what is shown is kept; `nil` for nowhere.
  private let stateFile: StateFile?

  /// Launches the app, and restores what was shown.
  ///
  /// - Parameters:
  ///   - options: The files of the app.
  ///   - isActive: Whether the app is in use before the first link comes.
  /// - Returns: The running app.
  /// - Throws: `ExitCode` – those of ``CommandFailure``.
  static func start(_ options: AppOptions, isActive: Bool) async throws -> AppSession {
    do {
      let session = try AppSession(options)
      try await session.restore()
      if isActive { session.app.handler.sceneDidBecomeActive() }
      return session
    } catch let failure as CommandFailure {
      throw failure.told()
    } catch let error as StoreError {
      throw CommandFailure(error).told()
    } catch {
      throw CommandFailure("\(error)", code: CommandFailure.software).told()
    }
  }

  /// Launches the app.
  ///
  /// - Parameter options: The files of the app.
  /// - Throws: ``StoreError``, or `NavigationStateError`.
  private init(_ options: AppOptions) throws {
    let environment = ProcessInfo.processInfo.environment
    let path = options.database ?? StorePlace.path(environment: environment)
    turns = AppTurns(readClock: LinkEnvironment.live().now)
    app = try RunningApp(store: ProphetsStore(path: path), environment: turns.environment)
    stateFile = options.state.map(StateFile.init)
  }

  /// Shows what was saved, and names what could not be shown any more.
  ///
  /// - Throws: ``CommandFailure``, or `NavigationStateError`.
  private func restore() async throws {
    guard let saved = try stateFile?.read() else { return }
    for url in try await app.restore(saved) {
      Output.error("prophets: \(url) could not be restored")
    }
  }

  /// Saves what is shown.
  ///
  /// - Throws: `ExitCode` 73.
  func end() throws {
    do {
      try stateFile?.write(app.saved)
    } catch {
      throw error.told()
    }
  }
}
