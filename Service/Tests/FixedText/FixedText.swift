import HTTPTypes
import Hummingbird
import NIOCore

/// Serves one text at every path: what the same server does without links, to compare with.
@main struct FixedText {
  static func main() async throws {
    let arguments = CommandLine.arguments
    let port = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    let size = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 0
    let body = ByteBuffer(string: String(repeating: "a", count: size))
    let responder = CallbackResponder<BasicRequestContext> { _, _ in
      Response(
        status: .ok,
        headers: [.contentType: "text/html; charset=utf-8"],
        body: ResponseBody(byteBuffer: body)
      )
    }
    let application = Application(
      responder: responder,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { _ in print("listening") }
    )
    try await application.runService()
  }
}
