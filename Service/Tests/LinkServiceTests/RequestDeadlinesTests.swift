import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import LinkServing

/// What a connection does with time, without a network.
@Suite struct RequestDeadlinesTests {
  /// Counts how often the connection is asked to read on.
  private final class ReadCounter: ChannelOutboundHandler {
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private(set) var reads = 0

    func read(context: ChannelHandlerContext) {
      reads += 1
      context.read()
    }
  }

  /// What is not HTTP.
  private struct NoHTTP: Error {}

  /// A connection that is open, and the counter of its reads.
  private func connection() throws -> (EmbeddedChannel, ReadCounter) {
    let (channel, counter) = (EmbeddedChannel(), ReadCounter())
    try channel.pipeline.syncOperations.addHandler(counter)
    try channel.pipeline.syncOperations.addHandler(RequestDeadlines(time: .seconds(15)))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
    return (channel, counter)
  }

  @Test func nothingIsReadAfterBytesThatAreNotHTTP() throws {
    let (channel, counter) = try connection()
    let before = counter.reads
    channel.read()
    #expect(counter.reads == before + 1)
    channel.pipeline.fireErrorCaught(NoHTTP())
    for _ in 0..<3 { channel.read() }
    #expect(counter.reads == before + 1)
  }

  @Test func aConnectionWithBytesThatAreNotHTTPEndsAfterHalfASecond() throws {
    let (channel, _) = try connection()
    channel.pipeline.fireErrorCaught(NoHTTP())
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(400))
    // More of them give no more time.
    channel.pipeline.fireErrorCaught(NoHTTP())
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(100))
    #expect(!channel.isActive)
  }

  @Test func aConnectionWithoutARequestEndsInTime() throws {
    let (channel, _) = try connection()
    channel.embeddedEventLoop.advanceTime(by: .seconds(14))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }
}
