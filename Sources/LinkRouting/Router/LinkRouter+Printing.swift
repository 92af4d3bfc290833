public import LinkPatterns

extension LinkRouter {
  /// Prints the URL of a link, for the first origin that is not all subdomains of a domain.
  ///
  /// - Parameter link: The link.
  /// - Returns: A canonical URL that leads back to an equal link.
  /// - Throws: ``LinkPrintError`` – any code but `.unknownOrigin`.
  public func url(for link: Link) throws(LinkPrintError) -> LinkURL {
    guard let origin = origins.first(where: { !$0.hasSubdomainWildcard }) else {
      throw LinkPrintError(.unknownOrigin, route: nil)
    }
    return try url(for: link, at: origin)
  }

  /// Prints the URL of a link.
  ///
  /// The URL is read again before it is returned, so what comes back always leads to the link.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - origin: The beginning of the URL; one of ``origins``, with a host that can be printed.
  /// - Returns: A canonical URL that leads back to an equal link.
  /// - Throws: ``LinkPrintError`` – any code; parameter and value are named where one is to blame.
  /// - Complexity: O(*n*), *n* = length of the URL, and one match.
  public func url(for link: Link, at origin: URLOrigin) throws(LinkPrintError) -> LinkURL {
    guard origins.contains(origin), !origin.hasSubdomainWildcard else {
      throw LinkPrintError(.unknownOrigin, route: nil)
    }
    guard let (route, fields) = route(for: link), let path = route.path else {
      throw LinkPrintError(.noRoute, route: nil)
    }
    var printer = URLPrinter(origin: origin, route: route.name)
    for segment in path.segments {
      try printer.append(segment, of: fields)
    }
    for parameter in route.parameters where parameter.place == .query {
      printer.appendItem(parameter.name, fields.text(of: parameter.name))
    }
    let url: LinkURL
    do throws(LinkURLError) {
      url = try LinkURL(printer.text, limits: limits)
    } catch {
      let isLimit = error.excess != nil
      throw LinkPrintError(isLimit ? .overLimit : .notExpressible, route: route.name)
    }
    try check(url, leadsTo: link, by: route)
    return url
  }

  /// Finds the route that prints a link.
  ///
  /// - Parameter link: The link.
  /// - Returns: The first route of its kind, and the link taken apart.
  func route(for link: Link) -> (Route<Link>, LinkFields)? {
    for route in routes {
      guard let parts = route.codec.takeApart(link) else { continue }
      guard let first = routesByKey[parts.key]?.first else { return nil }
      return (routes[first], parts.fields)
    }
    return nil
  }

  /// Finds the routes that lead to a link.
  ///
  /// - Parameter link: The link.
  /// - Returns: All routes of its kind, the one that prints it first.
  func routes(for link: Link) -> [Route<Link>] {
    guard let (route, _) = route(for: link) else { return [] }
    return (routesByKey[route.codec.key] ?? []).map { routes[$0] }
  }

  /// Reads a printed URL again.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - link: The link it was printed for.
  ///   - route: The route that printed it.
  /// - Throws: ``LinkPrintError`` – `.shadowed(by:)` or `.notExpressible`.
  private func check(
    _ url: LinkURL,
    leadsTo link: Link,
    by route: Route<Link>
  ) throws(LinkPrintError) {
    guard case .matched(let match) = match(url) else {
      throw LinkPrintError(.notExpressible, route: route.name)
    }
    guard match.link != link else { return }
    let code: LinkPrintError.Code =
      match.route == route.name ? .notExpressible : .shadowed(by: match.route)
    throw LinkPrintError(code, route: route.name)
  }
}

extension LinkFields {
  /// The written form of a label's value.
  ///
  /// - Parameter label: The label.
  /// - Returns: The text, or `nil` when the value is absent.
  func text(of label: String) -> String? {
    fields.first { $0.label == label }?.text
  }
}
