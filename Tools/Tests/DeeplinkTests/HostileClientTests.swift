import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Clients that keep a server busy do not keep it from others.
@Suite(.serialized) struct HostileClientTests {
  /// A connection to a server on this machine.
  private struct Client {
    /// The socket.
    let socket: Int32

    /// Connects to a port; `nil` when that is not possible.
    init?(port: UInt16) {
      #if canImport(Glibc)
      socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
      socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
      address.sin_port = port.bigEndian
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isConnected = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) == 0 }
      }
      guard isConnected else {
        close(socket)
        return nil
      }
    }

    /// Sends a text; `false` when the server has closed the connection.
    func send(_ text: String) -> Bool {
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          #if canImport(Glibc)
          Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
          #else
          Foundation.send(socket, $0.baseAddress, $0.count, 0)
          #endif
        }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }

    /// Reads until there is a text, or the end.
    func read(until end: String) -> String {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while !String(decoding: bytes, as: UTF8.self).contains(end) {
        let count = Foundation.read(socket, &buffer, buffer.count)
        if count <= 0 { break }
        bytes += buffer.prefix(count)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The servers, each with a way to start it and a path that answers 200.
  static let servers = ["serve", "inspect"]

  /// Runs a server, and gives its port and the URL's path.
  private func with(_ server: String, _ body: (_ port: UInt16, _ path: String) throws -> Void)
    throws
  {
    let words =
      server == "serve"
      ? ["--aasa", "\(BuiltTool.files.path)/good.aasa"]
      : ["--catalog", "\(BuiltTool.files.path)/quiz.json"]
    let tool = try RunningTool([server, "--port", "0"] + words)
    let lines = server == "serve" ? tool.errorLines(2) : tool.outputLines(1)
    let url = try #require(lines.first.flatMap { URL(string: $0) })
    try body(UInt16(url.port ?? 0), url.path + (server == "inspect" ? "/" : ""))
    tool.interrupt()
    #expect(tool.process.terminationReason == .exit && tool.process.terminationStatus == 0)
  }

  /// A request as a browser sends it.
  private func get(_ port: UInt16, _ path: String) throws -> String {
    let client = try #require(Client(port: port))
    defer { close(client.socket) }
    #expect(
      client.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
    )
    return String(client.read(until: "\r\n\r\n").prefix { $0 != "\r\n" })
  }

  @Test(arguments: servers)
  func aLineThatDoesNotEndIsNotReadToItsEnd(server: String) throws {
    try with(server) { port, path in
      for start in ["GET /\(String(repeating: "a", count: 1 << 20))", "GET / HTTP/1.1\r\nX: "] {
        let client = try #require(Client(port: port))
        defer { close(client.socket) }
        // The server closes the connection before all of it was taken.
        var isOpen = client.send(start)
        for _ in 0..<16 where isOpen {
          isOpen = client.send(String(repeating: "a", count: 1 << 20))
        }
        #expect(!isOpen)
        let answer = try get(port, path)
        #expect(answer.hasSuffix(" 200 OK"))
      }
    }
  }

  @Test(arguments: servers)
  func aThousandConnectionsKeepNobodyOut(server: String) throws {
    try with(server) { port, path in
      var clients: [Client] = []
      defer { for client in clients { close(client.socket) } }
      for number in 0..<1_000 {
        // Those that sent a part of a request, and those that sent nothing.
        guard let client = Client(port: port) else { break }
        if number % 2 == 0 { _ = client.send("GET / HTTP/1.1\r\nHost: a\r\n") }
        clients.append(client)
        if number % 250 == 249 {
          let answer = try get(port, path)
          #expect(answer.hasSuffix(" 200 OK"))
        }
      }
      #expect(clients.count > 500)
      // The oldest were closed to make room.
      #expect(clients[0].read(until: "nothing") == "")
    }
  }

  @Test(arguments: servers)
  func aConnectionAnswersOneRequestAfterTheOther(server: String) throws {
    try with(server) { port, path in
      let client = try #require(Client(port: port))
      defer { close(client.socket) }
      for byte in "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n" {
        #expect(client.send(String(byte)))
      }
      #expect(client.send("\r\n"))
      #expect(client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
      let other = try #require(Client(port: port))
      defer { close(other.socket) }
      let request = "HEAD \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      for _ in 0..<20 {
        #expect(other.send(request))
        #expect(other.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 "))
      }
      // Two at once are answered in order.
      #expect(other.send(request + request))
      let answers = other.read(until: "\r\n\r\n")
      #expect(
        (answers
          + (answers.components(separatedBy: "HTTP/1.1 ").count > 2
            ? "" : other.read(until: "\r\n\r\n")))
          .components(separatedBy: "HTTP/1.1 ").count == 3
      )
    }
  }

  @Test(arguments: servers)
  func whatIsNoRequestIsRefused(server: String) throws {
    try with(server) { port, path in
      for text in [
        "\r\n\r\nnonsense\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
      ] {
        let client = try #require(Client(port: port))
        defer { close(client.socket) }
        _ = client.send(text)
        let answer = client.read(until: "\r\n\r\n")
        #expect(answer.isEmpty || !answer.contains(" 200 "), "\(answer)")
      }
      let answer = try get(port, path)
      #expect(answer.hasSuffix(" 200 OK"))
    }
  }
}
