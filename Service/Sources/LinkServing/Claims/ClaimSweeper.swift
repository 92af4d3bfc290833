import Foundation
import Logging
import ServiceLifecycle
import ShortLinks

/// Removes claims that have ended, with the numbers of their holders: once a minute.
struct ClaimSweeper: Service {
  let store: any LinkStore
  let now: @Sendable () -> Date
  let logger: Logger

  /// Runs until the service stops.
  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        do throws(LinkStoreError) {
          try await store.removeClaims(endedAt: now())
        } catch {
          logger.warning("claims not removed", metadata: ["message": "\(error)"])
        }
        try await Task.sleep(for: .seconds(60), clock: .suspending)
      }
    }
  }
}
