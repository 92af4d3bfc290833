package import LinkPatterns

/// One entry of a table that matches a URL, with its values.
package struct TableCandidate: Equatable, Sendable {
  /// The position of the entry in the table.
  package let entry: Int

  /// The values of the pattern's parameters, in order, as ranges of the URL's text.
  package let values: [Range<Int>?]
}

/// The entries of a table that match a URL, with their values, found one at a time.
package final class TableCandidates {
  private let table: PatternTable
  private let url: LinkURL
  private var matches: PatternMatches

  fileprivate init(_ table: PatternTable, _ url: LinkURL, _ host: LinkURL.HostPosition) {
    self.table = table
    self.url = url
    matches = PatternMatches(url, host: host)
  }

  package var steps: Int { matches.steps }

  package var isGivenUp: Bool { matches.isGivenUp }

  package func next() -> TableCandidate? {
    matches.next(in: table, of: url).map { match in
      TableCandidate(entry: match.entry, values: table.values(of: match, in: url))
    }
  }
}

extension PatternTable {
  /// The entries that match the segments of a URL, the best first.
  package func candidates(for url: LinkURL, host: LinkURL.HostPosition) -> TableCandidates {
    TableCandidates(self, url, host)
  }

  /// Finds all entries that match the segments of a URL, the best first.
  package func allCandidates(
    for url: LinkURL,
    host: LinkURL.HostPosition
  ) -> [TableCandidate] {
    allMatches(of: url, host: host).map { match in
      TableCandidate(entry: match.entry, values: values(of: match, in: url))
    }
  }
}
