/// What a slash at the end of a path means.
public enum TrailingSlash: Hashable, Sendable {
  /// Nothing: `/leagues/` is `/leagues`.
  case ignored

  /// It must be there where the pattern has one, and nowhere else.
  case asWritten

  /// It must be there.
  case required
}

/// What an alternative asks of the end of a path.
enum SlashRule: UInt8, Sendable {
  /// Nothing.
  case any
  /// No slash.
  case none
  /// A slash.
  case one

  /// Finds the rule of a pattern.
  ///
  /// - Parameters:
  ///   - policy: What a slash means.
  ///   - hasSlash: Whether the pattern ends with one.
  ///   - isRoot: Whether the alternative has no segment, so that no slash is left to ask for.
  init(_ policy: TrailingSlash, hasSlash: Bool, isRoot: Bool) {
    switch policy {
    case _ where isRoot: self = .any
    case .ignored: self = .any
    case .asWritten: self = hasSlash ? .one : .none
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
