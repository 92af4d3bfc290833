import FlyingFox
import FlyingSocks
import Foundation
import LinkSite

/// `link-server`: serves the site on this machine, at a port or at one that is free.
@main struct LinkServer {
  static func main() async throws {
    guard CommandLine.arguments.count <= 2,
      let port = UInt16(CommandLine.arguments.dropFirst().first ?? "0")
    else {
      FileHandle.standardError.write(Data("usage: link-server [port]\n".utf8))
      exit(64)
    }
    let site = try LinkSite(
      appID: "ABCDE12345.com.example.shop",
      fingerprints: [Array(repeating: "AB", count: 32).joined(separator: ":")]
    )
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    await server.appendRoute("*") { request in response(to: request, from: site) }
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask { try await announce(server) }
        try await group.waitForAll()
      }
    } catch {
      FileHandle.standardError.write(Data("link-server: port \(port) cannot be had\n".utf8))
      exit(1)
    }
  }

  /// Says where the site is, once it is there.
  private static func announce(_ server: HTTPServer) async throws {
    try await server.waitUntilListening()
    guard case .ip4(let host, let port) = await server.listeningAddress else { return }
    FileHandle.standardOutput.write(Data("http://\(host):\(port)\n".utf8))
  }

  /// Answers a request.
  private static func response(to request: HTTPRequest, from site: LinkSite) -> HTTPResponse {
    guard request.method == .GET || request.method == .HEAD else {
      return HTTPResponse(
        statusCode: .methodNotAllowed,
        headers: HTTPHeaders([HTTPHeader("Allow"): "GET, HEAD"])
      )
    }
    let answer = site.answer(
      to: request.target.rawValue,
      userAgent: request.headers[HTTPHeader("User-Agent")],
      language: request.headers[HTTPHeader("Accept-Language")]
    )
    let body = Data(answer.text.utf8)
    var headers = HTTPHeaders([.contentLength: String(body.count)])
    for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
    return HTTPResponse(
      statusCode: answer.status == 200 ? .ok : .notFound,
      headers: headers,
      body: request.method == .HEAD ? Data() : body
    )
  }
}
