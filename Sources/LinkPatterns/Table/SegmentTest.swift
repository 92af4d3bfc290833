/// What a segment must look like behind a parameter that does not take any text.
enum SegmentTest: Hashable, Sendable {
  /// Texts that a deterministic automaton knows: most there are.
  case automaton(LanguageAutomaton)

  /// Texts whose automaton would be too large, or that look at word boundaries.
  case program(LanguageProgram)

  /// Nothing: the language has too many instructions for the limits.
  case none

  /// Compiles a test.
  ///
  /// - Complexity: As ``LanguageAutomaton``.
  init(_ expression: LanguageExpression, limits: PatternLimits) {
    guard let program = try? LanguageProgram(expression, maximumSize: limits.instructions) else {
      self = .none
      return
    }
    self = LanguageAutomaton(program).map(Self.automaton) ?? .program(program)
  }

  /// Tells whether a text has the form.
  ///
  /// - Complexity: O(*n*), *n* = length of the part; allocates only without an automaton.
  func accepts(
    _ bytes: Span<UInt8>,
    _ range: Range<Int>,
    _ steps: inout Int,
    _ maximumSteps: Int
  ) -> Bool {
    switch self {
    case .none: return false
    case .automaton(let automaton):
      steps &+= range.count
      return automaton.accepts(bytes, range)
    case .program(let program):
      var scratch = LanguageScratch(maximumSteps: maximumSteps &- steps)
      let isAccepted = try? program.matches(bytes.extracting(range), scratch: &scratch)
      steps = isAccepted == nil ? maximumSteps &+ 1 : steps &+ scratch.steps
      return isAccepted == true
    }
  }

  /// Whether the language has too many instructions for the limits.
  var isOverLimit: Bool {
    if case .none = self { true } else { false }
  }

  /// How many words of each length there are, from 0 to 39; empty where that is not known.
  func wordCounts(withoutSlash hasSlash: Bool) -> [WordCount] {
    guard case .automaton(let automaton) = self else { return [] }
    let counts = automaton.wordCounts(upTo: 40)
    return Array(hasSlash ? counts.dropFirst() : counts.dropLast())
  }
}
