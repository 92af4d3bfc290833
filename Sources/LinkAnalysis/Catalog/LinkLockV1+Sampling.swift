import LinkPatterns

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
  /// - Parameter catalog: The catalog.
  /// - Complexity: O(*r* · *f* · *o*) prints and matches, *r* = routes, *f* = forms, *o* = origins; where
  ///   a URL is sought, at most 16 proofs of 10,000 states each.
  public init(of catalog: CatalogRouter) {
    var links: [String: Link] = [:]
    /// Locks a URL, unless an earlier route did; tells whether the route takes it.
    func lock(_ url: String, for route: CatalogRoute) -> Bool {
      if let known = links[url] { return known.route == route.declared.name }
      // What one route does not take, a later one may.
      links[url] = catalog.link(url, of: route)
      return links[url] != nil
    }
    for (index, route) in catalog.routes.enumerated() where route.declared.exposure != [] {
      let form = catalog.forms[index]
      let samples = CatalogURLSamples(route, form)
      let isFirst = form == route.forms.first
      for url in isFirst ? route.declared.examples : [] { _ = lock(url, for: route) }
      for origin in catalog.origins {
        var isLocked = false
        for url in samples.urls(at: origin) where lock(url, for: route) { isLocked = true }
        if !isLocked, let url = catalog.ownURL(ofEntry: index, samples, at: origin) {
          _ = lock(url, for: route)
          let other = route.isStrict ? nil : samples.withUnknownItem(url)
          if let other { _ = lock(other, for: route) }
        }
        guard isFirst else { continue }
        for url in samples.urlsThatBeginOtherwise(at: origin) { _ = lock(url, for: route) }
      }
      guard isFirst else { continue }
      for tolerance in samples.tolerances {
        _ = route.forms.contains { form in
          catalog.origins.contains { origin in
            CatalogURLSamples(route, form).urls(that: tolerance, at: origin)
              .contains { lock($0, for: route) }
          }
        }
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
    let types = Set(added.flatMap(\.types.values))
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
    routes = catalog.routes.filter { $0.exposure != [] }.map { route in
      var route = route
      (route.examples, route.summary) = ([], nil)
      return route
    }
  }
}

extension CatalogRouter {
  /// What a lock says of a URL.
  func link(_ url: String, of route: CatalogRoute) -> LinkLockV1.Link? {
    let name = route.declared.name
    let doors = route.declared.exposure?.filter { match(url, through: $0).route == name }
    let found = match(url, through: doors.flatMap(\.first))
    guard found.route == name, doors != [] else { return nil }
    var link = LinkLockV1.Link(url: url, doors: doors, route: name, values: found.values)
    for (name, rules) in route.allRules where found.values[name] != nil {
      if rules.type != .string { link.types[name] = rules.type.name }
      link.bounds[name] = rules.bounds
    }
    return link
  }

  /// Seeks a URL of one form of a route that no other route takes.
  ///
  /// Whatever route takes what was found is left out of the next search, so the first answer that it
  /// does not take is a proof. A path that no route takes, as its values are out of bounds, is left out
  /// alone.
  func ownURL(
    ofEntry index: Int,
    _ samples: CatalogURLSamples,
    at origin: LinkPrefix,
    outOf excluded: [LanguageExpression] = []
  ) -> String? {
    let (entry, route) = (table.entries[index], routes[index])
    let isHost = origin.hostPosition == .firstSegment
    for alternative in entry.pattern.alternatives {
      let own = entry.language(of: alternative, ignoresCaseOfFirst: isHost)
      guard let program = try? LanguageProgram(own) else { continue }
      var rivals = excluded
      var known: Set<String> = []
      for _ in 0..<16 {
        let others = rivals.isEmpty ? nil : try? LanguageProgram(.alternation(rivals))
        guard others != nil || rivals.isEmpty, let path = program.readableWord(outOf: others)
        else { break }
        let url = samples.url(ofPath: path, alternative, at: origin)
        if let url, link(url, of: route) != nil { return url }
        let door = route.declared.exposure?.first
        let rival = url.flatMap { match($0, through: door).route }
        guard let rival, known.insert(rival).inserted else {
          rivals.append(.literal(path))
          continue
        }
        for other in routes.indices where routes[other].declared.name == rival {
          rivals.append(table.entries[other].language(ignoresCaseOfFirst: isHost))
        }
      }
    }
    return nil
  }
}
