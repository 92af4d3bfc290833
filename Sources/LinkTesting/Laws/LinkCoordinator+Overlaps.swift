public import LinkActions
import LinkPatterns

/// Paths that two parts of an app accept, so that their order decides.
public struct PartOverlap: Hashable, Sendable {
  /// The name of the part that is asked first.
  public let first: String

  /// The name of the other part.
  public let second: String

  /// The pattern of the first part.
  public let firstPattern: String

  /// The pattern of the other part.
  public let secondPattern: String

  /// A shortest path that both accept, percent-encoded; `nil` when it is unknown whether there is one.
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
  /// Finds the parts that accept the same paths, with a proof; for tests.
  ///
  /// Parts with different prefixes have no path in common. Values out of their declared range
  /// count as accepted, since the part may be the one that refuses them.
  ///
  /// - Parameter stateLimit: The number of states at which the search for one pair ends.
  /// - Returns: The overlaps, by the order of parts and then of patterns; without overlaps between
  ///   patterns of one part.
  /// - Complexity: As `PatternTable.audit(hostIsSegment:stateLimit:)`, over the patterns of all parts.
  public func overlaps(stateLimit: Int = 10_000) -> [PartOverlap] {
    let owned = parts.enumerated().flatMap { index, part in
      part.tableEntries.map { (part: index, entry: $0) }
    }
    let table = PatternTable(owned.map(\.entry))
    let hostIsSegment = parts.contains { $0.prefixes.contains { $0.hostPosition == .firstSegment } }
    let findings = table.audit(hostIsSegment: hostIsSegment, stateLimit: stateLimit)
    var overlaps: [(places: (Int, Int), overlap: PartOverlap)] = []
    for finding in findings where finding.togetherWith.isEmpty {
      let places = (min(finding.first, finding.second), max(finding.first, finding.second))
      let (first, second) = (owned[places.0], owned[places.1])
      guard first.part != second.part, parts[first.part].sharesPrefixes(with: parts[second.part])
      else { continue }
      let overlap = PartOverlap(
        first: parts[first.part].name,
        second: parts[second.part].name,
        firstPattern: first.entry.pattern.text,
        secondPattern: second.entry.pattern.text,
        witness: finding.witness
      )
      overlaps.append((places, overlap))
    }
    return overlaps.sorted { $0.places < $1.places }.map(\.overlap)
  }
}

extension LinkOpening {
  /// Whether URLs of this part may be those of another, judging by their prefixes.
  fileprivate func sharesPrefixes(with other: any LinkOpening) -> Bool {
    prefixes.contains { own in other.prefixes.contains(where: own.overlaps) }
  }
}
