import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes connections whose clients take too long: to send a request, to take the answer, or to ask again.
///
/// A client that sends or reads one byte now and then is never idle, so the times are counted to the end of each part.
final class RequestDeadlines: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let time: TimeAmount

  /// The end of the time for a request to arrive, or for the connection to rest.
  private var arrival: Scheduled<Void>?

  /// The end of the time for an answer to be taken.
  private var delivery: Scheduled<Void>?

  /// Whether the head of a request is there and its end is not.
  private var isReceiving = false

  /// The number of requests whose answers were not taken.
  private var pending = 0

  /// The number of answers that were begun and not taken.
  private var untaken = 0

  /// Whether the client sent what isn't HTTP.
  private var isRefused = false

  init(time: TimeAmount) {
    self.time = time
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { arrival = closing(context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { cancel() }

  func channelActive(context: ChannelHandlerContext) {
    restartArrival(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      (isReceiving, pending) = (true, pending + 1)
      restartArrival(context)
    case .body: break
    case .end:
      isReceiving = false
      // From here on the client waits for the service, not the other way round.
      arrival?.cancel()
      arrival = nil
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // What isn't HTTP is answered with 400; nothing that follows on the connection is read.
    if !isRefused {
      isRefused = true
      arrival?.cancel()
      arrival = closing(context, in: .milliseconds(500))
    }
    context.fireErrorCaught(error)
  }

  func read(context: ChannelHandlerContext) {
    if !isRefused { context.read() }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head:
      untaken += 1
      if untaken == 1 { restartDelivery(context) }
      context.write(data, promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      let written = promise ?? context.eventLoop.makePromise(of: Void.self)
      let own = NIOLoopBound(self, eventLoop: context.eventLoop)
      let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
      written.futureResult.whenSuccess { own.value.answerWasTaken(bound.value) }
      context.write(data, promise: written)
    }
  }

  /// The client has taken an answer as a whole.
  private func answerWasTaken(_ context: ChannelHandlerContext) {
    (pending, untaken) = (pending - 1, untaken - 1)
    delivery?.cancel()
    delivery = nil
    if untaken > 0 { restartDelivery(context) }
    if pending <= 0, !isReceiving { restartArrival(context) }
  }

  private func restartArrival(_ context: ChannelHandlerContext) {
    arrival?.cancel()
    arrival = closing(context)
  }

  private func restartDelivery(_ context: ChannelHandlerContext) {
    delivery?.cancel()
    delivery = closing(context)
  }

  private func cancel() {
    arrival?.cancel()
    delivery?.cancel()
    (arrival, delivery) = (nil, nil)
  }

  /// Closes the connection when the time is over.
  private func closing(
    _ context: ChannelHandlerContext,
    in shorter: TimeAmount? = nil
  ) -> Scheduled<Void>? {
    guard context.channel.isActive else { return nil }
    let channel = context.channel
    return context.eventLoop.scheduleTask(in: shorter ?? time) { channel.close(promise: nil) }
  }
}
