import LinkPatterns

/// Compares the segments of one URL with alternatives of patterns, as the table of a router tests them.
struct PatternComparison {
  /// Where an alternative stops.
  struct Stop {
    /// The number of segments of the URL that it accepts.
    var matched: Int
    /// The reason why it stops; `nil` when it matches the whole path.
    var failure: LinkFailure?
    /// The literal, or the word of a list, that was probably meant, and its distance from the one in the URL.
    var suggestion: (text: String, distance: Int)?
  }

  /// The URL, and the patterns.
  private let comparison: SegmentComparison

  private var table: PatternTable { comparison.table }

  private var url: SegmentedURL { comparison.url }

  /// Whether the first segment is a host, which matches in either case.
  private let foldsFirst: Bool

  /// Whether a slash follows the last segment.
  private let hasTrailingSlash: Bool

  /// The segments of the URL.
  var segments: [Range<Int>] { url.segments }

  /// Prepares for a URL.
  init(_ url: LinkURL, host: LinkURL.HostPosition, in table: PatternTable) {
    comparison = SegmentComparison(SegmentedURL(url, host: host), with: table)
    hasTrailingSlash =
      comparison.url.segments.isEmpty || url.bytes[url.layout.path].last == UInt8(ascii: "/")
    foldsFirst = host == .firstSegment
  }

  /// Walks along an alternative until it stops.
  func stop(of alternative: TableAlternative) -> Stop {
    let entry = table.entries[Int(alternative.entry)]
    let written = entry.pattern.alternatives[Int(alternative.index)]
    let stop = stopBeforeEnd(of: alternative, written.segments, in: entry)
    let slash = SlashRule(entry.trailingSlash, behind: written)
    guard stop.failure == nil, slash != .any, (slash == .one) != hasTrailingSlash else {
      return stop
    }
    let expected = FailureText.name(slash == .one ? "a trailing slash" : "no trailing slash")
    let failure = LinkFailure(.trailingSlash, route: entry.name, expected: expected)
    return Stop(matched: stop.matched, failure: failure)
  }

  /// Walks along an alternative until it stops, whatever the end of the path is.
  private func stopBeforeEnd(
    of alternative: TableAlternative,
    _ written: [PathPattern.Segment],
    in entry: PatternTable.Entry
  ) -> Stop {
    let accepted = comparison.acceptedSegments(of: alternative)
    if case .rest(let rest) = written.last, accepted >= written.count - 1 {
      return stop(of: rest, at: written.count - 1, in: entry)
    }
    guard accepted < written.count else {
      return accepted < segments.count
        ? stop(.extraSegment, at: accepted, in: entry) : Stop(matched: accepted)
    }
    let segment = written[accepted]
    let (parameter, expected) = (segment.onlyParameter, segment.expectation(in: entry))
    guard accepted < segments.count else {
      return stop(.missingSegment, parameter, at: accepted, expected: expected, in: entry)
    }
    var stop =
      if case .literal(let literal) = segment {
        stop(.literal, at: accepted, expected: UTF8Text.text(literal.span), in: entry)
      } else {
        stop(.valueType, parameter, at: accepted, expected: expected, in: entry)
      }
    stop.suggestion = comparison.nearestText(to: accepted, of: alternative)
    return stop
  }

  /// Compares all remaining segments with a rest.
  private func stop(
    of rest: PathPattern.Rest,
    at index: Int,
    in entry: PatternTable.Entry
  ) -> Stop {
    let left = segments[min(index, segments.count)...]
    var text = left.flatMap { [UInt8(ascii: "/")] + url.url.bytes[$0] }
    // Where nothing is left, `*` is compared with the slash at the end, which splitting the URL dropped.
    let isAtEnd = index == 0 || (index == segments.count && hasTrailingSlash)
    if text.isEmpty, isAtEnd { text = [UInt8(ascii: "/")] }
    let segment = PathPattern.Segment.rest(rest)
    let language = entry.language(of: segment, ignoresCase: foldsFirst && index == 0)
    let program = try? ExpressionProgram(language)
    if (try? program?.accepts(text)) == true { return Stop(matched: segments.count) }
    let expected = segment.expectation(in: entry)
    if left.isEmpty {
      return stop(.missingSegment, at: index, expected: expected, in: entry)
    }
    let parameter = rest.parameterNames.first
    return stop(.valueType, parameter, at: index, expected: expected, in: entry)
  }

  /// Stops an alternative at a segment.
  private func stop(
    _ code: LinkFailure.Code,
    _ parameter: String? = nil,
    at index: Int,
    expected: String? = nil,
    in entry: PatternTable.Entry
  ) -> Stop {
    let failure = LinkFailure(
      code,
      route: entry.name,
      parameter: parameter,
      segment: index + 1,
      expected: expected.map(FailureText.name),
      found: index < segments.count ? .value(url.text(index)) : nil
    )
    return Stop(matched: index, failure: failure)
  }
}

extension PathPattern.Segment {
  /// The name of its parameter, when it has exactly one.
  fileprivate var onlyParameter: String? {
    let names = parameters.map(\.name)
    return names.count == 1 ? names.first : nil
  }

  /// A description of the texts it accepts.
  fileprivate func expectation(in entry: PatternTable.Entry) -> String {
    switch self {
    case .literal(let bytes): "'\(String(decoding: bytes, as: UTF8.self))'"
    case .parameter(let parameter):
      parameter.expression.map { "(\($0))" } ?? entry.shape(of: parameter.name)?.name ?? "any text"
    case .mixed(let pieces):
      pieces.map { piece in
        switch piece {
        case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
        case .parameter(let parameter): ":\(parameter.name)"
        }
      }.joined()
    case .rest(let rest): rest.parameterNames.map { ":\($0)" }.joined(separator: " ")
    }
  }
}
