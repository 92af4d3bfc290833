import LinkAnalysis
package import LinkPatterns
package import LinkTesting

/// A table finds exactly what trying every pattern finds, in the order of precedence.
package struct AgreementLaw: Sendable {
  /// The table.
  private let table: PatternTable

  /// Creates the law for patterns.
  package init(entries: [PatternTable.Entry]) {
    table = PatternTable(entries)
  }

  /// Checks the law for a URL.
  package func violations(for url: LinkURL, host: LinkURL.HostPosition) -> [LawViolation] {
    let found = table.allCandidates(for: url, host: host)
    let expected = NaiveTable(table.entries).candidates(for: url, host: host)
    // The first segment of a custom scheme ignores case, that of a path does not.
    let isPathAlone = host == .authority
    let first = isPathAlone ? table.firstMatch(inPath: url.string(url.layout.path)) : nil
    let linked = try? table.firstMatch(inURL: url.text, host: host)
    let isFirst =
      linked?.entry == expected.first?.entry
      && (!isPathAlone || first?.entry == expected.first?.entry)
    guard found != expected || !isFirst else { return [] }
    let names = { (list: [TableCandidate]) in
      list.map { candidate in
        let pattern = table.entries[candidate.entry].pattern
        let values = zip(pattern.parameterNames, candidate.values).compactMap { name, range in
          range.map { "\(name)=\(url.string($0))" }
        }
        return pattern.text + " \(values)"
      }
    }
    return [
      LawViolation(
        law: "agreement",
        detail:
          "\(url) among \(table.entries.map(\.pattern.text)): the table finds \(names(found)), "
          + "trying each finds \(names(expected)), the first is \(first?.entry ?? -1), of the URL \(linked?.entry ?? -1)"
      )
    ]
  }
}
