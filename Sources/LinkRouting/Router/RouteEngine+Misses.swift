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

  /// Why an expression or a type of an open route refuses a segment, for a route that gets no less far than others
  /// and fits behind it.
  func misfit(of url: SegmentedURL, from source: LinkSource) -> (reason: LinkFailure, route: Int)? {
    let nearest = nearest(to: url, from: source)
    return nearest.misfit.map { (misfit(of: $0, at: nearest.segments, in: url), route(of: $0)) }
  }

  private func route(of alternative: TableAlternative) -> Int {
    entries[Int(alternative.entry)].route
  }

  /// Why a parameter of an alternative refuses a segment.
  private func misfit(
    of alternative: TableAlternative,
    at index: Int,
    in url: SegmentedURL
  ) -> LinkFailure {
    let segment = table.segments(of: alternative)[index]
    var (parameter, expected): (String?, String) = (nil, segment.written)
    if case .parameter(let single) = segment {
      let shapes = table.entries[Int(alternative.entry)].shapes
      parameter = single.isUnnamed ? nil : single.name
      expected = single.expression ?? shapes[single.name]?.name ?? ""
    }
    return LinkFailure(
      .noRouteWithText,
      parameter: parameter,
      segment: index + 1,
      expected: .name(expected),
      found: shown(index, of: url)
    )
  }

  /// The number of segments of a URL that an open route has at most, and the first declared alternative with as
  /// many whose parameter refuses the next segment and that fits behind it.
  private func nearest(
    to url: SegmentedURL,
    from source: LinkSource
  ) -> (segments: Int, misfit: TableAlternative?) {
    // Most URLs without a route are unknown from their first segment on.
    guard table.mayTakeFirstSegment(of: url) else { return (0, nil) }
    var most = 0
    var misfit: TableAlternative?
    for alternative in table.fullest {
      let count = table.acceptedSegments(of: alternative, in: url)
      guard count >= most, entries[Int(alternative.entry)].record.isOpen(to: source, url) else {
        continue
      }
      if count > most { (most, misfit) = (count, nil) }
      guard count < url.segments.count, misfit.map({ alternative.entry < $0.entry }) ?? true,
        table.accepts(behind: count + 1, of: alternative, in: url)
      else { continue }
      if case .literal = table.segments(of: alternative)[count] { continue }
      misfit = alternative
    }
    return (most, misfit)
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
    let (matched, refusing) = nearest(to: url, from: source)
    if let refusing { return misfit(of: refusing, at: matched, in: url) }
    if matched < url.segments.count { return noRoute(withSegment: matched, of: url) }
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
    guard !url.segments[index].isEmpty else {
      return LinkFailure(.emptySegmentOfURL, segment: index + 1)
    }
    return LinkFailure(.noRouteWithSegment, segment: index + 1, found: shown(index, of: url))
  }

  /// Which segment of a URL no route has, with the similar literal that was probably meant: one with which a
  /// route would have the path, else one behind the segments that a failure says are right.
  func mistyping(in url: SegmentedURL, _ failure: LinkFailure) -> LinkFailure? {
    guard failure.code != .tooManySteps else { return nil }
    var best: (index: Int, text: String, distance: Int, isWord: Bool)?
    for alternative in table.fullest {
      let index = table.acceptedSegments(of: alternative, in: url)
      guard index < min(table.segments(of: alternative).count, url.segments.count),
        entries[Int(alternative.entry)].record.isOpen(to: .app, url),
        let (text, similar) = table.nearestText(to: url.bytes(index), of: alternative, at: index)
      else { continue }
      let fits = table.accepts(behind: index + 1, of: alternative, in: url)
      // Where a failure names no text, its segment is right.
      guard fits || (failure.found != nil && index + 1 == failure.segment) else { continue }
      let distance = fits ? similar : similar + EditDistance.maximum
      guard distance < best?.distance ?? .max else { continue }
      best = (index, text, distance, table.segments(of: alternative)[index].isParameter)
    }
    guard let best else { return nil }
    let fix = "Did you mean '\(best.text)'?"
    guard hasLiteral(best.index, of: url) else {
      let isInList = best.isWord && failure.isMisfit && failure.segment == best.index + 1
      let reason = isInList ? failure : noRoute(withSegment: best.index, of: url)
      return reason.changed(fix: fix)
    }
    // A route has this segment: another one is wrong, or one is missing.
    guard failure.code == .noRoute, failure.found != nil else { return nil }
    let written = url.text(best.index)
    return failure.changed(fix: "Did you mean '\(best.text)' in place of '\(written)'?")
  }

  /// Whether a route has a segment of a URL as a literal, behind segments that it has too.
  func hasLiteral(_ index: Int, of url: SegmentedURL) -> Bool {
    table.fullest.contains { alternative in
      let written = table.segments(of: alternative)
      guard index < written.count, case .literal = written[index] else { return false }
      return entries[Int(alternative.entry)].record.isOpen(to: .app, url)
        && table.acceptedSegments(of: alternative, in: url) > index
    }
  }
}

extension LinkFailure {
  /// Whether a parameter refuses the text of a segment, in a path that fits otherwise.
  var isMisfit: Bool { code == .noRoute && expected != nil }
}

extension PathPattern.Segment {
  fileprivate var isParameter: Bool { if case .parameter = self { true } else { false } }

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
