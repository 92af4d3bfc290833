import NIOCore

/// Closes a connection whose client sends more than a bound before it is answered.
final class ByteLimit: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer

  /// The bound.
  private let limit: Int

  /// The bytes since the last answer.
  private var count = 0

  /// Creates a bound.
  init(_ limit: Int) { self.limit = limit }

  /// Counts what comes.
  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    count += unwrapInboundIn(data).readableBytes
    if count > limit {
      context.close(promise: nil)
    } else {
      context.fireChannelRead(data)
    }
  }

  /// Counts anew after an answer.
  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    count = 0
    context.write(data, promise: promise)
  }
}
