import Foundation

/// Hands a link to the app that is running.
struct LinkForwarding {
  /// Where the running app can be reached.
  let place: LinkSocketPlace

  /// Hands a link over and waits for the answer, however long a person takes for it.
  func forward(_ url: String) -> String? {
    let descriptor = LinkConnection.socketDescriptor()
    guard descriptor >= 0 else { return nil }
    let connection = LinkConnection(descriptor)
    defer { connection.end() }
    guard place.withAddress({ connect(descriptor, $0, $1) }) == 0, connection.send(url) else {
      return nil
    }
    connection.setTime(0)
    return connection.receive()
  }
}
