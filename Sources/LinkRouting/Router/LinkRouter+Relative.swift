public import LinkPatterns

extension LinkRouter {
  /// Completes a URL that has no beginning, as an `<a href>` in a page would be.
  ///
  /// - Parameters:
  ///   - reference: A URL, or one without its beginning: `/posts/1`, `comments`, `../2`, `?page=2`.
  ///   - base: The URL of the current screen; when `nil`, the root of the first prefix without a wildcard,
  ///     else at any host of the first prefix.
  /// - Returns: The URL. It isn't matched yet, and its prefix may be foreign.
  /// - Throws: `LinkURLError` – any code, for the completed text.
  /// - Complexity: O(*n*), *n* = length of both.
  ///
  /// Source: RFC 3986 §5.2. The host of a custom scheme is its first segment.
  public func url(_ reference: String, relativeTo base: LinkURL?) throws(LinkURLError) -> LinkURL {
    try engine.url(reference, relativeTo: base)
  }

  /// Reads the link of a URL that may be relative.
  ///
  /// - Parameters:
  ///   - reference: A URL, or one without its beginning: `/posts/1`, `comments`, `../2`, `?page=2`.
  ///   - base: The URL of the current screen; when `nil`, the root of the first prefix without a wildcard,
  ///     else at any host of the first prefix.
  ///   - source: The source of the URL. Routes that are closed to it are ignored.
  /// - Returns: The match, or why no route takes the URL.
  /// - Complexity: As `LinkRouter.match(_:from:)`.
  public func match(
    _ reference: String,
    relativeTo base: LinkURL?,
    from source: LinkSource = .app
  ) -> LinkMatch<Link> {
    do throws(LinkURLError) {
      return match(try url(reference, relativeTo: base), from: source)
    } catch {
      return .rejected(LinkFailure(error))
    }
  }
}

extension RouteEngine {
  /// Completes a relative URL.
  package func url(_ reference: String, relativeTo base: LinkURL?) throws(LinkURLError) -> LinkURL {
    guard let relative = RelativeReference(reference),
      let prefix = prefixes.first(where: \.isPrintable) ?? prefixes.first
    else { return try LinkURL(reference, limits: limits) }
    let current =
      if let base { base } else {
        try LinkURL(prefix.withSomeHost.description + "/", limits: limits)
      }
    guard let own = self.prefix(of: current) else {
      let host: LinkURL.HostPosition = current.isWeb ? .authority : .firstSegment
      return try LinkURL(relative.resolved(against: current, host: host), limits: limits)
    }
    let text = relative.resolved(
      against: try own.view(of: current, limits: limits),
      host: own.hostPosition,
      behind: own.beginningOfPath
    )
    return try LinkURL(text, limits: limits)
  }
}
