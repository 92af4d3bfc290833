/// Cuts the parts of one alternative of a path pattern into segments.
struct PathPatternCutter: ~Copyable {
  /// What stands in a segment.
  private enum Item {
    /// Text, percent-encoded, without a slash.
    case text([UInt8])
    /// A group; where its parameter is repeated, it may take more than the segment.
    case group(PathPattern.Parameter, PatternPart)

    var isWide: Bool {
      if case .group(let parameter, _) = self { parameter.isRepeated } else { false }
    }
  }

  private let source: PatternSource
  /// The items of each segment so far.
  private var segments: [[Item]] = []
  /// Where each segment begins.
  private var offsets: [Int] = []
  /// Whether the last slash opened no segment.
  private(set) var hasTrailingSlash = false
  /// What tells the segments from those of another alternative of the pattern, where there are others.
  private(set) var signature: [UInt8] = []
  private let hasSignature: Bool

  init(source: PatternSource, hasSignature: Bool) {
    self.source = source
    self.hasSignature = hasSignature
  }

  /// Takes a part, with its parameter if it has a group.
  mutating func take(
    _ part: PatternPart,
    _ parameter: PathPattern.Parameter?
  ) throws(PatternSyntaxError) {
    guard let parameter else {
      guard !part.isRepeated else {
        let message = "Text in braces cannot be repeated in a path; repeat a parameter."
        throw source.error(.unexpectedToken, at: part.offset, message)
      }
      return try append(part.prefix)
    }
    // No text has this byte, and no name stands twice.
    if hasSignature { signature += [0xFF] + parameter.name.utf8 + [0xFF] }
    guard parameter.isRepeated else {
      try append(part.prefix)
      try append(.group(parameter, part), at: part.prefixOffset)
      return try append(part.suffix)
    }
    if part.prefix.opensSegment { open(at: part.prefix.place(of: 1)) }
    try append(.group(parameter, part), at: part.prefixOffset)
    try checkInside(part.prefix)
    try checkInside(part.suffix)
  }

  private mutating func open(at offset: Int) {
    segments.append([])
    offsets.append(offset)
    if hasSignature { signature.append(UInt8(ascii: "/")) }
  }

  private mutating func append(_ text: PatternText) throws(PatternSyntaxError) {
    var start = 0
    for index in 0...text.bytes.count {
      let isEnd = index == text.bytes.count
      guard isEnd || text.bytes[index] == UInt8(ascii: "/") else { continue }
      if start < index {
        let part = Array(text.bytes[start..<index])
        if hasSignature { signature += part }
        try append(.text(part), at: text.place(of: start))
      }
      if !isEnd { open(at: text.place(of: index + 1)) }
      start = index + 1
    }
  }

  /// Adds an item to the last segment.
  private mutating func append(_ item: Item, at offset: Int) throws(PatternSyntaxError) {
    guard let last = segments.indices.last else {
      let message = "A path begins with a slash; here it would not if the group before is left out."
      throw source.error(.unexpectedToken, at: offset, message)
    }
    if case .text(let more) = item, case .text(let text)? = segments[last].last {
      segments[last].removeLast()
      segments[last].append(.text(text + more))
    } else {
      segments[last].append(item)
    }
  }
}

// MARK: - Checks

extension PathPatternCutter {
  /// Refuses segments that no path has within text around a wide group.
  private func checkInside(_ text: PatternText) throws(PatternSyntaxError) {
    var start: Int?
    for index in text.bytes.indices where text.bytes[index] == UInt8(ascii: "/") {
      if let start { try check(Array(text.bytes[start..<index]), at: text.place(of: start)) }
      start = index + 1
    }
  }

  /// Refuses an empty segment, and `.` or `..`, each dot percent-encoded or not.
  private func check(_ text: [UInt8], at offset: Int) throws(PatternSyntaxError) {
    if text.isEmpty { throw source.error(.emptySegment, at: offset) }
    let dots = PercentCoding.decode(ContiguousArray(text).span, plusIsSpace: false)
    if dots == "." || dots == ".." { throw source.error(.dotSegment, at: offset) }
  }
}

// MARK: - Segments

extension PathPatternCutter {
  /// Makes an alternative of the parts that were taken.
  mutating func alternative() throws(PatternSyntaxError) -> PathPattern.Alternative {
    if let last = segments.last, last.isEmpty {
      segments.removeLast()
      if hasSignature { signature.removeLast() }
      hasTrailingSlash = !segments.isEmpty
    }
    for (index, items) in segments.enumerated() {
      if items.isEmpty { try check([], at: offsets[index]) }
      if items.count == 1, case .text(let text) = items[0] { try check(text, at: offsets[index]) }
    }
    var result: [PathPattern.Segment] = []
    for (index, items) in segments.enumerated() {
      for item in items where item.isWide {
        let rest = rest(from: index)
        result.append(.rest(rest))
        // What may hold slashes may end with one.
        let mayEndWithSlash = rest.language.mayEnd(with: UInt8(ascii: "/"))
        return PathPattern.Alternative(
          segments: result,
          slash: mayEndWithSlash ? .any : hasTrailingSlash ? .one : .none
        )
      }
      result.append(Self.segment(items))
    }
    return PathPattern.Alternative(segments: result, slash: hasTrailingSlash ? .one : .none)
  }

  private static func segment(_ items: [Item]) -> PathPattern.Segment {
    var pieces: [PathPattern.Piece] = []
    for item in items {
      switch item {
      case .text(let text):
        if items.count == 1 { return .literal(ContiguousArray(text)) }
        pieces.append(.literal(ContiguousArray(text)))
      case .group(let parameter, _):
        if items.count == 1 { return .parameter(parameter) }
        pieces.append(.parameter(parameter))
      }
    }
    return .mixed(pieces)
  }

  /// Makes one segment of all that follow.
  private func rest(from first: Int) -> PathPattern.Rest {
    var names: [String] = []
    var areConstrained: [Bool] = []
    var ranks: [SegmentRank] = []
    var expressions: [LanguageExpression] = []
    for index in first..<segments.count {
      expressions.append(.literal([UInt8(ascii: "/")]))
      ranks.append(Self.rank(of: segments[index]))
      for item in segments[index] {
        switch item {
        case .text(let text): expressions.append(.literal(text))
        case .group(let parameter, let part):
          expressions.append(
            parameter.isRepeated
              ? Self.expression(part, parameter, capture: names.count)
              : .capture(names.count, parameter.values)
          )
          names.append(parameter.name)
          areConstrained.append(parameter.language != nil)
        }
      }
    }
    return PathPattern.Rest(
      form: first + 1 == segments.count ? Self.form(of: segments[first]) : .expression,
      parameterNames: names,
      isConstrained: areConstrained,
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
      case .group(let parameter, let part):
        least = min(least, rank(of: parameter, part))
      }
    }
    return items.count > 1 ? SegmentRank(4, literalBytes: bytes) : SegmentRank(least)
  }

  /// How specific a group is that stands alone.
  private static func rank(of parameter: PathPattern.Parameter, _ part: PatternPart) -> UInt8 {
    let isPlain = parameter.language == nil
    guard parameter.isRepeated else { return isPlain ? 2 : 3 }
    if part.isRepeated, part.isOptional { return 0 }
    let isLikeMore = parameter.expression == ".+" || (isPlain && part.isRepeated)
    return isLikeMore ? 1 : isPlain ? 0 : 3
  }

  /// What a rest of one segment looks like.
  private static func form(of items: [Item]) -> PathPattern.Rest.Form {
    guard items.count == 1, case .group(_, let part) = items[0], part.suffix.bytes.isEmpty,
      part.prefix.bytes.isEmpty || part.prefix.bytes == [UInt8(ascii: "/")]
    else { return .expression }
    if part.kind == .wildcard, !part.isRepeated { return .anything }
    let isPlain = part.kind == .segment && part.prefix.opensSegment
    return isPlain && part.isRepeated ? .segments : .expression
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
    let again = LanguageExpression.text(part.prefix.bytes, ignoresCase: false)
    let suffix = LanguageExpression.text(part.suffix.bytes, ignoresCase: false)
    let first = part.prefix.opensSegment ? Array(part.prefix.bytes.dropFirst()) : part.prefix.bytes
    var body: LanguageExpression =
      part.kind == .wildcard ? .repeated(.byte(.all), 0, nil) : parameter.values
    if part.isRepeated {
      body = .joined([body, .repeated(.joined([suffix, again, body]), 0, nil)])
    }
    return .joined([.text(first, ignoresCase: false), .capture(capture, body), suffix])
  }
}
