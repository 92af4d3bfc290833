import LinkAnalysis
public import LinkRouting

/// Links that are out in the world keep leading where they did: the lock file of a router's links holds.
///
/// `bin/deeplink contract` says the same of a catalog; the file is one.
public struct LinkContract<Link: DeepLink>: Sendable {
  /// The table.
  public let router: LinkRouter<Link>

  /// The catalog of the table.
  private let catalog: ParsedCatalog

  /// Creates the contract of a table.
  ///
  /// - Parameters:
  ///   - router: The routes whose links are locked.
  ///   - examples: Links that are locked besides those that are made up.
  /// - Complexity: O(*n*), *n* = size of the table.
  public init(router: LinkRouter<Link>, examples: [Link] = []) {
    self.router = router
    catalog = ParsedCatalog(router.catalog(examples: examples))
  }

  /// Finds the links of a lock file that no longer resolve, or mean something else.
  ///
  /// - Parameters:
  ///   - path: The path of the file. A file that is missing is written, and that is a violation too.
  ///   - isUpdating: Whether the file is to be written: what still holds and what is new is locked,
  ///     what changed is locked as it is now.
  /// - Returns: One violation a link and change; empty when the contract is kept, and after an update.
  /// - Complexity: One match a link and door.
  public func violations(lockedAt path: String, updating isUpdating: Bool = false) -> [LawViolation]
  {
    let file = TextFile(path: path, law: "contract")
    let now = LinkLockV1(of: catalog)
    guard let text = file.text else {
      guard !file.isThere else { return [file.violation("cannot be read as text in UTF-8")] }
      if let failure = write(now, to: file) { return [failure] }
      return isUpdating ? [] : [file.violation("was missing, and is written now; keep it")]
    }
    guard let lock = try? CatalogText.read(text, as: LinkLockV1.self) else {
      return [file.violation("is no lock of links")]
    }
    let changes = lock.changes(in: catalog)
    guard isUpdating else { return changes.map { LawViolation(law: "contract", detail: "\($0)") } }
    let broken = Set(changes.map(\.link))
    let kept = LinkLockV1(
      links: lock.links.filter { !broken.contains($0) },
      shapes: lock.shapes
    )
    return write(now.merging(kept), to: file).map { [$0] } ?? []
  }

  /// Writes a lock.
  private func write(_ lock: LinkLockV1, to file: TextFile) -> LawViolation? {
    guard let text = try? CatalogText.of(lock) else {
      return file.violation("cannot be written as JSON")
    }
    return file.write(text)
  }
}
