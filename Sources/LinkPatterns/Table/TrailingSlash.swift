/// The meaning of a slash at the end of a path.
///
/// It does not apply to the root, nor to a path of which only omitted optional groups remain: neither has
/// another slash.
public enum TrailingSlash: String, Hashable, Sendable, CaseIterable {
  /// It is ignored: `/leagues/` is `/leagues`.
  case ignored

  /// It is required when the pattern has one, and refused otherwise.
  case asWritten

  /// It is always required.
  case required
}

/// The rule of an alternative for the end of a path.
package enum SlashRule: Sendable {
  /// A slash or none.
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

  /// Returns whether the end of a path fits the rule.
  @inline(__always)
  func admits(_ path: TablePath) -> Bool {
    switch self {
    case .any: true
    case .none: !path.hasTrailingSlash
    case .one: path.hasTrailingSlash
    }
  }
}
