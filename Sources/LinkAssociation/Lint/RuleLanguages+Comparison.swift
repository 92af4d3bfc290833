import LinkPatterns

extension RuleLanguages {
  /// A shortest word that these rules admit and others do not.
  ///
  /// - Parameters:
  ///   - other: The other rules.
  ///   - language: What the word must be in.
  ///   - stateLimit: The number of states at which the search is given up.
  /// - Returns: The word, one that is easy to read when there is one, or that there is none, or that it is
  ///   not known. Rules without an automaton count as rules that match nothing.
  /// - Complexity: O(*s*), *s* = states of the search.
  func admittedWord(
    butNotBy other: RuleLanguages,
    within language: LanguageProgram,
    stateLimit: Int
  ) -> LanguageWitness {
    let own = programs.indices.filter { programs[$0] != nil }
    let others = other.programs.indices.filter { other.programs[$0] != nil }
    let all = own.compactMap { programs[$0] } + others.compactMap { other.programs[$0] }
    return Self.readable { alphabet in
      var search = LanguageCombination(
        [language] + all,
        alphabet: alphabet,
        stateLimit: stateLimit
      )
      return search.shortestWord(needing: [0]) { accepts in
        let (mine, theirs) = (accepts[1...].prefix(own.count), accepts[1...].dropFirst(own.count))
        guard accepts[0], let index = mine.firstIndex(of: true),
          !rules[own[index - mine.startIndex]].isExclusion
        else { return false }
        guard let match = theirs.firstIndex(of: true) else { return true }
        return other.rules[others[match - theirs.startIndex]].isExclusion
      }
    }
  }

  /// Tells whether two lists of rules are the same text, so that nothing needs a proof.
  ///
  /// - Parameter other: The other rules.
  /// - Returns: `true` when each rule has the parts, the texts and the languages of the other.
  func hasSameRules(as other: RuleLanguages) -> Bool {
    rules.count == other.rules.count
      && zip(rules, other.rules).allSatisfy { mine, theirs in
        mine.isExclusion == theirs.isExclusion && mine.parts.count == theirs.parts.count
          && zip(mine.parts, theirs.parts).allSatisfy { first, second in
            first.part == second.part && first.expression == second.expression
              && first.problem == second.problem
          }
      }
  }
}
