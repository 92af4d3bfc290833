import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// A web server on this machine, for a person and a browser, which a hostile client cannot keep busy.
///
/// It bounds the bytes and the time of a request, and the connections: of too many, the one that has waited
/// longest for its client is closed. It is reached from this machine alone.
public struct LocalServer: Sendable {
  /// The port cannot be had.
  public struct PortTaken: Error, CustomStringConvertible {
    /// The port.
    public let port: UInt16

    /// A sentence.
    public var description: String { "port \(port) cannot be had on this machine" }
  }

  /// The bounds.
  public struct Limits: Sendable {
    /// The most bytes of a request, its head and its body together.
    public var requestBytes = 320 << 10

    /// How long a request may take to arrive, and a connection may wait for one.
    public var requestTime = Duration.seconds(15)

    /// The most connections.
    public var connections = 128

    /// The usual bounds.
    public init() {}
  }

  /// The port; 0 for any that is free.
  private let port: UInt16

  /// The bounds.
  private let limits: Limits

  /// Answers a request.
  private let answer: @Sendable (LocalRequest) async -> LocalResponse

  /// Prepares to serve.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any that is free.
  ///   - limits: The bounds for visitors and requests.
  ///   - answer: Answers a request.
  public init(
    port: UInt16,
    limits: Limits = Limits(),
    answer: @escaping @Sendable (LocalRequest) async -> LocalResponse
  ) {
    (self.port, self.limits, self.answer) = (port, limits, answer)
  }

  /// Serves until the process is interrupted or asked to end.
  ///
  /// - Parameter announce: Called with the port, once it can be asked.
  /// - Throws: ``PortTaken`` when another program listens there.
  @MainActor
  public func run(announce: @escaping @MainActor @Sendable (UInt16) -> Void) async throws {
    let ending = EndingSignals()
    defer { ending.stop() }
    let channel: any Channel
    do {
      channel = try await listen()
    } catch {
      throw PortTaken(port: port)
    }
    announce(channel.localAddress?.port.flatMap { UInt16(exactly: $0) } ?? port)
    await ending.first()
    // Connections are not waited for: a browser may keep one open as long as its page is shown.
    try? await channel.close()
  }

  /// Listens, and serves each connection in a task of its own.
  private func listen() async throws -> any Channel {
    let (limits, answer) = (limits, answer)
    let connections = Connections(maximum: limits.connections)
    return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ByteLimit(limits.requestBytes))
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          let asynchronous = try Connection.HTTPChannel(wrappingChannelSynchronously: channel)
          let connection = Connection(asynchronous, limits, connections, answer)
          Task { await connection.serve() }
        }
      }
      .bind(host: "127.0.0.1", port: Int(port)).get()
  }
}
