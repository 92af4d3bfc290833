import LinkAnalysis
import LinkPatterns

/// Checks of how the rules of an app affect each other, by the languages of the URLs that they match.
struct RuleSetChecks {
  /// The number of rules of an app that are compared.
  private static let maximumRules = 3_000

  /// The number of groups of apps whose rules are compared.
  private static let maximumGroups = 100

  /// The universal links.
  let links: AppLinks
  /// How slashes at the ends of paths are treated.
  private let slashes: CompiledRule.Slashes
  /// The values of the file.
  let index: JSONIndex
  /// The number of states at which a proof ends without an answer.
  let stateLimit: Int
  /// The number of instructions to look at in all proofs.
  private let maximumSteps: Int

  /// Creates checks.
  init(
    _ links: AppLinks,
    _ index: JSONIndex,
    slashes: CompiledRule.Slashes = .apple,
    stateLimit: Int = 10_000,
    maximumSteps: Int
  ) {
    (self.links, self.index, self.slashes) = (links, index, slashes)
    (self.stateLimit, self.maximumSteps) = (stateLimit, maximumSteps)
  }

  /// Runs the checks, once for all apps that have the same entries.
  func findings() -> [AssociationFinding] {
    let entriesByApp = links.entriesByApp
    var groups: Set<[Int]> = []
    var found = RuleSetFindings()
    var steps = maximumSteps
    let apps = entriesByApp.map { (entries: $0.value, id: $0.key) }.sorted {
      $0.entries == $1.entries
        ? $0.id < $1.id : $0.entries.lexicographicallyPrecedes($1.entries)
    }
    for (entries, app) in apps where !groups.contains(entries) {
      guard steps > 0, groups.count < Self.maximumGroups else {
        found.add(leftOut(app.text))
        break
      }
      groups.insert(entries)
      let most = Self.maximumRules + 1
      let rules = CompiledRule.rules(
        of: links,
        app: app.text,
        slashes: slashes,
        maximumRules: most
      )
      let set = RuleLanguages(rules, maximumRules: Self.maximumRules)
      steps -= set.size
      // Whether the app is offered a URL, as far as that is known.
      var isOffered = set.rules.allSatisfy(\.isExclusion)
      for index in set.rules.indices {
        let isBehind = index >= Self.maximumRules || steps <= 0
        if !isBehind, check(index, of: app.text, in: set, &steps, &found) {
          isOffered = isOffered || !set.rules[index].isExclusion
        }
        if isBehind || steps <= 0 {
          found.add(tooMany(set.rules[index]))
          isOffered = true
          break
        }
      }
      if !isOffered, let entry = entries.first { found.add(nothingOffered(app.text, entry)) }
    }
    return found.all(in: links, groups: Set(entriesByApp.values), of: index)
  }

  /// `nothingOffered`: an app none of whose rules that admit is ever reached.
  private func nothingOffered(_ app: String, _ entry: Int) -> AssociationFinding {
    AssociationFinding(
      .nothingOffered,
      at: links.details[entry].pointer,
      "The app '\(app)' is offered no URL at all: no rule that admits any is ever the first to match.",
      fix: "Narrow the exclusions, or put what the app takes before them."
    )
  }

  /// The checks of one rule and those before it.
  ///
  /// Returns whether the rule may be the first to match some URL.
  private func check(
    _ index: Int,
    of app: String,
    in set: RuleLanguages,
    _ steps: inout Int,
    _ found: inout RuleSetFindings
  ) -> Bool {
    let rule = set.rules[index]
    guard let program = set.programs[index] else {
      if let finding = unknown(rule) { found.add(finding) }
      return true
    }
    if let finding = everything(index, set, &steps) { found.add(finding) }
    if rule.isExclusion, let finding = leadingWildcard(index, set) { found.add(finding) }
    guard case .word(let sample) = set.shortestWord(of: program) else {
      return set.shortestWord(of: program) != .none
    }
    if index == 0 { return true }
    let coverers = set.all(matching: sample, before: index)
    steps -= (coverers.count + 1) * (sample.count + 1)
    for earlier in coverers {
      guard let other = set.programs[earlier] else { continue }
      if isIncluded(program, other, &steps) == .included {
        addCovered(index, of: app, by: earlier, sample, set, &steps, &found)
        return false
      }
    }
    if !coverers.isEmpty, index > 1, steps > 0 {
      switch isIncludedInAll(index, coverers, set, &steps) {
      case .included:
        addCovered(index, of: app, by: nil, sample, set, &steps, &found)
        return false
      // When no steps are left, one finding says so for this rule and all that follow.
      case .undecided: if steps > 0 { found.add(undecided(rule)) }
      case .counterexample: break
      }
    }
    if rule.isExclusion, let finding = lateExclusion(index, set, &steps) { found.add(finding) }
    return true
  }

  /// Returns whether one language is within another.
  func isIncluded(
    _ inner: ExpressionProgram,
    _ outer: ExpressionProgram,
    _ steps: inout Int
  ) -> AutomatonInclusion {
    inner.inclusion(
      in: outer,
      alphabet: RuleLanguages.alphabet,
      stateLimit: stateLimit,
      steps: &steps
    )
  }

  /// Returns whether the rules before another together match everything it does.
  ///
  /// They are added one after another, each when it has a word that those before do not have.
  private func isIncludedInAll(
    _ index: Int,
    _ coverers: [Int],
    _ set: RuleLanguages,
    _ steps: inout Int
  ) -> AutomatonInclusion {
    guard let program = set.programs[index] else { return .undecided(states: 0) }
    var asked = coverers
    while steps > 0, let union = set.union(of: asked) {
      steps -= union.count
      let answer = isIncluded(program, union, &steps)
      guard case .counterexample(let word) = answer else { return answer }
      let others = set.all(matching: word, before: index).filter { !asked.contains($0) }
      if others.isEmpty { return answer }
      asked = (asked + others).sorted()
    }
    return .undecided(states: 0)
  }

  /// Returns whether a rule matches every URL.
  func isEverything(_ index: Int, _ set: RuleLanguages, _ steps: inout Int) -> Bool {
    guard let program = set.programs[index], let all = RuleLanguages.everything.first,
      // Few rules match this path, which is quicker to test than the language.
      (try? program.accepts("/".utf8)) != false
    else { return false }
    return isIncluded(all, program, &steps) == .included
  }

  /// `matchesEverything`: a rule that matches every URL.
  private func everything(
    _ index: Int,
    _ set: RuleLanguages,
    _ steps: inout Int
  ) -> AssociationFinding? {
    let (rule, isLast) = (set.rules[index], index == set.rules.count - 1)
    guard !rule.isExclusion, isEverything(index, set, &steps) else { return nil }
    let isKnown = set.firstUnknown.map { $0 > index } ?? true
    let own = isKnown ? set.word(of: index, and: index, stateLimit, &steps) : nil
    // A rule that is never reached is reported by another check.
    if own == AutomatonWitness.none { return nil }
    let comment = rule.rule.comment.map { "; its comment says '\($0)'" } ?? ""
    let unread = unreadKey(of: rule.rule)
    return AssociationFinding(
      .matchesEverything,
      severity: isLast && unread == nil ? .note : .warning,
      at: rule.rule.pointer,
      unread.map { "The rule matches every URL of the domain, since its key '\($0)' is not read." }
        ?? "The rule matches every URL of the domain\(comment).",
      fix: unread != nil
        ? "Write what the app takes under '/', '?' or '#'."
        : isLast
          ? "Keep it when the app takes every page, or list what it takes."
          : "Put it last, or list what the app takes.",
      witness: own?.word.map { set.shown(Array($0.utf8)) }
    )
  }
}
