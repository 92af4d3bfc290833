import LinkPatterns

/// Compares the segments of one URL with alternatives of patterns, one segment after another.
///
/// It looks at patterns and not at the table, so it knows where each of them stops.
struct PatternComparison {
  /// Where an alternative stops.
  struct Stop {
    /// The number of segments of the URL that it accepts.
    var matched: Int
    /// The reason why it stops; `nil` when it matches the whole path.
    var failure: LinkFailure?
    /// The literal that was probably meant, and its distance from the one in the URL.
    var suggestion: (text: String, distance: Int)?
  }

  /// The URL.
  private let url: LinkURL

  /// Its segments.
  let segments: [Range<Int>]

  /// Whether the first segment is a host, which matches in either case.
  private let foldsFirst: Bool

  /// Whether a slash follows the last segment.
  private let hasTrailingSlash: Bool

  /// Prepares for a URL.
  init(_ url: LinkURL, host: LinkURL.HostPosition) {
    self.url = url
    segments = url.segments(host: host)
    hasTrailingSlash = segments.isEmpty || url.bytes[url.layout.path].last == UInt8(ascii: "/")
    foldsFirst = host == .firstSegment
  }

  /// Walks along an alternative until it stops.
  func stop(of alternative: PathPattern.Alternative, in entry: PatternTable.Entry) -> Stop {
    let stop = stopBeforeEnd(of: alternative, in: entry)
    let slash = SlashRule(entry.trailingSlash, behind: alternative)
    guard stop.failure == nil, slash != .any, (slash == .one) != hasTrailingSlash else {
      return stop
    }
    let expected = FailureText.name(slash == .one ? "a trailing slash" : "no trailing slash")
    let failure = LinkFailure(.trailingSlash, route: entry.name, expected: expected)
    return Stop(matched: stop.matched, failure: failure)
  }

  /// Walks along an alternative until it stops, whatever the end of the path is.
  private func stopBeforeEnd(
    of alternative: PathPattern.Alternative,
    in entry: PatternTable.Entry
  ) -> Stop {
    for (index, segment) in alternative.segments.enumerated() {
      if case .rest(let rest) = segment { return stop(of: rest, at: index, in: entry) }
      guard index < segments.count else {
        let expected = segment.expectation(in: entry)
        let parameter = segment.onlyParameter
        return stop(.missingSegment, parameter, at: index, expected: expected, in: entry)
      }
      if let stop = stop(of: segment, at: index, in: entry) { return stop }
    }
    let end = alternative.segments.count
    guard end < segments.count else { return Stop(matched: end) }
    return stop(.extraSegment, at: end, in: entry)
  }

  /// Compares one segment.
  private func stop(
    of segment: PathPattern.Segment,
    at index: Int,
    in entry: PatternTable.Entry
  ) -> Stop? {
    let bytes = url.bytes[segments[index]]
    let folds = entry.caseInsensitiveLiterals || (foldsFirst && index == 0)
    if case .literal(let literal) = segment {
      let isEqual =
        folds
        ? literal.lazy.map(\.asciiLowercased).elementsEqual(bytes.lazy.map(\.asciiLowercased))
        : literal.elementsEqual(bytes)
      if isEqual { return nil }
      let text = String(decoding: literal, as: UTF8.self)
      var stop = stop(.literal, at: index, expected: text, in: entry)
      stop.suggestion = EditDistance.between(Array(literal), Array(bytes)).map { (text, $0) }
      return stop
    }
    let expression = segment.language(shapes: entry.shapes, ignoresCase: folds)
    let program = try? ExpressionProgram(expression)
    if !bytes.isEmpty, (try? program?.accepts(bytes)) == true { return nil }
    let expected = segment.expectation(in: entry)
    return stop(.valueType, segment.onlyParameter, at: index, expected: expected, in: entry)
  }

  /// Compares all remaining segments with a rest.
  private func stop(
    of rest: PathPattern.Rest,
    at index: Int,
    in entry: PatternTable.Entry
  ) -> Stop {
    let left = segments[min(index, segments.count)...]
    var text = left.flatMap { [UInt8(ascii: "/")] + url.bytes[$0] }
    // A rest that may be empty takes the slash that was dropped.
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
      found: index < segments.count ? .value(url.string(segments[index])) : nil
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
      parameter.expression.map { "(\($0))" } ?? entry.shapes[parameter.name]?.name ?? "any text"
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
