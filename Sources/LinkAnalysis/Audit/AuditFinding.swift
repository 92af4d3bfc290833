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

    /// The name of the kind, as in output of tools.
    public var name: String {
      switch self {
      case .tie: "tie"
      case .unreachable: "unreachable"
      case .overlap: "overlap"
      case .undecided: "undecided"
      }
    }

    /// What findings of the kind say, a sentence.
    public var summary: String {
      switch self {
      case .tie: "Nothing but their text decides between two routes."
      case .unreachable: "A route is never reached."
      case .overlap: "Precedence decides between two routes."
      case .undecided: "Whether two routes have a URL in common is not decided."
      }
    }
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

  /// What shows it.
  let evidence: Evidence

  /// The positions of the entries that take every path of the second together with the first, in byte
  /// order of their patterns; empty for a finding about two entries.
  public var togetherWith: [Int] {
    if case .several(let others, _) = evidence { others } else { [] }
  }

  /// A shortest path that both accept, percent-encoded; `nil` when none is known.
  ///
  /// A URL has this path after the beginning that a prefix describes.
  public var witness: String? {
    switch evidence {
    case .nothing: nil
    case .both(let path, _), .several(_, let path): path
    }
  }

  /// The rule that decides; `nil` when it is not known.
  public var decision: Decision? {
    if case .both(_, let decision) = evidence { decision } else { nil }
  }

  /// Whether the table should be changed.
  public var isError: Bool { kind == .tie || kind == .unreachable }
}

extension AuditFinding {
  /// What shows a finding.
  enum Evidence: Hashable, Sendable {
    /// The search for a common path ended before there was one.
    case nothing

    /// A shortest path that both accept, and the rule that gives it to the first.
    case both(path: String, Decision)

    /// A path of the second, all of whose paths go to the first or to one of the others.
    case several(others: [Int], path: String)
  }
}
