public import LinkPatterns

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LinkRouter {
  /// Returns the link of a URL.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - source: The source of the URL. A route that is closed to it does not match; the app opens every route.
  /// - Returns: The link of the most specific route.
  /// - Throws: ``LinkFailure``, which names the route and the value at fault.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func link(for text: String, from source: LinkSource = .app) throws(LinkFailure) -> Link {
    switch try engine.link(for: text, from: source) {
    case let link as Link: return link
    default: throw LinkFailure(.noLinkOfValues)
    }
  }

  /// Reads the link of a URL, with the route and the values that led to it.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - source: The source of the URL. Routes that are closed to it are ignored.
  /// - Returns: The match; `.rejected` for a text that is not the URL of a link.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func match(_ text: String, from source: LinkSource = .app) -> LinkMatch<Link> {
    do throws(LinkURLError) {
      return match(try LinkURL(text, limits: limits), from: source)
    } catch {
      return .rejected(LinkFailure(error))
    }
  }

  /// Reads the link of a URL, with the route and the values that led to it.
  ///
  /// - Parameters:
  ///   - url: The URL to read.
  ///   - source: The source of the URL. Routes that are closed to it are ignored.
  /// - Returns: The match, or why no route takes the URL.
  /// - Complexity: O(*n* + *m*), *n* = length of the URL, *m* = nodes of the table that are entered:
  ///   at most all of them, usually one a segment.
  public func match(_ url: LinkURL, from source: LinkSource = .app) -> LinkMatch<Link> {
    match(url, from: source, depth: 0)
  }

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

  /// Reads the link of a URL that is nested in other links.
  func match(_ url: LinkURL, from source: LinkSource, depth: Int) -> LinkMatch<Link> {
    switch engine.match(url, from: source, depth: depth) {
    case .found(let found, let reader):
      switch found {
      case let link as Link: .matched(LinkMatch.Match(link, reader, engine))
      default: .unmatched(reader.refused(.noLinkOfValues))
      }
    case .unmatched(let reason, _): .unmatched(reason)
    case .rejected(let reason, _): .rejected(reason)
    case .unavailable(let reason): .unavailable(reason)
    }
  }

  /// Returns one line for the developer that explains what a URL opens, or why it opens nothing and how to fix that.
  ///
  /// It shows the values of the URL, except secret ones, and invisible characters as `\u{A}`.
  ///
  /// - Parameters:
  ///   - text: The URL to explain.
  ///   - source: The source of the URL; ``LinkSource/app`` ignores access.
  /// - Returns: One line, without a line break at its end.
  /// - Complexity: O(*r* · *n*), *r* = number of routes, *n* = length of the URL.
  public func explain(_ text: String, from source: LinkSource = .app) -> String {
    do throws(LinkFailure) {
      return explain(try LinkURL(reading: text, limits: limits), from: source)
    } catch {
      return error.explanation.onOneLine
    }
  }

  /// Explains a URL that was read.
  package func explain(_ url: LinkURL, from source: LinkSource) -> String {
    LinkExplainer(engine: engine).explain(url, from: source).onOneLine
  }

  /// Returns whether a source can open a link.
  ///
  /// - Parameters:
  ///   - link: The link to check.
  ///   - source: The source of the link.
  /// - Returns: `true` for ``LinkSource/app``, and when a route of the link is open to the source.
  public func isOpen(_ link: Link, to source: LinkSource) -> Bool {
    source == .app || isOpen(decompose(link), to: source)
  }

  /// Whether a source can open a link.
  package func isOpen(_ parts: DecomposedLink<Link>, to source: LinkSource) -> Bool {
    engine.isOpen(parts.parts, to: source)
  }

  /// Takes a link apart completely.
  package func decompose(_ link: Link) -> DecomposedLink<Link> {
    DecomposedLink(link, engine.decompose(link))
  }

  /// Returns the requirements for opening a link.
  ///
  /// - Returns: The combined requirements of all its routes: a second pattern for a link
  ///   cannot soften those of the first. No requirements for a link without a route.
  /// - Complexity: O(*n*), *n* = number of routes.
  public func requirements(of link: Link) -> LinkRequirements {
    LinkRequirements(of: engine.records(of: engine.decompose(link)))
  }

  /// Returns the requirements for opening a link; see `requirements(of:)`.
  package func requirements(of parts: DecomposedLink<Link>) -> LinkRequirements {
    LinkRequirements(of: engine.records(of: parts.parts))
  }

  /// Returns the link of this type that holds a link of a mounted one.
  ///
  /// - Returns: The link itself when it is of this type; `nil` for a link whose type is not mounted, or is
  ///   mounted more than once.
  public func lifted(_ link: any DeepLink) -> Link? {
    if let link = link as? Link { return link }
    let type = ObjectIdentifier(Swift.type(of: link))
    let lifts = engine.index.lifts.filter { $0.type == type }
    return lifts.count == 1 ? lifts[0].lift(link) as? Link : nil
  }

  /// Reads a URL that the app itself printed and stored.
  package func keptLink(of text: String) -> Link? {
    (try? LinkURL(text, limits: limits)).flatMap(engine.find)?.link as? Link
  }

  /// A link for messages: its URL without secrets, or the name of its route.
  package func shown(_ link: Link) -> FailureText { engine.shown(link) }

  /// A URL with its secret values replaced, for logs.
  package func withoutSecrets(_ text: String) -> String { engine.withoutSecrets(text) }

  /// The patterns of all routes in use, in the form that a table takes, each under its route's name.
  ///
  /// Use it to compare routers. A route with aliases has several patterns.
  public var tableEntries: [PatternTable.Entry] { engine.table.entries }
}

// MARK: - URLs of Foundation

extension LinkRouter {
  /// Returns the link of a Foundation `URL`.
  ///
  /// - Parameters:
  ///   - url: The URL to read.
  ///   - source: The source of the URL. A route that is closed to it does not match; the app opens every route.
  /// - Returns: The link of the most specific route.
  /// - Throws: ``LinkFailure``, which names the route and the value at fault.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func link(for url: URL, from source: LinkSource = .app) throws(LinkFailure) -> Link {
    try match(url, from: source).link()
  }

  /// Reads the link of a Foundation `URL`, with the route and the values that led to it.
  ///
  /// The text of the URL is parsed. As a second check, the host that Foundation finds in a web
  /// URL must be the parsed one, because links are forged where parsers disagree about a host.
  ///
  /// - Parameters:
  ///   - url: The URL to read.
  ///   - source: The source of the URL. Routes that are closed to it are ignored.
  /// - Returns: The match, or why no route takes the URL.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func match(_ url: URL, from source: LinkSource = .app) -> LinkMatch<Link> {
    let link: LinkURL
    do throws(LinkURLError) {
      link = try LinkURL(url.absoluteString, limits: limits)
    } catch {
      return .rejected(LinkFailure(error))
    }
    if let reason = LinkFailure(url.hostReading, otherThan: link) { return .rejected(reason) }
    return match(link, from: source)
  }
}

extension LinkMatch {
  /// The link with its route and URL; `nil` when no route takes the URL.
  public var found: LinkMatch<Link>.Match? {
    if case .matched(let found) = self { found } else { nil }
  }

  /// The failure; `nil` when there is a link.
  public var failure: LinkFailure? {
    switch self {
    case .matched: nil
    case .unmatched(let reason), .rejected(let reason), .unavailable(let reason): reason
    }
  }

  /// The link; throws the failure when no route takes the URL.
  func link() throws(LinkFailure) -> Link {
    switch self {
    case .matched(let found): return found.link
    case .unmatched(let reason), .rejected(let reason), .unavailable(let reason): throw reason
    }
  }
}

extension HostReading {
  /// The ASCII form of an international host, as Foundation writes it; `nil` for any other, and where it does not.
  static func ascii(of host: String) -> String? {
    guard !host.utf8.allSatisfy({ $0 < 0x80 }), let url = URL(string: "https://\(host)/"),
      let read = try? LinkURL(url.absoluteString)
    else { return nil }
    return read.host
  }
}

extension URL {
  /// The host that Foundation reads in this URL.
  package var hostReading: HostReading {
    HostReading(host: host(percentEncoded: false)?.lowercased())
  }

  /// Creates the URL of a link; fails when Foundation cannot read it.
  ///
  /// - Parameter link: The URL of the link.
  public init?(_ link: LinkURL) {
    self.init(string: link.text)
  }
}
