/// Checks of the features that the oldest system of an app knows.
enum SystemChecks {
  /// `olderSystems`: features that the oldest system does not know.
  static func findings(
    of reading: ParsedAssociation,
    oldestSystem: Double?
  ) -> [AssociationFinding] {
    guard let oldestSystem, let links = reading.association.appLinks else { return [] }
    var findings: [AssociationFinding] = []
    func report(_ feature: String, _ version: Double, at pointer: JSONPointer?) {
      guard let pointer, oldestSystem < version else { return }
      let shown = version == Double(Int(version)) ? String(Int(version)) : String(version)
      findings += AssociationFinding(
        .olderSystems,
        at: pointer,
        "\(feature) is known since iOS \(shown), and the app runs on older ones.",
        fix: "See that the rules are right without it, or raise the oldest system."
      )
    }
    let rules = links.details.filter { !$0.usesPaths }.flatMap(\.components)
    let defaults = ([links.defaults] + links.details.map(\.defaults)).compactMap(\.self)
    let all = rules + defaults
    report("components", 13, at: rules.first?.pointer)
    report("caseSensitive", 13.5, at: all.first { $0.caseSensitive != nil }?.pointer)
    report("substitutionVariables", 13.5, at: links.variables.first?.pointer)
    report("percentEncoded", 14, at: all.first { $0.percentEncoded != nil }?.pointer)
    report("defaults", 14, at: defaults.first?.pointer)
    return findings
  }
}
