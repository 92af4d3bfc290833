/// A point in time, as a duration since 1970-01-01T00:00:00Z.
///
/// `LinkEnvironment` provides the time, so that tests choose it.
public struct LinkInstant: Hashable, Sendable, Comparable, Codable {
  /// The time since the start of 1970, UTC.
  ///
  /// Negative before it.
  public let since1970: Duration

  /// Creates a point in time.
  ///
  /// - Parameter since1970: The time since the start of 1970, UTC.
  public init(since1970: Duration) {
    self.since1970 = since1970
  }

  /// Compares two points in time.
  ///
  /// - Parameters:
  ///   - lhs: A point in time.
  ///   - rhs: Another point in time.
  /// - Returns: Whether the first is earlier.
  public static func < (lhs: LinkInstant, rhs: LinkInstant) -> Bool {
    lhs.since1970 < rhs.since1970
  }

  /// The time that has passed since another point in time.
  ///
  /// - Parameter other: The other point in time.
  /// - Returns: The duration; negative when the other is later.
  public func duration(since other: LinkInstant) -> Duration {
    since1970 - other.since1970
  }

  /// A later point in time.
  ///
  /// - Parameter duration: How much later.
  /// - Returns: The point in time.
  public func advanced(by duration: Duration) -> LinkInstant {
    LinkInstant(since1970: since1970 + duration)
  }
}
