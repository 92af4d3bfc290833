import Foundation

/// A connection to a server of this machine, on which a test sends any bytes.
final class Connection {
  /// What a server answered.
  struct Answer {
    var status = 0
    var headers: [(name: String, value: String)] = []
    var body = Data()

    /// The value of a header, whatever the case of its name.
    func header(_ name: String) -> String? {
      headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// The body as text.
    var text: String { String(decoding: body, as: UTF8.self) }

    /// The body as an object of JSON.
    var json: [String: Any] {
      (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
    }

    /// A text of the member `error`.
    func error(_ name: String) -> String? { (json["error"] as? [String: Any])?[name] as? String }
  }

  /// The server closed the connection, or did not answer within 30 seconds.
  struct Closed: Error {}

  private let socket: Int32
  private var received = Data()

  /// Connects to a port.
  init(port: UInt16) throws {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    socket = Foundation.socket(AF_INET, kind, 0)
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        connect(socket, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Closed() }
  }

  deinit { close(socket) }

  /// Sends bytes; returns whether the server took them all.
  @discardableResult func send(_ data: Data) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
      let flags: Int32 = 0
      #else
      let flags = Int32(MSG_NOSIGNAL)
      #endif
      let count = rest.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Sends a text.
  @discardableResult func send(_ text: String) -> Bool { send(Data(text.utf8)) }

  /// Reads what there is; `false` at the end.
  private func readMore() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else { return false }
    received.append(contentsOf: buffer[..<count])
    return true
  }

  /// Waits until the server closes the connection, and returns whether it does within 30 seconds.
  func waitForEnd() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count == 0 { return true }
      if count < 0 { return errno == ECONNRESET }
    }
  }

  /// Reads one answer.
  func answer(toHead isHead: Bool = false) throws -> Answer {
    let mark = Data("\r\n\r\n".utf8)
    while received.range(of: mark) == nil {
      guard readMore() else { throw Closed() }
    }
    guard let end = received.range(of: mark) else { throw Closed() }
    let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    received = Data(received[end.upperBound...])
    var answer = Answer()
    answer.status =
      lines.first.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
    answer.headers = lines.dropFirst().map { line in
      let name = line.prefix { $0 != ":" }
      return (String(name), line.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces))
    }
    let length = isHead ? 0 : answer.header("Content-Length").flatMap(Int.init) ?? 0
    while received.count < length {
      guard readMore() else { throw Closed() }
    }
    answer.body = Data(received.prefix(length))
    received = Data(received.dropFirst(length))
    return answer
  }
}
