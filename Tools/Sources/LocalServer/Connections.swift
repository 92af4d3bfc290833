import NIOCore

/// The open connections; of too many, the one that has waited longest for its client is closed.
actor Connections {
  /// A connection.
  private struct Entry {
    /// Which it is.
    let id: ObjectIdentifier
    /// Its channel.
    let channel: any Channel
    /// Whether an answer is being made.
    var isBusy = false
  }

  /// The most connections.
  private let maximum: Int

  /// The connections, the oldest first.
  private var entries: [Entry] = []

  /// Creates an empty list.
  init(maximum: Int) { self.maximum = maximum }

  /// Adds a connection.
  func add(_ channel: any Channel) {
    entries.append(Entry(id: ObjectIdentifier(channel), channel: channel))
    guard entries.count > maximum, let index = entries.firstIndex(where: { !$0.isBusy }) else {
      return
    }
    entries.remove(at: index).channel.close(promise: nil)
  }

  /// Removes a connection.
  func remove(_ channel: any Channel) {
    entries.removeAll { $0.id == ObjectIdentifier(channel) }
  }

  /// Says whether an answer is being made; a connection that waits again is the newest.
  func set(_ channel: any Channel, isBusy: Bool) {
    guard let index = entries.firstIndex(where: { $0.id == ObjectIdentifier(channel) }) else {
      return
    }
    var entry = entries.remove(at: index)
    entry.isBusy = isBusy
    entries.append(entry)
  }
}
