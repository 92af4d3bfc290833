@_spi(Tools) import LinkAnalysis

/// Checks that published links keep opening what they opened: the lock file of a router's links.
///
/// `bin/deeplink contract` checks the same for a catalog, with the same file.
public struct LinkContract<Link: DeepLink>: Sendable {
  /// The router.
  public let router: LinkRouter<Link>

  /// The catalog of the router.
  private let catalog: ParsedCatalog

  /// Creates the contract of a router.
  ///
  /// - Parameters:
  ///   - router: The routes whose links are locked.
  ///   - examples: Links that are locked in addition to generated ones.
  /// - Complexity: O(*n*), *n* = size of the table.
  public init(router: LinkRouter<Link>, examples: [Link] = []) {
    self.router = router
    catalog = ParsedCatalog(router.catalog(examples: examples))
  }

  /// Finds the links of a lock file that no longer open, or open another link.
  ///
  /// - Parameters:
  ///   - path: The path of the file. A missing file is written, and reported as a violation.
  ///   - isUpdating: Whether to write the file: links that still work and new ones are locked,
  ///     changed links are locked as they are now.
  /// - Returns: One violation for each changed link, and one for all links of a prefix that is gone; empty when nothing changed, and after an update.
  /// - Complexity: One match for each link and source.
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
      return [file.violation("is not a lock of links")]
    }
    let changes = lock.changes(in: catalog)
    guard isUpdating else {
      return changes.byCause.map { LawViolation(law: "contract", detail: "\($0)") }
    }
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
