/// The host that another URL parser finds: a second check of the host that the link parser finds.
package struct HostReading: Hashable, Sendable {
  /// The host, in lower case; `nil` when the parser finds none.
  let host: String?

  /// Stores the host.
  init(host: String?) {
    self.host = host
  }
}
