import LinkAssociation

/// A finding of any command, as far as other programs read it.
struct ReportedFinding {
  /// What was looked for.
  let rule: ReportedRule

  /// How much it matters here.
  let severity: AssociationRule.Severity

  /// The path of the file, as it was given.
  let file: String

  /// The value of the file that it is about; the root for the whole file.
  var pointer = JSONPointer.root

  /// Where it is in the file, when that is known.
  let position: TextPosition?

  /// What was found, a sentence.
  let message: String

  /// A shortest URL that shows it.
  var witness: String?

  /// What to do, a sentence.
  var fix: String?

  /// Whether the sentence names the URL.
  var namesWitness = false

  /// What was found, the URL that shows it, and what to do.
  var text: String {
    let shown = namesWitness ? nil : witness.map { "(\($0))" }
    return [message, shown, fix].compactMap(\.self).joined(separator: " ")
  }
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
