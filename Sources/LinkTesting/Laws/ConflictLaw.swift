/// No two routes accept the same URLs, and no link's URL is taken by another route.
///
/// Run it over the router of the whole app, where the routes of several modules and teams meet.
public struct ConflictLaw<Link: DeepLink>: Sendable {
  /// The router.
  public let router: LinkRouter<Link>

  /// Creates the law for a router.
  public init(router: LinkRouter<Link>) {
    self.router = router
  }

  /// Checks the declarations.
  ///
  /// For every two routes, it proves whether they accept the same URLs with nothing to decide between
  /// them, and for every route, whether another takes all its URLs. Patterns that overlap partly are
  /// decided by precedence.
  ///
  /// - Parameter stateLimit: The number of states at which the search for one pair ends.
  /// - Returns: A violation for each such pair, with a path that both accept; empty when the law holds.
  /// - Complexity: As `LinkRouter.audit(stateLimit:)`.
  public func violations(stateLimit: Int = 10_000) -> [LawViolation] {
    let findings = router.audit(stateLimit: stateLimit).filter(\.isError)
    // Ties that only names decide are also problems of the declarations.
    let rivals = router.checkedProblems.filter { problem in
      guard let rival = problem.rival else { return false }
      return !findings.contains { finding in
        Set([finding.route, finding.otherRoute]) == Set([problem.route, rival])
      }
    }
    return findings.map { LawViolation(law: "conflict", detail: "\($0)") }
      + rivals.map { LawViolation(law: "conflict", detail: "\($0)") }
  }

  /// Checks that a link's URL is not taken by another route.
  ///
  /// - Returns: A violation for each prefix at which another route wins; empty when the law holds.
  /// - Complexity: One print for each prefix.
  public func violations(for link: Link) -> [LawViolation] {
    router.prefixes.compactMap { prefix in
      do throws(LinkFailure) {
        _ = try router.url(for: link, at: prefix)
        return nil
      } catch {
        guard error.rival != nil else { return nil }
        return LawViolation(law: "conflict", detail: "\(link) at \(prefix): \(error)")
      }
    }
  }
}
