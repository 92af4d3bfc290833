import LinkPatterns

/// Checks of what the rules of an app do to each other, by the languages of the URLs that they match.
struct RuleSetChecks {
  /// The number of pairs of rules that are compared, in all.
  private static let maximumPairs = 20_000

  /// The number of groups of apps whose rules are compared.
  private static let maximumGroups = 100

  /// The file.
  private let reading: AssociationReading
  /// The number of states at which a proof is given up.
  private let stateLimit: Int

  /// Creates checks.
  ///
  /// - Parameters:
  ///   - reading: The file.
  ///   - stateLimit: The number of states at which a proof is given up.
  init(_ reading: AssociationReading, stateLimit: Int) {
    (self.reading, self.stateLimit) = (reading, stateLimit)
  }

  /// Runs the checks, once for all apps that have the same entries.
  ///
  /// - Returns: What was found, each rule once.
  func findings() -> [AssociationFinding] {
    guard let links = reading.association.appLinks else { return [] }
    var groups: Set<[Int]> = []
    var findings: [AssociationFinding] = []
    var pairs = Self.maximumPairs
    for (app, entries) in links.entriesByApp.sorted(by: { $0.key < $1.key }) {
      guard pairs > 0, groups.count < Self.maximumGroups else { break }
      guard groups.insert(entries).inserted else { continue }
      let set = RuleLanguages(AssociationRuleSet(links, app: app).rules)
      for index in set.rules.indices where pairs > 0 {
        for finding in self.findings(of: index, in: set, &pairs)
        where !findings.contains(where: { $0.pointer == finding.pointer && $0.rule == finding.rule }
        ) {
          findings.append(finding)
        }
      }
    }
    return findings
  }

  /// The checks of one rule and those before it.
  private func findings(
    of index: Int,
    in set: RuleLanguages,
    _ pairs: inout Int
  ) -> [AssociationFinding] {
    let rule = set.rules[index]
    guard let program = set.programs[index] else { return [] }
    var findings = everything(index, set)
    guard index > 0, case .word(let sample) = set.shortestWord(of: program) else { return findings }
    var coverers: [Int] = []
    for earlier in 0..<index {
      guard pairs > 0 else { return findings + [undecided(rule)] }
      pairs -= 1
      if let other = set.programs[earlier], (try? other.accepts(sample)) ?? true {
        coverers.append(earlier)
      }
    }
    for earlier in coverers {
      guard let other = set.programs[earlier] else { continue }
      let answer = program.inclusion(
        in: other,
        alphabet: RuleLanguages.alphabet,
        stateLimit: stateLimit
      )
      if answer == .included {
        return findings + [covered(index, by: earlier, sample, set)]
      }
    }
    if !coverers.isEmpty, index > 1, let union = set.union(of: 0..<index) {
      switch program.inclusion(in: union, alphabet: RuleLanguages.alphabet, stateLimit: stateLimit)
      {
      case .included: return findings + [covered(index, by: nil, sample, set)]
      case .undecided: findings.append(undecided(rule))
      case .counterexample: break
      }
    }
    if rule.isExclusion { findings += lateExclusion(index, set, &pairs) }
    return findings
  }

  /// 40: a rule that matches every URL.
  private func everything(_ index: Int, _ set: RuleLanguages) -> [AssociationFinding] {
    let (rule, isLast) = (set.rules[index], index == set.rules.count - 1)
    guard !rule.isExclusion, let program = set.programs[index], let all = set.everything,
      all.inclusion(in: program, alphabet: RuleLanguages.alphabet, stateLimit: stateLimit)
        == .included
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
    _ set: RuleLanguages
  ) -> AssociationFinding {
    let rule = set.rules[index]
    let witness = String(decoding: sample, as: UTF8.self)
    let edits = reading.text.removal(at: rule.rule.pointer).map { [$0] } ?? []
    let takers = earlier.map { "\(set.rules[$0].rule.pointer)" } ?? "the rules before it together"
    if let earlier, set.rules[earlier].isExclusion == rule.isExclusion,
      let program = set.programs[index],
      set.programs[earlier]?.inclusion(
        in: program,
        alphabet: RuleLanguages.alphabet,
        stateLimit: stateLimit
      ) == .included
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
    _ pairs: inout Int
  ) -> [AssociationFinding] {
    guard let program = set.programs[index] else { return [] }
    for earlier in 0..<index where !set.rules[earlier].isExclusion {
      guard pairs > 0, let other = set.programs[earlier] else { continue }
      pairs -= 1
      let before = (0..<earlier).compactMap { set.programs[$0] }
      guard case .word(let word) = set.word(of: program, and: other, butNotOf: before, stateLimit)
      else { continue }
      let alphabet = RuleLanguages.alphabet
      // An exclusion of all the rest is behind what it leaves alone, and that is meant.
      if other.inclusion(in: program, alphabet: alphabet, stateLimit: stateLimit) == .included {
        continue
      }
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
