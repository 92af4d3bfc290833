import LinkPatterns

extension TableAudit {
  /// Finds entries that are never reached because several others take all of their paths together.
  mutating func hiddenTogether(except known: Set<Int>) -> [AuditFinding] {
    table.entries.indices.compactMap { known.contains($0) ? nil : hidden($0) }
  }

  /// Finds out whether others take all paths of an entry.
  private mutating func hidden(_ entry: Int) -> AuditFinding? {
    var entries: Set<Int> = []
    var states: Int?
    for index in pathsOfEntry[entry] {
      guard !winners[index].isEmpty, !isReached(paths[index]) else { return nil }
      switch inclusion(of: index, in: winners[index]) {
      case .counterexample: return nil
      case .undecided(let count):
        states = max(states ?? 0, count)
        entries.formUnion(winners[index].map { paths[$0].entry })
      case .included:
        entries.formUnion(needed(of: winners[index], for: index).map { paths[$0].entry })
      }
    }
    let path = paths[pathsOfEntry[entry].lowerBound]
    guard case .word(let word) = languages.commonPath(path, path) else { return nil }
    let witness = String(decoding: word, as: UTF8.self)
    let ordered = entries.sorted(by: table.precedesByText)
    guard let first = winner(of: witness, among: entries) ?? ordered.first else { return nil }
    return AuditFinding(
      kind: states.map { .undecided(states: $0) } ?? .unreachable,
      first: first,
      second: entry,
      evidence: .several(others: ordered.filter { $0 != first }, path: witness)
    )
  }

  /// The best of some entries that takes a path.
  private func winner(of path: String, among entries: Set<Int>) -> Int? {
    guard let url = try? LinkURL("s://h" + path) else { return nil }
    return table.allMatches(of: url, host: .authority).first { entries.contains($0.entry) }?.entry
  }

  /// Returns whether every path of an alternative is one of several others.
  private mutating func inclusion(of index: Int, in others: [Int]) -> AutomatonInclusion {
    languages.isWithin(paths[index], others.map { paths[$0] }, caseCounts: caseCounts)
  }

  /// Leaves out, of alternatives that take all paths of another together, those that are not needed.
  private mutating func needed(of others: [Int], for index: Int) -> [Int] {
    var needed = others
    // In an order that does not depend on that of registration.
    let ordered = others.sorted { table.precedesByText(paths[$0].entry, paths[$1].entry) }
    for other in ordered where needed.count > 1 {
      let fewer = needed.filter { $0 != other }
      if inclusion(of: index, in: fewer) == .included { needed = fewer }
    }
    return needed
  }

  /// Returns whether a sample path goes to an alternative's entry, so that no proof is needed.
  private mutating func isReached(_ path: AuditedPath) -> Bool {
    guard let text = languages.unlikelyPath(of: path), let url = try? LinkURL("s://h" + text) else {
      return false
    }
    for match in table.allMatches(of: url, host: .authority) {
      if match.entry == path.entry { return true }
      if pathsOfEntry[match.entry].contains(where: { paths[$0].takesAll(of: path) }) {
        return false
      }
    }
    return false
  }
}
