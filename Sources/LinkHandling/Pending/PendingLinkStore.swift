/// Keeps pending links from one run of the app to the next.
///
/// `DeepLinks` calls it from one place, one call at a time, in the order in which links begin and end
/// to wait, and never saves before it has loaded. A store decides nothing about the links: `DeepLinks` drops
/// what expired, belongs to another account or was being resumed.
public protocol PendingLinkStore: Sendable {
  /// Reads what was saved last.
  ///
  /// - Returns: The links, the oldest first; empty when nothing was saved.
  /// - Throws: When what was saved cannot be read. It is not overwritten then.
  func load() async throws -> [PendingLink]

  /// Saves the links, in place of those saved before.
  ///
  /// - Parameter links: The links, the oldest first.
  /// - Throws: When they cannot be saved. What was saved before stays.
  func save(_ links: [PendingLink]) async throws
}

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
