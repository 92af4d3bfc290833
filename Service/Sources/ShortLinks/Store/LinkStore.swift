public import Foundation

/// Where links, keys and counts are stored.
///
/// What a function has returned from is on disk: it survives the end of the process and of the machine. Codes are never
/// removed, so that none is given away a second time.
public protocol LinkStore: Sendable {
  /// Stores links in one step.
  ///
  /// - Parameter links: The links.
  /// - Returns: The codes that were taken already; their links are not stored, the others are.
  /// - Throws: ``LinkStoreError``, and nothing is stored.
  func insert(_ links: [ShortLink]) async throws(LinkStoreError) -> [String]

  /// Returns the link with a code.
  func link(_ code: String) async throws(LinkStoreError) -> ShortLink?

  /// Changes a link in one step.
  ///
  /// - Parameters:
  ///   - code: The code of the link.
  ///   - change: Changes the link. It may be called more than once.
  /// - Returns: The changed link; `nil` when no link has the code.
  /// - Throws: ``LinkStoreError``, and nothing is changed.
  func update(
    _ code: String,
    _ change: @escaping @Sendable (inout ShortLink) -> Void
  ) async throws(LinkStoreError) -> ShortLink?

  /// Returns the links whose codes come after another in byte order.
  ///
  /// - Parameters:
  ///   - code: A code; `nil` for the first links.
  ///   - limit: The most links to return.
  /// - Returns: The links in the byte order of their codes.
  /// - Throws: ``LinkStoreError`` when the store is away.
  func links(after code: String?, limit: Int) async throws(LinkStoreError) -> [ShortLink]

  /// Adds counts in one step.
  func add(_ counts: [CountedDay: LinkCounts]) async throws(LinkStoreError)

  /// Returns the counts of a link by day.
  func counts(of code: String) async throws(LinkStoreError) -> [Int: LinkCounts]

  /// Stores a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether it was stored: `false` when another has its name.
  /// - Throws: ``LinkStoreError``, and nothing is stored.
  func insert(_ key: AccessKey) async throws(LinkStoreError) -> Bool

  /// Returns the key with a hash.
  func key(withHash hash: Data) async throws(LinkStoreError) -> AccessKey?

  /// Returns all keys, in the order of their names.
  func keys() async throws(LinkStoreError) -> [AccessKey]

  /// Removes a key.
  ///
  /// - Parameter name: The name of the key.
  /// - Returns: Whether there was one.
  /// - Throws: ``LinkStoreError``, and nothing is removed.
  func removeKey(_ name: String) async throws(LinkStoreError) -> Bool

  /// Asks the database for an answer.
  func check() async throws(LinkStoreError)

  /// Closes the database.
  func close() async
}
