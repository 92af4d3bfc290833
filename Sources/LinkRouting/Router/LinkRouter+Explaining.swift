import LinkPatterns

extension LinkRouter {
  /// How the path of a URL must end so that a route takes it that is open to a sender.
  func wrongEnd(
    of url: LinkURL,
    _ origin: LinkPrefix,
    from sender: LinkSource
  ) -> (reason: LinkFailure, route: Int)? {
    let miss = table.missesByTrailingSlash(for: url, host: origin.hostPosition)
      .first { entries[$0.entry].isOpen(to: sender, url, origin) }
    return miss.map { miss in
      let route = entries[miss.entry].route
      let expected = miss.needsSlash ? "a trailing slash" : "no trailing slash"
      return (
        LinkFailure(.trailingSlash, route: routes[route].name, expected: .name(expected)), route
      )
    }
  }

  /// Why the best route that is open to a sender and has the path of a URL refuses its values.
  func wrongShape(
    of url: LinkURL,
    _ origin: LinkPrefix,
    from sender: LinkSource
  ) -> (reason: LinkFailure, route: Int)? {
    for candidate in table.candidatesOfAnyShape(for: url, host: origin.hostPosition) {
      let index = entries[candidate.entry].route
      guard entries[candidate.entry].isOpen(to: sender, url, origin) else { continue }
      let source = source(of: candidate, in: url, origin)
      do throws(LinkFailure) {
        _ = try link(of: index, source)
      } catch {
        let segments = url.segments(host: origin.hostPosition)
        return (withoutSecrets(error, of: index, source, segments), index)
      }
    }
    return nil
  }

  /// Why a URL that a route has won is not to be opened.
  func unavailability(ofRoute route: Int) -> LinkFailure? {
    guard let isSwitchedOff else { return nil }
    let name = routes[route].name
    guard isSwitchedOff(name) else { return nil }
    return LinkFailure(.switchedOff, route: name)
  }

  /// Why no route that is open to a sender has the path of a URL.
  func noRoute(
    for url: LinkURL,
    _ segments: [Range<Int>],
    from sender: LinkSource
  ) -> LinkFailure {
    let prefix = prefix(of: url)
    var matched = 0
    for (index, entry) in entries.enumerated() {
      guard prefix.map({ entry.isOpen(to: sender, url, $0) }) ?? true else { continue }
      matched = max(matched, table.matchedSegments(of: index, in: url, segments))
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
