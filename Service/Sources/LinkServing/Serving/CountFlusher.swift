import Logging
import ServiceLifecycle
import ShortLinks

/// Stores what has been counted, twice a second and when the service stops.
struct CountFlusher: Service {
  let counts: CountBuffer
  let store: any LinkStore
  let metrics: ServiceMetrics
  let logger: Logger

  /// Runs until the service stops.
  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      while !Task.isCancelled {
        try await Task.sleep(for: .milliseconds(500), clock: .suspending)
        await flush()
      }
    }
  }

  /// Stores what there is.
  func flush() async {
    do throws(LinkStoreError) {
      try await counts.flush(to: store)
    } catch {
      metrics.recordCountFailure()
      logger.warning("counts not stored", metadata: ["message": "\(error)"])
    }
  }
}
