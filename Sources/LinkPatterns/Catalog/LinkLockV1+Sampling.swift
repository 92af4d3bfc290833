extension LinkLockV1 {
  /// Finds links for every opened route of a catalog: its examples, and URLs that are made up.
  ///
  /// URLs are made up for each origin and for each form of a route: one with the values that must be
  /// there, one with all, and one for each name that a query item had before. Only what the catalog
  /// itself takes gets into the lock.
  ///
  /// - Parameter catalog: The catalog.
  /// - Complexity: O(*r* · *f* · *o*) prints and matches, *r* = routes, *f* = forms, *o* = origins.
  public init(of catalog: CatalogRouter) {
    var links: [String: Link] = [:]
    for (index, route) in catalog.routes.enumerated() where route.declared.exposure != [] {
      let form = catalog.forms[index]
      var urls = form == route.forms.first ? route.declared.examples : []
      for origin in catalog.origins { urls += catalog.samples(of: route, form, at: origin) }
      // What one route does not take, a later one may.
      for url in urls where links[url] == nil {
        links[url] = catalog.link(url, of: route)
      }
    }
    self.init(links: links.values.sorted { $0.url.utf8.lexicographicallyPrecedes($1.url.utf8) })
  }

  /// Adds the links of another lock that are not there yet.
  ///
  /// - Parameter other: The other lock.
  /// - Returns: The links of both, in the order of their URLs.
  public func merging(_ other: LinkLockV1) -> LinkLockV1 {
    let known = Set(links.map(\.url))
    let all = links + other.links.filter { !known.contains($0.url) }
    return LinkLockV1(
      links: all.sorted { $0.url.utf8.lexicographicallyPrecedes($1.url.utf8) }
    )
  }
}

extension CatalogRouter {
  /// What a lock says of a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - route: The route it is meant for.
  /// - Returns: The link; `nil` when the route does not take the URL.
  fileprivate func link(_ url: String, of route: CatalogRoute) -> LinkLockV1.Link? {
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

  /// Makes up URLs of one form of a route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - form: The form.
  ///   - origin: Their beginning.
  /// - Returns: The URLs; without those that cannot be printed.
  fileprivate func samples(
    of route: CatalogRoute,
    _ form: CatalogRoute.Form,
    at origin: URLOrigin
  ) -> [String] {
    let all = route.samples
    let required = Set(route.items.filter { $0.declared.isRequired }.map(\.name))
      .union(route.required).union(
        [route.fragment].compactMap { $0?.declared.isRequired == true ? $0?.name : nil }
      )
      .union(route.rules.filter { $0.value.separator != nil }.keys)
    var forms = [(form, all.filter { required.contains($0.key) }), (form, all)]
    for item in route.items {
      for key in item.declared.formerKeys {
        var other = form
        other.keys[item.name] = key
        forms.append((other, all.filter { required.contains($0.key) || $0.key == item.name }))
      }
    }
    var beginning = origin
    if origin.hasSubdomainWildcard, let host = origin.host {
      beginning = .domain("www\(host.dropFirst())")
    }
    return forms.compactMap { form, values in
      var printer = CatalogPrinter(route, form, values)
      return (try? printer.print(at: beginning)).flatMap { try? LinkURL($0, limits: limits).text }
    }
  }
}

extension CatalogRoute {
  /// How the values of all parameters are read, by their names.
  var allRules: [String: Rules] {
    var result = rules
    for item in items + [fragment].compactMap(\.self) {
      result[item.name] = item.rules
      if item.declared.isFlag { result[item.name]?.type = .boolean }
    }
    return result
  }

  /// A value for each parameter that has one within its bounds, which is not its default.
  fileprivate var samples: [String: CatalogValue] {
    var samples: [String: CatalogValue] = [:]
    let all = allRules
    let inPath = forms.first?.pattern.parameterNames ?? []
    for name in inPath + items.map(\.name) + [fragment].compactMap({ $0?.name }) {
      let rules = all[name] ?? Rules()
      let isList = items.first { $0.name == name }?.isList ?? (rules.separator != nil)
      guard let value = rules.sample else { continue }
      samples[name] = isList ? .list([value, value]) : value
      if samples[name] == defaultValue(name) { samples[name] = nil }
    }
    return samples
  }
}

extension CatalogRoute.Rules {
  /// A value within the bounds, and another one than the default if there is another.
  fileprivate var sample: CatalogValue? {
    var texts = [type.sample] + (bounds?.values ?? [])
    texts += type == .boolean ? ["true", "false"] : ["1", "2"]
    texts += [bounds?.minimum, bounds?.maximum].compactMap { $0?.description }
    texts += (bounds?.hosts ?? []).map { "https://\($0)/" }
    if let length = bounds?.minimumLength, length <= 256 {
      texts.append(String(repeating: "a", count: length))
    }
    let values = texts.compactMap { text -> CatalogValue? in
      guard let value = type.value(of: text), bounds?.admits(value, writtenAs: text) != false
      else { return nil }
      return value
    }
    return values.first { $0 != defaultValue } ?? values.first
  }
}
