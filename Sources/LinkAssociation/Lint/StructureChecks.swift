import LinkPatterns

/// Checks of the structure of a file: keys, entries, identifiers.
struct StructureChecks {
  /// The file.
  private let reading: ParsedAssociation
  /// Its values.
  let index: JSONIndex
  /// The oldest iOS that the app runs on.
  private let oldestSystem: Double?

  /// Creates checks.
  init(_ reading: ParsedAssociation, _ index: JSONIndex, oldestSystem: Double?) {
    (self.reading, self.index, self.oldestSystem) = (reading, index, oldestSystem)
  }

  /// Runs the checks.
  func findings() -> [AssociationFinding] {
    var findings: [AssociationFinding] = []
    let services = reading.association.services
    for app in services.flatMap(\.apps) { findings += identifier(app) }
    guard let links = reading.association.appLinks else { return findings }
    findings += apps(links)
    findings += details(links)
    findings += repeatedIdentifiers(links)
    let comments = CommentChecks(links: links)
    for entry in links.details { findings += self.entry(entry) + comments.findings(of: entry) }
    return findings + OfferChecks(links: links, index: index).findings()
  }

  /// `apps`: the list for old systems.
  private func apps(_ links: AppLinks) -> AssociationFinding? {
    let pointer = links.pointer.appending("apps")
    if let apps = links.apps, !apps.isEmpty {
      let range = index.value(at: pointer)?.range
      return AssociationFinding(
        .apps,
        at: pointer,
        "apps has entries, and iOS 12 and older need it empty.",
        fix: "Write [], which no newer system minds.",
        edits: range.map { [.init($0, "[]")] } ?? []
      )
    }
    guard links.apps == nil, let oldestSystem, oldestSystem < 13 else { return nil }
    let start = index.value(at: links.pointer).map { $0.range.lowerBound + 1 }
    let isEmpty = index.value(at: links.pointer)?.members?.isEmpty ?? true
    let text = isEmpty ? "\"apps\": []" : "\"apps\": [], "
    return AssociationFinding(
      .apps,
      at: links.pointer,
      "apps is missing, and iOS 12 and older need it.",
      fix: "Add \"apps\": [].",
      edits: start.map { [.init($0..<$0, text)] } ?? []
    )
  }

  /// `noDetails`, `emptyDetails` and `dictionaryDetails`: the entries as a whole.
  private func details(_ links: AppLinks) -> AssociationFinding? {
    let pointer = links.pointer.appending("details")
    switch links.detailsForm {
    case .missing where index.value(at: pointer) == nil:
      return AssociationFinding(
        .noDetails,
        at: links.pointer,
        "applinks has no details, so no app is offered anything.",
        fix: "Add details with an entry for each app."
      )
    case .dictionary:
      return AssociationFinding(
        .dictionaryDetails,
        at: pointer,
        "details is an object by identifier, which is obsolete and has no order to rely on.",
        fix: "Write an array of entries with appIDs."
      )
    case .array where links.details.isEmpty:
      return AssociationFinding(
        .emptyDetails,
        at: pointer,
        "details has no entry, so no app is offered anything.",
        fix: "Add an entry for each app, or remove applinks."
      )
    default: return nil
    }
  }

  /// `noIdentifier`, `bothIdentifiers` and `bothRuleForms`: one entry.
  private func entry(_ entry: AppLinks.Details) -> [AssociationFinding] {
    var findings: [AssociationFinding] = []
    let value = index.value(at: entry.pointer)
    // A value of another type is reported at its place.
    let isTyped = value?["appIDs"].map { $0.elements != nil } ?? (value?["appID"] == nil)
    if entry.appIDs.isEmpty, isTyped {
      findings += AssociationFinding(
        .noIdentifier,
        at: entry.pointer,
        "The entry names no app.",
        fix: "Add appIDs with the identifiers of the apps."
      )
    }
    if value?["appIDs"] != nil, value?["appID"] != nil {
      let place = entry.pointer.appending("appID")
      let isOldForm = value?["paths"] != nil
      findings += AssociationFinding(
        .bothIdentifiers,
        at: place,
        "appID is ignored beside appIDs.",
        fix: isOldForm
          ? "Keep it for systems before iOS 13 alone, which read it with paths."
          : "Add it to appIDs, or remove it.",
        edits: isOldForm ? [] : index.removal(at: place).map { [$0] } ?? []
      )
    }
    findings += mixedForms(entry, value)
    for app in entry.appIDs { findings += identifier(app) }
    return findings
  }

  /// `bothRuleForms`: shapes of old and new systems in one entry.
  private func mixedForms(_ entry: AppLinks.Details, _ value: JSONValue?) -> AssociationFinding? {
    guard let value else { return nil }
    let has = { (name: String) in value[name] != nil }
    let sentence: String
    if has("components"), has("paths") {
      sentence = "paths is ignored beside components since iOS 13."
    } else if has("components"), value["appID"]?.string != nil, !has("appIDs") {
      sentence = "appID belongs to paths; Apple's note says not to mix it with components."
    } else if has("paths"), has("appIDs") {
      sentence = "appIDs belongs to components; older systems read appID with paths."
    } else {
      return nil
    }
    return AssociationFinding(
      .bothRuleForms,
      at: entry.pointer,
      sentence,
      fix: "Use appIDs with components, or appID with paths."
    )
  }
}
