import NIOCore
import NIOHTTP1

/// A connection of a client, whose requests are answered one after the other.
struct Connection: Sendable {
  /// A channel of requests and answers.
  typealias HTTPChannel = NIOAsyncChannel<
    HTTPServerRequestPart, HTTPServerResponsePart
  >

  /// The channel.
  private let channel: HTTPChannel

  /// The bounds.
  private let limits: LocalServer.Limits

  /// The other connections.
  private let others: Connections

  /// Answers a request.
  private let answer: @Sendable (LocalRequest) async -> LocalResponse

  /// Takes a connection.
  init(
    _ channel: HTTPChannel,
    _ limits: LocalServer.Limits,
    _ others: Connections,
    _ answer: @escaping @Sendable (LocalRequest) async -> LocalResponse
  ) {
    (self.channel, self.limits, self.others, self.answer) = (channel, limits, others, answer)
  }

  /// Answers requests until the client goes, or takes too long.
  func serve() async {
    await others.add(channel.channel)
    try? await channel.executeThenClose { inbound, outbound in
      var deadline = deadline()
      defer { deadline.cancel() }
      var (head, body): (HTTPRequestHead?, [UInt8]) = (nil, [])
      for try await part in inbound {
        switch part {
        case .head(let next): (head, body) = (next, [])
        case .body(let bytes): body += bytes.readableBytesView
        case .end:
          guard let head else { return }
          deadline.cancel()
          try await respond(to: head, body, outbound)
          guard head.isKeepAlive else { return }
          deadline = self.deadline()
        }
      }
    }
    await others.remove(channel.channel)
  }

  /// Closes the connection when the next request has not come in time.
  private func deadline() -> Scheduled<Void> {
    let channel = channel.channel
    return channel.eventLoop.scheduleTask(in: TimeAmount(limits.requestTime)) {
      channel.close(promise: nil)
    }
  }

  /// Answers a request.
  private func respond(
    to head: HTTPRequestHead,
    _ body: [UInt8],
    _ outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
  ) async throws {
    await others.set(channel.channel, isBusy: true)
    try await write(await answer(Self.request(head, body)), to: head, outbound)
    await others.set(channel.channel, isBusy: false)
  }

  /// The request, as it is answered.
  private static func request(_ head: HTTPRequestHead, _ body: [UInt8]) -> LocalRequest {
    let target = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return LocalRequest(
      method: head.method.rawValue,
      path: target.first.map(String.init) ?? "",
      query: target.count > 1 ? String(target[1]) : "",
      fields: head.headers.map { ($0.name, $0.value) },
      body: body
    )
  }

  /// Writes an answer.
  private func write(
    _ response: LocalResponse,
    to request: HTTPRequestHead,
    _ outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
  ) async throws {
    var headers = HTTPHeaders(response.fields)
    if case .bytes(let bytes) = response.body, headers["Content-Length"].isEmpty {
      headers.add(name: "Content-Length", value: "\(bytes.count)")
    }
    if !request.isKeepAlive { headers.add(name: "Connection", value: "close") }
    let status = HTTPResponseStatus(statusCode: response.status)
    let head = HTTPResponseHead(version: request.version, status: status, headers: headers)
    guard request.method != .HEAD else {
      return try await outbound.write(contentsOf: [.head(head), .end(nil)])
    }
    switch response.body {
    case .bytes(let bytes):
      try await outbound.write(
        contentsOf: [.head(head), .body(.byteBuffer(ByteBuffer(bytes: bytes))), .end(nil)]
      )
    case .chunks(let chunks):
      try await outbound.write(.head(head))
      for await chunk in chunks {
        try await outbound.write(.body(.byteBuffer(ByteBuffer(bytes: chunk))))
      }
      try await outbound.write(.end(nil))
    }
  }
}
