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
    let apple = [RuleLanguages(rules.rules)]
    let android = [CompiledRule.Slashes.exact, .loose].map { slashes in
      let most = RuleLanguages.maximumRules + 1
      return RuleLanguages(
        CompiledRule.rules(of: links, app: "", slashes: slashes, maximumRules: most)
      )
    }
    return [
      disagreement(on: .iOS, apple, android), disagreement(on: .android, android, apple),
    ].filter { $0.answer != .none }
  }

  /// A URL that only one platform is offered; if possible, one that differs by more than slashes at the end.
  ///
  /// Rules are given in two forms: as they are read, and as if slashes at the end did not count.
  private func disagreement(
    on platform: Platform,
    _ own: [RuleLanguages],
    _ other: [RuleLanguages]
  ) -> Disagreement {
    // Rules that could not be written out are not shown.
    guard (own + other).allSatisfy(\.isComplete) else {
      return Disagreement(offeredOn: platform, answer: .undecided)
    }
    var steps = Self.maximumSteps
    func answer(_ own: [RuleLanguages], _ other: [RuleLanguages]) -> Answer {
      asked { RuleLanguages.word(in: $0, admittedBy: own, butNotBy: other, stateLimit, &steps) }
    }
    let wide = answer(own, other)
    if case .url = wide { return Disagreement(offeredOn: platform, answer: wide) }
    let exact = answer(Array(own.prefix(1)), Array(other.prefix(1)))
    return Disagreement(offeredOn: platform, answer: exact, differsBySlash: wide == .none)
  }
}
