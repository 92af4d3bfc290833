extension [AssociationFinding] {
  /// Adds a finding, if there is one.
  static func += (findings: inout Self, finding: AssociationFinding?) {
    findings += [finding].compactMap(\.self)
  }
}

/// Findings up to a number, and how many others there are.
///
/// Which findings are kept does not depend on their order: errors come before warnings, warnings before notes.
struct FindingList: Hashable, Sendable {
  /// A finding that may be kept.
  private struct Entry: Hashable {
    /// The number of findings before it.
    let number: Int
    /// The finding.
    let finding: AssociationFinding
  }

  /// The greatest number of findings that are kept.
  private let maximum: Int

  /// The first findings of each severity.
  private var entries: [AssociationRule.Severity: [Entry]] = [:]

  /// The number of findings that were added.
  private var count = 0

  /// Creates a list without findings.
  init(maximum: Int = AssociationLint.maximumFindings) { self.maximum = maximum }

  /// Adds a finding, if there is one.
  static func += (list: inout Self, finding: AssociationFinding?) {
    guard let finding else { return }
    if list.hasRoom(for: finding.severity) {
      list.entries[finding.severity, default: []].append(
        .init(number: list.count, finding: finding)
      )
    }
    list.count += 1
  }

  /// Returns whether another finding of a severity may be kept.
  func hasRoom(for severity: AssociationRule.Severity) -> Bool {
    (entries[severity]?.count ?? 0) < maximum
  }

  /// Counts a finding that was not made because there is no room for it.
  mutating func leaveOut() { count += 1 }

  /// Adds findings.
  mutating func add(_ findings: [AssociationFinding]) {
    for finding in findings { self += finding }
  }

  /// The findings that are kept, in the order in which they were added; where others are left out, one
  /// more counts them.
  var findings: [AssociationFinding] {
    var kept: [Entry] = []
    for severity in AssociationRule.Severity.allCases {
      kept += (entries[severity] ?? []).prefix(maximum - kept.count)
    }
    let findings = kept.sorted { $0.number < $1.number }.map(\.finding)
    let rest = count - kept.count
    if rest == 0 { return findings }
    let more = AssociationFinding(
      .moreFindings,
      "\(rest) further \(rest == 1 ? "finding is" : "findings are") left out.",
      fix: "Mend these first; errors are listed before warnings, warnings before notes."
    )
    return findings + [more]
  }
}
