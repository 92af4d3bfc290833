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
    let android = RuleLanguages(
      CompiledRule.rules(of: links, app: "", slashes: .exact, maximumRules: most)
    )
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
    // What has rules that could not be written out is not shown.
    guard first.isComplete, second.isComplete else { return .undecided }
    var steps = Self.maximumSteps
    return asked { clean in
      first.admittedWord(in: clean, butNotBy: second, stateLimit: stateLimit, &steps)
    }
  }
}
