import ArgumentParser
import Foundation
import LinkPages
import LinkServing
import Logging
import ShortLinks

/// `link-service run`: serves until it is told to stop.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the pages and short links of an app.",
    discussion: """
      It prints 'listening on' and its address once it is ready, and lines of JSON on standard error. SIGTERM stops \
      it: it answers the requests that it has taken, and stores the counts.
      """
  )

  @OptionGroup var service: ServiceOptions
  @OptionGroup var store: StoreOptions

  func run() async throws {
    let configuration = try await ServiceConfiguration(file: store.configuration)
    let settings = try service.settings(configuration)
    let store = try self.store.open(configuration)
    try await Self.serve(settings, store) { address in
      Ending.printNow("listening on \(address)")
    }
  }

  /// Serves a store until the process is told to stop.
  static func serve(
    _ settings: ServiceSettings,
    _ store: any LinkStore,
    onReady: @escaping @Sendable (_ address: String) -> Void
  ) async throws {
    LoggingSystem.bootstrap { label in
      JSONLogHandler(label: label) { try? FileHandle.standardError.write(contentsOf: $0) }
    }
    do {
      let service = try LinkService(settings, store: store, logger: Logger(label: "link-service"))
      try await service.run(onReady: onReady)
    } catch let error as LinkPageError {
      throw Ending.code(65, ["\(error)"])
    } catch {
      await store.close()
      let place = "\(settings.host):\(settings.port)"
      throw Ending.code(75, ["It can't listen at \(place): \(error). Choose another with --port."])
    }
  }
}
