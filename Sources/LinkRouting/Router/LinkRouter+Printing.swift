public import LinkPatterns

extension LinkRouter {
  /// Prints the URL of a link, at the first domain of its route, else at its first scheme.
  ///
  /// - Returns: A canonical URL that reads as an equal link.
  /// - Throws: ``LinkFailure`` – any code; `.unknownPrefix` where the prefixes of the route name no host.
  public func url(for link: Link) throws(LinkFailure) -> LinkURL {
    try engine.url(for: engine.decompose(link, toPrint: true))
  }

  /// Prints the URL of a link for reports: at the first prefix that prints it.
  package func reportedURL(for link: Link) -> LinkURL? {
    engine.reportedURL(for: engine.decompose(link, toPrint: true))
  }

  /// Prints the URL of a link for saved state, at any host if need be.
  package func keptURL(for link: Link) -> LinkURL? {
    engine.keptURL(for: engine.decompose(link, toPrint: true))
  }

  /// Prints the URL of a link at a user's own server; see `LinkPrefix.anyHost`.
  ///
  /// - Parameters:
  ///   - link: The link to print.
  ///   - host: The host of the server.
  ///   - port: The port; `nil` for the default one.
  /// - Returns: A canonical URL that reads as an equal link.
  /// - Throws: ``LinkFailure`` – any code; `.unknownPrefix` where no prefix admits the host.
  public func url(for link: Link, host: String, port: Int? = nil) throws(LinkFailure) -> LinkURL {
    try url(for: link, at: .domain(host, port: port))
  }

  /// Prints the URL of a link.
  ///
  /// The URL is parsed again before it is returned, so it always leads back to the link.
  ///
  /// - Parameters:
  ///   - link: The link to print.
  ///   - prefix: The beginning of the URL: one of ``prefixes``, or a domain that matches one of them.
  ///   - variant: The name of the form to print; `nil` for the route's own pattern.
  /// - Returns: A canonical URL that reads as an equal link.
  /// - Throws: ``LinkFailure`` – any code, with the parameter and value at fault if there is one.
  /// - Complexity: O(*n*), *n* = length of the URL, and one match.
  public func url(
    for link: Link,
    at prefix: LinkPrefix,
    variant: String? = nil
  ) throws(LinkFailure) -> LinkURL {
    try engine.url(for: engine.decompose(link, toPrint: true), at: prefix, variant: variant)
  }

  /// Prints the URL of a link without its beginning, for use within the app: `/leagues/1?page=2`.
  ///
  /// It leads to the link with every prefix that prints it; see
  /// `match(_:relativeTo:from:)`.
  ///
  /// - Parameters:
  ///   - link: The link to print.
  ///   - variant: The name of the form to print; `nil` for the route's own pattern.
  /// - Returns: Path, query and fragment. The path begins with a slash.
  /// - Throws: ``LinkFailure`` – any code.
  /// - Complexity: As ``url(for:at:variant:)``.
  public func relativeURL(for link: Link, variant: String? = nil) throws(LinkFailure) -> String {
    try engine.relativeURL(for: engine.decompose(link, toPrint: true), variant: variant)
  }

  /// Returns the values of a link, by the names of its parameters.
  ///
  /// - Returns: The written form of each present value, as ``url(for:)`` prints it but
  ///   without escapes; the values of a list are joined by commas. Empty for a link that no route prints.
  /// - Complexity: O(*n*), *n* = number of routes and labels.
  public func values(of link: Link) -> [String: String] {
    engine.values(of: engine.decompose(link))
  }

  /// Prints the URL of a link that was taken apart.
  package func url(
    for parts: DecomposedLink<Link>,
    at prefix: LinkPrefix
  ) throws(LinkFailure) -> LinkURL {
    try engine.url(for: parts.parts, at: prefix, variant: nil)
  }

  /// Whether the route of a link is printed at a prefix.
  package func prints(_ parts: DecomposedLink<Link>, at prefix: LinkPrefix) -> Bool {
    engine.prints(parts.parts, at: prefix)
  }

  /// Whether any route prints a link.
  package func hasPrinter(of parts: DecomposedLink<Link>) -> Bool {
    engine.printing(parts.parts) != nil
  }
}
