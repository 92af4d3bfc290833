/// How well a rule is confirmed.
public enum RuleGrade: String, Hashable, Sendable {
  /// Stated by Apple or Google, in documentation or in a talk.
  case documented
  /// Recorded by others from Apple's own tool, or from published files.
  case recorded
  /// Derived from known behavior, without a published confirmation.
  case assumed
}

/// The source of a rule.
struct RuleSource: Hashable, Sendable {
  /// How well it is confirmed.
  let grade: RuleGrade
  /// The name of the source.
  let name: String

  static let apple = Self(grade: .documented, name: "Apple's reference of associated domains")
  static let appSearch = Self(grade: .documented, name: "Apple's archived App Search guide")
  static let assetLinks = Self(grade: .documented, name: "Digital Asset Links")
  static let foundation = Self(grade: .recorded, name: "Foundation")
  static let inferred = Self(grade: .assumed, name: "inferred")
  static let limit = Self(grade: .documented, name: "a limit of these checks")
  static let published = Self(grade: .recorded, name: "seen in published files")
  static let swcutil = Self(grade: .recorded, name: "recorded from swcutil by others")
  static let tn3155 = Self(grade: .documented, name: "TN3155")
  static let tn3155Recorded = Self(grade: .recorded, name: "TN3155")
  static let urlTypes = Self(grade: .documented, name: "Apple's reference of CFBundleURLTypes")
  static let wwdc19 = Self(grade: .documented, name: "WWDC19 session 717")
}

extension AssociationRule {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Something does not work.
    case error
    /// Something may not be meant.
    case warning
    /// Something to know.
    case note
  }

  /// The checks of association files, by number.
  public static let all = allCases.filter { $0.number < 100 }

  /// The number, from 1.
  public var number: Int { row.number }

  /// The name, as in output of tools.
  public var name: String { rawValue }

  /// How much it usually matters.
  public var severity: Severity { row.severity }

  /// How well it is confirmed.
  public var grade: RuleGrade { row.source.grade }

  /// The source of the check.
  public var source: String { row.source.name }

  /// The finding, as a sentence.
  public var summary: String { row.summary }

  /// The code, which stays the same: `AASA017`.
  public var code: String {
    let digits = String(number)
    return "AASA" + String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
  }
}
