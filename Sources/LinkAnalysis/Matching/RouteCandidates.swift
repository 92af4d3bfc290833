public import LinkPatterns

/// One entry of a table that matches a URL.
public struct RouteCandidate: Equatable, Sendable {
  /// The position of the entry in `entries` of the table.
  public let entry: Int

  /// The values of the pattern's parameters, in order, as ranges of the URL's text, percent-encoded; `nil` for a
  /// parameter that is absent from the URL.
  public let values: [Range<Int>?]

  /// Describes a candidate.
  package init(entry: Int, values: [Range<Int>?]) {
    (self.entry, self.values) = (entry, values)
  }
}

/// The entries of a table that match a URL, the best first, found one at a time.
///
/// The first is found by one walk. A caller that rejects it makes a second walk find all others, so
/// rejecting any number of candidates costs no more than that. The steps of both are limited; when
/// there are too many, the search ends and ``isGivenUp`` is `true`.
public struct RouteCandidates {
  private let table: PatternTable

  private let url: LinkURL

  /// The search, in a class since it cannot be copied.
  private final class Walk {
    var search: CandidateSearch

    init(_ search: consuming CandidateSearch) { self.search = search }
  }

  private let walk: Walk

  /// The steps taken: each node entered, byte tested or alternative skipped.
  public var steps: Int { walk.search.steps }

  /// Whether the search took more steps than the limits of the table allow, so that it is not known
  /// whether there are more candidates.
  public var isGivenUp: Bool { walk.search.isGivenUp }

  fileprivate init(_ table: PatternTable, _ url: LinkURL, _ host: LinkURL.HostPosition) {
    (self.table, self.url, walk) = (table, url, Walk(CandidateSearch(url, host: host)))
  }

  /// Finds the next candidate.
  ///
  /// - Returns: The candidate, or `nil` when there is no other. An entry is found once, by its best
  ///   alternative.
  /// - Complexity: O(*n* + *m*), *n* = length of the path, *m* = nodes looked at, for the first and
  ///   once more for the second; O(*n*) for each after that.
  public mutating func next() -> RouteCandidate? {
    guard let match = nextMatch() else { return nil }
    let values = table.entries[match.entry].pattern.parameters.indices.map { parameter in
      table.storage.value(of: parameter, in: match, of: url)?.range
    }
    return RouteCandidate(entry: match.entry, values: values)
  }

  /// Finds the next candidate without its values.
  package mutating func nextMatch() -> TableMatch? {
    walk.search.next(table.storage, url.bytes.span)
  }
}

extension PatternTable {
  /// The entries that match the segments of a URL, the best first.
  ///
  /// - Parameters:
  ///   - url: The URL to match.
  ///   - host: Whether the host of the URL is its first segment. It is then compared case-blind,
  ///     since systems pass on hosts in lower case.
  /// - Returns: A search that finds the first candidate when it is requested, and the others when a
  ///   second is. It ends early, and ``RouteCandidates/isGivenUp`` is then `true`, when that takes more steps than
  ///   the limits allow.
  /// - Complexity: O(1) until the first candidate is requested.
  public func candidates(for url: LinkURL, host: LinkURL.HostPosition) -> RouteCandidates {
    RouteCandidates(self, url, host)
  }

  /// Finds all entries that match the segments of a URL, the best first.
  ///
  /// - Parameters:
  ///   - url: The URL to match.
  ///   - host: Whether the host of the URL is its first segment.
  /// - Returns: The candidates that the limits of the table let be found.
  /// - Complexity: That of two walks, and of reading the captures of each candidate.
  public func allCandidates(for url: LinkURL, host: LinkURL.HostPosition) -> [RouteCandidate] {
    var candidates = candidates(for: url, host: host)
    var all: [RouteCandidate] = []
    while let candidate = candidates.next() { all.append(candidate) }
    return all
  }

  /// Finds all entries that match the segments of a URL, the best first, without their values.
  package func allMatches(for url: LinkURL, host: LinkURL.HostPosition) -> [TableMatch] {
    var candidates = candidates(for: url, host: host)
    var all: [TableMatch] = []
    while let match = candidates.nextMatch() { all.append(match) }
    return all
  }
}
