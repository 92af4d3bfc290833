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

  /// Returns which of some codes are taken.
  ///
  /// - Parameter codes: The codes, at most a thousand.
  /// - Returns: Those that a link has.
  /// - Throws: ``LinkStoreError`` when the store is away.
  func taken(among codes: [String]) async throws(LinkStoreError) -> Set<String>

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

  /// Stores a claim.
  ///
  /// - Parameter claim: The claim.
  /// - Returns: Whether it was stored: `false` when another has its letters.
  /// - Throws: ``LinkStoreError``, and nothing is stored.
  func insert(_ claim: LinkClaim) async throws(LinkStoreError) -> Bool

  /// Returns a claim that no installation has presented and that has not ended.
  func claim(_ proof: ClaimProof, at now: Date) async throws(LinkStoreError) -> LinkClaim?

  /// Binds a claim to the first installation that presents it, in one step.
  ///
  /// - Parameters:
  ///   - proof: What the installation presents.
  ///   - holder: The hash of the installation's number.
  ///   - now: The time.
  /// - Returns: The code of the short link; `nil` when there is no such claim, it has ended, or another installation
  ///   has it. The same installation gets it again for ``LinkClaim/retryTime``.
  /// - Throws: ``LinkStoreError``, and the claim is bound or not; ask again with the same number.
  func bind(
    _ proof: ClaimProof,
    to holder: Data,
    at now: Date
  ) async throws(LinkStoreError) -> String?

  /// Removes the claims for which ``bind(_:to:at:)`` would return `nil` from now on, with their holders.
  func removeClaims(endedAt now: Date) async throws(LinkStoreError)

  /// Asks the database for an answer.
  func check() async throws(LinkStoreError)

  /// Closes the database.
  func close() async
}
