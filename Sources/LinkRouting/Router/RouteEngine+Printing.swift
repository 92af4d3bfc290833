package import LinkPatterns

extension RouteEngine {
  /// Prints the URL of a link at the first domain of its route, else at its first scheme.
  package func url(for parts: LinkComponents) throws(LinkFailure) -> LinkURL {
    try url(for: parts, at: try printingPrefix(of: parts), variant: nil)
  }

  /// Prints the URL of a link for reports: at the first prefix that prints it.
  func reportedURL(for parts: LinkComponents) -> LinkURL? {
    for prefix in prefixes {
      if let url = try? url(for: parts, at: prefix, variant: nil) { return url }
    }
    return nil
  }

  /// Prints the URL of a link for saved state: as for reports, or else at any host of a prefix that allows
  /// several.
  func keptURL(for parts: LinkComponents) -> LinkURL? {
    if let url = reportedURL(for: parts) { return url }
    for prefix in prefixes where !prefix.isPrintable {
      if let url = try? url(for: parts, at: prefix.withSomeHost, variant: nil) { return url }
    }
    return nil
  }

  /// Prints the URL of a link, and parses it again.
  func url(
    for parts: LinkComponents,
    at prefix: LinkPrefix,
    variant: String?
  ) throws(LinkFailure) -> LinkURL {
    let isKnown = prefixes.contains { $0 == prefix || (!$0.isPrintable && $0.overlaps(prefix)) }
    guard isKnown, prefix.isPrintable else { throw LinkFailure(.unknownPrefix) }
    let printed = try printed(parts, variant: variant, at: prefix)
    let url: LinkURL
    do throws(LinkURLError) {
      url = try printed.text.url(at: prefix, limits: limits)
    } catch {
      guard error.excess != nil else { throw failure(.notExpressible, of: printed.route, at: nil) }
      throw failure(.overLimit, of: printed.route, at: longest(of: printed.route.outputs))
    }
    try check(url, leadsTo: parts.link, by: printed.route)
    return url
  }

  /// Prints the URL of a link without its beginning.
  func relativeURL(for parts: LinkComponents, variant: String?) throws(LinkFailure) -> String {
    let prefix = try printingPrefix(of: parts)
    _ = try url(for: parts, at: prefix, variant: variant)
    return try printed(parts, variant: variant, at: prefix).text.relative
  }

  /// Prints a link, without parsing the URL again.
  func printed(
    _ parts: LinkComponents,
    variant: String?,
    at prefix: LinkPrefix? = nil
  ) throws(LinkFailure) -> (text: PrintedURL, route: RouteValues) {
    guard let printing = printing(parts, at: prefix) else { throw LinkFailure(.noPrintingRoute) }
    let route = routes[printing.index]
    let form = variant.map { name in route.forms.first { $0.variant == name } } ?? route.forms.first
    guard let form else {
      throw LinkFailure(.unknownVariant, route: route.name, found: variant.map(FailureText.name))
    }
    var printer = printer(of: printing, form)
    return (try printer.print(), printing)
  }

  /// Prints the path of a link by its route's first form.
  func printedPath(_ values: RouteValues) throws(LinkFailure) -> [UInt8] {
    guard let form = routes[values.index].forms.first else { return [] }
    var printer = printer(of: values, form)
    return try printer.printPath()
  }

  private func printer(of values: RouteValues, _ form: RouteForm) -> URLPrinter {
    let route = routes[values.index]
    return URLPrinter(
      route: route.name,
      form: form,
      parameters: route.parameters,
      trailingSlash: route.fields.trailingSlash ?? index.trailingSlash,
      outputs: values.outputs
    )
  }

  /// The prefix at which a link is printed by default.
  private func printingPrefix(of parts: LinkComponents) throws(LinkFailure) -> LinkPrefix {
    for isWeb in [true, false] {
      for prefix in prefixes where prefix.isWeb == isWeb && prints(parts, at: prefix) {
        return prefix
      }
    }
    throw LinkFailure(printing(parts) == nil ? .noPrintingRoute : .unknownPrefix)
  }

  /// Whether the route of a link is printed at a prefix.
  func prints(_ parts: LinkComponents, at prefix: LinkPrefix) -> Bool {
    guard prefix.isPrintable, let route = printing(parts, at: prefix) else { return false }
    return routes[route.index].fields.onlyPrefixes?.contains(prefix) ?? true
  }

  /// Parses a printed URL again and compares the link.
  private func check(
    _ url: LinkURL,
    leadsTo link: any DeepLink,
    by printed: RouteValues
  ) throws(LinkFailure) {
    let (route, outputs) = (routes[printed.index], printed.outputs)
    switch find(url, from: .app) {
    case .found(let found, let reader):
      guard !found.isEqual(to: link) else { return }
      let other = reader.route
      guard other.name == route.name else {
        let index = mistakable(route, for: reader.form.path, outputs)
        throw failure(.shadowed(by: other.name), of: printed, at: index)
      }
      let read = printing(decompose(found))?.outputs ?? []
      let index = outputs.indices.first { !read.indices.contains($0) || read[$0] != outputs[$0] }
      throw failure(.notExpressible, of: printed, at: index)
    case .unmatched(let reason, _), .rejected(let reason, _), .unavailable(let reason):
      guard prefix(of: url) != nil else { throw LinkFailure(.unknownPrefix, route: route.name) }
      let index = route.parameters.firstIndex { $0.name == reason.parameter }
      throw failure(.notExpressible, of: printed, at: index)
    }
  }

  /// Says that a link cannot be printed, with the parameter at a position and the value that it has.
  private func failure(
    _ code: LinkFailure.Code,
    of printed: RouteValues,
    at index: Int?
  ) -> LinkFailure {
    let route = routes[printed.index]
    let value = index.flatMap { printed.outputs[$0].text == nil ? nil : printed.outputs[$0] }
    return LinkFailure(code, route: route.name, index.map { route.parameters[$0] }, value: value)
  }

  /// The parameter that takes most of a URL.
  private func longest(of outputs: [ParameterOutput]) -> Int? {
    let lengths = outputs.map { ($0.text ?? "").utf8.count }
    return lengths.indices.max { lengths[$0] < lengths[$1] }
  }

  /// The parameter of the path whose value makes another pattern match.
  private func mistakable(
    _ route: RouteRecord,
    for winner: PathPattern,
    _ outputs: [ParameterOutput]
  ) -> Int? {
    let inPath = route.parameters.indices.filter { route.parameters[$0].place == .path }
    guard inPath.count != 1 else { return inPath[0] }
    for index in inPath {
      for case .literal(let bytes) in winner.segments
      where outputs[index].text.map({ $0 == PercentCoding.decode(bytes) }) ?? false {
        return index
      }
    }
    return nil
  }
}
