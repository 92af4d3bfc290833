import DeepLinking
import Foundation

/// What the running app listens with for links that other processes of it were given.
final class LinkInbox: Sendable {
  private let folder: LinkFolder

  /// The descriptor of the socket.
  private let socket: Int32

  /// The descriptor of the locked file; it ends with the process.
  private let lock: Int32

  /// Listens, unless another process of the app does.
  init?(_ folder: LinkFolder) throws(CommandFailure) {
    try folder.prepare()
    guard let lock = try folder.lockFile() else { return nil }
    // A process that ended without closing its socket has left it there.
    unlink(folder.socket)
    let socket = LinkFolder.makeSocket()
    guard folder.withAddress({ bind(socket, $0, $1) }) == 0, listen(socket, 8) == 0 else {
      let reason = String(cString: strerror(errno))
      close(socket)
      close(lock)
      throw CommandFailure("\(folder.socket) cannot be listened at: \(reason).", .cannotCreate)
    }
    (self.folder, self.socket, self.lock) = (folder, socket, lock)
  }

  /// Takes links, on a thread of its own, until the inbox is closed.
  func take(_ take: @escaping @MainActor @Sendable (String) async -> LinkOutcome?) {
    let socket = socket
    Thread.detachNewThread {
      while true {
        let peer = accept(socket, nil, nil)
        guard peer >= 0 else {
          if errno == EINTR || errno == ECONNABORTED { continue }
          return
        }
        let connection = LinkConnection(peer)
        let url = connection.receive()
        Task { @MainActor in
          let outcome = if let url { await take(url) } else { LinkOutcome?.none }
          connection.send(outcome.map { "\($0.isSuccess) \($0.name)" } ?? "false refused")
        }
      }
    }
  }

  /// Closes the inbox: links that come later start the app anew.
  func end() {
    unlink(folder.socket)
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
    close(lock)
  }
}
