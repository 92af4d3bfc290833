import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The domain that serves a file, and the URLs of a catalog to which its file applies.
///
/// Source: TN3155: for a subdomain that a wildcard covers, the file of the domain itself applies.
struct FileDomain: Sendable {
  /// The web prefixes to whose URLs the file applies, each at one host, the first for URLs that no route takes.
  let sites: [LinkPrefix]

  /// A host of each of them.
  var hosts: [String] { sites.compactMap(\.host) }

  /// Finds the prefixes of a domain; of the first domain when none is named.
  init(_ name: String?, of router: LinkRouter<CatalogLink>) {
    let domain = name?.lowercased() ?? Self.names(of: router).first
    let sites: [LinkPrefix] = router.prefixes.filter(\.isWeb).compactMap { prefix in
      if prefix.isAnyHost { return domain.map { prefix.at(host: $0) } }
      guard let name = Self.name(of: prefix), name == domain else { return nil }
      return prefix.at(host: prefix.hasSubdomainWildcard ? "www.\(name)" : name)
    }
    self.sites = sites.isEmpty ? [.domain(domain ?? "example.com")] : sites
  }

  /// The domains that serve files for a catalog, each once.
  static func names(of router: LinkRouter<CatalogLink>) -> [String] {
    var names: [String] = []
    for name in router.prefixes.lazy.filter(\.isWeb).compactMap(name) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The domain whose file applies to the URLs of a prefix; `nil` for any host.
  static func name(of prefix: LinkPrefix) -> String? {
    guard !prefix.isAnyHost, let host = prefix.host else { return nil }
    return prefix.hasSubdomainWildcard ? String(host.dropFirst(2)) : host
  }
}
