import Synchronization

/// Counts that are not stored yet.
///
/// Requests add to it without waiting for the store; a task moves its contents there again and again. What is in it is
/// lost in a crash.
public final class CountBuffer: Sendable {
  /// The most links and days that are kept while the store is away.
  public static let capacity = 100_000

  private let counts = Mutex<[CountedDay: LinkCounts]>([:])

  /// Creates a buffer without counts.
  public init() {}

  /// Adds counts.
  ///
  /// - Parameters:
  ///   - more: The counts to add.
  ///   - day: The link and the day.
  public func add(_ more: LinkCounts, to day: CountedDay) {
    counts.withLock { counts in
      guard counts.count < Self.capacity || counts[day] != nil else { return }
      counts[day, default: LinkCounts()] += more
    }
  }

  /// Stores what has been counted; keeps it when the store is away.
  ///
  /// - Parameter store: The store.
  /// - Throws: What the store throws.
  public func flush(to store: any LinkStore) async throws(LinkStoreError) {
    let taken = counts.withLock { counts in
      defer { counts = [:] }
      return counts
    }
    guard !taken.isEmpty else { return }
    do {
      try await store.add(taken)
    } catch {
      for (day, counts) in taken { add(counts, to: day) }
      throw error
    }
  }
}
