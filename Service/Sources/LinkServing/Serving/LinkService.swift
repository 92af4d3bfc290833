public import Foundation
import Hummingbird
import HummingbirdCore
public import LinkPages
public import Logging
import NIOCore
import NIOHTTPTypes
import ServiceLifecycle
public import ShortLinks
import UnixSignals

/// A link service: pages, short links with their API, and association files, over HTTP.
public struct LinkService: Sendable {
  private let settings: ServiceSettings
  private let store: any LinkStore
  private let logger: Logger
  private let responder: ServiceResponder
  private let flusher: CountFlusher
  private let sweeper: ClaimSweeper

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - settings: What it serves. It has no ``ServiceSettings/problems``.
  ///   - store: Where links are stored. It's closed when the service ends.
  ///   - logger: Where the service writes what happens.
  ///   - now: Returns the time, for days and for links that end.
  /// - Throws: `LinkPageError` when pages can't be made.
  public init(
    _ settings: ServiceSettings,
    store: any LinkStore,
    logger: Logger,
    now: @escaping @Sendable () -> Date = { Date() }
  ) throws(LinkPageError) {
    (self.settings, self.store, self.logger) = (settings, store, logger)
    let counts = CountBuffer()
    let metrics = ServiceMetrics()
    let links = LinkCache(store, age: settings.limits.cacheAge)
    let pages = try LinkPageResponder(settings, links, counts, now: now)
    let files = AssociationFiles(settings)
    for finding in files.findings {
      logger.warning("association file", metadata: ["finding": "\(finding)"])
    }
    let api = APIResponder(
      settings: settings,
      store: store,
      pages: pages,
      limiter: RateLimiter(requests: settings.limits.requests),
      logger: logger
    )
    responder = ServiceResponder(
      settings: settings,
      hosts: HostList(settings),
      files: files,
      pages: pages,
      api: api,
      claims: ClaimResponder(settings, store: store, pages: pages, api: api, logger: logger),
      store: store,
      metrics: metrics
    )
    flusher = CountFlusher(counts: counts, store: store, metrics: metrics, logger: logger)
    sweeper = ClaimSweeper(store: store, now: now, logger: logger)
  }

  /// Serves until the process is told to stop with SIGTERM or SIGINT.
  ///
  /// It then answers the requests that it has taken, stores the counts, and closes the store.
  ///
  /// - Parameter onReady: Called with the address once the service listens there.
  /// - Throws: When the address can't be listened at.
  public func run(onReady: @escaping @Sendable (_ address: String) -> Void) async throws {
    let host = settings.host
    let application = Application(
      responder: responder,
      server: .http1(configuration: channelConfiguration),
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: settings.port),
        serverName: nil,
        availableConnectionsDelegate: MaximumAvailableConnections(settings.limits.connections)
      ),
      services: [flusher, sweeper],
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? 0
        onReady("http://\(host.contains(":") ? "[\(host)]" : host):\(port)")
      },
      logger: logger
    )
    var configuration = ServiceGroupConfiguration(
      services: [application],
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: logger
    )
    configuration.maximumGracefulShutdownDuration = settings.limits.stop
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch is CancellationError {
      logger.warning("requests were cut off, as they took too long to end")
    } catch {
      await end()
      throw error
    }
    await end()
  }

  /// Stores the counts and closes the store, also when the service was cancelled.
  private func end() async {
    await Task {
      await flusher.flush()
      await store.close()
    }.value
    logger.info("stopped")
  }

  /// The limits of a connection.
  private var channelConfiguration: HTTP1Channel.Configuration {
    let limits = settings.limits
    let time = TimeAmount(limits.time)
    return HTTP1Channel.Configuration(
      additionalChannelHandlers: [RequestDeadlines(time: time)],
      idleTimeout: nil,
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: limits.headers,
        maxHeaderListSize: limits.headers,
        maxHeaderFieldCount: 100
      )
    )
  }
}
