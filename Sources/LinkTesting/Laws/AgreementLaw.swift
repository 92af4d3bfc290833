public import LinkPatterns

/// A table finds exactly what trying every pattern finds, in the order of precedence.
public struct AgreementLaw: Sendable {
  /// The table.
  private let table: PatternTable

  /// Creates the law for patterns.
  ///
  /// - Parameter entries: The patterns.
  public init(entries: [PatternTable.Entry]) {
    table = PatternTable(entries)
  }

  /// Checks the law for a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - host: Whether the host of the URL is its first segment.
  /// - Returns: The violations; empty when the law holds.
  /// - Complexity: O(*e* · *s*), *e* = number of patterns, *s* = number of segments.
  public func violations(for url: LinkURL, host: LinkURL.HostPosition) -> [LawViolation] {
    let found = Array(table.candidates(for: url, host: host))
    let expected = naiveCandidates(for: url, host: host)
    guard found != expected else { return [] }
    let names = { (list: [RouteCandidate]) in list.map { table.entries[$0.entry].pattern.text } }
    return [
      LawViolation(
        law: "agreement",
        detail:
          "\(url) among \(table.entries.map(\.pattern.text)): the table finds \(names(found)), "
          + "trying each finds \(names(expected))"
      )
    ]
  }

  /// Tries every pattern.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - host: Whether the host of the URL is its first segment.
  /// - Returns: Those that match, the most specific first.
  private func naiveCandidates(
    for url: LinkURL,
    host: LinkURL.HostPosition
  ) -> [RouteCandidate] {
    let ranges = url.segments(host: host)
    let segments = ranges.map(url.string)
    let hostIsSegment = host == .firstSegment && url.host?.isEmpty == false
    let matching = table.entries.indices.filter { index in
      matches(table.entries[index], segments, foldsFirst: hostIsSegment)
    }
    return matching.sorted(by: precedes).map { index in
      var captures: [RouteCandidate.Capture] = []
      for (position, segment) in table.entries[index].pattern.segments.enumerated() {
        guard case .parameter(let parameter) = segment else { continue }
        captures.append(.init(name: parameter.name, segment: position, range: ranges[position]))
      }
      return RouteCandidate(entry: index, captures: captures)
    }
  }

  /// Tells whether a pattern matches segments.
  ///
  /// - Parameters:
  ///   - entry: The pattern.
  ///   - segments: The segments, as they are written.
  ///   - foldsFirst: Whether the first segment is a host.
  /// - Returns: `true` when each segment fits.
  private func matches(_ entry: PatternTable.Entry, _ segments: [String], foldsFirst: Bool) -> Bool
  {
    guard entry.pattern.segments.count == segments.count else { return false }
    return zip(entry.pattern.segments, segments).enumerated().allSatisfy { index, pair in
      guard case .literal(let bytes) = pair.0 else { return !pair.1.isEmpty }
      let text = String(decoding: bytes, as: UTF8.self)
      let folds = entry.caseInsensitiveLiterals || (foldsFirst && index == 0)
      return folds ? text.lowercased() == pair.1.lowercased() : text == pair.1
    }
  }

  /// Tells which of two patterns that match one URL wins, by the letter of the rule.
  ///
  /// - Parameters:
  ///   - left: The position of a pattern.
  ///   - right: The position of another.
  /// - Returns: `true` when the first wins.
  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (table.entries[left], table.entries[right])
    let (ranks, others) = (ranks(of: first), ranks(of: second))
    if ranks != others { return others.lexicographicallyPrecedes(ranks) }
    if first.requiredQueryItems != second.requiredQueryItems {
      return first.requiredQueryItems > second.requiredQueryItems
    }
    return first.pattern.text.utf8.lexicographicallyPrecedes(second.pattern.text.utf8)
  }

  /// How specific each segment of a pattern is.
  ///
  /// - Parameter entry: The pattern.
  /// - Returns: 5 for a literal, 3 for a typed parameter, 2 for a plain one.
  private func ranks(of entry: PatternTable.Entry) -> [Int] {
    entry.pattern.segments.map { segment in
      switch segment {
      case .literal: 5
      case .parameter(let parameter): entry.shapes[parameter.name] != nil ? 3 : 2
      case .mixed, .rest: 0
      }
    }
  }
}
