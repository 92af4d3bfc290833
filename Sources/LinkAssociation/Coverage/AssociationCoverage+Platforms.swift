import LinkAnalysis

extension AssociationCoverage {
  /// URLs about which iOS and Android disagree.
  ///
  /// - Parameter statement: The statement about the Android app.
  /// - Returns: A URL for each platform that alone is offered one; nothing when the statement narrows
  ///   nothing, because the manifest, which is not known here, decides then.
  /// - Complexity: O(*s*), *s* = states of a search.
  public func disagreements(with statement: AssetLinks.Statement) -> [Disagreement] {
    guard let components = statement.components, statement.offersLinks else { return [] }
    let links = AppLinks(details: [.init(appIDs: [.init("")], components: components)])
    let most = RuleLanguages.maximumRules + 1
    let set = AssociationRuleSet(links, app: "", slashes: .exact, maximumRules: most)
    let android = RuleLanguages(set.rules)
    let apple = RuleLanguages(rules.rules)
    let first = disagreement(apple, android)
    let second = disagreement(android, apple)
    return [
      Disagreement(offeredOn: "iOS", answer: first),
      Disagreement(offeredOn: "Android", answer: second),
    ].filter { $0.answer != .none }
  }

  /// A URL that some rules admit and others do not.
  private func disagreement(_ first: RuleLanguages, _ second: RuleLanguages) -> Answer {
    let own = first.programs.indices.filter { first.programs[$0] != nil }
    let other = second.programs.indices.filter { second.programs[$0] != nil }
    let programs = own.compactMap { first.programs[$0] } + other.compactMap { second.programs[$0] }
    var steps = Self.maximumSteps
    // What has rules that could not be written out is not shown.
    guard first.isComplete, second.isComplete else { return .undecided }
    return asked { clean in
      RuleLanguages.readable { alphabet, preferred in
        var search = RuleLanguages.search(
          [clean] + programs,
          alphabet,
          preferred,
          stateLimit: stateLimit
        )
        return search.shortestWord(needing: [0], steps: &steps) { accepts in
          let (mine, theirs) = (accepts[1...].prefix(own.count), accepts[1...].dropFirst(own.count))
          guard accepts[0], let index = mine.firstIndex(of: true),
            !first.rules[own[index - mine.startIndex]].isExclusion
          else { return false }
          guard let match = theirs.firstIndex(of: true) else { return true }
          return second.rules[other[match - theirs.startIndex]].isExclusion
        }
      }
    }
  }
}
