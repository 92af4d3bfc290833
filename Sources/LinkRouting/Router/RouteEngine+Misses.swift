package import LinkPatterns

extension RouteEngine {
  /// Explains how the path of a URL must end for a route that is open to a source, or why the best such route
  /// that matches the path refuses its values.
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
    var candidates = PatternMatches(url, host: prefix.hostPosition, isLenient: true)
    while let candidate = candidates.next(table.storage, url.bytes.span) {
      let route = entries[candidate.entry].route
      guard routes[route].isOpen(to: source, url, prefix) else { continue }
      if let reason = refusal(of: candidate, in: url) { return (reason, route) }
    }
    return nil
  }

  /// Why an expression or a type of an open route refuses a segment, for the first route with all literals of a URL.
  func misfit(of url: SegmentedURL, from source: LinkSource) -> (reason: LinkFailure, route: Int)? {
    for entry in entries.indices where entries[entry].record.isOpen(to: source, url) {
      guard table.matchedSegments(of: entry, in: url) == url.segments.count,
        let (index, segment) = table.misfit(of: entry, in: url)
      else { continue }
      var (parameter, expected): (String?, String) = (nil, segment.written)
      if case .parameter(let single) = segment {
        parameter = single.isUnnamed ? nil : single.name
        expected = single.expression ?? table.entries[entry].shapes[single.name]?.name ?? ""
      }
      let reason = LinkFailure(
        .noRouteWithText,
        parameter: parameter,
        segment: index + 1,
        expected: .name(expected),
        found: shown(index, of: url)
      )
      return (reason, entries[entry].route)
    }
    return nil
  }

  /// The text of a segment for messages, unless some route has a secret there.
  private func shown(_ index: Int, of url: SegmentedURL) -> FailureText {
    .value(url.text(index), isSecret: secretPlaces(of: url).contains(url.segments[index]))
  }

  /// The failure of a candidate whose route makes no link, without secrets; `nil` when it makes one.
  package func refusal(
    of candidate: PatternMatch,
    in url: LinkURL
  ) -> LinkFailure? {
    let reader = ParameterReader(url, candidate, self)
    do throws(LinkFailure) {
      _ = try link(of: reader)
      return nil
    } catch {
      return withoutSecrets(error, reader)
    }
  }

  /// The failure of a URL whose route is switched off; `nil` when it is on.
  func unavailability(ofRoute route: Int) -> LinkFailure? {
    let name = routes[route].name
    guard let isSwitchedOff, isSwitchedOff(name) else { return nil }
    return LinkFailure(.switchedOff, route: name)
  }

  /// Why no route that is open to a source has the path of a URL.
  func noRoute(for url: SegmentedURL, from source: LinkSource) -> LinkFailure {
    if let reason = domainAsSegment(of: url) ?? otherComposition(of: url) { return reason }
    var matched = 0
    for entry in entries.indices {
      let count = table.matchedSegments(of: entry, in: url)
      guard count > matched, entries[entry].record.isOpen(to: source, url) else { continue }
      matched = count
    }
    if matched < url.segments.count { return noRoute(withSegment: matched, of: url) }
    if let (reason, _) = misfit(of: url, from: source) { return reason }
    return matched == 0
      ? LinkFailure(.noRouteOfRoot) : LinkFailure(.noRouteEndsThere, segment: matched)
  }

  /// The failure of a URL with a custom scheme that has a domain of the app as its host; `nil` for any other.
  private func domainAsSegment(of url: SegmentedURL) -> LinkFailure? {
    guard let range = url.url.layout.host, url.url.bytes[range].contains(UInt8(ascii: ".")),
      let prefix = url.prefix, !prefix.isWeb, prefix.host == nil, let host = url.url.host,
      prefixes.contains(where: { $0.isWeb && $0.host == host.lowercased() })
    else { return nil }
    return LinkFailure(
      .domainAsSegment,
      segment: 1,
      subject: prefix.scheme,
      found: .value(host, shownAs: host)
    )
  }

  /// The failure of a URL whose text a route has in another composition; `nil` for any other.
  private func otherComposition(of url: SegmentedURL) -> LinkFailure? {
    guard url.url.layout.mayHaveEscapes else { return nil }
    for (index, range) in url.segments.enumerated() {
      // Combining characters from U+0300 to U+036F have these bytes.
      guard url.url.hasEscape(of: 0xCC, or: 0xCD, in: range),
        let text = PercentCoding.decode(url.bytes(index))
      else { continue }
      let isElsewhere = entries.indices.contains { entry in
        table.entries[entry].texts(at: index).contains { known in
          known == text && !UTF8Text.areEqual(known, text)
        }
      }
      guard isElsewhere else { continue }
      return LinkFailure(.otherComposition, segment: index + 1, found: shown(index, of: url))
    }
    return nil
  }

  /// Why no route has a URL, one of whose segments none has.
  private func noRoute(withSegment index: Int, of url: SegmentedURL) -> LinkFailure {
    LinkFailure(.noRouteWithSegment, segment: index + 1, found: shown(index, of: url))
  }

  /// Which segment of a URL no route has, with the similar literal that was probably meant: one with which a
  /// route would have the path, else one behind the segments that a failure says are right.
  func mistyping(in url: SegmentedURL, _ failure: LinkFailure) -> LinkFailure? {
    guard failure.code != .tooManySteps else { return nil }
    var best: (index: Int, literal: String, distance: Int)?
    for entry in entries.indices where entries[entry].record.isOpen(to: .app, url) {
      guard let pattern = table.entries[entry].pattern.alternatives.first else { continue }
      let (written, count) = (pattern.segments, url.segments.count)
      let index = table.matchedSegments(of: pattern, ofEntry: entry, in: url)
      guard index < min(written.count, count), case .literal(let literal) = written[index],
        let similar = EditDistance.between(Array(literal), url.bytes(index))
      else { continue }
      let next = index + 1
      let fits =
        written.count == count
        && table.matchedSegments(of: pattern, ofEntry: entry, in: url, behind: next) == count
      // Where a failure names no text, its segment is right.
      guard fits || (failure.found != nil && next == failure.segment) else { continue }
      let distance = fits ? similar : similar + EditDistance.maximum
      if distance < best?.distance ?? .max { best = (index, UTF8Text.text(literal.span), distance) }
    }
    guard let best else { return nil }
    guard hasLiteral(best.index, of: url) else {
      return noRoute(withSegment: best.index, of: url)
        .changed(fix: "Did you mean '\(best.literal)'?")
    }
    // A route has this segment: another one is wrong, or one is missing.
    guard failure.code == .noRoute, failure.found != nil else { return nil }
    let written = url.text(best.index)
    return failure.changed(fix: "Did you mean '\(best.literal)' in place of '\(written)'?")
  }

  /// Whether a route has a segment of a URL as a literal, behind segments that it has too.
  func hasLiteral(_ index: Int, of url: SegmentedURL) -> Bool {
    entries.indices.contains { entry in
      guard let pattern = table.entries[entry].pattern.alternatives.first,
        index < pattern.segments.count, case .literal = pattern.segments[index]
      else { return false }
      return entries[entry].record.isOpen(to: .app, url)
        && table.matchedSegments(of: pattern, ofEntry: entry, in: url) > index
    }
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
