import LinkAssociation

/// A finding of any command, as far as other programs read it.
struct ReportedFinding {
  /// What was looked for.
  let rule: ReportedRule

  /// How much it matters here.
  let severity: AssociationRule.Severity

  /// The path of the file, as it was given.
  let file: String

  /// Where it is in the file, when that is known.
  let position: TextPosition?

  /// What was found, and what to do.
  let message: String
}

/// What findings have in common.
struct ReportedRule: Hashable {
  /// The code, which stays the same.
  let id: String

  /// The name, a word.
  let name: String

  /// What it finds, a sentence.
  let summary: String
}
