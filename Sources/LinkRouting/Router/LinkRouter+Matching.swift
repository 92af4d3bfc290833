public import LinkPatterns

extension LinkRouter {
  /// Reads the link of a URL.
  ///
  /// - Parameter text: The URL.
  /// - Returns: The link, or why there is none.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func link(for text: String) -> Result<Link, LinkReason> {
    let url: LinkURL
    do throws(LinkURLError) {
      url = try LinkURL(text, limits: limits)
    } catch {
      return .failure(LinkReason(error))
    }
    switch find(url, from: .app) {
    case .found(let found):
      if let reason = unavailability(of: found) { return .failure(reason) }
      return .success(found.link)
    case .unmatched(let reason), .rejected(let reason): return .failure(reason)
    }
  }

  /// Reads the link of a URL and tells how it was found.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - sender: Where it came from. Routes that are not open to it are as if they were not there.
  /// - Returns: The match. A text that is not the URL of a link is `.rejected`.
  /// - Complexity: As ``match(_:from:)-(LinkURL,_)``.
  public func match(_ text: String, from sender: LinkOrigin = .app) -> LinkMatch<Link> {
    do throws(LinkURLError) {
      return match(try LinkURL(text, limits: limits), from: sender)
    } catch {
      return .rejected(LinkReason(error))
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
  public func match(_ url: LinkURL, from sender: LinkOrigin = .app) -> LinkMatch<Link> {
    switch find(url, from: sender) {
    case .unmatched(let reason): return .unmatched(reason)
    case .rejected(let reason): return .rejected(reason)
    case .found(let found):
      if let reason = unavailability(of: found) { return .unavailable(reason) }
      let route = routes[found.route]
      return .matched(
        MatchedLink(
          link: found.link,
          route: route.name,
          exposure: route.exposure,
          url: url,
          unusedItems: found.source.unusedItems(route.parameters, includesPath: true)
        )
      )
    }
  }

  /// A link that was found, and where.
  struct Found {
    /// The link.
    let link: Link

    /// The position of the route.
    let route: Int

    /// What of the URL the route took.
    let source: ParameterReader.URLSource
  }

  /// What a search came to.
  enum Search {
    /// A route makes a link of the URL.
    case found(Found)

    /// No route does.
    case unmatched(LinkReason)

    /// The URL is refused for good.
    case rejected(LinkReason)
  }

  /// Finds the route of a URL, whether it is switched off or not.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - sender: Where it came from.
  /// - Returns: The link and its route, or why there is none.
  func find(_ url: LinkURL, from sender: LinkOrigin) -> Search {
    guard let origin = origin(of: url) else {
      return .rejected(LinkReason(unknownOriginOf: url, among: origins))
    }
    let seesAll = sender == .app
    var candidates = table.candidates(for: url, host: origin.hostPosition)
    var refusal: LinkReason?
    while let candidate = candidates.next() {
      let entry = entries[candidate.entry]
      guard seesAll || routes[entry.route].exposure.contains(sender) else { continue }
      let source = source(of: candidate, in: url, origin)
      do throws(LinkReason) {
        let link = try self.link(of: entry.route, source)
        return .found(Found(link: link, route: entry.route, source: source))
      } catch {
        refusal = refusal ?? error
        if error.code.isTerminal { return .rejected(error) }
      }
    }
    let mismatch = refusal ?? wrongShape(of: url, origin, from: sender)
    return .unmatched(mismatch ?? noRoute(for: url, candidates.segments, from: sender))
  }

  /// Why the best route that is open to a sender and has the path of a URL refuses its values.
  ///
  /// - Parameters:
  ///   - url: The URL, which no route accepts.
  ///   - origin: Its beginning.
  ///   - sender: Where it came from.
  /// - Returns: The reason, or `nil` when no route has the path.
  /// - Complexity: O(*r* · *s*), *r* = number of routes, *s* = number of segments.
  private func wrongShape(
    of url: LinkURL,
    _ origin: URLOrigin,
    from sender: LinkOrigin
  ) -> LinkReason? {
    for candidate in table.candidatesOfAnyShape(for: url, host: origin.hostPosition) {
      let index = entries[candidate.entry].route
      guard routes[index].isOpen(to: sender) else { continue }
      do throws(LinkReason) {
        _ = try link(of: index, source(of: candidate, in: url, origin))
      } catch {
        return error
      }
    }
    return nil
  }

  /// What of a URL a candidate took.
  ///
  /// - Parameters:
  ///   - candidate: The candidate.
  ///   - url: The URL.
  ///   - origin: Its beginning.
  /// - Returns: Where the values are.
  private func source(
    of candidate: RouteCandidate,
    in url: LinkURL,
    _ origin: URLOrigin
  ) -> ParameterReader.URLSource {
    ParameterReader.URLSource(
      url: url,
      plusIsSpace: origin.isWeb,
      form: entries[candidate.entry].form,
      captures: candidate.captures
    )
  }

  /// Makes the link of a route.
  ///
  /// - Parameters:
  ///   - index: The position of the route.
  ///   - source: What of the URL its pattern took.
  /// - Returns: The link.
  /// - Throws: ``LinkReason`` – `.valueEncoding`, `.valueType`, `.missingItem`, `.repeatedItem`,
  ///   `.conflictingValues`, `.valueRange` or `.unknownItem`.
  private func link(
    of index: Int,
    _ source: ParameterReader.URLSource
  ) throws(LinkReason) -> Link {
    var reader = ParameterReader(
      .url(source),
      route: routes[index].name,
      parameters: routes[index].parameters
    )
    let link = try routes[index].codec.link(&reader)
    guard routes[index].isStrict else { return link }
    let unknown = source.unusedItems(routes[index].parameters, includesPath: false)
    guard let first = unknown.first else { return link }
    throw LinkReason(
      .unknownItem,
      found: first,
      message: "The route '\(routes[index].name)' knows no query item '\(first)', and is strict."
    )
  }

  /// Finds the origin of a URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: An origin that admits it: one with a host if there is one, since it says more.
  func origin(of url: LinkURL) -> URLOrigin? {
    var hostless: URLOrigin?
    for origin in origins where origin.admits(url) {
      if origin.host != nil { return origin }
      if hostless == nil { hostless = origin }
    }
    return hostless
  }

  /// Why a link that was found is not to be opened.
  ///
  /// - Parameter found: The link.
  /// - Returns: The reason; `nil` for a route that is not switched off.
  private func unavailability(of found: Found) -> LinkReason? {
    guard let isSwitchedOff else { return nil }
    let name = routes[found.route].name
    guard isSwitchedOff(name) else { return nil }
    return LinkReason(.switchedOff, message: "The route '\(name)' is switched off.")
  }

  /// Why no route that is open to a sender has the path of a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - segments: Its segments.
  ///   - sender: Where it came from.
  /// - Returns: The reason, with the first segment that no such route has at its place.
  /// - Complexity: O(*r* · *s*), *r* = number of routes, *s* = number of segments.
  private func noRoute(
    for url: LinkURL,
    _ segments: [Range<Int>],
    from sender: LinkOrigin
  ) -> LinkReason {
    let depths = entries.indices.filter { routes[entries[$0].route].isOpen(to: sender) }
      .map { table.matchedSegments(of: $0, in: url, segments) }
    let matched = depths.max() ?? 0
    guard matched < segments.count else {
      return LinkReason(
        .noRoute,
        segment: matched == 0 ? nil : matched,
        message: matched == 0
          ? "No route has an empty path." : "No route ends after segment \(matched)."
      )
    }
    let found = url.string(segments[matched])
    return LinkReason(
      .noRoute,
      segment: matched + 1,
      found: found,
      message: "No route has '\(found)' as segment \(matched + 1)."
    )
  }

  /// Tells whether links from an origin reach a link.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - origin: Where a link came from.
  /// - Returns: `true` for ``LinkOrigin/app``, and when a route of the link's kind is open.
  public func isOpen(_ link: Link, to origin: LinkOrigin) -> Bool {
    guard origin != .app else { return true }
    return routes(for: link).contains { $0.isOpen(to: origin) }
  }
}
