import LinkPatterns

/// The router of a router's catalog matches and prints like the router itself: the same routes,
/// the same values and the same URLs.
///
/// The catalog is parsed from its own text, as tools do.
public struct CatalogLaw<Link: DeepLink>: Sendable {
  /// The router.
  public let router: LinkRouter<Link>

  /// The catalog of the router.
  private let catalog: ParsedCatalog

  /// Creates the law for a router.
  ///
  /// - Complexity: O(*n*), *n* = size of the table.
  public init(router: LinkRouter<Link>) {
    self.router = router
    let written = router.catalog()
    catalog = ParsedCatalog((try? CatalogText.read(CatalogText.of(written))) ?? written)
  }

  /// Checks that every open route is in the catalog, and can be used there.
  ///
  /// - Returns: A violation for each problem of the catalog; empty when the law holds.
  /// - Complexity: O(*n*), *n* = number of problems and routes.
  public func violations() -> [LawViolation] {
    let problems = (catalog.problems + catalog.exampleProblems()).map(violation)
    let written = RouterCatalog(router: router)
    let opened = router.routes.count { written.listedAccess(of: $0) != .appOnly }
    guard catalog.catalog.routes.count != opened else { return problems }
    let count = catalog.catalog.routes.count
    return problems + [violation("\(opened) routes are open, and the catalog has \(count)")]
  }

  /// Checks the law for the URLs of a link.
  ///
  /// - Returns: The violations; empty when the law holds.
  /// - Complexity: Two prints and two matches for each prefix.
  public func violations(for link: Link) -> [LawViolation] {
    let parts = router.engine.decompose(link)
    return RouterCatalog(router: router).listedPrefixes.flatMap { prefix -> [LawViolation] in
      guard let url = try? router.url(for: link, at: prefix) else { return [] }
      let source: LinkSource = prefix.isWeb ? .universalLink : .customScheme
      let violations = violations(for: url.text, through: source)
      // The URL of a link that is closed to the source may lead to another route.
      guard violations.isEmpty, case .matched(let own) = router.match(url.text, from: source),
        own.route == router.engine.printing(parts).map({ router.routes[$0.index].name }),
        case .matched(let match) = catalog.match(url.text)
      else { return violations }
      let found = catalog.router.values(of: match.link)
      let expected = router.engine.values(of: parts, at: prefix)
      guard found == expected else {
        return [violation("\(url): the catalog reads \(found), the router \(expected)")]
      }
      do throws(LinkFailure) {
        let printed = try catalog.router.url(for: match.link, at: prefix)
        guard printed != url else { return [] }
        return [violation("\(url): the catalog prints \(printed)")]
      } catch {
        return [violation("\(url): the catalog does not print it: \(error)")]
      }
    }
  }

  /// Checks that router and catalog find the same route for a URL.
  ///
  /// - Parameters:
  ///   - text: The URL to match.
  ///   - source: Where the URL came from.
  /// - Returns: The violations; empty when the law holds.
  /// - Complexity: Two matches of the URL.
  public func violations(for text: String, through source: LinkSource) -> [LawViolation] {
    let match = catalog.router.match(text, from: source)
    let route: String? = if case .matched(let found) = match { found.route } else { nil }
    switch router.match(text, from: source) {
    case .matched(let found):
      // A second route with the same name has a number at its end.
      if route == found.route || route?.hasPrefix("\(found.route)#") == true { return [] }
      return [violation("\(text) is '\(found.route)', and in the catalog \(match)")]
    case .unavailable: return []
    case .unmatched(let reason), .rejected(let reason):
      guard let route else { return [] }
      return [violation("\(text) is not a link (\(reason)), and in the catalog '\(route)'")]
    }
  }

  /// Describes a violation.
  private func violation(_ detail: some CustomStringConvertible) -> LawViolation {
    LawViolation(law: "catalog", detail: "\(detail)")
  }
}
