/// The findings about rules that several apps may reach, each once.
///
/// A rule of which one app reaches nothing may be needed by another. Only a rule that none of them reaches is
/// removed.
struct RuleSetFindings {
  /// The key by which findings are the same.
  private struct Key: Hashable {
    /// The number of the check.
    let check: Int
    /// How much it matters: a proof for one app may be open for another.
    let severity: AssociationRule.Severity
    /// The place of the rule.
    let pointer: JSONPointer
  }

  /// The findings so far, and for those of a covered rule the app that they are about.
  private var findings: [(finding: AssociationFinding, app: String?)] = []
  /// Those that are known.
  private var known: Set<Key> = []
  /// In how many groups of apps each rule is covered by those before it.
  private var covered: [JSONPointer: Int] = [:]

  /// The places of rules that may be removed without a decision, for one app at least.
  private var removable: Set<JSONPointer> = []

  /// Adds a finding; a covered rule may be removed unless it is kept.
  mutating func add(
    _ finding: AssociationFinding,
    coveredFor app: String? = nil,
    isKept: Bool = false
  ) {
    if app != nil { covered[finding.pointer, default: 0] += 1 }
    if app != nil, !isKept { removable.insert(finding.pointer) }
    let key = Key(
      check: finding.rule.number,
      severity: finding.severity,
      pointer: finding.pointer
    )
    if known.insert(key).inserted {
      findings.append((finding, app))
    }
  }

  /// All findings, with a change for each rule that is covered in every group that reaches its entry.
  func all(
    in links: AppLinks,
    groups: some Sequence<[Int]>,
    of index: JSONIndex
  ) -> [AssociationFinding] {
    var groupsOfEntry = [Int](repeating: 0, count: links.details.count)
    for entry in groups.joined() { groupsOfEntry[entry] += 1 }
    var needed: [JSONPointer: Int] = [:]
    for (number, entry) in links.details.enumerated() {
      for rule in entry.components where covered[rule.pointer] != nil {
        needed[rule.pointer] = groupsOfEntry[number]
      }
    }
    return findings.map { finding, app in
      guard let app else { return namingEarlierApp(finding, in: links) }
      if covered[finding.pointer] == needed[finding.pointer] {
        var finding = finding
        let isRemoved = removable.contains(finding.pointer) && finding.rule != .lateExclusion
        finding.edits = isRemoved ? index.removal(at: finding.pointer).map { [$0] } ?? [] : []
        return finding
      }
      return AssociationFinding(
        finding.rule,
        severity: .warning,
        at: finding.pointer,
        "\(finding.message.dropLast()), for the app '\(app)'; others may reach it.",
        fix: "Give the apps entries of their own, unless that is meant.",
        witness: finding.witness
      )
    }
  }

  /// The finding about a rule that matches every URL, with the app of an earlier entry that takes every URL first.
  ///
  /// Source: Apple's archived App Search guide: the order of the entries decides.
  private func namingEarlierApp(
    _ finding: AssociationFinding,
    in links: AppLinks
  ) -> AssociationFinding {
    guard finding.rule == .matchesEverything, links.detailsForm == .array,
      let own = Self.entry(of: finding, in: links)
    else { return finding }
    let apps = Set(links.details[own].appIDs.map { ExactText($0.text) })
    let before = findings.lazy.compactMap { other -> String? in
      guard other.finding.rule == .matchesEverything,
        let entry = Self.entry(of: other.finding, in: links), entry < own,
        apps.isDisjoint(with: links.details[entry].appIDs.map { ExactText($0.text) })
      else { return nil }
      return links.details[entry].appIDs.first?.text
    }
    guard let first = before.first else { return finding }
    return AssociationFinding(
      finding.rule,
      severity: finding.severity,
      at: finding.pointer,
      "\(finding.message.dropLast()); where '\(first)' is installed too, that app comes first.",
      fix: finding.severity == .note
        ? "Keep it when that is meant, or list what each app takes." : finding.fix,
      witness: finding.witness
    )
  }

  /// The number of the entry that a finding is about.
  private static func entry(of finding: AssociationFinding, in links: AppLinks) -> Int? {
    finding.pointer.tokens.dropFirst(2).first.flatMap { Int($0) }
      .flatMap { links.details.indices.contains($0) ? $0 : nil }
  }
}
