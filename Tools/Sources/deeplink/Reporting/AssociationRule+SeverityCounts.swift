import LinkAssociation

extension [AssociationRule.Severity] {
  /// How many there are of each of some kinds, on one line.
  func counts(of kinds: [AssociationRule.Severity] = AssociationRule.Severity.allCases) -> String {
    let counts = kinds.map { kind in
      let count = count { $0 == kind }
      return "\(count) \(kind.rawValue)\(count == 1 ? "" : "s")"
    }
    return counts.joined(separator: ", ")
  }
}
