import Foundation
import LocalServer

/// Serves the page on this machine until it is interrupted.
public struct InspectorServer: Sendable {
  /// The app behind the page.
  private let app: any InspectorAnswering

  /// The port; 0 for any that is free.
  private let port: UInt16

  /// The most bytes of the body of a request.
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
  /// - Throws: `LocalServer.PortTaken` when another program listens there.
  @MainActor
  public func run(announce: @escaping @MainActor @Sendable (String) -> Void) async throws {
    let gates = Gates()
    let server = LocalServer(port: port) { [app] request in
      guard let gate = await gates.gate else { return LocalResponse(503) }
      return await Self.response(to: request, gate, app)
    }
    try await server.run { port in announce(gates.open(port)) }
  }

  /// Answers a request.
  private static func response(
    to request: LocalRequest,
    _ gate: InspectorGate,
    _ app: any InspectorAnswering
  ) async -> LocalResponse {
    let asked = InspectorRequest(
      method: request.method,
      path: request.path,
      query: request.query,
      host: request.field("Host"),
      origin: request.field("Origin"),
      fetchSite: request.field("Sec-Fetch-Site")
    )
    do throws(InspectorGate.Refusal) {
      let name = try gate.admit(asked)
      if let file = PageFile.named(name) {
        return written(asked.method == "GET" ? file : .methodNotAllowed)
      }
      if request.body.count > bodyLimit { return written(.malformed("It is too long.")) }
      let document = InspectedRequest(name: name, request: asked, body: request.body)
      return written(await app.answer(document).answer)
    } catch {
      return plain(error.rawValue, "")
    }
  }

  /// Writes an answer.
  private static func written(_ answer: InspectorAnswer) -> LocalResponse {
    switch answer {
    case .file(let bytes, let type):
      return LocalResponse(200, InspectorHeaders.of(type: type), body: .bytes(bytes))
    case .json(let data):
      let headers = InspectorHeaders.of(type: "application/json")
      return LocalResponse(200, headers, body: .bytes(Array(data)))
    case .events(let entries):
      let headers = InspectorHeaders.of(type: "text/event-stream")
      return LocalResponse(200, headers, body: .chunks(EventBytes(entries).chunks))
    case .malformed(let message): return plain(400, message)
    case .notFound: return plain(404, "")
    case .methodNotAllowed: return plain(405, "")
    }
  }

  /// An answer that only a developer reads.
  private static func plain(_ status: Int, _ text: String) -> LocalResponse {
    let headers = InspectorHeaders.of(type: "text/plain; charset=utf-8")
    return LocalResponse(status, headers, body: .bytes(Array(text.utf8)))
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
