import FlyingSocks
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A server on this machine that answers each path with exactly the bytes that it was given, for as long as
/// a test needs it.
struct MisbehavingServer {
  /// What is sent for a path.
  enum Answer: Sendable {
    /// Some bytes, and then the end.
    case bytes([UInt8])
    /// Some bytes, and then others again and again until the client closes the connection.
    case endless([UInt8], then: [UInt8])
    /// Some bytes, and then nothing until the visitor goes.
    case stalling([UInt8])
  }

  /// The port.
  let port: UInt16

  /// Starts a server, and ends it again.
  static func with<Value>(
    _ answers: [String: Answer],
    _ body: (MisbehavingServer) throws -> Value
  ) throws -> Value {
    let socket = try Socket(domain: Int32(AF_INET))
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    try socket.listen()
    guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.disconnected }
    Thread.detachNewThread {
      while let client = try? socket.accept() {
        Thread.detachNewThread {
          serve(Socket(file: client.file), answers)
        }
      }
      try? socket.close()
    }
    // The thread waits for visitors, and ends when its socket is closed.
    defer { shutdown(socket.file.rawValue, Int32(SHUT_RDWR)) }
    return try body(MisbehavingServer(port: port))
  }

  /// Answers a visitor.
  private static func serve(_ visitor: Socket, _ answers: [String: Answer]) {
    defer { try? visitor.close() }
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8), let byte = try? visitor.read() {
      head.append(byte)
    }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ")
    let path = words.count > 1 ? String(words[1]) : ""
    switch answers[path]
      ?? .bytes(Array("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".utf8))
    {
    case .bytes(let bytes): _ = send(bytes, to: visitor)
    case .endless(let bytes, let others):
      guard send(bytes, to: visitor) else { return }
      while send(others, to: visitor) {}
    case .stalling(let bytes):
      _ = send(bytes, to: visitor)
      while (try? visitor.read()) != nil {}
    }
  }

  /// Sends bytes, and tells whether the visitor is still there.
  private static func send(_ bytes: [UInt8], to visitor: Socket) -> Bool {
    let data = Data(bytes)
    var index = data.startIndex
    while index < data.endIndex {
      guard let next = try? visitor.write(data, from: index) else { return false }
      index = next
    }
    return true
  }
}

extension MisbehavingServer.Answer {
  /// An answer with a body.
  static func answer(
    _ body: [UInt8],
    status: String = "200 OK",
    type: String? = "application/json",
    fields: String = ""
  ) -> Self {
    let type = type.map { "Content-Type: \($0)\r\n" } ?? ""
    let head = "HTTP/1.1 \(status)\r\n\(type)\(fields)Content-Length: \(body.count)\r\n\r\n"
    return .bytes(Array(head.utf8) + body)
  }

  /// A redirect.
  static func redirect(to location: String) -> Self {
    answer([], status: "302 Found", type: nil, fields: "Location: \(location)\r\n")
  }
}
