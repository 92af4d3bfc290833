/// Reads a path pattern: parts, their optional groups written out, cut into segments.
struct PathPatternReading {
  /// The alternatives, the fullest first.
  private(set) var alternatives: [PathPattern.Alternative] = []
  /// The parameters, in order.
  let parameters: [PathPattern.Parameter]
  /// Whether the pattern ends with a slash that opens no segment.
  private(set) var hasTrailingSlash = false

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - text: The pattern, beginning with `/` or `{/`.
  ///   - limits: Upper bounds for the pattern.
  /// - Throws: ``PatternSyntaxError``.
  init(_ text: String, limits: PatternLimits) throws(PatternSyntaxError) {
    let source = try PatternSource(text, limits: limits)
    let parts = try PatternParser.parts(of: source, .pathname, limits: limits, encode: Self.encode)
    var groups = RegularExpressionGroups(maximum: limits.groups)
    var parameters: [PathPattern.Parameter] = []
    for part in parts where part.kind != .fixedText {
      parameters.append(try Self.parameter(part, source, limits, &groups))
    }
    self.parameters = parameters
    let choices = try Self.choices(parts, source, limits: limits)
    for choice in choices {
      var cutter = PathPatternCutter(source: source, parameters: parameters)
      let alternative = try cutter.alternative(of: choice)
      if alternatives.isEmpty { hasTrailingSlash = cutter.hasTrailingSlash }
      if !alternatives.contains(alternative) { alternatives.append(alternative) }
    }
  }

  /// Percent-encodes fixed text as a path has it.
  private static func encode(_ text: [UInt8]) throws(PatternEncodingError) -> [UInt8] {
    var encoded: [UInt8] = []
    PercentCoding.encode(text, .path, into: &encoded)
    return encoded
  }

  /// Reads the group of a part.
  ///
  /// - Parameters:
  ///   - part: The part, no fixed text.
  ///   - source: The pattern.
  ///   - limits: Upper bounds for the pattern.
  ///   - groups: Counts the groups.
  /// - Returns: The parameter.
  /// - Throws: ``PatternSyntaxError`` of the regular expression.
  private static func parameter(
    _ part: PatternPart,
    _ source: PatternSource,
    _ limits: PatternLimits,
    _ groups: inout RegularExpressionGroups
  ) throws(PatternSyntaxError) -> PathPattern.Parameter {
    _ = try groups.add(at: part.offset, in: source)
    var language: LanguageExpression?
    if part.kind == .regexp {
      language = try RegularExpressionParser.expression(part, .pathname, source, limits, &groups)
        .withoutCaptures
    }
    let isRepeated = part.modifier == .zeroOrMore || part.modifier == .oneOrMore
    return PathPattern.Parameter(
      name: part.nameText,
      expression: part.kind == .regexp ? String(decoding: part.value, as: UTF8.self) : nil,
      language: language,
      isOptional: part.modifier == .optional || part.modifier == .zeroOrMore,
      isRepeated: isRepeated || part.kind == .fullWildcard
        || language?.canHold(UInt8(ascii: "/")) == true
    )
  }

  /// Writes out what may be left out.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - source: The pattern.
  ///   - limits: `alternatives` is looked at.
  /// - Returns: Lists of parts that all stand, the fullest first.
  /// - Throws: ``PatternSyntaxError`` – `.overLimit`.
  private static func choices(
    _ parts: [PatternPart],
    _ source: PatternSource,
    limits: PatternLimits
  ) throws(PatternSyntaxError) -> [[PatternPart]] {
    var choices: [[PatternPart]] = [[]]
    for part in parts {
      let canBeAbsent = part.modifier == .optional || part.modifier == .zeroOrMore
      var present = part
      if part.modifier == .optional { present.modifier = .none }
      let absent = canBeAbsent ? choices : []
      choices = choices.map { $0 + [present] } + absent
      if choices.count > limits.alternatives {
        let excess = ("alternatives", limits.alternatives, choices.count)
        throw source.error(.overLimit, at: part.offset, excess: excess)
      }
    }
    return choices
  }
}

extension LanguageExpression {
  /// The same words, with no range remembered.
  var withoutCaptures: LanguageExpression {
    switch self {
    case .empty, .byte, .literal, .assertion: self
    case .sequence(let items): .sequence(items.map(\.withoutCaptures))
    case .alternation(let items): .alternation(items.map(\.withoutCaptures))
    case .repetition(let item, let minimum, let maximum, let isGreedy):
      .repetition(item.withoutCaptures, minimum: minimum, maximum: maximum, isGreedy: isGreedy)
    case .capture(_, let item): item.withoutCaptures
    }
  }

  /// Tells whether a byte occurs in the expression, and so perhaps in a word.
  ///
  /// - Parameter byte: The byte.
  /// - Returns: `false` when no word holds it.
  func canHold(_ byte: UInt8) -> Bool {
    switch self {
    case .empty, .assertion: false
    case .byte(let set): set.contains(byte)
    case .literal(let bytes): bytes.contains(byte)
    case .sequence(let items), .alternation(let items): items.contains { $0.canHold(byte) }
    case .repetition(let item, _, _, _), .capture(_, let item): item.canHold(byte)
    }
  }
}
