/// What a slash at the end of a path means.
///
/// The root is not meant, nor what is left of a path when all optional groups are left out: it has no
/// slash to spare.
public enum TrailingSlash: String, Hashable, Sendable, CaseIterable {
  /// Nothing: `/leagues/` is `/leagues`.
  case ignored

  /// It must be there where the pattern has one, and nowhere else.
  case asWritten

  /// It must be there.
  case required
}

/// What an alternative asks of the end of a path.
package enum SlashRule: Sendable {
  /// Nothing.
  case any
  /// No slash.
  case none
  /// A slash.
  case one

  /// Finds the rule of an alternative.
  package init(_ policy: TrailingSlash, behind alternative: PathPattern.Alternative) {
    switch policy {
    case _ where alternative.segments.isEmpty: self = .any
    case .ignored: self = .any
    case .asWritten: self = alternative.slash
    case .required: self = .one
    }
  }

  /// Tells whether a path ends as the rule says.
  @inline(__always)
  func admits(_ path: TablePath) -> Bool {
    switch self {
    case .any: true
    case .none: !path.hasTrailingSlash
    case .one: path.hasTrailingSlash
    }
  }
}
