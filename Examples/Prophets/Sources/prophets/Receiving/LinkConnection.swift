import Foundation

/// One connection between two processes of the app: a URL goes there, a word comes back.
///
/// Both messages end where the sender closes its side, and have a limit, in size and time.
struct LinkConnection: Sendable {
  /// The descriptor.
  let descriptor: Int32

  /// The most bytes of a message: the longest URL that the app accepts.
  static let limit = 8192

  /// Wraps a descriptor, whose calls then take two seconds at most.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    setTime(2)
    #if canImport(Darwin)
    var isOn: Int32 = 1
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_NOSIGPIPE,
      &isOn,
      socklen_t(MemoryLayout<Int32>.size)
    )
    #endif
  }

  /// Makes a socket.
  static func socketDescriptor() -> Int32 {
    #if canImport(Darwin)
    return socket(AF_UNIX, SOCK_STREAM, 0)
    #else
    return socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
  }

  /// Sets how long a call may take.
  func setTime(_ seconds: Int) {
    var time = timeval()
    time.tv_sec = time_t(seconds)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
  }

  /// Sends a message and closes this side.
  func send(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { buffer in
        sendSome(descriptor, buffer)
      }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return shutdown(descriptor, Int32(SHUT_WR)) == 0
  }

  /// Receives a message.
  func receive() -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1024)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 { return nil }
      if count == 0 { break }
      bytes += buffer.prefix(count)
      if bytes.count > Self.limit { return nil }
    }
    return bytes.isEmpty ? nil : String(bytes: bytes, encoding: .utf8)
  }

  /// Closes the connection.
  func end() {
    close(descriptor)
  }
}

/// Sends bytes, without a signal when the other side has closed the connection.
private func sendSome(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
  // The option of the socket keeps the signal away.
  return send(descriptor, bytes.baseAddress, bytes.count, 0)
  #else
  return send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}
