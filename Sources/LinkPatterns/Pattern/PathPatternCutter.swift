/// Cuts one alternative of a path pattern into segments.
struct PathPatternCutter: ~Copyable {
  private let source: PatternSource
  /// All the text and all the groups of the pattern.
  private let units: ContiguousArray<PatternUnit>
  private let parts: [PatternPart]
  /// The alternative, written out; a group that may contain slashes is only itself and the slash before it.
  private(set) var path: ContiguousArray<PatternUnit> = []
  /// Whether the last slash opened no segment.
  private(set) var hasTrailingSlash = false

  init(
    _ source: PatternSource,
    _ units: ContiguousArray<PatternUnit>,
    _ parts: [PatternPart]
  ) {
    (self.source, self.units, self.parts) = (source, units, parts)
  }

  /// Writes out the alternative that leaves out the parts of a choice.
  mutating func writeOut(leavingOut choice: Int, of count: Int) throws(PatternSyntaxError) {
    path.reserveCapacity(units.count)
    var next = 0
    var bit = count
    for part in parts {
      try append(next..<part.units.lowerBound)
      next = part.units.upperBound
      if part.isOptional { bit /= 2 }
      if part.isOptional, choice & bit != 0 { continue }
      if part.isWide { try appendWide(part) } else { try appendNarrow(part) }
    }
    try append(next..<units.count)
  }

  private mutating func appendNarrow(_ part: PatternPart) throws(PatternSyntaxError) {
    if part.kind == .text, part.isRepeated {
      let message = "Text in braces cannot be repeated in a path; repeat a parameter."
      throw source.error(.unexpectedToken, at: part.offset, message)
    }
    try append(part.units)
  }

  /// Adds a group that may hold slashes, and the slash that opens its segment.
  private mutating func appendWide(_ part: PatternPart) throws(PatternSyntaxError) {
    let first = part.units.lowerBound
    if opensSegment(part) {
      try append(first..<(first + 1))
    } else if path.isEmpty {
      throw unrooted(units[first])
    }
    path.append(units[part.group])
    try checkInside(part.prefix)
    try checkInside(part.suffix)
  }

  /// Whether a slash comes first in a part with a group.
  private func opensSegment(_ part: PatternPart) -> Bool { units[part.units.lowerBound].isSlash }

  private mutating func append(_ range: Range<Int>) throws(PatternSyntaxError) {
    for position in range {
      if path.isEmpty, !units[position].isSlash { throw unrooted(units[position]) }
      path.append(units[position])
    }
  }

  private func unrooted(_ unit: PatternUnit) -> PatternSyntaxError {
    let message = "A path begins with a slash; here it would not if the group before is left out."
    return source.error(.unexpectedToken, at: Int(unit.start), message)
  }
}

// MARK: - Checks

extension PathPatternCutter {
  /// Refuses segments that no path has within text around a wide group.
  private func checkInside(_ range: Range<Int>) throws(PatternSyntaxError) {
    var slash: Int?
    for position in range where units[position].isSlash {
      if let slash { try check(Self.text((slash + 1)..<position, of: units), behind: units[slash]) }
      slash = position
    }
  }

  /// Refuses an empty segment, and `.` or `..`, each dot percent-encoded or not.
  private func check(
    _ text: ContiguousArray<UInt8>,
    behind slash: PatternUnit
  ) throws(PatternSyntaxError) {
    if text.isEmpty { throw source.error(.emptySegment, at: Int(slash.end)) }
    // Two escapes are the longest.
    guard text.count <= 6 else { return }
    let dots = PercentCoding.decode(text.span, plusIsSpace: false)
    if dots == "." || dots == ".." { throw source.error(.dotSegment, at: Int(slash.end)) }
  }
}

// MARK: - Segments

extension PathPatternCutter {
  /// Makes an alternative of the path that was written out.
  mutating func alternative() throws(PatternSyntaxError) -> PathPattern.Alternative {
    if path.last?.isSlash == true {
      path.removeLast()
      hasTrailingSlash = !path.isEmpty
    }
    var segments: [PathPattern.Segment] = []
    segments.reserveCapacity(path.count { $0.isSlash })
    var wide: Int?
    var slash = 0
    while slash < path.count {
      let range = segment(behind: slash)
      let text = Self.text(range, of: path)
      let isLiteral = text.count == range.count
      if isLiteral { try check(text, behind: path[slash]) }
      if wide == nil, !isLiteral, isWide(range) { wide = slash }
      if wide == nil { segments.append(isLiteral ? .literal(text) : segment(of: pieces(range))) }
      slash = range.upperBound
    }
    var rule = hasTrailingSlash ? SlashRule.one : .none
    if let wide {
      let rest = rest(behind: wide)
      // A rest that may contain slashes may end with one.
      if rest.language.mayEnd(with: UInt8(ascii: "/")) { rule = .any }
      segments.append(.rest(rest))
    }
    return PathPattern.Alternative(segments: segments, slash: rule)
  }

  /// The range of the path up to the next slash.
  private func segment(behind slash: Int) -> Range<Int> {
    var end = slash + 1
    while end < path.count, !path[end].isSlash { end += 1 }
    return (slash + 1)..<end
  }

  /// Makes a segment with parameters.
  private func segment(of pieces: [PathPattern.Piece]) -> PathPattern.Segment {
    if pieces.count == 1, case .parameter(let parameter) = pieces[0] {
      return .parameter(parameter)
    }
    return .mixed(pieces)
  }

  /// The part whose group is at a position of the path; `nil` for text.
  private func part(at position: Int) -> PatternPart? { path[position].part.map { parts[$0] } }

  private func isWide(_ range: Range<Int>) -> Bool {
    range.contains { part(at: $0)?.isWide == true }
  }

  /// The text and the parameters in a range of the path.
  private func pieces(_ range: Range<Int>) -> [PathPattern.Piece] {
    var pieces: [PathPattern.Piece] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if let part = part(at: position) {
        if let parameter = part.parameter { pieces.append(.parameter(parameter)) }
        position += 1
      } else {
        let text = Self.text(position..<range.upperBound, of: path)
        pieces.append(.literal(text))
        position += text.count
      }
    }
    return pieces
  }

  /// The text of a range, up to its first group.
  private static func text(
    _ range: Range<Int>,
    of units: ContiguousArray<PatternUnit>
  ) -> ContiguousArray<UInt8> {
    var text: ContiguousArray<UInt8> = []
    text.reserveCapacity(range.count)
    for position in range {
      guard let byte = units[position].byte else { break }
      text.append(byte)
    }
    return text
  }
}

// MARK: - The end of a path

extension PathPatternCutter {
  /// Makes one segment of several, the first of which may take more than itself.
  private func rest(behind first: Int) -> PathPattern.Rest {
    var parameters: [PathPattern.Parameter] = []
    var ranks: [SegmentRank] = []
    var expressions: [RegularExpression] = []
    var form: PathPattern.Rest.Form?
    var slash = first
    while slash < path.count {
      let range = segment(behind: slash)
      let pieces = pieces(range)
      slash = range.upperBound
      form = form == nil && slash == path.count ? self.form(of: pieces) : .expression
      expressions.append(.literal([UInt8(ascii: "/")]))
      ranks.append(rank(of: pieces))
      for piece in pieces {
        switch piece {
        case .literal(let text): expressions.append(.literal(Array(text)))
        case .parameter(let parameter):
          expressions.append(expression(parameter, capture: parameters.count))
          parameters.append(parameter)
        }
      }
    }
    return PathPattern.Rest(
      form: form ?? .expression,
      parameters: parameters,
      ranks: ranks,
      language: .joined(expressions)
    )
  }

  /// The part that a parameter was read from.
  private func part(of parameter: PathPattern.Parameter) -> PatternPart? {
    parts.first { $0.parameter?.number == parameter.number }
  }

  /// The rank of a segment that contains a wide group, or follows one.
  private func rank(of pieces: [PathPattern.Piece]) -> SegmentRank {
    var bytes = 0
    var least: UInt8 = 5
    for piece in pieces {
      switch piece {
      case .literal(let text): bytes += text.count
      case .parameter(let parameter): least = min(least, rank(of: parameter))
      }
    }
    return pieces.count > 1 ? SegmentRank(4, literalBytes: bytes) : SegmentRank(least)
  }

  /// The rank of a group that is a whole segment.
  private func rank(of parameter: PathPattern.Parameter) -> UInt8 {
    let isPlain = parameter.language == nil
    guard parameter.isRepeated, let part = part(of: parameter) else { return isPlain ? 2 : 3 }
    if part.isRepeated, part.isOptional { return 0 }
    let isLikeMore = parameter.expression == ".+" || (isPlain && part.isRepeated)
    return isLikeMore ? 1 : isPlain ? 0 : 3
  }

  /// The form of a rest of one segment.
  private func form(of pieces: [PathPattern.Piece]) -> PathPattern.Rest.Form {
    guard pieces.count == 1, case .parameter(let parameter) = pieces[0],
      let part = part(of: parameter), part.suffix.isEmpty,
      part.prefix.isEmpty || (part.prefix.count == 1 && opensSegment(part))
    else { return .expression }
    if part.kind == .wildcard, !part.isRepeated { return .anything }
    let isPlain = part.kind == .segment && opensSegment(part)
    return isPlain && part.isRepeated ? .segments : .expression
  }

  /// The texts of a group; for a wide group, with the text around it.
  ///
  /// Between repetitions come the suffix and the prefix. A slash that opened the segment is not part
  /// of the prefix.
  private func expression(
    _ parameter: PathPattern.Parameter,
    capture: Int
  ) -> RegularExpression {
    guard parameter.isRepeated, let part = part(of: parameter) else {
      return .capture(capture, parameter.values)
    }
    let again = expression(part.prefix)
    let suffix = expression(part.suffix)
    var body: RegularExpression =
      part.kind == .wildcard ? .repeated(.byte(.all), 0, nil) : parameter.values
    if part.isRepeated {
      body = .joined([body, .repeated(.joined([suffix, again, body]), 0, nil)])
    }
    let first = opensSegment(part) ? expression(part.prefix.dropFirst()) : again
    return .joined([first, .capture(capture, body), suffix])
  }

  /// The text of a range of the pattern.
  private func expression(_ range: Range<Int>) -> RegularExpression {
    .text(Array(Self.text(range, of: units)), ignoresCase: false)
  }
}
