import LinkPatterns

extension PatternTable {
  /// Finds how far a URL gets with the entries that come nearest, and why it gets no further.
  ///
  /// The first is the one that got furthest; among those, the one whose literal was probably
  /// meant, then the one with as many segments as the URL, then the one that would win. Entries that
  /// match the whole path are among them, without a failure. Entries that have nothing in common with
  /// the URL are left out, unless there are no others.
  func explain(
    _ url: LinkURL,
    host: LinkURL.HostPosition,
    maximum: Int = 5
  ) -> [NearMiss] {
    let walk = PatternComparison(url, host: host, in: self)
    var ways = [[TableAlternative]](repeating: [], count: entries.count)
    for alternative in alternatives { ways[Int(alternative.entry)].append(alternative) }
    let ranked = entries.indices.compactMap { NearMiss(entry: $0, ways[$0], of: self, along: walk) }
      .sorted { $0.isNearer(than: $1, in: self) }
    let near = ranked.filter(\.hasSomethingInCommon)
    return Array((near.isEmpty ? ranked : near).prefix(maximum))
  }
}

/// How far a URL got with one entry of a table, why no further, and its rank.
struct NearMiss: Sendable {
  /// The position of the entry in `PatternTable.entries`.
  let entry: Int

  /// Where its best alternative stops.
  private let stop: PatternComparison.Stop

  /// By how many segments the alternative and the URL differ.
  private let lengthDifference: Int

  /// How specific the alternative is.
  private let precedence: RoutePrecedence

  /// The number of segments of the URL, from the left, that the pattern accepts.
  var matchedSegments: Int { stop.matched }

  /// The reason why it stops; `nil` when the pattern matches the whole path.
  var failure: LinkFailure? { stop.failure }

  /// The literal that was probably meant: the expected one, when the URL has a similar one.
  var suggestion: String? { stop.suggestion?.text }

  /// Finds the alternative of an entry that gets furthest.
  fileprivate init?(
    entry: Int,
    _ ways: [TableAlternative],
    of table: PatternTable,
    along walk: PatternComparison
  ) {
    let described = table.entries[entry]
    let found = ways.map { alternative in
      let difference = abs(table.segments(of: alternative).count - walk.segments.count)
      let written = described.pattern.alternatives[Int(alternative.index)]
      return (written, walk.stop(of: alternative), difference)
    }
    .min { Self.key($0.1, $0.2).lexicographicallyPrecedes(Self.key($1.1, $1.2)) }
    guard let (alternative, stop, difference) = found else { return nil }
    (self.entry, self.stop, lengthDifference) = (entry, stop, difference)
    precedence = RoutePrecedence(alternative, of: described)
  }

  /// Whether a segment is accepted, or a literal was probably meant, or a first value is wrong.
  fileprivate var hasSomethingInCommon: Bool {
    stop.matched > 0 || stop.suggestion != nil || stop.failure?.code != .literal
  }

  /// The numbers by which near misses are ranked, the least first.
  private static func key(_ stop: PatternComparison.Stop, _ difference: Int) -> [Int] {
    [
      stop.failure == nil ? 0 : 1, -stop.matched,
      stop.suggestion?.distance ?? EditDistance.maximum + 1, difference,
    ]
  }

  /// Returns whether this one is nearer than another.
  fileprivate func isNearer(than other: Self, in table: PatternTable) -> Bool {
    let (left, right) = (
      Self.key(stop, lengthDifference), Self.key(other.stop, other.lengthDifference)
    )
    if left != right { return left.lexicographicallyPrecedes(right) }
    return precedence.comparison(with: other.precedence)?.isFirst
      ?? table.precedesByText(entry, other.entry)
  }
}
