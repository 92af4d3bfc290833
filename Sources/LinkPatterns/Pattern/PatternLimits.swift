/// Upper bounds for patterns, so that hostile patterns and URLs cost little.
public struct PatternLimits: Hashable, Sendable {
  /// The most UTF-8 code units of a pattern, as written.
  public var length: Int

  /// The most groups of a component, those inside custom groups included.
  public var groups: Int

  /// The most instructions of the automaton of a component.
  public var instructions: Int

  /// The greatest number in a counted repetition, `{2,1000}`.
  public var repeats: Int

  /// The most steps that matching one URL may take.
  public var steps: Int

  /// The most ways to write out the optional groups of a path, 2 for each group at first.
  public var alternatives: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - length: The most UTF-8 code units of a pattern.
  ///   - groups: The most groups of a component; never more than 250, which bounds nesting.
  ///   - instructions: The most instructions of a component.
  ///   - repeats: The greatest number in a counted repetition.
  ///   - steps: The most steps that matching one URL may take.
  ///   - alternatives: The most ways to write out the optional groups of a path.
  public init(
    length: Int = 2048,
    groups: Int = 64,
    instructions: Int = 10_000,
    repeats: Int = 1000,
    steps: Int = 1_000_000,
    alternatives: Int = 64
  ) {
    self.length = length
    self.groups = min(groups, 250)
    self.instructions = instructions
    self.repeats = repeats
    self.steps = steps
    self.alternatives = alternatives
  }

  /// 2 KiB, 64 groups, 10,000 instructions, 1,000 repeats, 1,000,000 steps, 64 alternatives.
  public static let standard = PatternLimits()
}
