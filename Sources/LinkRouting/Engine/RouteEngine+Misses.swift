package import LinkPatterns

extension RouteEngine {
  /// How the path of a URL must end so that a route takes it that is open to a source.
  func wrongEnd(
    of url: LinkURL,
    _ prefix: LinkPrefix,
    from source: LinkSource
  ) -> (reason: LinkFailure, route: Int)? {
    for miss in table.missesByTrailingSlash(for: url, host: prefix.hostPosition)
    where isOpen(miss.entry, to: source, url, prefix) {
      let route = entries[miss.entry].route
      let expected = miss.needsSlash ? "a trailing slash" : "no trailing slash"
      return (
        LinkFailure(.trailingSlash, route: routes[route].name, expected: .name(expected)), route
      )
    }
    return nil
  }

  /// Why the best route that is open to a source and has the path of a URL refuses its values.
  func wrongShape(
    of url: LinkURL,
    _ prefix: LinkPrefix,
    from source: LinkSource
  ) -> (reason: LinkFailure, route: Int)? {
    for candidate in table.candidatesOfAnyShape(for: url, host: prefix.hostPosition)
    where isOpen(candidate.entry, to: source, url, prefix) {
      let route = entries[candidate.entry].route
      if let reason = refusal(of: candidate, in: url, prefix) { return (reason, route) }
    }
    return nil
  }

  /// Why the route of a candidate makes no link, without secrets; `nil` when it makes one.
  package func refusal(
    of candidate: RouteCandidate,
    in url: LinkURL,
    _ prefix: LinkPrefix
  ) -> LinkFailure? {
    let reader = reader(of: candidate, in: url, prefix)
    do throws(LinkFailure) {
      _ = try link(of: reader)
      return nil
    } catch {
      return withoutSecrets(error, reader, url.segments(host: prefix.hostPosition))
    }
  }

  /// Why a URL that a route has won is not to be opened.
  func unavailability(ofRoute route: Int) -> LinkFailure? {
    let name = routes[route].name
    guard let isSwitchedOff, isSwitchedOff(name) else { return nil }
    return LinkFailure(.switchedOff, route: name)
  }

  /// Why no route that is open to a source has the path of a URL.
  func noRoute(for url: LinkURL, _ segments: [Range<Int>], from source: LinkSource) -> LinkFailure {
    let prefix = prefix(of: url)
    var matched = 0
    for entry in entries.indices {
      if let prefix, !isOpen(entry, to: source, url, prefix) { continue }
      matched = max(matched, table.matchedSegments(of: entry, in: url, segments))
    }
    guard matched < segments.count else {
      return matched == 0
        ? LinkFailure(.noRouteOfRoot) : LinkFailure(.noRouteEndsThere, segment: matched)
    }
    let isSecret = secretPlaces(of: url, segments).contains(segments[matched])
    return LinkFailure(
      .noRouteWithSegment,
      segment: matched + 1,
      found: .value(url.string(segments[matched]), isSecret: isSecret)
    )
  }
}
