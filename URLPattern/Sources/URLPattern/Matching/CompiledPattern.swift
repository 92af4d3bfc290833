/// A pattern for one component, ready to match.
///
/// It matches what a URL has in the component, encoded as there; it decodes nothing.
///
/// Source: URL Pattern Standard §1.2, "component", and §1.4, "compile a component".
struct CompiledPattern: Hashable, Sendable {
  /// The parts, in order.
  let parts: [PatternPart]
  /// How it was read.
  let options: PatternOptions
  /// The names of the groups, in order.
  let groupNames: [String]
  /// How it is matched.
  let matcher: Matcher

  /// The ways to match a pattern; all give the same answers.
  enum Matcher: Hashable, Sendable {
    /// Walks the input once.
    case onePass(PatternOnePass)
    /// Runs the automaton.
    case program(LanguageProgram)
  }

  /// Which ways to match may be chosen.
  enum Strategy: Sendable {
    /// The fastest one there is.
    case fastest
    /// The automaton, to compare others with.
    case automaton
  }

  /// Compiles a pattern.
  init(
    _ source: PatternSource,
    _ options: PatternOptions,
    limits: PatternLimits = .standard,
    strategy: Strategy = .fastest,
    encode: PatternParser.Encoding
  ) throws(PatternSyntaxError) {
    let parts = try PatternParser.parts(of: source, options, limits: limits, encode: encode)
    let language = try PatternExpression(parts, options, source: source, limits: limits)
    self.parts = parts
    self.options = options
    groupNames = parts.filter { $0.kind != .fixedText }.map(\.nameText)
    if strategy == .fastest,
      let onePass = PatternOnePass(parts, options, expressions: language.customGroups)
    {
      matcher = .onePass(onePass)
      return
    }
    do throws(LanguageSizeError) {
      matcher = .program(
        try LanguageProgram(language.expression, maximumSize: limits.instructions)
      )
    } catch {
      let excess = ("instructions", error.maximum, error.size)
      throw source.error(.overLimit, at: 0, excess: excess)
    }
  }

  /// The canonical text of the pattern; it reads as the same parts.
  var text: String { String(decoding: PatternPart.text(of: parts, options), as: UTF8.self) }

  /// Whether a group has a regular expression other than those of `*` and `:name`.
  var hasRegExpGroups: Bool { parts.contains { $0.kind == .regexp } }

  /// Tells whether the pattern matches, and where its groups lie.
  func matches(
    _ input: Span<UInt8>,
    scratch: inout LanguageScratch
  ) throws(LanguageStepError) -> Bool {
    switch matcher {
    case .program(let program):
      return try program.matches(input, scratch: &scratch)
    case .onePass(let onePass):
      scratch.reset(slotCount: 2 * onePass.captureCount, bits: 0)
      try scratch.count(steps: input.count + 1)
      return onePass.matches(input) { scratch.setCapture($0, $1) }
    }
  }
}
