import LinkPatterns

/// Paths that two parts of an app both have, so that their order decides.
public struct PartOverlap: Hashable, Sendable {
  /// The name of the part that is asked first.
  public let first: String

  /// The name of the other part.
  public let second: String

  /// The pattern of the first part.
  public let firstPattern: String

  /// The pattern of the other part.
  public let secondPattern: String

  /// A shortest path that both accept, percent-encoded; `nil` when it is not known whether there is one.
  public let witness: String?
}

extension PartOverlap: CustomStringConvertible {
  /// A sentence that names parts, patterns and the path.
  public var description: String {
    let path = witness ?? "unknown paths"
    return "\(first) (\(firstPattern)) and \(second) (\(secondPattern)) both accept \(path)."
  }
}

extension LinkCoordinator {
  /// Proves which parts accept the same paths; for tests.
  ///
  /// Parts whose URLs begin differently have none in common. Values out of their declared range still
  /// count as accepted, since a part may say so of them.
  ///
  /// - Parameter stateLimit: The number of states at which the search for one pair is given up.
  /// - Returns: The overlaps, by the order of parts and then of patterns; without overlaps between
  ///   patterns of one part.
  /// - Complexity: As `PatternTable.audit(hostIsSegment:stateLimit:)`, over the patterns of all parts.
  public func overlaps(stateLimit: Int = 10_000) -> [PartOverlap] {
    let owned = parts.enumerated().flatMap { index, part in
      part.tableEntries.map { (part: index, entry: $0) }
    }
    let table = PatternTable(owned.map(\.entry))
    let hostIsSegment = parts.contains { $0.prefixes.contains { $0.hostPosition == .firstSegment } }
    return table.audit(hostIsSegment: hostIsSegment, stateLimit: stateLimit)
      .filter(\.togetherWith.isEmpty)
      .map { ($0, min($0.first, $0.second), max($0.first, $0.second)) }
      .filter { _, first, second in
        owned[first].part != owned[second].part
          && Self.mayShare(parts[owned[first].part].prefixes, parts[owned[second].part].prefixes)
      }
      .sorted { ($0.1, $0.2) < ($1.1, $1.2) }
      .map { finding, first, second in
        PartOverlap(
          first: parts[owned[first].part].name,
          second: parts[owned[second].part].name,
          firstPattern: owned[first].entry.pattern.text,
          secondPattern: owned[second].entry.pattern.text,
          witness: finding.witness
        )
      }
  }

  /// Tells whether URLs with one of some beginnings may have one of others.
  ///
  /// - Parameters:
  ///   - left: The beginnings.
  ///   - right: The others.
  /// - Returns: `true` when in doubt.
  private static func mayShare(_ left: [LinkPrefix], _ right: [LinkPrefix]) -> Bool {
    left.contains { mine in
      right.contains { theirs in
        mine.scheme.utf8.elementsEqual(theirs.scheme.utf8)
          && (mine.host == theirs.host || mine.host == nil || theirs.host == nil
            || mine.hasSubdomainWildcard || theirs.hasSubdomainWildcard)
      }
    }
  }
}
