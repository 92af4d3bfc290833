extension PatternTable {
  /// Proves which entries have paths in common, which of them ties, and which are never reached.
  ///
  /// For tests and tools. A tie is an error, and so is an entry of which every path goes to another; an
  /// overlap that precedence decides is a note. Case, shapes, optional groups and repetitions are all
  /// taken as matching takes them; of a type whose written form is not known it is supposed that any
  /// text has it, and that none surely has.
  ///
  /// - Parameters:
  ///   - hostIsSegment: Whether the host of URLs may be their first segment, which then matches in
  ///     either case.
  ///   - stateLimit: The number of states at which the search for one pair is given up.
  /// - Returns: The findings, the errors first, then by the positions of the entries.
  /// - Complexity: O(*e*² · *s*) comparisons of numbers, *e* = number of entries that do not begin
  ///   with different literals, *s* = segments; proofs only for pairs that literals do not tell apart.
  public func audit(hostIsSegment: Bool = false, stateLimit: Int = 10_000) -> [AuditFinding] {
    var audit = TableAudit(self, hostIsSegment: hostIsSegment, stateLimit: stateLimit)
    return audit.run()
  }
}

/// The audit of one table.
private struct TableAudit {
  /// Two entries, the one with the lower position first.
  private struct Pair: Hashable {
    /// The one with the lower position.
    let left: Int
    /// The other.
    let right: Int
  }

  /// What is known of the alternatives of two entries.
  private struct Evidence {
    /// The worst that was found for two of their alternatives.
    var finding: AuditFinding
    /// The alternatives of the left entry that the right one takes.
    var takenOfLeft: Set<Int> = []
    /// The alternatives of the right entry that the left one takes.
    var takenOfRight: Set<Int> = []
  }

  /// The table.
  private let table: PatternTable
  /// The alternatives of all entries.
  private var paths: [AuditedPath] = []
  /// The positions of the alternatives of each entry among them.
  private var pathsOfEntry: [Range<Int>] = []
  /// The languages of their segments.
  private var languages: AuditLanguages
  /// What is known so far.
  private var evidence: [Pair: Evidence] = [:]

  /// Prepares an audit.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - hostIsSegment: Whether the host of URLs may be their first segment.
  ///   - stateLimit: The number of states at which the search for one pair is given up.
  init(_ table: PatternTable, hostIsSegment: Bool, stateLimit: Int) {
    self.table = table
    languages = AuditLanguages(stateLimit: stateLimit)
    var names: [[UInt8]: Int] = [:]
    for (position, entry) in table.entries.enumerated() {
      let count = entry.pattern.alternatives.count
      pathsOfEntry.append(paths.count..<paths.count + count)
      for index in entry.pattern.alternatives.indices {
        paths.append(
          AuditedPath(
            index,
            of: position,
            entry,
            ignoresCaseOfFirst: hostIsSegment,
            languages: &languages,
            names: &names
          )
        )
      }
    }
  }

  /// Compares all pairs.
  ///
  /// - Returns: The findings, the errors first.
  mutating func run() -> [AuditFinding] {
    let byFirst = Dictionary(grouping: paths.indices) { paths[$0].literals.first ?? -1 }
    let open = byFirst[-1] ?? []
    for (literal, group) in byFirst {
      for (offset, index) in group.enumerated() {
        for other in group[(offset + 1)...] { compare(paths[index], paths[other]) }
        if literal >= 0 { for other in open { compare(paths[index], paths[other]) } }
      }
    }
    return evidence.map(finding).sorted { left, right in
      if left.isError != right.isError { return left.isError }
      let (first, second) = (min(left.first, left.second), min(right.first, right.second))
      if first != second { return first < second }
      return max(left.first, left.second) < max(right.first, right.second)
    }
  }

  /// The finding for a pair.
  ///
  /// - Parameters:
  ///   - pair: Two entries.
  ///   - evidence: What is known of their alternatives.
  /// - Returns: That one is never reached when all its alternatives are taken; else the worst.
  private func finding(_ pair: Pair, _ evidence: Evidence) -> AuditFinding {
    let counts = (
      table.entries[pair.left].pattern.alternatives.count,
      table.entries[pair.right].pattern.alternatives.count
    )
    let isLeftTaken = evidence.takenOfLeft.count == counts.0
    guard isLeftTaken || evidence.takenOfRight.count == counts.1 else { return evidence.finding }
    return AuditFinding(
      .unreachable,
      first: isLeftTaken ? pair.right : pair.left,
      second: isLeftTaken ? pair.left : pair.right,
      witness: evidence.finding.witness,
      decision: evidence.finding.decision
    )
  }

  /// Compares two alternatives.
  ///
  /// - Parameters:
  ///   - one: An alternative.
  ///   - other: Another; of the same entry there is nothing to say.
  private mutating func compare(_ one: AuditedPath, _ other: AuditedPath) {
    guard one.entry != other.entry, one.mayMeet(other) else { return }
    let (left, right) = one.entry < other.entry ? (one, other) : (other, one)
    let pair = Pair(left: left.entry, right: right.entry)
    let found: AuditFinding
    switch languages.commonPath(left, right) {
    case .none: return
    case .undecided(let states):
      found = AuditFinding(
        .undecided(states: states),
        first: left.entry,
        second: right.entry,
        witness: nil,
        decision: nil
      )
    case .word(let word): found = overlap(of: left, right, witness: Self.text(of: word))
    }
    var now = evidence[pair] ?? Evidence(finding: found)
    if Self.isWorse(found, than: now.finding) { now.finding = found }
    let isLeftFirst = found.first == left.entry
    let (first, second) = isLeftFirst ? (left, right) : (right, left)
    if found.witness != nil, first.takesAll, languages.inclusion(of: second, in: first) == .included
    {
      if isLeftFirst {
        now.takenOfRight.insert(second.alternative)
      } else {
        now.takenOfLeft.insert(second.alternative)
      }
    }
    evidence[pair] = now
  }

  /// Finds out which of two alternatives with a common path comes first.
  ///
  /// - Parameters:
  ///   - left: An alternative.
  ///   - right: Another.
  ///   - witness: A shortest path that both accept.
  /// - Returns: The finding for the two.
  private mutating func overlap(
    of left: AuditedPath,
    _ right: AuditedPath,
    witness: String
  ) -> AuditFinding {
    if let (isFirst, decision) = left.precedence.comparison(with: right.precedence) {
      return AuditFinding(
        .overlap,
        first: isFirst ? left.entry : right.entry,
        second: isFirst ? right.entry : left.entry,
        witness: witness,
        decision: AuditFinding.Decision(decision)
      )
    }
    let (leftInRight, rightInLeft) = (
      languages.inclusion(of: left, in: right), languages.inclusion(of: right, in: left)
    )
    let isSame = leftInRight == .included && rightInLeft == .included
    let isLeftSmaller =
      isSame
      ? isEntry(left.entry, smallerThan: right.entry)
      : leftInRight == .included && rightInLeft.isExcluded && right.isExact
    let isRightSmaller =
      isSame
      ? isEntry(right.entry, smallerThan: left.entry)
      : rightInLeft == .included && leftInRight.isExcluded && left.isExact
    let isOneSmaller = isLeftSmaller || isRightSmaller
    let isLeftFirst =
      isOneSmaller ? isLeftSmaller : table.precedesByText(left.entry, right.entry)
    let kind: AuditFinding.Kind =
      switch (leftInRight, rightInLeft) {
      case _ where isOneSmaller: .overlap
      case (.undecided(let states), _), (_, .undecided(let states)): .undecided(states: states)
      default: .tie
      }
    return AuditFinding(
      kind,
      first: isLeftFirst ? left.entry : right.entry,
      second: isLeftFirst ? right.entry : left.entry,
      witness: witness,
      decision: isOneSmaller ? .smallerLanguage : .byteOrder
    )
  }

  /// Tells whether an entry accepts less than another that has an alternative in common with it.
  ///
  /// - Parameters:
  ///   - entry: The position of an entry.
  ///   - other: The position of the other.
  /// - Returns: `true` when each of its alternatives is within one of the other's, but not the other
  ///   way round.
  private mutating func isEntry(_ entry: Int, smallerThan other: Int) -> Bool {
    let (inner, outer) = (pathsOfEntry[entry], pathsOfEntry[other])
    return outer.allSatisfy { paths[$0].isExact } && isEach(of: inner, withinOneOf: outer)
      && !isEach(of: outer, withinOneOf: inner)
  }

  /// Tells whether alternatives are each within one of others.
  ///
  /// - Parameters:
  ///   - inner: The positions of alternatives.
  ///   - outer: The positions of the others.
  /// - Returns: `true` when that is known.
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

  /// Tells whether a finding is to be told in place of another for the same entries.
  ///
  /// - Parameters:
  ///   - finding: A finding for two alternatives.
  ///   - other: Another.
  /// - Returns: `true` when it is worse, or as bad with a witness that is shorter, or less.
  private static func isWorse(_ finding: AuditFinding, than other: AuditFinding) -> Bool {
    let severities = (severity(finding), severity(other))
    if severities.0 != severities.1 { return severities.0 > severities.1 }
    guard let witness = finding.witness?.utf8, let known = other.witness?.utf8 else {
      return finding.witness != nil
    }
    return witness.count == known.count
      ? witness.lexicographicallyPrecedes(known) : witness.count < known.count
  }

  /// How bad a finding is.
  ///
  /// - Parameter finding: A finding for two alternatives.
  /// - Returns: The greater, the worse.
  private static func severity(_ finding: AuditFinding) -> Int {
    switch finding.kind {
    case .overlap: 0
    case .undecided: 1
    case .unreachable: 2
    case .tie: 3
    }
  }

  /// The text of a path.
  ///
  /// - Parameter path: A path as it is once a slash at its end was dropped.
  /// - Returns: The path, with that slash where without it another would be dropped.
  private static func text(of path: [UInt8]) -> String {
    let endsWithSlash = path.count > 1 && path.last == UInt8(ascii: "/")
    return String(decoding: endsWithSlash ? path + [UInt8(ascii: "/")] : path, as: UTF8.self)
  }
}

extension LanguageInclusion {
  /// Whether it is known that some word of the first language is none of the second.
  fileprivate var isExcluded: Bool {
    if case .counterexample = self { true } else { false }
  }
}

extension AuditFinding.Decision {
  /// Describes what decides between two alternatives.
  ///
  /// - Parameter decision: What decides.
  fileprivate init(_ decision: RoutePrecedence.Decision) {
    self =
      switch decision {
      case .segment(let index): .segment(index + 1)
      case .segmentCount: .segmentCount
      case .queryItems: .queryItems
      }
  }
}
