package import LinkPatterns

extension LinkRouter {
  /// Describes the routes that are opened to links from outside, for tools.
  ///
  /// ``ParsedCatalog`` finds in the catalog the same routes as the router, and the same values in their
  /// written form. Rules that exist only as code are not in it: closures that make no link of some values, types
  /// that refuse text of the right form, routes that are switched off.
  ///
  /// Any host and domains at a port are left out, since the system associates neither with an app.
  ///
  /// A second route with the same name is called `name#2`, the next `name#3`.
  ///
  /// - Parameter examples: Links whose URLs become examples of their routes, besides one sample
  ///   of each route with a constructor. A link that no opened route prints is left out.
  /// - Returns: The catalog, with the routes in the order of declaration.
  /// - Complexity: O(*n* + *x*), *n* = number of segments and parameters, *x* = prints of examples.
  public func catalog(examples: [Link] = []) -> LinkCatalogV1 {
    var catalog = LinkCatalogV1(prefixes: listedPrefixes.map(\.catalogPrefix), routes: [])
    var counts: [String: Int] = [:]
    let declared = routes.compactMap { route -> Link? in
      let examples = route.record.codec.examples.lazy.compactMap { $0 as? Link }
      return examples.first { (try? url(for: $0)) != nil }
    }
    let urls = exampleURLs(of: examples + declared)
    for (index, route) in routes.enumerated() {
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
        route.record.fields.caseInsensitiveLiterals ?? caseInsensitiveLiterals
      result.trailingSlash = route.trailingSlash ?? trailingSlash
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
      guard let index = engine.printing(engine.decompose(link))?.index else { continue }
      for prefix in listedPrefixes {
        guard let url = try? url(for: link, at: prefix) else { continue }
        let usual: LinkSource = prefix.isWeb ? .universalLink : .customScheme
        let sources = routes[index].record.openSources.sorted { $0.rawValue < $1.rawValue }
        guard let source = sources.contains(usual) ? usual : sources.first,
          engine.leads(url, toRoute: index, from: source)
        else { continue }
        if urls[index]?.contains(url.text) != true { urls[index, default: []].append(url.text) }
        break
      }
    }
    return urls
  }
}

extension LinkRouter {
  /// The prefixes that a catalog lists: neither any host, nor a domain at a port.
  package var listedPrefixes: [LinkPrefix] { prefixes.filter { $0.port == nil && !$0.isAnyHost } }

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
