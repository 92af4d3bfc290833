/// Cuts the parts of one alternative of a path pattern into segments.
struct PathPatternCutter {
  /// What stands in a segment.
  enum Item {
    /// Text, percent-encoded, without a slash.
    case text([UInt8])
    /// A group that takes part of the segment.
    case parameter(PathPattern.Parameter)
    /// A group that may take more than the segment.
    case wide(PatternPart, PathPattern.Parameter)
  }

  /// The pattern.
  let source: PatternSource
  /// The parameters of the pattern, few enough to be searched one by one.
  private let parameters: [PathPattern.Parameter]
  /// The segments so far, and where each begins.
  private var segments: [(items: [Item], offset: Int)] = []
  /// Whether the last slash opened no segment.
  private(set) var hasTrailingSlash = false

  /// Creates a cutter for one alternative.
  init(source: PatternSource, parameters: [PathPattern.Parameter]) {
    self.source = source
    self.parameters = parameters
  }

  /// Finds a parameter by the bytes of its name: `String` takes `é` for `e\u{301}`.
  private func parameter(named name: String) -> PathPattern.Parameter? {
    parameters.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// Cuts parts.
  mutating func alternative(
    of parts: [PatternPart]
  ) throws(PatternSyntaxError) -> PathPattern.Alternative {
    for part in parts { try take(part) }
    if segments.last?.items.isEmpty == true {
      segments.removeLast()
      hasTrailingSlash = !segments.isEmpty
    }
    for segment in segments { try check(segment.items, at: segment.offset) }
    var result: [PathPattern.Segment] = []
    for (index, segment) in segments.enumerated() {
      if segment.items.contains(where: { if case .wide = $0 { true } else { false } }) {
        result.append(.rest(rest(from: index)))
        break
      }
      result.append(self.segment(segment.items))
    }
    return PathPattern.Alternative(segments: result, slash: slash(behind: result.last))
  }

  /// What the alternative says of the end of a path: what may hold slashes may end with one.
  private func slash(behind last: PathPattern.Segment?) -> SlashRule {
    if case .rest(let rest) = last, rest.language.mayEnd(with: UInt8(ascii: "/")) { return .any }
    return hasTrailingSlash ? .one : .none
  }

  /// Takes a part.
  private mutating func take(_ part: PatternPart) throws(PatternSyntaxError) {
    guard part.kind != .text, let parameter = parameter(named: part.name) else {
      guard part.modifier == .none else {
        let message = "Text in braces cannot be repeated in a path; repeat a parameter."
        throw source.error(.unexpectedToken, at: part.offset, message)
      }
      return try append(part.prefix, at: part.offset)
    }
    guard parameter.isRepeated else {
      try append(part.prefix, at: part.prefixOffset)
      try append(.parameter(parameter), at: part.prefixOffset)
      return try append(part.suffix, at: part.suffixOffset)
    }
    if part.opensSegment { try append([UInt8(ascii: "/")], at: part.prefixOffset) }
    try append(.wide(part, parameter), at: part.prefixOffset)
    try checkInside(part.prefix, at: part.prefixOffset)
    try checkInside(part.suffix, at: part.suffixOffset)
  }

  /// Takes text.
  private mutating func append(_ text: [UInt8], at offset: Int) throws(PatternSyntaxError) {
    var places = PatternPlaces(of: text.count, in: source, from: offset)
    for (index, part) in text.split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    ).enumerated() {
      if index > 0 { segments.append(([], places.place(of: part.startIndex))) }
      if !part.isEmpty {
        try append(.text(Array(part)), at: places.place(of: part.startIndex))
      }
    }
  }

  /// Adds an item to the last segment.
  private mutating func append(_ item: Item, at offset: Int) throws(PatternSyntaxError) {
    guard !segments.isEmpty else {
      let message = "A path begins with a slash; here it would not if the group before is left out."
      throw source.error(.unexpectedToken, at: offset, message)
    }
    if case .text(let more) = item, case .text(let text) = segments[segments.count - 1].items.last {
      segments[segments.count - 1].items.removeLast()
      segments[segments.count - 1].items.append(.text(text + more))
    } else {
      segments[segments.count - 1].items.append(item)
    }
  }

  /// Makes a segment of its items.
  private func segment(_ items: [Item]) -> PathPattern.Segment {
    let pieces = items.compactMap { item -> PathPattern.Piece? in
      switch item {
      case .text(let text): .literal(ContiguousArray(text))
      case .parameter(let parameter): .parameter(parameter)
      case .wide: nil
      }
    }
    guard pieces.count == 1, let piece = pieces.first else { return .mixed(pieces) }
    switch piece {
    case .parameter(let parameter): return .parameter(parameter)
    case .literal(let text): return .literal(text)
    }
  }

  /// Makes one segment of all that follow.
  private func rest(from first: Int) -> PathPattern.Rest {
    var names: [String] = []
    var ranks: [SegmentRank] = []
    var expressions: [LanguageExpression] = []
    for segment in segments[first...] {
      expressions.append(.literal([UInt8(ascii: "/")]))
      ranks.append(Self.rank(of: segment.items))
      for item in segment.items {
        switch item {
        case .text(let text): expressions.append(.literal(text))
        case .parameter(let parameter):
          expressions.append(.capture(names.count, parameter.values))
          names.append(parameter.name)
        case .wide(let part, let parameter):
          expressions.append(Self.expression(part, parameter, capture: names.count))
          names.append(parameter.name)
        }
      }
    }
    return PathPattern.Rest(
      form: Self.form(of: segments[first...].map(\.items)),
      parameterNames: names,
      ranks: ranks,
      language: .joined(expressions)
    )
  }

  /// How specific a segment is that holds a wide group, or follows one.
  private static func rank(of items: [Item]) -> SegmentRank {
    var bytes = 0
    var least: UInt8 = 5
    for item in items {
      switch item {
      case .text(let text): bytes += text.count
      case .parameter(let parameter): least = min(least, parameter.language == nil ? 2 : 3)
      case .wide(let part, let parameter):
        let isPlain = parameter.language == nil
        let isLikeMore = parameter.expression == ".+" || (isPlain && part.modifier == .oneOrMore)
        let value: UInt8 = isLikeMore ? 1 : isPlain ? 0 : 3
        least = min(least, part.modifier == .zeroOrMore ? 0 : value)
      }
    }
    return items.count > 1 ? SegmentRank(4, literalBytes: bytes) : SegmentRank(least)
  }

  /// What a rest looks like.
  private static func form(of segments: [[Item]]) -> PathPattern.Rest.Form {
    guard segments.count == 1, segments[0].count == 1, case .wide(let part, _) = segments[0][0],
      part.prefix.isEmpty || part.prefix == [UInt8(ascii: "/")], part.suffix.isEmpty
    else { return .expression }
    if part.kind == .wildcard, part.modifier == .none { return .anything }
    let isPlain = part.kind == .segment && part.opensSegment
    return isPlain && part.modifier != .none ? .segments : .expression
  }

  /// The texts of a wide group, what stands around it included.
  ///
  /// Between repetitions stand the suffix and the prefix. A slash that opened the segment is not part
  /// of it.
  private static func expression(
    _ part: PatternPart,
    _ parameter: PathPattern.Parameter,
    capture: Int
  ) -> LanguageExpression {
    let body: LanguageExpression =
      part.kind == .wildcard ? .repeated(.byte(.all), 0, nil) : parameter.values
    let first = part.opensSegment ? Array(part.prefix.dropFirst()) : part.prefix
    let prefix = LanguageExpression.text(first, ignoresCase: false)
    let suffix = LanguageExpression.text(part.suffix, ignoresCase: false)
    guard part.modifier == .zeroOrMore || part.modifier == .oneOrMore else {
      return .joined([prefix, .capture(capture, body), suffix])
    }
    let again = LanguageExpression.text(part.prefix, ignoresCase: false)
    let more = LanguageExpression.repeated(.joined([suffix, again, body]), 0, nil)
    return .joined([prefix, .capture(capture, .joined([body, more])), suffix])
  }
}
