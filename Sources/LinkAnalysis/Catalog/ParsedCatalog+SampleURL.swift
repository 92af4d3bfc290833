public import LinkPatterns

extension ParsedCatalog {
  /// Returns a URL that opens a route from within the app, for people who try links.
  ///
  /// - Parameters:
  ///   - name: The name of the route.
  ///   - prefix: The beginning of the URL; `nil` for one of the catalog's own.
  /// - Returns: Its first example, else one that is generated from values within their bounds; `nil` where other
  ///   routes take all generated ones.
  /// - Complexity: O(*u*) matches, *u* = number of generated URLs.
  @_spi(Tools) public func sampleURL(ofRoute name: String, at prefix: LinkPrefix? = nil) -> String?
  {
    guard let index = index(ofRoute: name) else { return nil }
    let route = routes[index]
    let prefixes = prefix.map { [$0] } ?? router.prefixes
    let leads = { (url: String) in router.match(url).found?.route == name }
    let fitting = route.declared.examples.first { text in
      guard let url = try? LinkURL(text) else { return false }
      return prefixes.contains { $0.admits(url) } && leads(text)
    }
    if let fitting { return fitting }
    let examples = route.declared.examples.lazy.compactMap { self.router.match($0).found }
    for prefix in prefixes where !prefix.hasSubdomainWildcard && !prefix.isAnyHost {
      if let link = examples.first(where: { $0.route == name })?.link,
        let url = try? router.url(for: link, at: prefix).text, leads(url)
      {
        return url
      }
      for form in route.route.record.forms {
        guard let url = CatalogURLSamples(route, form).urls(at: prefix).first(where: leads) else {
          continue
        }
        return counting(url, at: prefix).flatMap { leads($0) ? $0 : nil } ?? url
      }
    }
    return nil
  }

  /// The URL with 1, 2 and so on in place of zeros, as people number things.
  private func counting(_ url: String, at prefix: LinkPrefix) -> String? {
    guard let link = router.match(url).found?.link else { return nil }
    var (values, count) = (link.values, Int64(0))
    for name in values.keys.sorted() where values[name] == .integer(0) {
      count += 1
      values[name] = .integer(count)
    }
    return try? router.url(for: CatalogLink(route: link.route, values: values), at: prefix).text
  }
}
