import LinkPatterns

/// Printing a link throws an error with a code, or returns a canonical URL that leads back to an equal link.
public struct RoundTripLaw<Link: DeepLink>: Sendable {
  /// The router.
  public let router: LinkRouter<Link>

  /// Creates the law for a router.
  public init(router: LinkRouter<Link>) {
    self.router = router
  }

  /// Checks the law for one link and every prefix of the router.
  ///
  /// - Returns: The violations; empty when the law holds.
  /// - Complexity: O(*n*), *n* = length of the URLs.
  public func violations(for link: Link) -> [LawViolation] {
    router.prefixes.compactMap { prefix in
      guard let url = try? router.url(for: link, at: prefix) else { return nil }
      guard (try? router.link(for: url.text)) == link else {
        return violation("\(link) is printed as \(url), which is read as \(router.match(url))")
      }
      guard (try? LinkURL(url.text, limits: router.limits).text) == url.text else {
        return violation("\(url), printed for \(link), is not canonical")
      }
      return nil
    }
  }

  /// Describes a violation.
  private func violation(_ detail: String) -> LawViolation {
    LawViolation(law: "round trip", detail: detail)
  }
}
