/// Parses a path pattern, writes out its optional groups, and cuts each alternative into segments.
struct PathPatternParser: ~Copyable {
  /// The alternatives, the fullest first.
  private(set) var alternatives: [PathPattern.Alternative] = []
  /// The parameters, in order.
  private(set) var parameters: [PathPattern.Parameter] = []
  /// Whether the pattern ends with a slash that opens no segment.
  private(set) var hasTrailingSlash = false
  /// The number of bytes that belong to the pattern.
  private(set) var length = 0
  private let source: PatternSource
  private let limits: PatternLimits
  /// The alternatives as they are written out.
  private var paths: [ContiguousArray<PatternUnit>] = []

  /// Reads a pattern.
  init(
    _ source: PatternSource,
    limits: PatternLimits,
    isTemplate: Bool = false
  ) throws(PatternSyntaxError) {
    (self.source, self.limits) = (source, limits)
    let reader = try PatternReader(source, limits: limits, isTemplate: isTemplate)
    (parameters, length) = (reader.parameters, reader.index)
    let count = try choiceCount(reader.parts)
    for choice in 0..<count { try add(reader, leavingOut: choice, of: count) }
    try checkSizes()
  }

  /// The number of ways to omit optional parts.
  private func choiceCount(_ parts: [PatternPart]) throws(PatternSyntaxError) -> Int {
    var count = 1
    for part in parts where part.isOptional {
      count *= 2
      if count > limits.alternatives {
        throw source.overLimit("alternatives", limits.alternatives, count, at: part.offset)
      }
    }
    return count
  }

  /// Cuts one choice: a bit for each optional part, the highest for the first.
  private mutating func add(
    _ reader: borrowing PatternReader,
    leavingOut choice: Int,
    of count: Int
  ) throws(PatternSyntaxError) {
    var cutter = PathPatternCutter(source, reader.units, reader.parts)
    try cutter.writeOut(leavingOut: choice, of: count)
    let new = try cutter.alternative()
    if alternatives.isEmpty { hasTrailingSlash = cutter.hasTrailingSlash }
    for index in paths.indices where PatternUnit.areEqual(paths[index], cutter.path) {
      // Only the end of the path differs.
      guard alternatives[index].slash != new.slash else { return }
      alternatives[index] = PathPattern.Alternative(segments: new.segments, slash: .any)
      return
    }
    if alternatives.isEmpty { alternatives = [new] } else { alternatives.append(new) }
    if count > 1 { paths.append(cutter.path) }
  }

  /// Refuses a pattern that no table could compile.
  private func checkSizes() throws(PatternSyntaxError) {
    var isConstrained = false
    for parameter in parameters where parameter.language != nil { isConstrained = true }
    for alternative in alternatives where isConstrained {
      for segment in alternative.segments {
        let language = segment.language(shapes: [:], ignoresCase: false)
        do throws(ExpressionSizeError) {
          _ = try ExpressionProgram(language, maximumSize: limits.instructions)
        } catch {
          throw source.overLimit("instructions", error.maximum, error.size, at: 0)
        }
      }
    }
  }
}
