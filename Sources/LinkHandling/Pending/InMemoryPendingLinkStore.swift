/// Keeps pending links as long as it lives: for tests, and for apps whose links end with the app.
///
/// Values stay in memory only, so there is nothing to protect.
public actor InMemoryPendingLinkStore: PendingLinkStore {
  /// What was saved last.
  private var links: [PendingLink]

  /// Creates a store.
  ///
  /// - Parameter links: What it holds at first, the oldest first.
  public init(_ links: [PendingLink] = []) {
    self.links = links
  }

  /// Reads what was saved last.
  ///
  /// - Returns: The links, the oldest first.
  public func load() -> [PendingLink] { links }

  /// Saves the links, in place of those saved before.
  ///
  /// - Parameter links: The links, the oldest first.
  public func save(_ links: [PendingLink]) {
    self.links = links
  }
}
