import LinkAnalysis
import LinkPatterns

/// Exclusions after the rules that they should restrict.
extension RuleSetChecks {
  /// `lateExclusion`: an exclusion of which some URLs are matched before, by a rule that is not part of it.
  func lateExclusion(
    _ index: Int,
    _ set: RuleLanguages,
    _ steps: inout Int
  ) -> AssociationFinding? {
    // An unknown rule may match any URL before this one.
    guard let program = set.programs[index], set.firstUnknown.map({ $0 > index }) ?? true else {
      return nil
    }
    for earlier in 0..<index where !set.rules[earlier].isExclusion {
      guard steps > 0 else { return nil }
      guard set.mayMeet(earlier, index, &steps), let other = set.programs[earlier] else { continue }
      steps -= program.count + other.count
      let found = set.word(of: index, and: earlier, stateLimit, &steps)
      guard case .word(let word) = found else { continue }
      // An exclusion of all the rest comes after its exceptions, and that is meant.
      if isIncluded(other, program, &steps) == .included { continue }
      return AssociationFinding(
        .lateExclusion,
        severity: .warning,
        at: set.rules[index].rule.pointer,
        "The exclusion comes after \(set.rules[earlier].rule.pointer), which matches some of it first.",
        fix: "Move it before, when it is to restrict that rule.",
        witness: set.shown(word)
      )
    }
    return nil
  }

  /// `leadingWildcard`: an exclusion that begins with `*/`, while the same paths at the root are admitted.
  func leadingWildcard(_ index: Int, _ set: RuleLanguages) -> AssociationFinding? {
    let rule = set.rules[index].rule
    guard let path = rule.path, path.hasPrefix("*/") else { return nil }
    let (pattern, sample) = (String(path.dropFirst()), RuleSample(links))
    guard let text = sample.text(of: pattern), text != "/", let suffix = sample.suffix(of: rule)
    else { return nil }
    let matching = set.all(matching: Array((text + suffix).utf8), before: .max)
    guard let first = matching.first, !set.rules[first].isExclusion, !matching.contains(index),
      set.firstUnknown.map({ $0 > first }) ?? true
    else { return nil }
    return AssociationFinding(
      .leadingWildcard,
      at: rule.pointer,
      "'\(path)' does not exclude '\(text)': the wildcard stands behind the first slash.",
      fix: "Exclude '\(pattern)' too, when that is meant.",
      witness: text + suffix
    )
  }

  /// Whether a rule has items with the pattern '*', which may be absent, and another rule has no query.
  static func asksOfAbsentItems(_ rule: LinkComponent, not other: LinkComponent) -> Bool {
    guard case .items(let items) = rule.query, other.query == nil else { return false }
    return items.contains { $0.pattern == "*" }
  }

  /// The remedy for a rule that is never reached since items of an earlier one may be absent.
  static func absentFix(_ earlierRule: String) -> String {
    "Write '?*' for items that must be there in \(earlierRule), or move this before it."
  }
}
