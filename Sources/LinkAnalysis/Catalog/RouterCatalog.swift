package import LinkPatterns

/// Describes the routes of a router as a catalog; see `LinkRouter.catalog(examples:)`.
package struct RouterCatalog<Link: DeepLink> {
  private let router: LinkRouter<Link>

  /// Describes a router.
  package init(router: LinkRouter<Link>) { self.router = router }

  /// Describes the routes, with examples of the app.
  func catalog(examples: [Link]) -> LinkCatalogV1 {
    var catalog = LinkCatalogV1(prefixes: listedPrefixes.map(\.catalogPrefix), routes: [])
    var counts: [String: Int] = [:]
    let declared = router.routes.compactMap { route -> Link? in
      let examples = route.record.codec.examples.lazy.compactMap { $0 as? Link }
      return examples.first { (try? router.url(for: $0)) != nil }
    }
    let urls = exampleURLs(of: examples + declared)
    for (index, route) in router.routes.enumerated() {
      let access = listedAccess(of: route)
      guard access != .appOnly else { continue }
      counts[route.name, default: 0] += 1
      let count = counts[route.name] ?? 1
      var description = CatalogDescription(route.name, route.parameters, catalog)
      guard var result = description.route(of: route.record.forms) else { continue }
      catalog = description.catalog
      if count > 1 { result.name += "#\(count)" }
      result.access = access
      result.effect = route.effect.isNavigation ? nil : route.effect
      result.secrets = route.parameters.filter(\.isSecret).map(\.name)
      result.placement = LinkCatalogV1.Placement(of: route)
      result.prefixes = listedPrefixes(of: route)
      result.isStrict = route.isStrict
      result.takenItems = route.record.fields.takenItems
      result.isCaseInsensitive =
        route.record.fields.caseInsensitiveLiterals ?? router.caseInsensitiveLiterals
      result.trailingSlash = route.trailingSlash ?? router.trailingSlash
      (result.title, result.summary) = (
        route.record.fields.texts?.title, route.record.fields.texts?.summary
      )
      result.examples = urls[index] ?? []
      catalog.routes.append(result)
    }
    return catalog
  }

  /// Prints the URLs of examples.
  private func exampleURLs(of links: [Link]) -> [Int: [String]] {
    var urls: [Int: [String]] = [:]
    for link in links {
      guard let index = router.engine.printing(router.engine.decompose(link))?.index else {
        continue
      }
      for prefix in listedPrefixes {
        guard let url = try? router.url(for: link, at: prefix) else { continue }
        let usual: LinkSource = prefix.isWeb ? .universalLink : .customScheme
        let sources = router.routes[index].record.openSources.sorted { $0.rawValue < $1.rawValue }
        guard let source = sources.contains(usual) ? usual : sources.first,
          router.engine.leads(url, toRoute: index, from: source)
        else { continue }
        if urls[index]?.contains(url.text) != true { urls[index, default: []].append(url.text) }
        break
      }
    }
    return urls
  }

  /// The prefixes that a catalog lists: neither any host, nor a domain at a port.
  package var listedPrefixes: [LinkPrefix] {
    router.prefixes.filter { $0.port == nil && !$0.isAnyHost }
  }

  /// The prefixes that a route is limited to, as a catalog lists them; `nil` for all.
  private func listedPrefixes(of route: LinkRoute<Link>) -> [LinkCatalogV1.Prefix]? {
    let own = listedPrefixes.filter(route.record.isServed)
    return own.count == listedPrefixes.count ? nil : own.map(\.catalogPrefix)
  }

  /// The access of a route as a catalog has it: without sources whose URLs never have one of its prefixes.
  package func listedAccess(of route: LinkRoute<Link>) -> LinkAccess {
    guard route.record.fields.onlyPrefixes != nil else { return route.access }
    let own = listedPrefixes.filter(route.record.isServed)
    guard !own.isEmpty else { return .appOnly }
    guard route.access != .everyone else { return .everyone }
    return .from(
      route.access.sources.filter { source in
        switch source {
        case .universalLink: own.contains(where: \.isWeb)
        case .customScheme: !own.allSatisfy(\.isWeb)
        default: true
        }
      }
    )
  }
}

extension LinkAccess {
  /// The sources that are admitted, to compare with those of other routes.
  var sourceSet: Set<LinkSource> { Set(sources) }
}
