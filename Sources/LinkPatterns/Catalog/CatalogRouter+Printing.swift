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
    at origin: URLOrigin,
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
  /// - Parameter name: Its name.
  /// - Returns: The route.
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
  /// - Parameters:
  ///   - route: The route.
  ///   - form: The form.
  ///   - values: The written forms of values, by the names of their parameters.
  ///   - origin: The beginning of the URL.
  /// - Returns: A canonical URL.
  /// - Throws: ``CatalogPrintError`` – any code but `.unknownRoute` and `.unknownVariant`.
  func url(
    for route: CatalogRoute,
    _ form: CatalogRoute.Form,
    values: [String: [String]],
    at origin: URLOrigin
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
      throw CatalogPrintError(error.excess == nil ? .notExpressible : .overLimit, route: name)
    }
    let match = match(url.text, through: "app", showsValues: true)
    guard match.route == name else {
      guard let other = match.route else {
        throw CatalogPrintError(
          .notExpressible,
          route: name,
          parameter: match.reason?.parameter,
          found: match.reason?.found
        )
      }
      throw CatalogPrintError(.shadowed, route: name, found: other)
    }
    let expected = route.completed(typed)
    guard match.values.count == expected.count,
      match.values.allSatisfy({ expected[$0.key]?.means($0.value) == true })
    else { throw CatalogPrintError(.notExpressible, route: name) }
    return url
  }
}

extension CatalogRoute {
  /// The value of a parameter that a URL leaves out.
  ///
  /// - Parameter name: The name of the parameter.
  /// - Returns: Its default, `false` for a flag, or `nil`.
  func defaultValue(_ name: String) -> CatalogValue? {
    if let value = rules[name]?.defaultValue { return value }
    guard let item = (items + [fragment].compactMap(\.self)).first(where: { $0.name == name })
    else { return nil }
    return item.declared.isFlag ? .boolean(false) : item.declared.defaultValue
  }

  /// Adds the defaults to values.
  ///
  /// - Parameter values: The values by name.
  /// - Returns: What a match has.
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
