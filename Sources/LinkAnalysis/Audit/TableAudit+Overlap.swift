import LinkPatterns

extension TableAudit {
  /// Finds out which of two alternatives with a common path comes first.
  mutating func overlap(
    of left: AuditedPath,
    _ right: AuditedPath,
    witness: String
  ) -> AuditFinding {
    // Which of them the table tries first is not computed again, but read from it.
    let (first, second) = left.number < right.number ? (left, right) : (right, left)
    let (kind, decision) = whatDecides(between: first, second)
    return AuditFinding(
      kind: kind,
      first: first.entry,
      second: second.entry,
      evidence: .both(path: witness, decision)
    )
  }

  /// Finds out what puts one of two alternatives before the other.
  private mutating func whatDecides(
    between first: AuditedPath,
    _ second: AuditedPath
  ) -> (AuditFinding.Kind, AuditFinding.Decision) {
    if table.precedence == .registrationOrder { return (.overlap, .registrationOrder) }
    if let decision = first.precedence.comparison(with: second.precedence)?.decision {
      return (.overlap, AuditFinding.Decision(decision))
    }
    let inner = languages.inclusion(of: first, in: second)
    let outer = languages.inclusion(of: second, in: first)
    let isSmaller =
      inner == .included && outer == .included
      ? isEntry(first.entry, smallerThan: second.entry)
      : inner == .included && outer.isExcluded && second.isExact
    if isSmaller { return (.overlap, .smallerLanguage) }
    for case .undecided(let states) in [inner, outer] {
      return (.undecided(states: states), .byteOrder)
    }
    return (.tie, .byteOrder)
  }

  /// Returns whether an entry accepts less than another that has an alternative in common with it.
  private mutating func isEntry(_ entry: Int, smallerThan other: Int) -> Bool {
    let (inner, outer) = (pathsOfEntry[entry], pathsOfEntry[other])
    return outer.allSatisfy { paths[$0].isExact } && isEach(of: inner, withinOneOf: outer)
      && !isEach(of: outer, withinOneOf: inner)
  }

  /// Returns whether alternatives are each within one of others.
  private mutating func isEach(of inner: Range<Int>, withinOneOf outer: Range<Int>) -> Bool {
    for index in inner {
      var isWithin = false
      for other in outer where !isWithin && paths[index].mayMeet(paths[other]) {
        isWithin = languages.inclusion(of: paths[index], in: paths[other]) == .included
      }
      if !isWithin { return false }
    }
    return true
  }

  /// Returns whether a finding is to be reported in place of another for the same entries.
  static func isWorse(_ finding: AuditFinding, than other: AuditFinding) -> Bool {
    let severities = (severity(finding), severity(other))
    if severities.0 != severities.1 { return severities.0 > severities.1 }
    guard let witness = finding.witness?.utf8, let known = other.witness?.utf8 else {
      return finding.witness != nil
    }
    return witness.count == known.count
      ? witness.lexicographicallyPrecedes(known) : witness.count < known.count
  }

  /// How bad a finding is.
  private static func severity(_ finding: AuditFinding) -> Int {
    switch finding.kind {
    case .overlap: 0
    case .undecided: 1
    case .unreachable: 2
    case .tie: 3
    }
  }
}

extension AutomatonInclusion {
  /// Whether some word of the first language is known to be missing in the second.
  fileprivate var isExcluded: Bool {
    if case .counterexample = self { true } else { false }
  }
}

extension AuditFinding.Decision {
  /// Describes what decides between two alternatives.
  fileprivate init(_ decision: RoutePrecedence.Decision) {
    self =
      switch decision {
      case .segment(let index): .segment(index + 1)
      case .segmentCount: .segmentCount
      case .queryItems: .queryItems
      }
  }
}
