import LinkAnalysis
import LinkPatterns

extension RuleLanguages {
  /// A shortest word that these rules admit and others do not, and whose escapes are characters.
  func admittedWord(butNotBy other: RuleLanguages, stateLimit: Int) -> AutomatonWitness {
    var (witness, steps) = (AutomatonWitness.undecided(states: 0), Int.max)
    for language in Self.everything {
      witness = Self.word(in: language, admittedBy: [self], butNotBy: [other], stateLimit, &steps)
      if witness.isAnswer(in: Self.everything) { break }
    }
    return witness
  }

  /// A shortest word of a language that all of some lists of rules admit, and none of others.
  static func word(
    in language: ExpressionProgram,
    admittedBy own: [RuleLanguages],
    butNotBy others: [RuleLanguages],
    _ stateLimit: Int,
    _ steps: inout Int
  ) -> AutomatonWitness {
    var all = SharedPrograms(language)
    let (mine, theirs) = (own.map { all.add($0) }, others.map { all.add($0) })
    let isAdmitted = { (rules: [SharedPrograms.Rule], accepts: [Bool]) in
      rules.first { accepts[$0.program] }.map { !$0.isExclusion } ?? false
    }
    return word(
      in: all.programs,
      needing: 0..<1,
      stateLimit: stateLimit,
      steps: &steps
    ) { accepts in
      accepts[0] && mine.allSatisfy { isAdmitted($0, accepts) }
        && !theirs.contains { isAdmitted($0, accepts) }
    }
  }

  /// A shortest word of a rule that earlier rules admit, given a shortest word of the rule.
  func wordAdmitted(
    before index: Int,
    trying sample: [UInt8],
    stateLimit: Int,
    _ steps: inout Int
  ) -> AutomatonWitness {
    guard let program = programs[index] else { return .undecided(states: 0) }
    if let first = all(matching: sample, before: index).first, !rules[first].isExclusion {
      return .word(sample)
    }
    let before = (0..<index).filter { mayMeet($0, index, &steps) }
    if before.allSatisfy({ rules[$0].isExclusion }) { return .none }
    let earlier = before.compactMap { number in
      programs[number].map { ($0, !rules[number].isExclusion) }
    }
    return URLQuestion(needed: [program], rules: earlier, isAnswerWithoutRule: false)
      .shortestURL(stateLimit: stateLimit, steps: &steps)
  }

  /// A URL from its path on as people write it; with text in empty segments where it meets the same rules.
  func shown(_ word: [UInt8]) -> String {
    let slash = UInt8(ascii: "/")
    let written = word.first == slash ? word : [slash] + word
    var (filled, isPath): ([UInt8], Bool) = ([], true)
    for byte in written {
      isPath = isPath && !"?#".utf8.contains(byte)
      if isPath, byte == slash, filled.last == slash { filled.append(UInt8(ascii: "a")) }
      filled.append(byte)
    }
    let isSame =
      filled == written
      || all(matching: filled, before: .max) == all(matching: word, before: .max)
    return String(decoding: isSame ? filled : written, as: UTF8.self)
  }

  /// Returns whether two lists of rules are the same text, so that nothing needs a proof.
  func hasSameRules(as other: RuleLanguages) -> Bool {
    rules.count == other.rules.count
      && zip(rules, other.rules).allSatisfy { mine, theirs in
        mine.isExclusion == theirs.isExclusion && mine.parts.count == theirs.parts.count
          && zip(mine.parts, theirs.parts).allSatisfy { first, second in
            first.part.isSame(as: second.part) && first.expression == second.expression
              && first.problem == second.problem && first.obstacle == nil
          }
      }
  }
}

/// The automata of several lists of rules, each language once: most rules of two files are the same.
private struct SharedPrograms {
  /// A rule, by its automaton.
  typealias Rule = (program: Int, isExclusion: Bool)

  /// The automata, first that of the language that words must be in.
  private(set) var programs: [ExpressionProgram]
  /// The automata that are known, by their languages.
  private var known: [RegularExpression: Int] = [:]

  /// Begins with the language that words must be in.
  init(_ language: ExpressionProgram) { programs = [language] }

  /// Adds the automata of rules.
  mutating func add(_ languages: RuleLanguages) -> [Rule] {
    zip(languages.rules, languages.programs).compactMap { rule, program in
      guard let program, let urls = rule.urls else { return nil }
      let number = known[urls] ?? programs.count
      if number == programs.count {
        programs.append(program)
        known[urls] = number
      }
      return (number, rule.isExclusion)
    }
  }
}

extension AssociationDecision.Failure.Part {
  /// Returns whether two parts are the same, items by the bytes of their names.
  fileprivate func isSame(as other: Self) -> Bool {
    guard case .item(let name) = self, case .item(let otherName) = other else {
      return self == other
    }
    return ExactText(name) == ExactText(otherName)
  }
}

extension AutomatonWitness {
  /// Whether a search in a narrower language is not needed: there is no word, or one of that too.
  func isAnswer(in languages: [ExpressionProgram]) -> Bool {
    if case .word(let word) = self { return (try? languages.last?.accepts(word)) == true }
    return self == .none
  }

  /// The word as text; `nil` when no word exists or it isn't known.
  var word: String? {
    if case .word(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil }
  }
}
