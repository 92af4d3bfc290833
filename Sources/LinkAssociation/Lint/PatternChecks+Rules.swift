extension PatternChecks {
  /// `decodedGuard`: exclusions that compare decoded text.
  func rules(of entry: AppLinks.Details, _ links: AppLinks) -> [AssociationFinding] {
    guard !entry.usesPaths else { return [] }
    return entry.components.compactMap { rule in
      let whole = links.whole(rule, of: entry)
      guard whole.percentEncoded == false, whole.exclude == true, whole.path != nil else {
        return nil
      }
      return AssociationFinding(
        .decodedGuard,
        at: rule.pointer,
        "The exclusion compares decoded text, in which %2F is a slash; servers see it otherwise.",
        fix: "Leave percentEncoded out, and write the escapes."
      )
    }
  }

  /// `patternInDefaults`: patterns and exclusions in defaults.
  func defaults(_ defaults: LinkComponent) -> [AssociationFinding] {
    var keys: [String] = []
    if defaults.path != nil { keys.append("/") }
    if defaults.query != nil { keys.append("?") }
    if defaults.fragment != nil { keys.append("#") }
    if defaults.exclude != nil { keys.append("exclude") }
    return keys.map { key in
      AssociationFinding(
        .patternInDefaults,
        at: defaults.pointer.appending(key),
        "'\(key)' in defaults is applied to every rule without its own, and Apple does not document it.",
        fix: "Write it into the rules."
      )
    }
  }
}
