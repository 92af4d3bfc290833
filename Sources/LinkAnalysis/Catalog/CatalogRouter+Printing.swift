public import LinkPatterns

extension CatalogRouter {
  /// Prints the URL of a route and its values.
  ///
  /// The URL is matched before it is returned, so what comes back always leads to the route and to
  /// the values.
  ///
  /// - Parameters:
  ///   - name: The name of the route.
  ///   - values: The written forms of values by the names of their parameters, without escapes. A list
  ///     has any number, every other parameter one; a flag `true` or `false`.
  ///   - origin: The beginning of the URL; one of ``origins``, not all subdomains of a domain.
  ///   - variant: The name of the form to print; the route's own path when `nil`.
  /// - Returns: A canonical URL. Values that are defaults are left out.
  /// - Throws: ``CatalogPrintError`` – any code.
  /// - Complexity: O(*r* + *n*), *r* = number of routes, *n* = length of the URL, and one match.
  public func url(
    for name: String,
    values: [String: [String]],
    at origin: LinkPrefix,
    variant: String? = nil
  ) throws(CatalogPrintError) -> LinkURL {
    let route = try route(named: name)
    var form = route.forms.first
    if let variant {
      let index = route.declared.forms.firstIndex { $0.variant == variant }
      form = index.flatMap { route.forms.dropFirst(1 + route.declared.aliases.count + $0).first }
      guard form != nil else {
        throw CatalogPrintError(.unknownVariant, route: name, found: variant)
      }
    }
    guard let form else { throw CatalogPrintError(.unknownRoute, route: name) }
    return try url(for: route, form, values: values, at: origin)
  }

  /// Finds a route.
  ///
  /// - Throws: ``CatalogPrintError`` – `.unknownRoute`.
  private func route(named name: String) throws(CatalogPrintError) -> CatalogRoute {
    if let route = routes.first(where: { $0.declared.name == name }) { return route }
    throw CatalogPrintError(
      .unknownRoute,
      route: name,
      suggestion: CatalogPrintError.nearest(of: routes.lazy.map(\.declared.name), to: name)
    )
  }

  /// Prints a URL with one form of a route.
  ///
  /// - Throws: ``CatalogPrintError`` – any code but `.unknownRoute` and `.unknownVariant`.
  func url(
    for route: CatalogRoute,
    _ form: CatalogRoute.Form,
    values: [String: [String]],
    at origin: LinkPrefix
  ) throws(CatalogPrintError) -> LinkURL {
    let name = route.declared.name
    guard origins.contains(origin), !origin.hasSubdomainWildcard else {
      throw CatalogPrintError(.unknownOrigin, route: name, found: "\(origin)")
    }
    let typed = try CatalogArguments(route).values(of: values)
    var printer = CatalogPrinter(
      route,
      form,
      typed.filter { $0.value != route.defaultValue($0.key) }
    )
    let text = try printer.print(at: origin)
    let url: LinkURL
    do throws(LinkURLError) {
      url = try LinkURL(text, limits: limits)
    } catch {
      guard error.excess != nil else { throw CatalogPrintError(.notExpressible, route: name) }
      throw CatalogPrintError(.overLimit, route: name, parameter: Self.longest(of: typed))
    }
    try check(url, leadsTo: route, form, typed, host: origin.hostPosition)
    return url
  }

  /// Matches a printed URL.
  ///
  /// - Throws: ``CatalogPrintError`` – `.shadowed` or `.notExpressible`.
  private func check(
    _ url: LinkURL,
    leadsTo route: CatalogRoute,
    _ form: CatalogRoute.Form,
    _ values: [String: CatalogValue],
    host: LinkURL.HostPosition
  ) throws(CatalogPrintError) {
    let name = route.declared.name
    let match = match(url.text, through: "app", showsValues: true)
    if let other = match.route, other != name {
      let winner = table.candidates(for: url, host: host)
        .first { routes[$0.entry].declared.name == other }
      let parameter = winner.flatMap { form.mistakable(for: forms[$0.entry].pattern, values) }
      throw CatalogPrintError(.shadowed, route: name, parameter: parameter, found: other)
    }
    guard match.route == name else {
      throw CatalogPrintError(
        .notExpressible,
        route: name,
        parameter: match.reason?.parameter,
        found: match.reason?.found
      )
    }
    let expected = route.completed(values)
    let names = Set(expected.keys).union(match.values.keys).sorted()
    let lost = names.first { name in
      guard let value = match.values[name] else { return true }
      return expected[name]?.means(value) != true
    }
    guard let lost else { return }
    throw CatalogPrintError(
      .notExpressible,
      route: name,
      parameter: lost,
      found: expected[lost]?.description
    )
  }

  /// The parameter that takes most of a URL.
  private static func longest(of values: [String: CatalogValue]) -> String? {
    values.keys.sorted().max { left, right in
      (values[left]?.description.utf8.count ?? 0) < (values[right]?.description.utf8.count ?? 0)
    }
  }
}

extension CatalogRoute.Form {
  /// The parameter of the path whose value makes another pattern win.
  fileprivate func mistakable(
    for winner: PathPattern,
    _ values: [String: CatalogValue]
  ) -> String? {
    let inPath = pattern.parameterNames.map(parameter)
    guard inPath.count != 1 else { return inPath[0] }
    let literals = winner.segments.compactMap { segment -> String? in
      guard case .literal(let bytes) = segment else { return nil }
      return PercentCoding.decode(bytes)
    }
    return inPath.first { values[$0].map { literals.contains($0.description) } ?? false }
  }
}

extension CatalogRoute {
  /// The value of a parameter that a URL leaves out.
  func defaultValue(_ name: String) -> CatalogValue? {
    if let value = rules[name]?.defaultValue { return value }
    guard let item = (items + [fragment].compactMap(\.self)).first(where: { $0.name == name })
    else { return nil }
    return item.declared.isFlag ? .boolean(false) : item.declared.defaultValue
  }

  /// Adds the defaults to values.
  func completed(_ values: [String: CatalogValue]) -> [String: CatalogValue] {
    var result = values
    let names = Array(rules.keys) + (items + [fragment].compactMap(\.self)).map(\.name)
    for name in names where result[name] == nil { result[name] = defaultValue(name) }
    return result
  }
}

extension CatalogRoute.Item {
  /// The name of the parameter.
  var name: String { declared.name }

  /// Whether it has a list of values.
  var isList: Bool { declared.isRepeated || rules.separator != nil }
}
