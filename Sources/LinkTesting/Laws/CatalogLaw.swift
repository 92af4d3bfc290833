import LinkAnalysis
public import LinkRouting
import LinkPatterns

/// What a router's catalog says of a URL is what the router says: the same route and the same values.
///
/// The catalog is read back from its own text, as tools do.
public struct CatalogLaw<Link: DeepLink>: Sendable {
  /// The table.
  public let router: LinkRouter<Link>

  /// The catalog of the table.
  private let catalog: CatalogRouter

  /// Creates the law for a table.
  ///
  /// - Parameter router: The table.
  /// - Complexity: O(*n*), *n* = size of the table.
  public init(router: LinkRouter<Link>) {
    self.router = router
    let written = router.catalog()
    catalog = CatalogRouter((try? CatalogText.read(CatalogText.of(written))) ?? written)
  }

  /// Checks that every opened route is in the catalog, and can be used there.
  ///
  /// - Returns: A violation for each problem of the catalog; empty when the law holds.
  /// - Complexity: O(*n*), *n* = number of problems and routes.
  public func violations() -> [LawViolation] {
    let problems = (catalog.problems + catalog.exampleProblems()).map(violation)
    let opened = router.routes.count { !router.listedExposure(of: $0).isEmpty }
    guard catalog.catalog.routes.count != opened else { return problems }
    let count = catalog.catalog.routes.count
    return problems + [violation("\(opened) routes are open, and the catalog has \(count)")]
  }

  /// Checks the law for the URLs of a link.
  ///
  /// - Parameter link: The link.
  /// - Returns: The violations; empty when the law holds.
  /// - Complexity: One print and two matches an origin.
  public func violations(for link: Link) -> [LawViolation] {
    router.listedPrefixes.flatMap { origin -> [LawViolation] in
      guard let url = try? router.url(for: link, at: origin) else { return [] }
      let violations = violations(
        for: url.text,
        through: origin.isWeb ? .universalLink : .customScheme
      )
      guard violations.isEmpty else { return violations }
      let match = catalog.match(url.text)
      guard match.outcome == .matched else { return [] }
      let (found, expected) = (written(match), router.values(of: link))
      guard found != expected else { return [] }
      return [violation("\(url): the catalog reads \(found), the router \(expected)")]
    }
  }

  /// Checks that router and catalog find the same route for a URL.
  ///
  /// - Parameters:
  ///   - text: The URL.
  ///   - sender: The door it comes through.
  /// - Returns: The violations; empty when the law holds.
  /// - Complexity: Two matches.
  public func violations(for text: String, through sender: LinkSource) -> [LawViolation] {
    let match = catalog.match(text, through: sender.rawValue)
    switch router.match(text, from: sender) {
    case .matched(let found):
      // A second route of one name has a number behind it.
      if match.route == found.route || match.route?.hasPrefix("\(found.route)#") == true {
        return []
      }
      return [violation("\(text) is '\(found.route)', and in the catalog \(match)")]
    case .unavailable: return []
    case .unmatched(let reason), .rejected(let reason):
      guard match.route != nil else { return [] }
      return [violation("\(text) is no link (\(reason)), and in the catalog \(match)")]
    }
  }

  /// The values of a match in their written forms, without those that are defaults.
  private func written(_ match: CatalogMatch) -> [String: String] {
    guard let route = catalog.catalog.routes.first(where: { $0.name == match.route }) else {
      return [:]
    }
    var texts: [String: String] = [:]
    for (name, value) in match.values {
      let item = route.query.first { $0.name == name }
      let fragment = route.fragment?.name == name ? route.fragment?.defaultValue : nil
      if value == route.defaults[name] ?? item?.defaultValue ?? fragment { continue }
      switch value {
      case .list(let values): texts[name] = values.map(\.description).joined(separator: ",")
      case .boolean(let isThere) where item?.isFlag == true: texts[name] = isThere ? "" : nil
      default: texts[name] = value.description
      }
    }
    return texts
  }

  /// Describes a violation.
  private func violation(_ detail: some CustomStringConvertible) -> LawViolation {
    LawViolation(law: "catalog", detail: "\(detail)")
  }
}
