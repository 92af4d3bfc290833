/// A finding of an audit: two entries of a table that have paths in common, or one that several
/// others hide.
public struct AuditFinding: Hashable, Sendable {
  /// The kinds of findings.
  public enum Kind: Hashable, Sendable {
    /// Only their text decides between the two, and neither is a special case of the other.
    ///
    /// An error.
    case tie

    /// The first entry takes every path of the second, alone or together with others, so the second is
    /// never reached.
    ///
    /// An error.
    case unreachable

    /// Both accept some paths, and precedence decides.
    case overlap

    /// It is not known whether they have paths in common, or which, or whether the first and others
    /// together take every path of the second: the search ended at this many states.
    case undecided(states: Int)
  }

  /// The rule that decides between the two where both accept a path.
  public enum Decision: Hashable, Sendable {
    /// A segment, counted from 1, is more specific in the first.
    case segment(Int)

    /// The first has more segments.
    case segmentCount

    /// The first requires more query items, or a fragment.
    case queryItems

    /// Every path of the first is one of the second.
    case smallerLanguage

    /// The first was declared earlier, in a table that keeps that order.
    case registrationOrder

    /// The pattern, or the name, of the first comes earlier in byte order.
    case byteOrder
  }

  /// The kind of finding.
  public let kind: Kind

  /// The position of the entry that comes first, in `PatternTable.entries`.
  public let first: Int

  /// The position of the other entry.
  public let second: Int

  /// The positions of the entries that take every path of the second together with the first, in byte
  /// order of their patterns; empty for a finding about two entries.
  public internal(set) var togetherWith: [Int] = []

  /// A shortest path that both accept, percent-encoded; `nil` when none is known.
  ///
  /// A URL has this path after the beginning that a prefix describes.
  public internal(set) var witness: String?

  /// The rule that decides; `nil` when it is not known.
  public internal(set) var decision: Decision?

  /// Whether the table should be changed.
  public var isError: Bool { kind == .tie || kind == .unreachable }
}
