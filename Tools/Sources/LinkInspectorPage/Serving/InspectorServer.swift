import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page on this machine until it is interrupted.
public struct InspectorServer: Sendable {
  /// The port cannot be had.
  public struct PortTaken: Error, CustomStringConvertible {
    /// The port.
    public let port: UInt16

    /// A sentence.
    public var description: String { "port \(port) cannot be had on this machine" }
  }

  /// The app behind the page.
  private let app: any InspectorAnswering

  /// The port; 0 for any that is free.
  private let port: UInt16

  /// The most bytes that are read with a request.
  private static let bodyLimit = 256 << 10

  /// Prepares to serve a page.
  ///
  /// - Parameters:
  ///   - app: The app behind the page.
  ///   - port: The port; 0 for any that is free.
  public init(_ app: any InspectorAnswering, port: UInt16 = 0) {
    (self.app, self.port) = (app, port)
  }

  /// Serves until the process is interrupted or asked to end.
  ///
  /// - Parameter announce: Called with the URL of the page, once it is there.
  /// - Throws: ``PortTaken`` when another program listens there.
  @MainActor
  public func run(announce: @escaping @MainActor @Sendable (String) -> Void) async throws {
    // A proof about an association file may take minutes.
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port),
      timeout: 600,
      logger: .disabled
    )
    let gates = Gates()
    await server.appendRoute("*") { [app] request in
      guard let gate = await gates.gate else {
        return HTTPResponse(statusCode: .serviceUnavailable)
      }
      return await Self.response(to: request, gate, app)
    }
    let ending = EndingSignals()
    defer { ending.stop() }
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let serving = Task {
      try? await server.run()
      end.yield(false)
    }
    let announcing = Task {
      try await server.waitUntilListening(timeout: 60)
      guard case .ip4(_, let port) = await server.listeningAddress else { return }
      announce(gates.open(port))
    }
    let stopping = Task {
      await ending.first()
      end.yield(true)
    }
    // None is waited for: a page that keeps a connection open does not keep the process.
    for await isAskedFor in ends {
      for task in [serving, stopping] { task.cancel() }
      announcing.cancel()
      guard isAskedFor else { throw PortTaken(port: port) }
      return
    }
  }

  /// Answers a request.
  private static func response(
    to request: HTTPRequest,
    _ gate: InspectorGate,
    _ app: any InspectorAnswering
  ) async -> HTTPResponse {
    let asked = InspectorRequest(
      method: request.method.rawValue,
      path: request.target.path(),
      query: request.target.query(),
      host: request.headers[.host],
      origin: request.headers[HTTPHeader("Origin")],
      fetchSite: request.headers[HTTPHeader("Sec-Fetch-Site")]
    )
    do throws(InspectorGate.Refusal) {
      let name = try gate.admit(asked)
      if let file = PageFile.named(name) {
        return written(asked.method == "GET" ? file : .methodNotAllowed)
      }
      guard let body = await body(of: request) else {
        return written(.malformed("It is too long."))
      }
      let document = InspectedRequest(name: name, request: asked, body: body)
      return written(await app.answer(document).answer)
    } catch {
      return plain(HTTPStatusCode(error.rawValue, phrase: "Refused"), "")
    }
  }

  /// Reads what was sent with a request; `nil` when it is too much.
  private static func body(of request: HTTPRequest) async -> [UInt8]? {
    guard request.bodySequence.count.map({ $0 <= bodyLimit }) == true else { return nil }
    return (try? await request.bodyData).map { Array($0) }
  }

  /// Writes an answer.
  private static func written(_ answer: InspectorAnswer) -> HTTPResponse {
    switch answer {
    case .file(let bytes, let type):
      return HTTPResponse(
        statusCode: .ok,
        headers: InspectorHeaders.of(type: type),
        body: Data(bytes)
      )
    case .json(let data):
      let headers = InspectorHeaders.of(type: "application/json")
      return HTTPResponse(statusCode: .ok, headers: headers, body: data)
    case .events(let entries):
      let headers = InspectorHeaders.of(type: "text/event-stream")
      let body = HTTPBodySequence(from: EventBytes(entries))
      return HTTPResponse(statusCode: .ok, headers: headers, body: body)
    case .malformed(let message): return plain(.badRequest, message)
    case .notFound: return plain(.notFound, "")
    case .methodNotAllowed: return plain(.methodNotAllowed, "")
    }
  }

  /// An answer that only a developer reads.
  private static func plain(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    let headers = InspectorHeaders.of(type: "text/plain; charset=utf-8")
    return HTTPResponse(statusCode: status, headers: headers, body: Data(text.utf8))
  }
}

/// The gate of a server, once its port is known.
@MainActor
private final class Gates {
  /// The gate.
  private(set) var gate: InspectorGate?

  /// Makes the gate of a port, and returns the URL of the page.
  func open(_ port: UInt16) -> String {
    let made = InspectorGate(port: port)
    gate = made
    return made.url
  }
}
