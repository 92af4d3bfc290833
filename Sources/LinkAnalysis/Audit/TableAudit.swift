import LinkPatterns

/// The audit of one table.
struct TableAudit {
  /// Two entries, the one with the lower position first.
  private typealias Pair = AuditLanguages.Pair

  /// An alternative, and the entry that it is of.
  private struct AlternativeOfEntry: Hashable {
    let entry: Int
    let alternative: Int
  }

  /// The findings about the alternatives of two entries.
  private struct Evidence {
    /// The worst that was found for two of their alternatives.
    var finding: AuditFinding
    /// The alternatives of the left entry that the right one takes.
    var takenOfLeft: Set<Int> = []
    /// The alternatives of the right entry that the left one takes.
    var takenOfRight: Set<Int> = []
  }

  /// The table.
  let table: PatternTable
  /// Whether some URLs have a host that is not a segment, beside those of which it is.
  let caseCounts: Bool
  /// The alternatives of all entries.
  private(set) var paths: [AuditedPath] = []
  /// The positions of the alternatives of each entry among them.
  private(set) var pathsOfEntry: [Range<Int>] = []
  /// The languages of their segments.
  var languages: AuditLanguages
  /// The findings so far.
  private var evidence: [Pair: Evidence] = [:]
  /// For each alternative, those that are before it, have paths in common with it, and refuse none of
  /// them.
  private(set) var winners: [[Int]] = []

  /// Prepares an audit.
  init(_ table: PatternTable, hostIsSegment: Bool, caseCounts: Bool, stateLimit: Int) {
    (self.table, self.caseCounts) = (table, caseCounts)
    languages = AuditLanguages(stateLimit: stateLimit)
    var names: [[UInt8]: Int] = [:]
    var numbers: [AlternativeOfEntry: Int] = [:]
    for (number, alternative) in table.bestFirst.enumerated() {
      let place = AlternativeOfEntry(
        entry: Int(alternative.entry),
        alternative: Int(alternative.index)
      )
      numbers[place] = number
    }
    for (position, entry) in table.entries.enumerated() {
      let count = entry.pattern.alternatives.count
      pathsOfEntry.append(paths.count..<paths.count + count)
      for index in entry.pattern.alternatives.indices {
        paths.append(
          AuditedPath(
            index,
            number: numbers[AlternativeOfEntry(entry: position, alternative: index)] ?? .max,
            of: position,
            entry,
            ignoresCaseOfFirst: hostIsSegment,
            languages: &languages,
            names: &names
          )
        )
      }
    }
    winners = Array(repeating: [], count: paths.count)
  }

  /// Compares all pairs, and looks for entries that several others hide.
  mutating func run() -> [AuditFinding] {
    var known = LiteralTrie()
    for path in paths {
      for other in known.mayMeet(path) { compare(paths[other], path) }
      known.insert(path, as: position(of: path))
    }
    let pairs = evidence.map(finding)
    let hidden = hiddenTogether(
      except: Set(pairs.filter { $0.kind == .unreachable }.map(\.second))
    )
    let replaced = Set(hidden.filter(\.togetherWith.isEmpty).map { [$0.first, $0.second] })
    let kept = pairs.filter { !replaced.contains([$0.first, $0.second]) }
    return (kept + hidden).sorted { left, right in
      if left.isError != right.isError { return left.isError }
      let (first, second) = (min(left.first, left.second), min(right.first, right.second))
      if first != second { return first < second }
      if left.togetherWith.isEmpty != right.togetherWith.isEmpty {
        return left.togetherWith.isEmpty
      }
      return max(left.first, left.second) < max(right.first, right.second)
    }
  }

  /// The position of an alternative in ``paths``.
  private func position(of path: AuditedPath) -> Int {
    pathsOfEntry[path.entry].lowerBound + path.alternative
  }

  /// The finding for a pair.
  private func finding(_ pair: Pair, _ evidence: Evidence) -> AuditFinding {
    let counts = (
      table.entries[pair.left].pattern.alternatives.count,
      table.entries[pair.right].pattern.alternatives.count
    )
    let isLeftTaken = evidence.takenOfLeft.count == counts.0
    guard isLeftTaken || evidence.takenOfRight.count == counts.1 else { return evidence.finding }
    return AuditFinding(
      kind: .unreachable,
      first: isLeftTaken ? pair.right : pair.left,
      second: isLeftTaken ? pair.left : pair.right,
      evidence: evidence.finding.evidence
    )
  }

  /// Compares two alternatives.
  private mutating func compare(_ one: AuditedPath, _ other: AuditedPath) {
    guard one.entry != other.entry, one.mayMeet(other) else { return }
    let (left, right) = one.entry < other.entry ? (one, other) : (other, one)
    let pair = Pair(left: left.entry, right: right.entry)
    let found: AuditFinding
    switch languages.commonPath(left, right) {
    case .none: return
    case .undecided(let states):
      found = AuditFinding(
        kind: .undecided(states: states),
        first: left.entry,
        second: right.entry,
        evidence: .nothing
      )
    case .word(let word):
      found = overlap(of: left, right, witness: String(decoding: word, as: UTF8.self))
    }
    var now = evidence[pair] ?? Evidence(finding: found)
    if Self.isWorse(found, than: now.finding) { now.finding = found }
    let isLeftFirst = found.first == left.entry
    let (first, second) = isLeftFirst ? (left, right) : (right, left)
    if found.witness != nil, first.takesAll(of: second) {
      winners[position(of: second)].append(position(of: first))
      if languages.isWithin(second, [first], caseCounts: caseCounts) == .included {
        if isLeftFirst {
          now.takenOfRight.insert(second.alternative)
        } else {
          now.takenOfLeft.insert(second.alternative)
        }
      }
    }
    evidence[pair] = now
  }
}
