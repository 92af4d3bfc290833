import LinkPatterns

extension LinkLockV1 {
  /// Finds links for every opened route of a catalog: its examples, and generated URLs.
  ///
  /// URLs are generated for each prefix and for each form of a route: one with the required
  /// values, one with all, one for each optional group, and one for each name that a query item had
  /// before. Where another route takes all of these, one that this route wins is searched for. Further URLs
  /// use what the route tolerates: a query item that it does not read, letters in the other case, a
  /// slash at the end, several items of a name, `http`, another subdomain. Only URLs that the catalog takes get into
  /// the lock.
  ///
  /// - Complexity: O(*r* · *f* · *p*) prints and matches, *r* = routes, *f* = forms, *p* = prefixes; where
  ///   a URL is sought, at most 16 proofs of 10,000 states each.
  public init(of catalog: ParsedCatalog) {
    var sampling = LinkSampling(catalog: catalog)
    for (entry, place) in catalog.router.engine.entries.enumerated()
    where catalog.routes[place.route].declared.access != .appOnly {
      sampling.lockForm(place.form, ofEntry: entry, ofRoute: place.route)
    }
    self.init(
      links: sampling.links.values.sorted { UTF8Text.precedes($0.url, $1.url) },
      shapes: catalog.catalog.shapes,
      catalog: LinkCatalogV1(locking: catalog.catalog)
    )
  }

  /// Adds the links of another lock that are not there yet, and the shapes that they name.
  ///
  /// Patterns are compared with those of this one.
  ///
  /// - Parameter other: The other lock.
  /// - Returns: The links of both, in the order of their URLs.
  public func merging(_ other: LinkLockV1) -> LinkLockV1 {
    let known = Set(links.map(\.url))
    let added = other.links.filter { !known.contains($0.url) }
    let types = Set(added.flatMap(\.types.values).map(\.name))
    return LinkLockV1(
      links: (links + added).sorted { UTF8Text.precedes($0.url, $1.url) },
      shapes: shapes.merging(other.shapes.filter { types.contains($0.key) }) { mine, _ in mine },
      catalog: catalog
    )
  }
}

extension LinkCatalogV1 {
  /// Creates the part of a catalog that a lock holds.
  fileprivate init(locking catalog: LinkCatalogV1) {
    self = catalog
    routes = catalog.routes.filter { $0.access != .appOnly }.map { route in
      var route = route
      (route.examples, route.title, route.summary) = ([], nil, nil)
      return route
    }
  }
}

/// Finds the links that a catalog's routes take, one URL after the other.
private struct LinkSampling {
  let catalog: ParsedCatalog
  /// The locked links, by URL.
  private(set) var links: [String: LinkLockV1.Link] = [:]

  /// Locks the URLs of a form of a route; with the first form also those that concern the whole route.
  mutating func lockForm(_ form: RouteForm, ofEntry entry: Int, ofRoute index: Int) {
    let route = catalog.routes[index]
    let samples = CatalogURLSamples(route, form)
    let isFirst = form === route.route.record.forms.first
    if isFirst { lock(route.declared.examples, for: index) }
    let prefixes = catalog.router.prefixes.filter(route.route.record.isServed)
    for prefix in prefixes {
      if !lock(samples.urls(at: prefix), for: index) {
        let url = LockedLinks(catalog: catalog).ownURL(ofEntry: entry, samples, at: prefix)
        let other = url.flatMap(samples.withOtherItem)
        lock([url, other].compactMap { $0 }, for: index)
      }
      if isFirst { lock(samples.urlsThatBeginOtherwise(at: prefix), for: index) }
    }
    if isFirst { lockTolerated(of: route, at: prefixes, for: index) }
  }

  /// Locks one URL for each thing that a route tolerates, under the first form and prefix where it takes it.
  private mutating func lockTolerated(
    of route: CatalogRoute,
    at prefixes: [LinkPrefix],
    for index: Int
  ) {
    let tolerated = route.route.record.forms.flatMap { form in
      let samples = CatalogURLSamples(route, form)
      return prefixes.map(samples.toleratedURLs)
    }
    for thing in tolerated.first?.indices ?? 0..<0 {
      _ = tolerated.contains { $0[thing].contains { lock($0, for: index) } }
    }
  }

  /// Locks URLs, and returns whether the route takes one of them.
  @discardableResult
  private mutating func lock(_ urls: [String], for route: Int) -> Bool {
    var isLocked = false
    for url in urls where lock(url, for: route) { isLocked = true }
    return isLocked
  }

  /// Locks a URL, unless an earlier route did, and returns whether the route takes it.
  private mutating func lock(_ url: String, for route: Int) -> Bool {
    let name = catalog.routes[route].declared.name
    if let known = links[url] { return known.route == name }
    // Nothing is noted for a URL that this route does not take, so that a later route can lock it.
    links[url] = LockedLinks(catalog: catalog).link(url, ofRoute: route)
    return links[url] != nil
  }
}
