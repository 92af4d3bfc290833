import LinkAssociation

/// A finding of any command, as far as other programs read it.
struct ReportedFinding {
  /// The check.
  let rule: ReportedRule

  /// How much it matters here.
  let severity: AssociationRule.Severity

  /// The path of the file, as it was given.
  let file: String

  /// The value of the file that it is about; the root for the whole file.
  var pointer = JSONPointer.root

  /// Where it is in the file, when that is known.
  let position: TextPosition?

  /// The finding, as a sentence.
  let message: String

  /// A shortest URL that shows it.
  var witness: String?

  /// The fix, as a sentence.
  var fix: String?

  /// Whether the sentence names the URL.
  var namesWitness = false

  /// The finding, the URL that shows it, and the fix.
  var text: String {
    let shown = namesWitness ? nil : witness.map { "(\($0))" }
    return [message, shown, fix].compactMap(\.self).joined(separator: " ")
  }
}

/// A check that findings come from.
struct ReportedRule: Hashable {
  /// The code, which stays the same.
  let id: String

  /// The name, a word.
  let name: String

  /// The summary, as a sentence.
  let summary: String
}
