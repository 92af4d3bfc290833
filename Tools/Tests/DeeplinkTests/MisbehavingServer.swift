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
    let (listener, port) = try listen()
    Thread.detachNewThread {
      while true {
        let visitor = accept(listener, nil, nil)
        if visitor < 0 { break }
        Thread.detachNewThread { serve(visitor, answers) }
      }
      close(listener)
    }
    // The thread waits for visitors, and ends when its socket is closed.
    defer { shutdown(listener, Int32(SHUT_RDWR)) }
    return try body(MisbehavingServer(port: port))
  }

  /// Listens on a port that is free.
  private static func listen() throws -> (socket: Int32, port: UInt16) {
    #if canImport(Glibc)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isThere = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && Foundation.listen(listener, 64) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isThere else { throw CocoaError(.fileReadUnknown) }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  /// Reads a byte of a visitor; `nil` at the end.
  private static func byte(of visitor: Int32) -> UInt8? {
    var byte: UInt8 = 0
    return read(visitor, &byte, 1) == 1 ? byte : nil
  }

  /// Answers a visitor.
  private static func serve(_ visitor: Int32, _ answers: [String: Answer]) {
    defer { close(visitor) }
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8), let byte = byte(of: visitor) {
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
      while byte(of: visitor) != nil {}
    }
  }

  /// Sends bytes, and tells whether the visitor is still there.
  private static func send(_ bytes: [UInt8], to visitor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(visitor, $0.baseAddress, $0.count, noSignal)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The flag that keeps a visitor who has gone from ending the process.
  private static var noSignal: Int32 {
    #if canImport(Glibc)
    Int32(MSG_NOSIGNAL)
    #else
    0
    #endif
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
