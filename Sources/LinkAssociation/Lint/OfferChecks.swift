@_spi(Tools) import LinkAnalysis

extension AssociationLint {
  /// `saysNothing`: a file in which no service names an app; a possible cause is reported instead.
  static func fileWithoutServices(_ reading: ParsedAssociation) -> AssociationFinding? {
    guard reading.association.appLinks == nil,
      reading.association.services.allSatisfy(\.apps.isEmpty),
      reading.found.findings.allSatisfy({ $0.severity == .note })
    else { return nil }
    let holder = reading.text.root.members?.first { $0.value["applinks"] != nil }
    return AssociationFinding(
      .saysNothing,
      "The file names no app for any service, so it says nothing.",
      fix: holder.map { "Move what is in '\($0.name)' to the root." }
        ?? "Add applinks with an entry for each app."
    )
  }
}

/// Checks of whether entries offer anything at all.
struct OfferChecks {
  /// The universal links.
  let links: AppLinks
  /// The values of the file.
  let index: JSONIndex

  /// `noRules` and `onlyExclusions`.
  func findings() -> [AssociationFinding] {
    let entries = links.entriesByApp
    let withRules = entries.filter { $0.value.contains { !links.details[$0].components.isEmpty } }
    let offered = Set(withRules.keys)
    return links.details.compactMap { noRules($0, offered) } + onlyExclusions(entries)
  }

  /// `noRules`: an entry without rules; an error where one of its apps has no other entry with rules.
  private func noRules(
    _ entry: AppLinks.Details,
    _ offered: Set<ExactText>
  ) -> AssociationFinding? {
    let isOffered = entry.appIDs.allSatisfy { offered.contains(ExactText($0.text)) }
    return missingRules(entry, severity: isOffered ? .warning : .error)
  }

  /// The finding about an entry without rules.
  private func missingRules(
    _ entry: AppLinks.Details,
    severity: AssociationRule.Severity
  ) -> AssociationFinding? {
    guard entry.components.isEmpty, let value = index.value(at: entry.pointer) else { return nil }
    for name in ["components", "paths"] {
      guard let list = value[name] else { continue }
      // A value that isn't a list, and elements that aren't rules, are reported elsewhere.
      guard list.elements?.isEmpty == true else { return nil }
      return AssociationFinding(
        .noRules,
        severity: severity,
        at: entry.pointer.appending(name),
        "\(name) is empty, so the entry offers nothing.",
        fix: "Add a rule for what the app takes, or remove the entry."
      )
    }
    let meant = (value.members ?? []).lazy.map(\.name).first { name in
      NearestName.of(["components", "paths"], to: name) != nil
    }
    return AssociationFinding(
      .noRules,
      severity: severity,
      at: entry.pointer,
      "The entry has neither components nor paths, so it offers nothing.",
      fix: meant.map { "Mend the key '\($0)'." }
        ?? "Add components with a rule for what the app takes, or remove the entry."
    )
  }

  /// `onlyExclusions`: apps whose every rule excludes, once for each list of entries.
  private func onlyExclusions(_ entries: [ExactText: [Int]]) -> [AssociationFinding] {
    var known: Set<[Int]> = []
    let apps = entries.map { (app: $0.key, entries: $0.value) }.sorted {
      $0.app < $1.app
    }
    return apps.compactMap { app, entries in
      let rules = entries.flatMap { number in
        links.details[number].components.map { links.whole($0, of: links.details[number]) }
      }
      guard !rules.isEmpty, rules.allSatisfy({ $0.exclude == true }), known.insert(entries).inserted
      else { return nil }
      // Who excludes every URL means that the app gets no links.
      let isMeant = rules.contains { rule in
        ["*", "/*"].contains(rule.path ?? "*") && rule.query == nil && rule.fragment == nil
      }
      return AssociationFinding(
        .onlyExclusions,
        severity: isMeant ? .note : nil,
        at: links.details[entries[0]].pointer,
        "Every rule for '\(app.text)' excludes, so the app is offered nothing.",
        fix: "Add a rule behind them for what the app takes."
      )
    }
  }
}
