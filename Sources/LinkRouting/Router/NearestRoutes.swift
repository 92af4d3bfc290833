import LinkPatterns

/// The routes that come nearest to a URL that none of them takes: they say what is wrong with it.
struct NearestRoutes {
  /// The routes.
  private let engine: RouteEngine

  /// The URL, and the patterns of the routes.
  private let comparison: SegmentComparison

  init(_ engine: RouteEngine, to url: SegmentedURL) {
    self.engine = engine
    comparison = SegmentComparison(url, with: engine.table)
  }

  private var url: SegmentedURL { comparison.url }

  private var table: PatternTable { comparison.table }

  /// Why an expression or a type of an open route refuses a segment, for a route that gets no less far than others
  /// and fits behind it.
  func misfit(from source: LinkSource) -> (reason: LinkFailure, route: Int)? {
    let nearest = nearest(from: source)
    return nearest.misfit.map { alternative in
      (misfit(of: alternative, at: nearest.segments), entry(of: alternative).route)
    }
  }

  /// The route and the form of an alternative.
  private func entry(of alternative: TableAlternative) -> RouterEntry {
    engine.entries[Int(alternative.entry)]
  }

  /// Why a parameter of an alternative refuses a segment.
  private func misfit(of alternative: TableAlternative, at index: Int) -> LinkFailure {
    let segment = table.segments(of: alternative)[index]
    var (parameter, expected): (String?, String) = (nil, segment.written)
    if case .parameter(let single) = segment {
      let entry = table.entries[Int(alternative.entry)]
      parameter = single.isUnnamed ? nil : single.name
      expected = single.expression ?? entry.shape(of: single.name)?.name ?? ""
    }
    return LinkFailure(
      .noRouteWithText,
      parameter: parameter,
      segment: index + 1,
      expected: .name(expected),
      found: shown(index)
    )
  }

  /// The number of segments of the URL that an open route has at most, and the first declared alternative with as
  /// many whose parameter refuses the next segment and that fits behind it.
  private func nearest(from source: LinkSource) -> (segments: Int, misfit: TableAlternative?) {
    // Most URLs without a route are unknown from their first segment on.
    guard comparison.mayTakeFirstSegment else { return (0, nil) }
    var most = 0
    var misfit: TableAlternative?
    for alternative in table.fullest {
      let count = comparison.acceptedSegments(of: alternative)
      guard count >= most, entry(of: alternative).record.isOpen(to: source, url) else { continue }
      if count > most { (most, misfit) = (count, nil) }
      guard count < url.segments.count, misfit.map({ alternative.entry < $0.entry }) ?? true,
        comparison.accepts(behind: count + 1, of: alternative)
      else { continue }
      if case .literal = table.segments(of: alternative)[count] { continue }
      misfit = alternative
    }
    return (most, misfit)
  }

  /// The text of a segment for messages, unless some route has a secret there.
  private func shown(_ index: Int) -> FailureText {
    let places = engine.secretPlaces(of: url)
    return .value(url.text(index), isSecret: places.contains(url.segments[index]))
  }

  /// Why no route that is open to a source has the path of the URL.
  func failure(from source: LinkSource) -> LinkFailure {
    if let reason = domainAsSegment() ?? otherComposition() { return reason }
    let (matched, refusing) = nearest(from: source)
    if let refusing { return misfit(of: refusing, at: matched) }
    if matched < url.segments.count { return noRoute(withSegment: matched) }
    return matched == 0
      ? LinkFailure(.noRouteOfRoot) : LinkFailure(.noRouteEndsThere, segment: matched)
  }

  /// The failure of a URL with a custom scheme that has a domain of the app as its host; `nil` for any other.
  private func domainAsSegment() -> LinkFailure? {
    guard let range = url.url.layout.host, url.url.bytes[range].contains(UInt8(ascii: ".")),
      let prefix = url.prefix, !prefix.isWeb, prefix.host == nil, let host = url.url.host,
      engine.prefixes.contains(where: { $0.isWeb && $0.host == host.lowercased() })
    else { return nil }
    return LinkFailure(
      .domainAsSegment,
      segment: 1,
      subject: prefix.scheme,
      found: .value(host, shownAs: host)
    )
  }

  /// The failure of a URL whose text a route has in another composition; `nil` for any other.
  private func otherComposition() -> LinkFailure? {
    guard url.url.layout.mayHaveEscapes else { return nil }
    for (index, range) in url.segments.enumerated() {
      // Combining characters from U+0300 to U+036F have these bytes.
      guard url.url.hasEscape(of: 0xCC, or: 0xCD, in: range),
        let text = PercentCoding.decode(url.bytes(index))
      else { continue }
      let isElsewhere = table.entries.contains { entry in
        entry.texts(at: index).contains { known in
          known == text && !UTF8Text.areEqual(known, text)
        }
      }
      guard isElsewhere else { continue }
      return LinkFailure(.otherComposition, segment: index + 1, found: shown(index))
    }
    return nil
  }

  /// Why no route has a URL, one of whose segments none has.
  private func noRoute(withSegment index: Int) -> LinkFailure {
    guard !url.segments[index].isEmpty else {
      return LinkFailure(.emptySegmentOfURL, segment: index + 1)
    }
    return LinkFailure(.noRouteWithSegment, segment: index + 1, found: shown(index))
  }

  /// Which segment of a URL no route has, with the similar literal that was probably meant: one with which a
  /// route would have the path, else one behind the segments that a failure says are right.
  func mistyping(_ failure: LinkFailure) -> LinkFailure? {
    guard failure.code != .tooManySteps else { return nil }
    var best: (index: Int, text: String, distance: Int, isWord: Bool)?
    for alternative in table.fullest {
      let index = comparison.acceptedSegments(of: alternative)
      guard index < min(table.segments(of: alternative).count, url.segments.count),
        entry(of: alternative).record.isOpen(to: .app, url),
        let (text, similar) = comparison.nearestText(to: index, of: alternative)
      else { continue }
      let fits = comparison.accepts(behind: index + 1, of: alternative)
      // Where a failure names no text, its segment is right.
      guard fits || (failure.found != nil && index + 1 == failure.segment) else { continue }
      let distance = fits ? similar : similar + EditDistance.maximum
      guard distance < best?.distance ?? .max else { continue }
      best = (index, text, distance, table.segments(of: alternative)[index].isParameter)
    }
    guard let best else { return nil }
    let fix = "Did you mean '\(best.text)'?"
    guard hasLiteral(best.index) else {
      let isInList = best.isWord && failure.isMisfit && failure.segment == best.index + 1
      let reason = isInList ? failure : noRoute(withSegment: best.index)
      return reason.changed(fix: fix)
    }
    // A route has this segment: another one is wrong, or one is missing.
    guard failure.code == .noRoute, failure.found != nil else { return nil }
    let written = url.text(best.index)
    return failure.changed(fix: "Did you mean '\(best.text)' in place of '\(written)'?")
  }

  /// Whether a route has a segment of a URL as a literal, behind segments that it has too.
  private func hasLiteral(_ index: Int) -> Bool {
    table.fullest.contains { alternative in
      let written = table.segments(of: alternative)
      guard index < written.count, case .literal = written[index] else { return false }
      return entry(of: alternative).record.isOpen(to: .app, url)
        && comparison.acceptedSegments(of: alternative) > index
    }
  }
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
