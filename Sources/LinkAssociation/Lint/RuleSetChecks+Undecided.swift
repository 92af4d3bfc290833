/// Findings where a proof about rules ends without an answer.
extension RuleSetChecks {
  /// A note about an open question.
  private func open(at pointer: JSONPointer, _ message: String, fix: String) -> AssociationFinding {
    AssociationFinding(.unreachableRule, severity: .note, at: pointer, message, fix: fix)
  }

  /// `unreachableRule`, for a rule after those that are compared.
  func tooMany(_ rule: CompiledRule) -> AssociationFinding {
    open(
      at: rule.rule.pointer,
      "From here on, whether rules are reached was not decided: there are too many, or too large ones.",
      fix: "Join rules by wildcards and variables."
    )
  }

  /// `unreachableRule`: an app beyond the number of apps whose rules are compared.
  func leftOut(_ app: String) -> AssociationFinding {
    open(
      at: links.pointer,
      "Whether rules are reached was not decided for '\(app)': too many apps have rules of their own.",
      fix: "Name the apps that have the same rules in one entry."
    )
  }

  /// `unreachableRule` and `patternTooLarge`: a rule whose URLs are not known.
  func unknown(_ rule: CompiledRule) -> AssociationFinding? {
    if rule.matchesNothing { return nil }
    let obstacles = rule.parts.compactMap(\.obstacle)
    if obstacles.contains(.tooLarge) {
      return AssociationFinding(
        .patternTooLarge,
        at: rule.rule.pointer,
        "\(CompiledRule.Obstacle.tooLarge.sentence) What the rule matches is not known here.",
        fix: "Use fewer variables in it, or fewer values."
      )
    }
    // A pattern that is too long is reported at its place.
    if !obstacles.isEmpty { return nil }
    return open(
      at: rule.rule.pointer,
      "Whether the rule is reached was not decided: what it matches cannot be written out.",
      fix: "Write simpler patterns, shorter names and fewer query items."
    )
  }

  /// `unreachableRule`, when a proof ends without an answer.
  func undecided(_ rule: CompiledRule) -> AssociationFinding {
    open(
      at: rule.rule.pointer,
      "Whether the rule is reached was not decided within \(stateLimit) states.",
      fix: "Allow more states, or write simpler patterns."
    )
  }
}
