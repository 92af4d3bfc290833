public import LinkRouting

/// No two routes accept the same URLs, and no link's URL is taken by another route.
///
/// Run it over the router of the whole app, where the routes of several modules and teams meet.
public struct ConflictLaw<Link: DeepLink>: Sendable {
  /// The table.
  public let router: LinkRouter<Link>

  /// Creates the law for a table.
  ///
  /// - Parameter router: The table.
  public init(router: LinkRouter<Link>) {
    self.router = router
  }

  /// Checks the declarations.
  ///
  /// It finds routes whose patterns accept the same URLs but for the names of parameters. Patterns
  /// that overlap in part are decided by precedence.
  ///
  /// - Returns: A violation for each route that has a rival; empty when the law holds.
  /// - Complexity: O(*n*), *n* = number of problems.
  public func violations() -> [LawViolation] {
    router.problems.compactMap { problem in
      guard problem.rival != nil else { return nil }
      return LawViolation(law: "conflict", detail: "\(problem)")
    }
  }

  /// Checks that a link's URL is not taken by another route.
  ///
  /// - Parameter link: The link.
  /// - Returns: A violation for each origin at which another route wins; empty when the law holds.
  /// - Complexity: One print an origin.
  public func violations(for link: Link) -> [LawViolation] {
    router.origins.compactMap { origin in
      do throws(LinkPrintError) {
        _ = try router.url(for: link, at: origin)
        return nil
      } catch {
        guard error.rival != nil else { return nil }
        return LawViolation(law: "conflict", detail: "\(link) at \(origin): \(error)")
      }
    }
  }
}
