import LinkPatterns
import LinkRouting

extension LinkLockV1 {
  /// Finds links for every opened route of a catalog: its examples, and URLs that are made up.
  ///
  /// URLs are made up for each origin and for each form of a route: one with the values that must be
  /// there, one with all, one for each optional group, and one for each name that a query item had
  /// before. Where another route takes all of these, one is sought that this route wins. Further URLs
  /// have what the route tolerates: a query item that it does not read, letters in the other case, a
  /// slash at the end, several items of a name, `http`, another subdomain. Only what the catalog itself takes gets into
  /// the lock.
  ///
  /// - Complexity: O(*r* · *f* · *o*) prints and matches, *r* = routes, *f* = forms, *o* = origins; where
  ///   a URL is sought, at most 16 proofs of 10,000 states each.
  public init(of catalog: ParsedCatalog) {
    var links: [String: Link] = [:]
    /// Locks a URL, unless an earlier route did; tells whether the route takes it.
    func lock(_ url: String, for route: Int) -> Bool {
      let name = catalog.routes[route].declared.name
      if let known = links[url] { return known.route == name }
      // What one route does not take, a later one may.
      links[url] = catalog.link(url, ofRoute: route)
      return links[url] != nil
    }
    for (entry, place) in catalog.router.engine.entries.enumerated() {
      let (index, route) = (place.route, catalog.routes[place.route])
      guard route.declared.access != .appOnly else { continue }
      let samples = CatalogURLSamples(route, place.form)
      let isFirst = place.form === route.route.record.forms.first
      for url in isFirst ? route.declared.examples : [] { _ = lock(url, for: index) }
      let prefixes = catalog.router.prefixes.filter(route.route.record.isServed)
      for prefix in prefixes {
        var isLocked = false
        for url in samples.urls(at: prefix) where lock(url, for: index) { isLocked = true }
        if !isLocked, let url = catalog.ownURL(ofEntry: entry, samples, at: prefix) {
          _ = lock(url, for: index)
          let other = route.route.isStrict ? nil : samples.withUnknownItem(url)
          if let other { _ = lock(other, for: index) }
        }
        guard isFirst else { continue }
        for url in samples.urlsThatBeginOtherwise(at: prefix) { _ = lock(url, for: index) }
      }
      guard isFirst else { continue }
      let tolerated = route.route.record.forms.flatMap { form in
        let samples = CatalogURLSamples(route, form)
        return prefixes.map(samples.toleratedURLs)
      }
      for thing in tolerated.first?.indices ?? 0..<0 {
        _ = tolerated.contains { $0[thing].contains { lock($0, for: index) } }
      }
    }
    self.init(
      links: links.values.sorted { $0.url.utf8.lexicographicallyPrecedes($1.url.utf8) },
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
      links: (links + added).sorted { $0.url.utf8.lexicographicallyPrecedes($1.url.utf8) },
      shapes: shapes.merging(other.shapes.filter { types.contains($0.key) }) { mine, _ in mine },
      catalog: catalog
    )
  }
}

extension LinkCatalogV1 {
  /// What a lock holds of a catalog.
  fileprivate init(locking catalog: LinkCatalogV1) {
    self = catalog
    routes = catalog.routes.filter { $0.access != .appOnly }.map { route in
      var route = route
      (route.examples, route.summary) = ([], nil)
      return route
    }
  }
}
