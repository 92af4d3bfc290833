/// Reads a path pattern: parts, their optional groups written out, cut into segments.
struct PathPatternReading {
  /// The alternatives, the fullest first.
  private(set) var alternatives: [PathPattern.Alternative] = []
  /// The parameters, in order.
  let parameters: [PathPattern.Parameter]
  /// Whether the pattern ends with a slash that opens no segment.
  private(set) var hasTrailingSlash = false

  /// Reads a pattern.
  init(_ source: PatternSource, limits: PatternLimits) throws(PatternSyntaxError) {
    let parts = try PatternReader.parts(of: source)
    var groups = 0
    var parameters: [PathPattern.Parameter] = []
    for part in parts where part.kind != .text {
      parameters.append(try Self.parameter(part, source, limits, &groups))
    }
    self.parameters = parameters
    let choices = try Self.choices(parts, source, limits: limits)
    for choice in choices {
      var cutter = PathPatternCutter(source: source, parameters: parameters)
      let alternative = try cutter.alternative(of: choice)
      if alternatives.isEmpty { hasTrailingSlash = cutter.hasTrailingSlash }
      add(alternative)
    }
    if parameters.contains(where: { $0.language != nil }) { try checkSizes(source, limits) }
  }

  /// Adds an alternative, or what it says of the end of a path to one of the same segments.
  private mutating func add(_ alternative: PathPattern.Alternative) {
    guard let known = alternatives.firstIndex(where: { $0.segments == alternative.segments }) else {
      return alternatives.append(alternative)
    }
    guard alternatives[known].slash != alternative.slash else { return }
    alternatives[known] = PathPattern.Alternative(segments: alternative.segments, slash: .any)
  }

  /// Refuses a pattern that no table could compile.
  private func checkSizes(
    _ source: PatternSource,
    _ limits: PatternLimits
  ) throws(PatternSyntaxError) {
    for segment in alternatives.lazy.flatMap(\.segments) {
      let language = segment.language(shapes: [:], ignoresCase: false)
      do throws(LanguageSizeError) {
        _ = try LanguageProgram(language, maximumSize: limits.instructions)
      } catch {
        throw source.error(.overLimit, at: 0, excess: ("instructions", error.maximum, error.size))
      }
    }
  }

  /// Reads the group of a part.
  private static func parameter(
    _ part: PatternPart,
    _ source: PatternSource,
    _ limits: PatternLimits,
    _ groups: inout Int
  ) throws(PatternSyntaxError) -> PathPattern.Parameter {
    groups += 1
    if groups > limits.groups {
      throw source.error(.overLimit, at: part.offset, excess: ("groups", limits.groups, groups))
    }
    var language: LanguageExpression?
    if part.kind == .expression {
      var parser = ExpressionParser(source, part.expression, limits: limits, groups: groups)
      language = try parser.expression()
      groups = parser.groups
    }
    let isRepeated = part.modifier == .zeroOrMore || part.modifier == .oneOrMore
    return PathPattern.Parameter(
      name: part.name,
      expression: language == nil
        ? nil : String(decoding: source.bytes[part.expression], as: UTF8.self),
      language: language,
      isOptional: part.modifier == .optional || part.modifier == .zeroOrMore,
      isRepeated: isRepeated || part.kind == .wildcard
        || language?.canHold(UInt8(ascii: "/")) == true
    )
  }

  /// Writes out what may be left out.
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
      choices = choices.flatMap { canBeAbsent ? [$0 + [present], $0] : [$0 + [present]] }
      if choices.count > limits.alternatives {
        let excess = ("alternatives", limits.alternatives, choices.count)
        throw source.error(.overLimit, at: part.offset, excess: excess)
      }
    }
    return choices
  }
}
