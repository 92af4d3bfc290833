public import LinkPatterns

extension LinkRouter {
  /// Prints the URL of a link, at the first domain of its route, or at the first scheme where there is none.
  ///
  /// - Parameter link: The link.
  /// - Returns: A canonical URL that leads back to an equal link.
  /// - Throws: ``LinkFailure`` – any code; `.unknownPrefix` where the prefixes of the route name no host.
  public func url(for link: Link) throws(LinkFailure) -> LinkURL {
    let parts = takeApart(link)
    return try url(for: parts, at: try printingPrefix(of: parts), variant: nil)
  }

  /// Prints the URL by which reports and saved state name a link: at the first prefix that prints it.
  package func reportedURL(for link: Link) -> LinkURL? {
    let parts = takeApart(link)
    return prefixes.lazy.compactMap { try? url(for: parts, at: $0, variant: nil) }.first
  }

  /// Prints the URL of a link at a server of a user; see `LinkPrefix.anyHost`.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - host: The host of the server.
  ///   - port: The port; `nil` for the default one.
  /// - Returns: A canonical URL that leads back to an equal link.
  /// - Throws: ``LinkFailure`` – any code; `.unknownPrefix` where no prefix admits the host.
  public func url(
    for link: Link,
    host: String,
    port: Int? = nil
  ) throws(LinkFailure) -> LinkURL {
    let origin = port.map { LinkPrefix.domain(host, port: $0) } ?? .domain(host)
    return try url(for: link, at: origin)
  }

  /// Prints the URL of a link.
  ///
  /// The URL is read again before it is returned, so what comes back always leads to the link.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - origin: The beginning of the URL: one of ``prefixes``, or a domain that one of them stands for.
  ///   - variant: The name of the form to print; that of the route's own pattern when `nil`.
  /// - Returns: A canonical URL that leads back to an equal link.
  /// - Throws: ``LinkFailure`` – any code; parameter and value are named where one is to blame.
  /// - Complexity: O(*n*), *n* = length of the URL, and one match.
  public func url(
    for link: Link,
    at origin: LinkPrefix,
    variant: String? = nil
  ) throws(LinkFailure) -> LinkURL {
    try url(for: takeApart(link), at: origin, variant: variant)
  }

  /// Prints the URL of a link; see `url(for:at:variant:)`.
  private func url(
    for parts: TakenApartLink<Link>,
    at origin: LinkPrefix,
    variant: String?
  ) throws(LinkFailure) -> LinkURL {
    let isKnown = prefixes.contains { $0 == origin || (!$0.isPrintable && $0.overlaps(origin)) }
    guard isKnown, origin.isPrintable else { throw LinkFailure(.unknownPrefix) }
    let printed = try printed(parts, variant: variant, at: origin)
    let route = routes[printed.route]
    let url: LinkURL
    do throws(LinkURLError) {
      url = try LinkURL(printed.text.absolute(at: origin), limits: limits)
    } catch {
      let isLimit = error.excess != nil
      throw LinkFailure(
        isLimit ? .overLimit : .notExpressible,
        of: route,
        isLimit ? route.longest(of: printed.outputs) : nil,
        printed.outputs
      )
    }
    guard prefix(of: url) != nil else { throw LinkFailure(.unknownPrefix, route: route.name) }
    try check(url, leadsTo: parts.link, by: route, printed.outputs)
    return url
  }

  /// Prints the URL of a link without its beginning, for use within the app: `/leagues/1?page=2`.
  ///
  /// It leads to the link with every origin that prints it; see
  /// ``match(_:relativeTo:from:)``.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - variant: The name of the form to print; that of the route's own pattern when `nil`.
  /// - Returns: Path, query and fragment. The path begins with a slash.
  /// - Throws: ``LinkFailure`` – any code.
  /// - Complexity: As ``url(for:at:variant:)``.
  public func relativeURL(
    for link: Link,
    variant: String? = nil
  ) throws(LinkFailure) -> String {
    let parts = takeApart(link)
    let origin = try printingPrefix(of: parts)
    _ = try url(for: parts, at: origin, variant: variant)
    return try printed(parts, variant: variant, at: origin).text.relative
  }

  /// Prints a link, without reading it again.
  func printed(
    _ parts: TakenApartLink<Link>,
    variant: String?,
    at origin: LinkPrefix? = nil
  ) throws(LinkFailure) -> (text: PrintedURL, route: Int, outputs: [ParameterOutput]) {
    guard let (index, outputs) = printing(parts, at: origin) else {
      throw LinkFailure(.noPrintingRoute)
    }
    let route = routes[index]
    let form = variant == nil ? route.forms.first : route.forms.first { $0.variant == variant }
    guard let form else {
      throw LinkFailure(.unknownVariant, route: route.name, found: variant.map(FailureText.name))
    }
    var printer = URLPrinter(
      route: route.name,
      form: form,
      parameters: route.parameters,
      trailingSlash: route.trailingSlash ?? trailingSlash,
      outputs: outputs
    )
    return (try printer.print(), index, outputs)
  }

  /// The prefix at which a link is printed where none is asked for.
  private func printingPrefix(
    of parts: TakenApartLink<Link>
  ) throws(LinkFailure) -> LinkPrefix {
    let printable = prefixes.filter(\.isPrintable)
    for origin in printable.filter(\.isWeb) + printable.filter({ !$0.isWeb })
    where prints(parts, at: origin) {
      return origin
    }
    throw LinkFailure(hasPrinter(of: parts) ? .unknownPrefix : .noPrintingRoute)
  }

  /// Whether the route of a link is printed at a prefix.
  package func prints(_ parts: TakenApartLink<Link>, at prefix: LinkPrefix) -> Bool {
    guard prefix.isPrintable, let (index, _) = printing(parts, at: prefix) else { return false }
    return routes[index].onlyPrefixes?.contains(prefix) ?? true
  }

  /// Whether a route prints a link, wherever that is.
  package func hasPrinter(of parts: TakenApartLink<Link>) -> Bool { printing(parts) != nil }

  /// Finds the route that prints a link, and what the link has for its parameters.
  package func printing(
    _ link: Link,
    at origin: LinkPrefix? = nil
  ) -> (route: Int, outputs: [ParameterOutput])? {
    printing(takeApart(link), at: origin)
  }

  /// Finds the routes that lead to a link, in the order of declaration.
  func routes(for link: Link) -> [LinkRoute<Link>] { routes(for: takeApart(link)) }

  /// Reads a printed URL again.
  private func check(
    _ url: LinkURL,
    leadsTo link: Link,
    by route: LinkRoute<Link>,
    _ outputs: [ParameterOutput]
  ) throws(LinkFailure) {
    switch find(url, from: .app) {
    case .found(let found):
      guard found.link != link else { return }
      let other = routes[found.route]
      guard other.name == route.name else {
        let index = route.mistakable(for: found.source.form.path, outputs)
        throw LinkFailure(.shadowed(by: other.name), of: route, index, outputs)
      }
      let read = printing(found.link)?.outputs ?? []
      let index = outputs.indices.first { !read.indices.contains($0) || read[$0] != outputs[$0] }
      throw LinkFailure(.notExpressible, of: route, index, outputs)
    case .unmatched(let reason, _), .rejected(let reason, _):
      let index = route.parameters.firstIndex { $0.name == reason.parameter }
      throw LinkFailure(.notExpressible, of: route, index, outputs)
    }
  }
}

extension LinkFailure {
  /// Creates an error that names a parameter and its value, unless that is secret.
  fileprivate init<Link>(
    _ code: Code,
    of route: LinkRoute<Link>,
    _ index: Int?,
    _ outputs: [ParameterOutput]
  ) {
    let parameter = index.map { route.parameters[$0] }
    let value = index.flatMap { outputs[$0].text }
    self.init(
      code == .notExpressible && value != nil ? .valueNotExpressible : code,
      route: route.name,
      parameter: parameter?.name,
      found: value.map { .value($0, isSecret: parameter?.isSecret == true) }
    )
  }
}

extension LinkRoute {
  /// The parameter that takes most of a URL.
  fileprivate func longest(of outputs: [ParameterOutput]) -> Int? {
    outputs.indices.max { left, right in
      (outputs[left].text ?? "").utf8.count < (outputs[right].text ?? "").utf8.count
    }
  }

  /// The parameter of the path whose value makes another pattern win.
  fileprivate func mistakable(for winner: PathPattern, _ outputs: [ParameterOutput]) -> Int? {
    let inPath = parameters.indices.filter { parameters[$0].place == .path }
    guard inPath.count != 1 else { return inPath[0] }
    let literals = winner.segments.compactMap { segment -> String? in
      guard case .literal(let bytes) = segment else { return nil }
      return PercentCoding.decode(bytes)
    }
    return inPath.first { outputs[$0].text.map(literals.contains) ?? false }
  }
}
