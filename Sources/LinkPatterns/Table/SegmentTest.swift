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
  /// - Parameters:
  ///   - expression: The texts.
  ///   - limits: `instructions` is looked at.
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
  /// - Parameters:
  ///   - bytes: The text.
  ///   - range: The part that is tested.
  /// - Returns: Whether it fits.
  /// - Complexity: O(*n*), *n* = length of the part; allocates only without an automaton.
  func accepts(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    switch self {
    case .none: return false
    case .automaton(let automaton): return automaton.accepts(bytes, range)
    case .program(let program):
      var scratch = LanguageScratch()
      return (try? program.matches(bytes.extracting(range), scratch: &scratch)) == true
    }
  }

  /// How many words of each length there are, from 0 to 39; empty where that is not known.
  ///
  /// - Parameter hasSlash: Whether a slash before each word is not counted.
  /// - Returns: The numbers.
  func wordCounts(withoutSlash hasSlash: Bool) -> [WordCount] {
    guard case .automaton(let automaton) = self else { return [] }
    let counts = automaton.wordCounts(upTo: 40)
    return Array(hasSlash ? counts.dropFirst() : counts.dropLast())
  }
}
