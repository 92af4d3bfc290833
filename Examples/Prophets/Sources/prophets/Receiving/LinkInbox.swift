import Foundation

/// What the running app listens with for links that other processes of it were given.
final class LinkInbox: Sendable {
  /// Where it listens.
  private let place: LinkSocketPlace

  /// The descriptor of the socket.
  private let descriptor: Int32

  /// The descriptor of the locked file; it ends with the process.
  private let lock: Int32

  /// Opens the inbox, when no other process of the app has one.
  static func open(at place: LinkSocketPlace) throws(CommandFailure) -> LinkInbox? {
    try place.prepare()
    guard let lock = try place.lockFile() else { return nil }
    return try LinkInbox(place, lock)
  }

  /// Listens, in place of a process that ended without closing its socket, if there was one.
  private init(_ place: LinkSocketPlace, _ lock: Int32) throws(CommandFailure) {
    unlink(place.socket)
    let descriptor = LinkConnection.socketDescriptor()
    guard place.withAddress({ bind(descriptor, $0, $1) }) == 0, listen(descriptor, 8) == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      close(lock)
      throw CommandFailure(
        "\(place.socket) cannot be listened at: \(reason).",
        code: CommandFailure.cannotCreate
      )
    }
    self.place = place
    self.descriptor = descriptor
    self.lock = lock
  }

  /// Takes links, on a thread of its own, until the inbox is closed.
  func take(_ take: @escaping @MainActor @Sendable (String) async -> String) {
    let descriptor = descriptor
    Thread.detachNewThread {
      while true {
        let peer = accept(descriptor, nil, nil)
        guard peer >= 0 else {
          if errno == EINTR || errno == ECONNABORTED { continue }
          return
        }
        let connection = LinkConnection(peer)
        guard let url = connection.receive() else {
          _ = connection.send("refused")
          connection.end()
          continue
        }
        Task { @MainActor in
          _ = connection.send(await take(url))
          connection.end()
        }
      }
    }
  }

  /// Closes the inbox: links that come later start the app anew.
  func end() {
    unlink(place.socket)
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
    close(lock)
  }
}
