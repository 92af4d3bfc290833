package import LinkPatterns

extension RouteEngine {
  /// How the path of a URL must end so that a route takes it that is open to a source, or why the best such
  /// route that has the path refuses its values.
  func nearMiss(
    of url: LinkURL,
    _ prefix: LinkPrefix,
    from source: LinkSource
  ) -> (reason: LinkFailure, route: Int)? {
    for miss in table.missesByTrailingSlash(for: url, host: prefix.hostPosition) {
      let route = entries[miss.entry].route
      guard routes[route].isOpen(to: source, url, prefix) else { continue }
      let expected = miss.needsSlash ? "a trailing slash" : "no trailing slash"
      let name = routes[route].name
      return (LinkFailure(.trailingSlash, route: name, expected: .name(expected)), route)
    }
    var candidates = CandidateSearch(url, host: prefix.hostPosition, isLenient: true)
    while let candidate = candidates.next(table.storage, url.bytes.span) {
      let route = entries[candidate.entry].route
      guard routes[route].isOpen(to: source, url, prefix) else { continue }
      if let reason = refusal(of: candidate, in: url, prefix) { return (reason, route) }
    }
    return nil
  }

  /// Why an expression of a route refuses a segment, for the first route all of whose literals a URL has.
  func misfit(of url: LinkURL) -> (reason: LinkFailure, route: Int)? {
    guard let prefix = prefix(of: url) else { return nil }
    let segments = url.segments(host: prefix.hostPosition)
    for entry in entries.indices {
      let route = entries[entry].route
      guard routes[route].isOpen(to: .app, url, prefix),
        table.matchedSegments(of: entry, in: url, segments) == segments.count,
        let reason = misfit(ofEntry: entry, in: url, segments)
      else { continue }
      return (reason, route)
    }
    return nil
  }

  /// Why an expression of an entry refuses a segment; `nil` where none does.
  private func misfit(
    ofEntry entry: Int,
    in url: LinkURL,
    _ segments: [Range<Int>]
  ) -> LinkFailure? {
    guard let (index, segment) = table.misfit(of: entry, in: url, segments) else { return nil }
    var (parameter, expected): (String?, String) = (nil, segment.written)
    if case .parameter(let single) = segment, let expression = single.expression {
      (parameter, expected) = (single.isUnnamed ? nil : single.name, expression)
    }
    let isSecret = secretPlaces(of: url, segments).contains(segments[index])
    return LinkFailure(
      .valueType,
      route: routes[entries[entry].route].name,
      parameter: parameter,
      segment: index + 1,
      expected: .name(expected),
      found: .value(url.string(segments[index]), isSecret: isSecret)
    )
  }

  /// Why the route of a candidate makes no link, without secrets; `nil` when it makes one.
  package func refusal(
    of candidate: RouteCandidate,
    in url: LinkURL,
    _ prefix: LinkPrefix
  ) -> LinkFailure? {
    let reader = ParameterReader(url, candidate, self, prefix)
    do throws(LinkFailure) {
      _ = try link(of: reader)
      return nil
    } catch {
      return withoutSecrets(error, reader)
    }
  }

  /// Why a URL that a route has won is not to be opened.
  func unavailability(ofRoute route: Int) -> LinkFailure? {
    let name = routes[route].name
    guard let isSwitchedOff, isSwitchedOff(name) else { return nil }
    return LinkFailure(.switchedOff, route: name)
  }

  /// Why no route that is open to a source has the path of a URL.
  func noRoute(
    for url: LinkURL,
    _ prefix: LinkPrefix,
    from source: LinkSource
  ) -> LinkFailure {
    let segments = url.segments(host: prefix.hostPosition)
    var matched = 0
    for entry in entries.indices {
      let count = table.matchedSegments(of: entry, in: url, segments)
      guard count > matched else { continue }
      if routes[entries[entry].route].isOpen(to: source, url, prefix) { matched = count }
    }
    guard matched < segments.count else {
      return matched == 0
        ? LinkFailure(.noRouteOfRoot) : LinkFailure(.noRouteEndsThere, segment: matched)
    }
    return noRoute(withSegment: matched, of: url, segments)
  }

  /// Why no route has a URL, one of whose segments none has.
  private func noRoute(
    withSegment index: Int,
    of url: LinkURL,
    _ segments: [Range<Int>]
  ) -> LinkFailure {
    let isSecret = secretPlaces(of: url, segments).contains(segments[index])
    return LinkFailure(
      .noRouteWithSegment,
      segment: index + 1,
      found: .value(url.string(segments[index]), isSecret: isSecret)
    )
  }

  /// Which segment of a URL no route has, with the similar literal that was probably meant: one with which a
  /// route would have the path, else one behind the segments that a failure says are right.
  func mistyping(in url: LinkURL, _ failure: LinkFailure) -> LinkFailure? {
    guard failure.code != .tooManySteps, let prefix = prefix(of: url) else { return nil }
    let segments = url.segments(host: prefix.hostPosition)
    var best: (index: Int, literal: String, distance: Int)?
    for entry in entries.indices where routes[entries[entry].route].isOpen(to: .app, url, prefix) {
      guard let pattern = table.entries[entry].pattern.alternatives.first else { continue }
      let index = table.matchedSegments(of: pattern, ofEntry: entry, in: url, segments)
      guard index < min(pattern.segments.count, segments.count),
        case .literal(let literal) = pattern.segments[index],
        let similar = EditDistance.between(Array(literal), Array(url.bytes[segments[index]]))
      else { continue }
      let next = index + 1
      let fits =
        pattern.segments.count == segments.count
        && table.matchedSegments(of: pattern, ofEntry: entry, in: url, segments, behind: next)
          == segments.count
      // Where a failure names no text, its segment is right.
      guard fits || (failure.found != nil && next == failure.segment) else { continue }
      let distance = fits ? similar : similar + EditDistance.maximum
      if distance < best?.distance ?? .max { best = (index, UTF8Text.text(literal.span), distance) }
    }
    guard let best else { return nil }
    if let literal = literal(at: best.index, in: url, segments) {
      // A route has this segment: another one is wrong, or one is missing.
      guard failure.code == .noRoute, failure.found != nil else { return nil }
      return failure.changed(fix: "Did you mean '\(best.literal)' in place of '\(literal)'?")
    }
    return noRoute(withSegment: best.index, of: url, segments)
      .changed(fix: "Did you mean '\(best.literal)'?")
  }

  /// The segment of a URL that a route has as it is written, behind segments that it has; `nil` without one.
  func literal(at index: Int, in url: LinkURL, _ segments: [Range<Int>]) -> String? {
    let prefix = prefix(of: url)
    for entry in entries.indices {
      let isServed = prefix.map { routes[entries[entry].route].isOpen(to: .app, url, $0) } ?? true
      guard isServed, let pattern = table.entries[entry].pattern.alternatives.first,
        table.matchedSegments(of: pattern, ofEntry: entry, in: url, segments) > index,
        case .literal(let literal) = pattern.segments[index]
      else { continue }
      return UTF8Text.text(literal.span)
    }
    return nil
  }
}

extension PathPattern.Segment {
  /// A segment that mixes text and parameters, as it is written.
  fileprivate var written: String {
    guard case .mixed(let pieces) = self else { return "" }
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let bytes): text += UTF8Text.text(bytes.span)
      case .parameter(let parameter):
        text += ":\(parameter.name)" + (parameter.expression.map { "(\($0))" } ?? "")
      }
    }
    return text
  }
}
