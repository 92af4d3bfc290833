import LinkAnalysis
import LinkAssociation
import LinkPages
import LinkPatterns
import LinkRouting

extension ServiceSettings {
  /// The paths that the service answers itself.
  private static let ownPaths = ["/api/links", "/api/claims", "/health", "/metrics"]

  /// The name of the route of short links, beside those of the catalog.
  static let shortLinkRoute = "link-service short link"

  /// The name of the route to the store.
  private static let storeRoute = "link-service store"

  /// The name of the route of the form that makes a claim.
  private static let claimRoute = "link-service claim"

  /// What keeps the service from being started, each as a sentence.
  public var problems: [String] {
    var problems: [String] = app.problems + appProblems
    if !isShortPath(shortPath) {
      problems.append(
        "The path of short links is '\(shortPath)'. Write one or more segments of letters, digits and '-' between"
          + " slashes, such as /l/."
      )
    }
    if shortDomain == nil {
      problems.append(
        "There is no domain for short links. Add one to the catalog's prefixes, or name one with --domain."
      )
    }
    for domain in domains where !isServed(domain) {
      problems.append(
        "No prefix of the catalog has the domain '\(domain)', so the app would open none of its links."
          + " Add it to the catalog's prefixes."
      )
    }
    return problems + pathProblems
  }

  /// Identifiers of apps that are none: the association files would offer links to nobody, or to others.
  private var appProblems: [String] {
    appIDs.compactMap { AssociationGenerator.problem(ofAppID: $0) }
      + fingerprints.compactMap { text in
        AssetLinks.problem(ofFingerprint: text).map {
          "The fingerprint '\(text)' is not one of an Android app. \($0)"
        }
      }
  }

  /// Routes that take URLs which the service answers itself.
  private var pathProblems: [String] {
    let own = LinkCatalogV1(
      prefixes: [.domain("own.invalid", allowsHTTP: false)],
      routes: ownRoutes
    )
    var problems: [String] = []
    for route in catalog.catalog.routes {
      var pair = own
      (pair.shapes, pair.routes) = (catalog.catalog.shapes, [route.atAnyPrefix] + ownRoutes)
      let findings = ParsedCatalog(pair).audit(stateLimit: 2_000).filter { finding in
        [finding.route, finding.otherRoute].contains(route.name)
          && finding.route != finding.otherRoute
      }
      for finding in findings where isTaken(finding, by: route) {
        let place = finding.route == route.name ? finding.otherPattern : finding.pattern
        problems.append(
          "The route '\(route.name)' of the catalog takes URLs of \(place)"
            + "\(finding.witness.map { ", such as \($0)" } ?? "")."
            + " Choose another path of short links with --short-path, or change the route."
        )
      }
    }
    return problems
  }

  /// Whether a route is at a path of the service, and not only so general that it takes that path too.
  private func isTaken(_ finding: RouteFinding, by route: LinkCatalogV1.Route) -> Bool {
    if case .undecided = finding.kind { return false }
    if finding.route == route.name || finding.kind == .tie { return true }
    let beginning = finding.pattern.prefix { $0 != ":" }
    let patterns = [route.path] + route.aliases + route.forms.map(\.path)
    return patterns.contains { pattern in
      pattern.lowercased().hasPrefix(beginning.lowercased())
    }
  }

  /// The routes of what the service answers itself.
  private var ownRoutes: [LinkCatalogV1.Route] {
    shortLinkRoutes
      + Self.ownPaths.map { .init(name: "link-service \($0)", path: $0, access: .everyone) }
  }

  /// The routes of short links: the page is opened by the app, the way to the store never is.
  var shortLinkRoutes: [LinkCatalogV1.Route] {
    [
      .init(
        name: Self.shortLinkRoute,
        path: "\(shortPath):code",
        access: .from(.universalLink)
      ),
      .init(name: Self.storeRoute, path: "\(shortPath):code/store", access: .appOnly),
      .init(name: Self.claimRoute, path: "\(shortPath):code/claim", access: .appOnly),
    ]
  }

  /// Whether a text can be the path of short links.
  private func isShortPath(_ text: String) -> Bool {
    let segments = text.split(separator: "/", omittingEmptySubsequences: false)
    return segments.count > 2 && segments.first == "" && segments.last == ""
      && segments.dropFirst().dropLast().allSatisfy { segment in
        !segment.isEmpty
          && segment.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
              || (0x41...0x5A).contains(byte & 0xDF)
          }
      }
  }

  /// Whether a prefix of the catalog has a domain, perhaps as a subdomain.
  private func isServed(_ domain: String) -> Bool {
    catalog.router.prefixes.contains { prefix in
      guard prefix.isWeb, let host = prefix.host else { return false }
      return prefix.isAnyHost || host == domain
        || (prefix.hasSubdomainWildcard && domain.hasSuffix(host.dropFirst()))
    }
  }
}

extension LinkCatalogV1.Route {
  /// The route without a limit to some prefixes of its catalog.
  fileprivate var atAnyPrefix: Self {
    var route = self
    route.prefixes = nil
    return route
  }
}
