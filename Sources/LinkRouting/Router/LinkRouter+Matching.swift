public import LinkPatterns

extension LinkRouter {
  /// Reads the link of a URL.
  ///
  /// - Parameter text: The URL.
  /// - Returns: The link, or why there is none.
  /// - Complexity: As ``match(_:)-(LinkURL)``.
  public func link(for text: String) -> Result<Link, LinkReason> {
    switch match(text) {
    case .matched(let match): .success(match.link)
    case .unmatched(let reason), .rejected(let reason): .failure(reason)
    }
  }

  /// Reads the link of a URL and tells how it was found.
  ///
  /// - Parameters:
  ///   - text: The URL, absolute.
  ///   - sender: Where it came from. Routes that are not open to it are as if they were not there.
  /// - Returns: The match. A text that is not the URL of a link is `.rejected`.
  /// - Complexity: As ``match(_:)-(LinkURL)``.
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
    let admitting = origins.filter { $0.admits(url) }
    // An origin with a host says more of the URL than one without.
    guard let origin = admitting.first(where: { $0.host != nil }) ?? admitting.first else {
      return .rejected(LinkReason(unknownOriginOf: url, among: origins))
    }
    let reader = ParameterReader(url: url, plusIsSpace: origin.isWeb)
    var candidates = table.candidates(for: url, host: origin.hostPosition)
    var refusal: LinkReason?
    while let candidate = candidates.next() {
      let route = routes[candidate.entry]
      guard route.isOpen(to: sender) else { continue }
      do throws(LinkReason) {
        return .matched(try reader.match(route, candidate))
      } catch {
        refusal = refusal ?? error
        if error.code.isTerminal { return .rejected(error) }
      }
    }
    let mismatch = refusal ?? wrongShape(of: url, origin, from: sender, reader)
    return .unmatched(mismatch ?? noRoute(for: url, candidates.segments, from: sender))
  }

  /// Why the best route that is open to a sender and has the path of a URL refuses its values.
  ///
  /// - Parameters:
  ///   - url: The URL, which no route accepts.
  ///   - origin: Its beginning.
  ///   - sender: Where it came from.
  ///   - reader: Reads its values.
  /// - Returns: The reason, or `nil` when no route has the path.
  /// - Complexity: O(*r* · *s*), *r* = number of routes, *s* = number of segments.
  private func wrongShape(
    of url: LinkURL,
    _ origin: URLOrigin,
    from sender: LinkOrigin,
    _ reader: ParameterReader
  ) -> LinkReason? {
    for candidate in table.candidatesOfAnyShape(for: url, host: origin.hostPosition) {
      let route = routes[candidate.entry]
      guard route.isOpen(to: sender) else { continue }
      do throws(LinkReason) {
        _ = try reader.match(route, candidate)
      } catch {
        return error
      }
    }
    return nil
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
    let depths = routes.indices.filter { routes[$0].isOpen(to: sender) }
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
