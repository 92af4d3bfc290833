public import LinkPatterns

extension LinkRouter {
  /// Returns the link of a URL.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - source: Where it came from. A route that is closed to it is no match; the app itself reaches all.
  /// - Returns: The link of the most specific route.
  /// - Throws: ``LinkFailure``, which names the route and the value that are wrong.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func link(for text: String, from source: LinkSource = .app) throws(LinkFailure) -> Link {
    // An optional link would be asked for its metadata.
    switch try engine.link(for: text, from: source) {
    case let link as Link: return link
    default: throw LinkFailure(.noLinkOfValues)
    }
  }

  /// Reads the link of a URL and tells how it was found.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - source: Where it came from. Routes that are not open to it are as if they were not there.
  /// - Returns: The match. A text that is not the URL of a link is `.rejected`.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func match(_ text: String, from source: LinkSource = .app) -> LinkMatch<Link> {
    do throws(LinkURLError) {
      return match(try LinkURL(text, limits: limits), from: source)
    } catch {
      return .rejected(LinkFailure(error))
    }
  }

  /// Reads the link of a URL and tells how it was found.
  ///
  /// - Parameters:
  ///   - url: The URL to read.
  ///   - source: Where it came from. Routes that are not open to it are as if they were not there.
  /// - Returns: The match, or why no route takes the URL.
  /// - Complexity: O(*n* + *m*), *n* = length of the URL, *m* = nodes of the table that are entered:
  ///   at most all of them, usually one a segment.
  public func match(_ url: LinkURL, from source: LinkSource = .app) -> LinkMatch<Link> {
    match(url, from: source, depth: 0)
  }

  /// Reads the link of a URL that stands in a number of others.
  func match(_ url: LinkURL, from source: LinkSource, depth: Int) -> LinkMatch<Link> {
    switch engine.match(url, from: source, depth: depth) {
    case .found(let found, let reader):
      switch found {
      case let link as Link: .matched(MatchedLink(link, reader, engine))
      default: .unmatched(reader.refused(.noLinkOfValues))
      }
    case .unmatched(let reason, _): .unmatched(reason)
    case .rejected(let reason, _): .rejected(reason)
    case .unavailable(let reason): .unavailable(reason)
    }
  }

  /// Returns one line for the developer: what a URL means, or why it means nothing and what to do.
  ///
  /// It shows the values of the URL, except secret ones; invisible characters as `\u{A}`.
  ///
  /// - Parameters:
  ///   - text: The URL to explain.
  ///   - source: Where it comes from; ``LinkSource/app`` ignores access.
  /// - Returns: A line without an end.
  /// - Complexity: O(*r* · *n*), *r* = number of routes, *n* = length of the URL.
  public func explain(_ text: String, from source: LinkSource = .app) -> String {
    engine.explain(text, from: source).onOneLine
  }

  /// Tells whether links from a source reach a link.
  ///
  /// - Parameters:
  ///   - link: The link to check.
  ///   - source: Where a link came from.
  /// - Returns: `true` for ``LinkSource/app``, and when a route of the link's kind is open.
  public func isOpen(_ link: Link, to source: LinkSource) -> Bool {
    source == .app || isOpen(takeApart(link), to: source)
  }

  /// Whether links from a source reach a link: the app's own, and those to which a route is open.
  package func isOpen(_ parts: TakenApartLink<Link>, to source: LinkSource) -> Bool {
    engine.isOpen(parts.parts, to: source)
  }

  /// Takes a link apart, for all that is asked about it.
  package func takeApart(_ link: Link) -> TakenApartLink<Link> {
    TakenApartLink(link, engine.takeApart(link))
  }

  /// Reads a URL that the app itself printed and kept.
  package func keptLink(of text: String) -> Link? {
    (try? LinkURL(text, limits: limits)).flatMap(engine.find)?.link as? Link
  }

  /// A link for messages: its URL without secrets, or else the name of its route alone.
  package func shown(_ link: Link) -> FailureText { engine.shown(link) }

  /// A URL with its secret values replaced, for logs.
  package func withoutSecrets(_ text: String) -> String { engine.withoutSecrets(text) }

  /// The patterns of all routes that are used, as a table takes them, each under its route's name.
  ///
  /// For comparing routers with each other; a route with aliases has several.
  public var tableEntries: [PatternTable.Entry] { engine.table.entries }
}

extension LinkMatch {
  /// The link and how it was found; `nil` when no route takes the URL.
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

  /// The link, or why no route takes the URL.
  func link() throws(LinkFailure) -> Link {
    switch self {
    case .matched(let found): return found.link
    case .unmatched(let reason), .rejected(let reason), .unavailable(let reason): throw reason
    }
  }
}
