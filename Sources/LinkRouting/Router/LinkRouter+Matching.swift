public import LinkPatterns

extension LinkRouter {
  /// Returns the link of a URL.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - source: Where it came from. A route that is closed to it is no match; the app itself reaches all.
  /// - Returns: The link.
  /// - Throws: ``LinkFailure``, which names the route and the value that are wrong.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func link(
    for text: String,
    from source: LinkSource = .app
  ) throws(LinkFailure) -> Link {
    try match(text, from: source).link()
  }

  /// Reads the link of a URL and tells how it was found.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - sender: Where it came from. Routes that are not open to it are as if they were not there.
  /// - Returns: The match. A text that is not the URL of a link is `.rejected`.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func match(_ text: String, from sender: LinkSource = .app) -> LinkMatch<Link> {
    do throws(LinkURLError) {
      return match(try LinkURL(text, limits: limits), from: sender)
    } catch {
      return .rejected(LinkFailure(error))
    }
  }

  /// Reads the link of a URL and tells how it was found.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - sender: Where it came from. Routes that are not open to it are as if they were not there.
  /// - Returns: The match.
  /// - Complexity: O(*n* + *m*), *n* = length of the URL, *m* = nodes of the table that are entered:
  ///   at most all of them, usually one a segment.
  public func match(_ url: LinkURL, from sender: LinkSource = .app) -> LinkMatch<Link> {
    switch find(url, from: sender) {
    case .unmatched(let reason, _): return .unmatched(reason)
    case .rejected(let reason, let route):
      if let route, let reason = unavailability(ofRoute: route) { return .unavailable(reason) }
      return .rejected(reason)
    case .found(let found):
      if let reason = unavailability(ofRoute: found.route) { return .unavailable(reason) }
      let route = routes[found.route]
      return .matched(
        MatchedLink(
          link: found.link,
          route: route.name,
          access: route.access,
          url: url,
          unusedItems: found.source.unusedItems(route.parameters, ignoring: found.ignored)
        )
      )
    }
  }

  /// Tells whether links from an origin reach a link.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - origin: Where a link came from.
  /// - Returns: `true` for ``LinkSource/app``, and when a route of the link's kind is open.
  public func isOpen(_ link: Link, to origin: LinkSource) -> Bool {
    origin == .app || isOpen(takeApart(link), to: origin)
  }
}

extension LinkMatch {
  /// The link and how it was found; `nil` when there is none.
  public var found: MatchedLink<Link>? {
    if case .matched(let found) = self { found } else { nil }
  }

  /// Why there is no link; `nil` when there is one.
  public var failure: LinkFailure? {
    switch self {
    case .matched: nil
    case .unmatched(let reason), .rejected(let reason), .unavailable(let reason): reason
    }
  }

  /// The link, or why there is none.
  func link() throws(LinkFailure) -> Link {
    switch self {
    case .matched(let found): return found.link
    case .unmatched(let reason), .rejected(let reason), .unavailable(let reason): throw reason
    }
  }
}
