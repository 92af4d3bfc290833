import LinkPatterns

/// Checks of what the rules of an app do to each other, by the languages of the URLs that they match.
struct RuleSetChecks {
  /// The number of groups of apps whose rules are compared.
  private static let maximumGroups = 100

  /// The file.
  private let reading: AssociationReading
  /// The number of states at which a proof is given up.
  private let stateLimit: Int
  /// The number of instructions that are looked at in all proofs.
  private let maximumSteps: Int

  /// Creates checks.
  ///
  /// - Parameters:
  ///   - reading: The file.
  ///   - stateLimit: The number of states at which a proof is given up.
  ///   - maximumSteps: The number of instructions that are looked at in all proofs; what comes later is
  ///     not decided, and that is said.
  init(_ reading: AssociationReading, stateLimit: Int, maximumSteps: Int) {
    (self.reading, self.stateLimit, self.maximumSteps) = (reading, stateLimit, maximumSteps)
  }

  /// Runs the checks, once for all apps that have the same entries.
  ///
  /// - Returns: What was found, each rule once.
  func findings() -> [AssociationFinding] {
    guard let links = reading.association.appLinks else { return [] }
    var groups: Set<[Int]> = []
    var places: [AssociationRule: Set<JSONPointer>] = [:]
    var findings: [AssociationFinding] = []
    var steps = maximumSteps
    let apps = links.entriesByApp.map { (entries: $0.value, id: $0.key) }.sorted {
      $0.entries == $1.entries
        ? $0.id < $1.id : $0.entries.lexicographicallyPrecedes($1.entries)
    }
    for app in apps where !groups.contains(app.entries) {
      guard findings.count < AssociationLint.maximumFindings else { break }
      guard steps > 0, groups.count < Self.maximumGroups else {
        findings.append(leftOut(app.id))
        break
      }
      groups.insert(app.entries)
      let most = RuleLanguages.maximumRules + 1
      let set = RuleLanguages(AssociationRuleSet(links, app: app.id, maximumRules: most).rules)
      steps -= set.size
      for index in set.rules.indices {
        let isBehind = index >= RuleLanguages.maximumRules || steps <= 0
        var found = isBehind ? [] : self.findings(of: index, in: set, &steps)
        if isBehind || steps <= 0 { found.append(tooMany(set.rules[index])) }
        for finding in found
        where places[finding.rule, default: []].insert(finding.pointer).inserted {
          findings.append(finding)
        }
        if isBehind || steps <= 0 { break }
      }
    }
    return findings
  }

  /// The checks of one rule and those before it.
  private func findings(
    of index: Int,
    in set: RuleLanguages,
    _ steps: inout Int
  ) -> [AssociationFinding] {
    let rule = set.rules[index]
    guard let program = set.programs[index] else { return [] }
    var findings = everything(index, set, &steps)
    guard index > 0, case .word(let sample) = set.shortestWord(of: program) else { return findings }
    var coverers: [Int] = []
    for earlier in 0..<index {
      steps -= sample.count + 1
      if let other = set.programs[earlier], (try? other.accepts(sample)) ?? true {
        coverers.append(earlier)
      }
    }
    for earlier in coverers {
      guard let other = set.programs[earlier] else { continue }
      if isIncluded(program, other, &steps) == .included {
        return findings + [covered(index, by: earlier, sample, set, &steps)]
      }
    }
    if !coverers.isEmpty, index > 1, steps > 0, let union = set.union(of: 0..<index) {
      steps -= union.count
      switch isIncluded(program, union, &steps) {
      case .included: return findings + [covered(index, by: nil, sample, set, &steps)]
      case .undecided: findings.append(undecided(rule))
      case .counterexample: break
      }
    }
    if rule.isExclusion { findings += lateExclusion(index, set, &steps) }
    return findings
  }

  /// Tells whether one language is within another.
  private func isIncluded(
    _ inner: LanguageProgram,
    _ outer: LanguageProgram,
    _ steps: inout Int
  ) -> LanguageInclusion {
    inner.inclusion(
      in: outer,
      alphabet: RuleLanguages.alphabet,
      stateLimit: stateLimit,
      steps: &steps
    )
  }

  /// 40: a rule that matches every URL.
  private func everything(
    _ index: Int,
    _ set: RuleLanguages,
    _ steps: inout Int
  ) -> [AssociationFinding] {
    let (rule, isLast) = (set.rules[index], index == set.rules.count - 1)
    guard !rule.isExclusion, let program = set.programs[index], let all = set.everything,
      isIncluded(all, program, &steps) == .included
    else { return [] }
    let comment = rule.rule.comment.map { "; its comment says '\($0)'" } ?? ""
    return [
      AssociationFinding(
        .matchesEverything,
        isLast ? .note : .warning,
        at: rule.rule.pointer,
        "The rule matches every URL of the domain\(comment).",
        fix: isLast
          ? "Keep it when the app takes every page, or list what it takes."
          : "Put it last, or list what the app takes.",
        witness: "/"
      )
    ]
  }

  /// 41, 42, 43: a rule of which every URL is taken before.
  private func covered(
    _ index: Int,
    by earlier: Int?,
    _ sample: [UInt8],
    _ set: RuleLanguages,
    _ steps: inout Int
  ) -> AssociationFinding {
    let rule = set.rules[index]
    let witness = String(decoding: sample, as: UTF8.self)
    let edits = reading.text.removal(at: rule.rule.pointer).map { [$0] } ?? []
    let takers = earlier.map { "\(set.rules[$0].rule.pointer)" } ?? "the rules before it together"
    if let earlier, set.rules[earlier].isExclusion == rule.isExclusion,
      let program = set.programs[index], let other = set.programs[earlier],
      isIncluded(other, program, &steps) == .included
    {
      return AssociationFinding(
        .sameRule,
        at: rule.rule.pointer,
        "The rule matches the same URLs as \(takers), which comes first.",
        fix: "Remove it.",
        witness: witness,
        edits: edits
      )
    }
    let before = earlier.map { 0...$0 } ?? 0...(index - 1)
    let isCarved = rule.isExclusion && before.contains { !set.rules[$0].isExclusion }
    if isCarved, earlier.map({ !set.rules[$0].isExclusion }) ?? true {
      return AssociationFinding(
        .lateExclusion,
        at: rule.rule.pointer,
        "The exclusion is never reached: \(takers) matches all of it first.",
        fix: "Move it before \(takers).",
        witness: witness
      )
    }
    return AssociationFinding(
      .unreachableRule,
      at: rule.rule.pointer,
      "The rule is never reached: \(takers) takes all its URLs.",
      fix: "Remove it, or move it before.",
      witness: witness,
      edits: edits
    )
  }

  /// 42: an exclusion of which some URLs are matched before, by a rule that is no part of it.
  private func lateExclusion(
    _ index: Int,
    _ set: RuleLanguages,
    _ steps: inout Int
  ) -> [AssociationFinding] {
    guard let program = set.programs[index] else { return [] }
    for earlier in 0..<index where !set.rules[earlier].isExclusion {
      guard steps > 0, let other = set.programs[earlier] else { continue }
      let before = (0..<earlier).compactMap { set.programs[$0] }
      steps -= before.reduce(program.count + other.count) { $0 + $1.count }
      let found = set.word(of: program, and: other, butNotOf: before, stateLimit, &steps)
      guard case .word(let word) = found else { continue }
      // An exclusion of all the rest is behind what it leaves alone, and that is meant.
      if isIncluded(other, program, &steps) == .included { continue }
      return [
        AssociationFinding(
          .lateExclusion,
          .warning,
          at: set.rules[index].rule.pointer,
          "The exclusion comes after \(set.rules[earlier].rule.pointer), which matches some of it first.",
          fix: "Move it before, when it is to restrict that rule.",
          witness: String(decoding: word, as: UTF8.self)
        )
      ]
    }
    return []
  }

  /// 41, for a rule behind those that are compared.
  private func tooMany(_ rule: CompiledRule) -> AssociationFinding {
    AssociationFinding(
      .unreachableRule,
      .note,
      at: rule.rule.pointer,
      "From here on, whether rules are reached was not decided: there are too many, or too large ones.",
      fix: "Join rules by wildcards and variables."
    )
  }

  /// 41, for an app behind those whose rules are compared.
  private func leftOut(_ app: String) -> AssociationFinding {
    AssociationFinding(
      .unreachableRule,
      .note,
      at: reading.association.appLinks?.pointer ?? .root,
      "Whether rules are reached was not decided for '\(app)': too many apps have rules of their own.",
      fix: "Name the apps that have the same rules in one entry."
    )
  }

  /// 41, when it is not known.
  private func undecided(_ rule: CompiledRule) -> AssociationFinding {
    AssociationFinding(
      .unreachableRule,
      .note,
      at: rule.rule.pointer,
      "Whether the rule is reached was not decided within \(stateLimit) states.",
      fix: "Allow more states, or write simpler patterns."
    )
  }
}
