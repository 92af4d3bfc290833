/// How sure a rule is.
public enum RuleGrade: String, Hashable, Sendable {
  /// Apple's documents or sessions say it.
  case documented
  /// Others recorded it from Apple's own tool.
  case recorded
  /// Derived from known behavior, without a published confirmation.
  case assumed
}

/// A check of an association file.
///
/// More may be added; a number is never given to another check.
public struct AssociationRule: Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Something does not work.
    case error
    /// Something may not be meant.
    case warning
    /// Something to know.
    case note
  }

  /// The number, from 1.
  public let number: Int

  /// The name, as in output of tools.
  public let name: String

  /// How much it matters, mostly.
  public let severity: Severity

  /// How sure it is.
  public let grade: RuleGrade

  /// Where it is from.
  public let source: String

  /// What it finds, a sentence.
  public let summary: String

  /// The code, which stays the same: `AASA017`.
  public var code: String {
    let digits = String(number)
    return "AASA" + String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
  }

  /// Creates a rule.
  init(
    _ number: Int,
    _ name: String,
    _ severity: Severity,
    _ grade: RuleGrade,
    _ source: String,
    _ summary: String
  ) {
    (self.number, self.name, self.severity) = (number, name, severity)
    (self.grade, self.source, self.summary) = (grade, source, summary)
  }
}
