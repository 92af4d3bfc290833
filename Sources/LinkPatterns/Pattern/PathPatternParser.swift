/// Reads a path pattern: parts, their optional groups written out, cut into segments.
struct PathPatternParser: ~Copyable {
  /// The alternatives, the fullest first.
  private(set) var alternatives: [PathPattern.Alternative] = []
  /// The parameters, in order.
  private(set) var parameters: [PathPattern.Parameter] = []
  /// Whether the pattern ends with a slash that opens no segment.
  private(set) var hasTrailingSlash = false
  private let source: PatternSource
  private let limits: PatternLimits
  /// What tells the segments of the alternatives apart.
  private var signatures: [[UInt8]] = []

  /// Reads a pattern.
  init(_ source: PatternSource, limits: PatternLimits) throws(PatternSyntaxError) {
    (self.source, self.limits) = (source, limits)
    let parts = try PatternReader.parts(of: source)
    try readParameters(of: parts)
    let count = try choiceCount(parts)
    for choice in 0..<count { try add(choice, of: count, parts) }
    try checkSizes()
  }

  private mutating func readParameters(of parts: [PatternPart]) throws(PatternSyntaxError) {
    var groups = 0
    for part in parts where part.kind != .text {
      groups += 1
      if groups > limits.groups {
        throw source.overLimit("groups", limits.groups, groups, at: part.offset)
      }
      var language: LanguageExpression?
      if part.kind == .expression {
        var parser = ExpressionParser(source, part.expression, limits: limits, groups: groups)
        language = try parser.expression()
        groups = parser.groups
      }
      parameters.append(
        PathPattern.Parameter(
          name: part.name,
          expression: language == nil
            ? nil : UTF8Text.text(source.bytes.span.extracting(part.expression)),
          language: language,
          isOptional: part.isOptional,
          isRepeated: part.isRepeated || part.kind == .wildcard
            || language?.canHold(UInt8(ascii: "/")) == true
        )
      )
    }
  }

  /// The number of ways to leave out what may be left out.
  private func choiceCount(_ parts: [PatternPart]) throws(PatternSyntaxError) -> Int {
    var count = 1
    for part in parts {
      if part.isOptional { count *= 2 }
      if count > limits.alternatives {
        throw source.overLimit("alternatives", limits.alternatives, count, at: part.offset)
      }
    }
    return count
  }

  /// Cuts one choice: a bit for each part that may be left out, the highest for the first.
  private mutating func add(
    _ choice: Int,
    of count: Int,
    _ parts: [PatternPart]
  ) throws(PatternSyntaxError) {
    var cutter = PathPatternCutter(source: source, hasSignature: count > 1)
    var parameter = 0
    var bit = count
    for part in parts {
      let isGroup = part.kind != .text
      if isGroup { parameter += 1 }
      if part.isOptional { bit /= 2 }
      if part.isOptional, choice & bit != 0 { continue }
      try cutter.take(part, isGroup ? parameters[parameter - 1] : nil)
    }
    let new = try cutter.alternative()
    if alternatives.isEmpty { hasTrailingSlash = cutter.hasTrailingSlash }
    for index in alternatives.indices where signatures[index] == cutter.signature {
      // Only the end of the path differs.
      guard alternatives[index].slash != new.slash else { return }
      alternatives[index] = PathPattern.Alternative(segments: new.segments, slash: .any)
      return
    }
    alternatives.append(new)
    signatures.append(cutter.signature)
  }

  /// Refuses a pattern that no table could compile.
  private func checkSizes() throws(PatternSyntaxError) {
    var isConstrained = false
    for parameter in parameters where parameter.language != nil { isConstrained = true }
    for alternative in alternatives where isConstrained {
      for segment in alternative.segments {
        let language = segment.language(shapes: [:], ignoresCase: false)
        do throws(LanguageSizeError) {
          _ = try LanguageProgram(language, maximumSize: limits.instructions)
        } catch {
          throw source.overLimit("instructions", error.maximum, error.size, at: 0)
        }
      }
    }
  }
}
