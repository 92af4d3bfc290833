import LinkAnalysis
import LinkPatterns

/// Rules of which every URL is taken before, and keys that are not read.
extension RuleSetChecks {
  /// A key that no system reads, in a rule without one that is read and is about the URL.
  func unreadKey(of rule: LinkComponent) -> String? {
    guard rule.path == nil, rule.query == nil, rule.fragment == nil else { return nil }
    return index.value(at: rule.pointer)?.members?.lazy.map(\.name)
      .first { !AssociationKeys.Level.rule.names.contains($0) }
  }

  /// `unreachableRule`, `lateExclusion` and `sameRule`: a rule of which every URL is taken before.
  func addCovered(
    _ index: Int,
    of app: String,
    by earlier: Int?,
    _ sample: [UInt8],
    _ set: RuleLanguages,
    _ steps: inout Int,
    _ found: inout RuleSetFindings
  ) {
    let rule = set.rules[index]
    let witness = set.shown(sample)
    let earlierRule = earlier.map { "\(set.rules[$0].rule.pointer)" }
    if let earlier, set.rules[earlier].isExclusion == rule.isExclusion,
      let program = set.programs[index], let other = set.programs[earlier],
      isIncluded(other, program, &steps) == .included
    {
      let same = AssociationFinding(
        .sameRule,
        at: rule.rule.pointer,
        "The rule matches the same URLs as \(earlierRule ?? ""), which comes first.",
        fix: "Remove it.",
        witness: witness
      )
      return found.add(same, coveredFor: app)
    }
    let isAbsent = earlier.map { Self.asksOfAbsentItems(set.rules[$0].rule, not: rule.rule) }
    let absent = isAbsent == true ? Self.absentFix(earlierRule ?? "") : nil
    // An exclusion is redundant when its URLs are excluded already, and too late when some are admitted.
    if rule.isExclusion, earlier.map({ !set.rules[$0].isExclusion }) ?? true,
      case let admitted = set.wordAdmitted(
        before: index,
        trying: sample,
        stateLimit: stateLimit,
        &steps
      ),
      admitted != .none
    {
      let late = AssociationFinding(
        .lateExclusion,
        at: rule.rule.pointer,
        "The exclusion is never reached: "
          + (earlierRule.map { "\($0) matches" } ?? "the rules before it together match")
          + " all of it first.",
        fix: absent ?? "Move it before \(earlierRule ?? "them").",
        witness: admitted.word.map { set.shown(Array($0.utf8)) } ?? witness
      )
      // An exclusion is moved, not removed.
      return found.add(late, coveredFor: app, isKept: true)
    }
    addUnreachable(index, of: app, by: earlier, absent, witness, set, &steps, &found)
  }

  /// `unreachableRule`: whether it, or a rule that takes every URL or excludes its own, is wrong is not known.
  private func addUnreachable(
    _ index: Int,
    of app: String,
    by earlier: Int?,
    _ absent: String?,
    _ witness: String,
    _ set: RuleLanguages,
    _ steps: inout Int,
    _ found: inout RuleSetFindings
  ) {
    let rule = set.rules[index]
    let earlierRule = earlier.map { "\(set.rules[$0].rule.pointer)" }
    let isExcluded = !rule.isExclusion && (earlier.map { set.rules[$0].isExclusion } ?? false)
    let isKept = isExcluded || (earlier.map { isEverything($0, set, &steps) } ?? false)
    let exception = "Move it before \(earlierRule ?? "them") when the app takes its URLs."
    let unreachable = Self.unreachable(
      at: rule.rule.pointer,
      behind: earlierRule,
      absent ?? (isExcluded ? exception : nil),
      witness
    )
    found.add(unreachable, coveredFor: app, isKept: isKept)
  }

  /// A rule of which every URL is taken, by one before it or by several.
  private static func unreachable(
    at pointer: JSONPointer,
    behind earlierRule: String?,
    _ fix: String?,
    _ witness: String
  ) -> AssociationFinding {
    let takes = earlierRule.map { "\($0) takes" } ?? "the rules before it together take"
    return AssociationFinding(
      .unreachableRule,
      at: pointer,
      "The rule is never reached: \(takes) all its URLs.",
      fix: fix ?? "Remove it, or move it before.",
      witness: witness
    )
  }
}
